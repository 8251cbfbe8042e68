import { ServiceError } from '../firestore/errors';

let turn: Promise<unknown> = Promise.resolve();

/** Lets a page that the build drew be taken over first: what reads comes after it. */
export function readAfter(takeover: Promise<unknown>): void {
  turn = takeover;
}

/** Brings code that reads. Throws ServiceError: 'unavailable' where it does not arrive. */
export async function inTurn<Services>(load: () => Promise<Services>): Promise<Services> {
  await turn;
  try {
    return await load();
  } catch (cause) {
    throw new ServiceError('unavailable', { cause });
  }
}

/** What visitors read the library with. Throws ServiceError: 'unavailable' where its code does not arrive. */
export const libraryServices = () => inTurn(() => import('../visitor/library'));

/** What visitors read the forum with. Throws ServiceError: 'unavailable' where its code does not arrive. */
export const forumServices = () => inTurn(() => import('../visitor/forum'));
