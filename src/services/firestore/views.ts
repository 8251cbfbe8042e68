import { doc, type Firestore, increment, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { VIEW_RETRIES, viewPause, visitStep } from '@/model/shared/visits';
import { toServiceError, withServiceErrors } from './errors';
import { type Wait, withRetries } from './retry';

/** Where views are counted, by what they are of. Nothing that members commit to is written by a visitor. */
export const VIEWS = { articulo: 'visitas', tema: 'foro_vistas' } as const;
export type Viewed = keyof typeof VIEWS;

/** For tests: the reader's luck, and a clock of their own. */
export interface ViewOptions {
  random?: number;
  wait?: Wait | undefined;
}

/** Whether a view may be counted later: refused may mean a moment too early; a lost race and a lost connection pass. */
const mayCountLater = (error: unknown) =>
  ['permission-denied', 'aborted', 'unavailable'].includes(toServiceError(error).code);

/**
 * Counts one view, or a hundred of those that are read very much (visitStep): one write. `counted`: what is known of the counter. One that falls into the
 * interval after another's is tried again for some minutes, while the page is open; then it is lost. Throws ServiceError.
 */
export async function recordView(
  db: Firestore,
  kind: Viewed,
  id: string,
  counted: number,
  { random = Math.random(), wait }: ViewOptions = {},
): Promise<void> {
  const step = visitStep(counted, random);
  if (step === 0) return;
  const view = () =>
    setDoc(doc(db, VIEWS[kind], id), { cuenta: increment(step), fecha: serverTimestamp() }, { merge: true });
  const retries = {
    retries: VIEW_RETRIES,
    delay: (retry: number) => viewPause(retry),
    when: mayCountLater,
    wait,
  };
  await withServiceErrors(() => withRetries(view, retries));
}
