import {
  collection,
  doc,
  type Firestore,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { Member } from '@/model/forum/permissions';
import { activeSince } from '@/model/forum/statistics';
import { withServiceErrors } from '../firestore/errors';
import { ACCOUNTS } from '../users/data';
import { countCategories, countOf, sumTopics } from './counting';
import { demandStatistics } from './statistics';

/**
 * Counts what the forum's home shows of the last 30 days and of all of it, and publishes that: three aggregations, for who
 * holds verEstadisticasForo or administrarForo. Throws ServiceError.
 */
export async function refreshSummary(db: Firestore, member: Member, now = new Date()): Promise<void> {
  demandStatistics(member);
  const active = where('ultimaActividad', '>=', Timestamp.fromDate(activeSince(now)));
  const [totalCategorias, topics, usuariosActivos] = await Promise.all([
    countCategories(db),
    sumTopics(db),
    countOf(query(collection(db, ACCOUNTS), active)),
  ]);
  const figures = {
    fechaActualizacion: serverTimestamp(),
    totalCategorias,
    totalTemas: topics.temas,
    totalRespuestas: topics.respuestas,
    usuariosActivos,
  };
  await withServiceErrors(() => setDoc(doc(db, 'foro_estadisticas', 'resumen'), figures, { merge: true }));
}
