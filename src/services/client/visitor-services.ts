import { ServiceError } from '../firestore/errors';
import { loadCode } from './missing-code';
import { queryClient } from './query-client';

let use: Promise<unknown> = Promise.resolve();

/** Events that show that somebody uses the page. Some assistive technology only clicks; dictation only types. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'click', 'input'];
/** After so many milliseconds on the page it counts as used, also without such an event. */
const READS_MS = 10_000;

/** So many milliseconds after a press on a link nothing is fetched: the page that it may open comes first. */
const PRESS_MS = 500;
let lineIsFree: Promise<unknown> = Promise.resolve();

function waitAfterPress({ target }: Event): void {
  const isLink = target instanceof Element && target.closest('a[href]') !== null;
  if (isLink) lineIsFree = new Promise((done) => setTimeout(done, PRESS_MS));
}

/** Resolves at the first of: an event of use, `READS_MS`, or a query whose answer did not come with the page. */
function firstUse(): Promise<void> {
  let stop = () => {};
  return new Promise<void>((done) => {
    const begin = (event: Event) => {
      waitAfterPress(event);
      done();
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { once: true, capture: true });
    setTimeout(done, READS_MS);
    stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch' && event.query.state.data === undefined)
        done();
    });
  }).finally(() => stop());
}

/** From here on nothing is read before React has taken the page over (`takeover`) and somebody uses it. */
export function readOnUse(takeover: Promise<unknown>): void {
  use = Promise.all([takeover, firstUse()]);
}

/** Resolves when the page is first used; at once where readOnUse() was not called. */
export const whenUsed = (): Promise<unknown> => use;

/** Brings code that reads, once the page is used. Throws ServiceError: 'unavailable' where it does not arrive. */
export async function loadWhenUsed<Services>(load: () => Promise<Services>): Promise<Services> {
  await use;
  await lineIsFree;
  try {
    return await loadCode(load);
  } catch (cause) {
    throw new ServiceError('unavailable', { cause });
  }
}

const loadLibrary = () => import('../visitor/library');
const loadForum = () => import('../visitor/forum');

/** What visitors read the library with. Throws ServiceError: 'unavailable' where its code does not arrive. */
export const libraryServices = () => loadWhenUsed(loadLibrary);

type Library = Awaited<ReturnType<typeof libraryServices>>;

/** One reading of the library. Throws ServiceError. */
export async function fromLibrary<Answer>(
  read: (library: Library, db: ReturnType<Library['db']>) => Promise<Answer>,
): Promise<Answer> {
  const library = await libraryServices();
  return read(library, library.db());
}

/** What visitors read the forum with. Throws ServiceError: 'unavailable' where its code does not arrive. */
export const forumServices = () => loadWhenUsed(loadForum);
