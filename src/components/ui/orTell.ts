import { showToast } from './Toasts';

/** Does what was asked for, and gives whether it was done; where it fails a toast says so, with what `detailOf` knows of it. */
export async function orTell(
  failed: string,
  work: () => Promise<unknown>,
  detailOf?: (cause: unknown) => string,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (cause) {
    console.info(failed, cause);
    showToast(failed, { tone: 'danger', ...(detailOf && { detail: detailOf(cause) }) });
    return false;
  }
}
