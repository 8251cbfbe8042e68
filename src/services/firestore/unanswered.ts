import { type ServiceErrorCode, toServiceError } from './errors';

/** Acts whose answer never came, by what they are: they may be stored. A page that is loaded anew shows what is. */
const unanswered = new Set<string>();

/** Failures after which it is not known whether the commit was carried out. */
const UNKNOWN: readonly ServiceErrorCode[] = ['unavailable', 'unknown'];

/** What an act is: who does what to what, and with which words. */
export type Act = readonly (string | number | boolean | null)[];

const nameOf = (act: Act) => JSON.stringify(act);

/** Whether the last try of this very act went without an answer. */
export const wasUnanswered = (act: Act): boolean => unanswered.has(nameOf(act));

/** Does it, and remembers whether an answer came. Throws what it throws. */
export async function noting<T>(act: Act, send: () => Promise<T>): Promise<T> {
  try {
    const result = await send();
    unanswered.delete(nameOf(act));
    return result;
  } catch (cause) {
    if (UNKNOWN.includes(toServiceError(cause).code)) unanswered.add(nameOf(act));
    else unanswered.delete(nameOf(act));
    throw cause;
  }
}

/**
 * Does something that is to be done once. Where the last try of the same went without an answer, it looks first: what is stored
 * by then (`isDone`) was done by it, and is a success; so is what is refused because it is so already, done in another tab. No
 * read but then. Throws what either throws.
 */
export function doneOnce(act: Act, isDone: () => Promise<boolean>, send: () => Promise<void>): Promise<void> {
  const unlessDone = async (cause: unknown) => {
    if (toServiceError(cause).code !== 'permission-denied' || !(await isDone().catch(() => false)))
      throw cause;
  };
  return noting(act, async () => {
    if (wasUnanswered(act) && (await isDone())) return;
    await send().catch(unlessDone);
  });
}
