/**
 * Code that few texts need, fetched once for those that do; gives what asks for it. Where it does not arrive they are read with
 * `otherwise`, which it says by naming `what` is missing, and the next text asks again. Never rejects.
 */
export function fetchedOnce<Code>(
  load: () => Promise<Code>,
  otherwise: Code,
  what: string,
): () => Promise<Code> {
  let asked: Promise<Code> | null = null;
  const failed = (error: unknown): Code => {
    console.info(`The code of ${what} could not be loaded.`, error);
    asked = null;
    return otherwise;
  };
  return () => {
    asked ??= load().catch(failed);
    return asked;
  };
}
