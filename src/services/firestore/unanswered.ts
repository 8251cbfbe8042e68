import { type ServiceErrorCode, toServiceError } from './errors';

/** Acts whose answer never came: they may be stored. Kept until the page is loaded anew, which shows what is stored. */
const unanswered = new Set<string>();

const UNKNOWN: readonly ServiceErrorCode[] = ['unavailable', 'unknown'];

/** Whether after a failure it is not known if the commit was carried out: the answer may have been lost on its way. */
export const hadNoAnswer = (cause: unknown): boolean => UNKNOWN.includes(toServiceError(cause).code);

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
    if (hadNoAnswer(cause)) unanswered.add(nameOf(act));
    else unanswered.delete(nameOf(act));
    throw cause;
  }
}

/**
 * Does something that is to be done once. It asks `isDone`, which reads, in two cases: before the try, where the last try of the same
 * act got no answer, and after a refusal, since another tab may have done it. What is done already is a success. Throws what
 * `isDone` and `send` throw.
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
