import { ServiceError } from '../firestore/errors';

let turn: Promise<unknown> = Promise.resolve();
let use: Promise<unknown> = Promise.resolve();
let beginUse: (sign?: unknown) => void = () => {};

/** What shows that somebody uses the page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'];
/** Who stays so long reads, also without a sign. */
const READS_MS = 10_000;

/** Lets a page that the build drew be taken over first: what reads comes after it, and what it does not need yet once it is used. */
export function readAfter(takeover: Promise<unknown>): void {
  turn = takeover;
  use = new Promise((done) => {
    beginUse = done;
    for (const sign of SIGNS) addEventListener(sign, done, { once: true });
    setTimeout(done, READS_MS);
  });
}

/**
 * When somebody begins to use a page that the build drew: what it does not need as it stands comes then, so that who only
 * looks in does not pay for it. At once where it was not drawn.
 */
export const whenUsed = (): Promise<unknown> => use;

/** The page shows other things than were drawn: what waits for its use comes now. */
export const stopWaiting = () => beginUse();

/** Brings code that reads. Throws ServiceError: 'unavailable' where it does not arrive. */
export async function loadAfterTakeover<Services>(load: () => Promise<Services>): Promise<Services> {
  await turn;
  try {
    return await load();
  } catch (cause) {
    throw new ServiceError('unavailable', { cause });
  }
}

/** What visitors read the library with. Throws ServiceError: 'unavailable' where its code does not arrive. */
export const libraryServices = () => loadAfterTakeover(() => import('../visitor/library'));

/** What visitors read the forum with. Throws ServiceError: 'unavailable' where its code does not arrive. */
export const forumServices = () => loadAfterTakeover(() => import('../visitor/forum'));
