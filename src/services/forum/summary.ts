import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import type { ForumSummary } from '@/model/forum/summary';
import { withServiceErrors } from '../firestore/errors';
import { count, date } from '../firestore/parse';

/** The figures of the last count; null while there was none. One read. Throws ServiceError. */
export async function fetchForumSummary(db: Firestore): Promise<ForumSummary | null> {
  const document = await withServiceErrors(() => getDoc(doc(db, 'foro_estadisticas', 'resumen')));
  if (!document.exists()) return null;
  const data = document.data();
  return {
    totalTemas: count(data, 'totalTemas'),
    totalRespuestas: count(data, 'totalRespuestas'),
    usuariosActivos: count(data, 'usuariosActivos'),
    fechaActualizacion: date(data, 'fechaActualizacion'),
  };
}
