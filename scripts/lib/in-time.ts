import { createContext, Script } from 'node:vm';

/** Many times what the longest text takes that is read at all. */
const MOST_MS = 10_000;

/** Only a script can be ended from outside: this one does nothing but call the work. */
const script = new Script('work()');
const context: { work?: () => void } = {};
createContext(context);

/** Does work that waits for nothing, and ends it where it takes too long. Throws then, and what the work throws. */
export function inTime<Result>(work: () => Result, timeout = MOST_MS): Result {
  const results: Result[] = [];
  context.work = () => void results.push(work());
  script.runInContext(context, { timeout });
  const [result] = results;
  // It has run to its end.
  return result as Result;
}
