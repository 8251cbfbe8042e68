import { ServiceError } from '../firestore/errors';
import { loadCode } from './missing-code';
import { queryClient } from './query-client';

let use: Promise<unknown> = Promise.resolve();

/** What shows that somebody uses the page; assistive technology may only click, and dictation only gives words. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'click', 'input'];
/** Who stays so long reads, also without a sign. */
const READS_MS = 10_000;

/** So long after a press on a link the line is left to the page that it may open. */
const PRESS_MS = 500;
let lineIsFree: Promise<unknown> = Promise.resolve();

function waitAfterPress({ target }: Event): void {
  const isLink = target instanceof Element && target.closest('a[href]') !== null;
  if (isLink) lineIsFree = new Promise((done) => setTimeout(done, PRESS_MS));
}

/** The first sign that somebody uses the page, or that it shows other things than were drawn: a reading whose answer is not there. */
function firstUse(): Promise<void> {
  let stop = () => {};
  return new Promise<void>((done) => {
    const begin = (event: Event) => {
      waitAfterPress(event);
      done();
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { once: true });
    setTimeout(done, READS_MS);
    stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch' && event.query.state.data === undefined)
        done();
    });
  }).finally(() => stop());
}

/** Makes a page that the build drew read only once it is taken over and used. */
export function readOnUse(takeover: Promise<unknown>): void {
  use = Promise.all([takeover, firstUse()]);
}

/** When a drawn page is first used (at once if not drawn): what it does not need as it stands comes then. */
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
