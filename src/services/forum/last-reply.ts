import type { Firestore } from 'firebase/firestore/lite';
import type { Reply } from '@/model/forum/topic';
import { map, text } from '@/model/shared/stored/stored-fields';
import { fetchDoc } from '../firestore/lists';
import { topicRef } from './data';
import type { Staged } from './writer';

type Place = Pick<Reply, 'id' | 'temaId'>;

/**
 * Whether a topic shows this reply as its last, in other words than these, as it is stored now; false where it is gone or on its
 * way out. One read. Throws ServiceError.
 */
export async function showsOtherWords(db: Firestore, reply: Place, words: string): Promise<boolean> {
  const topic = (await fetchDoc(topicRef(db, reply.temaId))).data() ?? {};
  const last = map(topic, 'ultimaRespuesta') ?? {};
  return topic.borrando !== true && last.id === reply.id && text(last, 'contenidoResumen') !== words;
}

/**
 * The part of a commit that says anew how the last reply of a topic begins: the rules take no edit and no hiding of it without.
 * Of one that is hidden nothing is kept, nor brought back once it is shown again.
 */
export function addLastWords(
  { db, batch }: Pick<Staged<unknown>, 'db' | 'batch'>,
  reply: Place,
  words: string,
): void {
  batch.update(topicRef(db, reply.temaId), { 'ultimaRespuesta.contenidoResumen': words });
}
