import {
  collection,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  limit,
  orderBy,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { Topic } from '@/model/forum/topic';
import { map, text } from '@/model/shared/stored/stored-fields';
import { fetchDoc, fetchDocs } from '../firestore/lists';
import { categoryRef, TOPICS, topicRef } from './data';

/** The part of a commit that sets what a category shows as its last topic; empty where that stays. */
type LastTopic = { ultimoTema?: DocumentData | null };

/** As the rules compare it with the stored topic: its time exactly, which a Date would cut. */
const shown = (topic: DocumentSnapshot): DocumentData => ({
  id: topic.id,
  titulo: topic.get('titulo') as unknown,
  autorId: topic.get('autorId') as unknown,
  fechaCreacion: topic.get('fechaCreacion') as unknown,
});

async function lastOf(db: Firestore, categoriaId: string) {
  const category = await fetchDoc(categoryRef(db, categoriaId));
  const last = map(category.data() ?? {}, 'ultimoTema');
  return last && { id: text(last, 'id'), time: last.fechaCreacion };
}

/** What its category shows once a topic leaves it: the newest of the others. One read, three where it was the last. */
export async function lastTopicWithout(
  db: Firestore,
  topic: Pick<Topic, 'id' | 'categoriaId'>,
): Promise<LastTopic> {
  const last = await lastOf(db, topic.categoriaId);
  if (last && last.id !== topic.id) return {};
  const newest = [where('categoriaId', '==', topic.categoriaId), orderBy('fechaCreacion', 'desc'), limit(2)];
  const docs = await fetchDocs(collection(db, TOPICS), ...newest);
  const next = docs.find(({ id }) => id !== topic.id);
  return { ultimoTema: next ? shown(next) : null };
}

/** What a category shows once a topic comes to it from another: that one where it is newer. Two reads. */
export async function lastTopicWith(
  db: Firestore,
  topic: Pick<Topic, 'id'>,
  categoriaId: string,
): Promise<LastTopic> {
  const [last, coming] = await Promise.all([lastOf(db, categoriaId), fetchDoc(topicRef(db, topic.id))]);
  const time: unknown = coming.get('fechaCreacion');
  if (last?.time instanceof Timestamp && time instanceof Timestamp && last.time >= time) return {};
  return { ultimoTema: shown(coming) };
}

/** Where a category shows this topic as its last, what names it anew; null elsewhere. One read. */
export async function lastTopicRenamed(
  db: Firestore,
  { id, categoriaId, autorId }: Pick<Topic, 'id' | 'categoriaId' | 'autorId'>,
  titulo: string,
): Promise<DocumentData | null> {
  const last = await lastOf(db, categoriaId);
  return last?.id === id ? { 'ultimoTema.titulo': titulo, 'ultimoTema.autorId': autorId } : null;
}
