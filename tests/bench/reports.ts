import { collection, doc, getDocs, limit, query, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { ownerDb } from '../e2e/support/owner';

/** More reports than a page of the queue holds, each about another topic: past the rules, like the seed. */
export async function plantReports(count = 20): Promise<void> {
  const db = ownerDb();
  const { docs } = await getDocs(query(collection(db, 'foro_temas'), limit(count)));
  const batch = writeBatch(db);
  for (const [n, topic] of docs.entries())
    batch.set(doc(db, 'foro_reportes', `tema_${topic.id}_medida`), {
      tipo: 'tema',
      itemId: topic.id,
      temaId: topic.id,
      titulo: topic.get('titulo') as unknown,
      autorId: topic.get('autorId') as unknown,
      reportadorId: 'medida',
      reportadorNombre: 'Medida',
      motivo: 'Para medir',
      fechaReporte: Timestamp.fromMillis(n),
      estado: 'pendiente',
      moderadorId: null,
      fechaRevision: null,
      accionTomada: null,
      comentarioModerador: null,
    });
  await batch.commit();
}
