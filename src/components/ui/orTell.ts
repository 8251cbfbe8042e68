import { sentenceOf } from '@/services/firestore';
import { showToast } from './Toasts';

/**
 * Does what was asked for, and gives whether it was done; where it fails a toast says so: in the words of what refused it, or in
 * these, with what `detailOf` knows of it.
 */
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
    if (detailOf) showToast(failed, { tone: 'danger', detail: detailOf(cause) });
    else showToast(sentenceOf(cause, failed), { tone: 'danger' });
    return false;
  }
}
