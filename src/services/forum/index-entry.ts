import { type DocumentData, doc, type Firestore } from 'firebase/firestore/lite';
import type { ItemKind, TopicState } from '@/model/forum/topic';
import { indexKeys, indexText } from '@/model/forum/words';
import { FORUM_INDEX } from './data';

export const entryRef = (db: Firestore, kind: ItemKind, id: string) => doc(db, FORUM_INDEX, `${kind}_${id}`);

interface Indexed {
  id: string;
  titulo: string;
  contenido: string;
  autorId: string;
  autorNombre: string;
  /** When the item was written: a stored time, or the time of this commit. */
  fecha: unknown;
}

/** What the search finds of a topic: by its title, its tags and its content. */
export function topicEntry(
  topic: Indexed & { categoriaId: string; estado: TopicState; tags: readonly string[] },
): DocumentData {
  return {
    tipo: 'tema',
    itemId: topic.id,
    temaId: topic.id,
    categoriaId: topic.categoriaId,
    titulo: topic.titulo,
    texto: indexText(topic.contenido, topic.tags),
    autorId: topic.autorId,
    autorNombre: topic.autorNombre,
    fecha: topic.fecha,
    estado: topic.estado,
    palabras: indexKeys(topic.contenido, topic),
    oculta: false,
  };
}

/** What the search finds of a reply, under the title of its topic. */
export function replyEntry(reply: Indexed & { temaId: string; oculta: boolean }): DocumentData {
  return {
    tipo: 'respuesta',
    itemId: reply.id,
    temaId: reply.temaId,
    categoriaId: null,
    titulo: reply.titulo,
    texto: indexText(reply.contenido),
    autorId: reply.autorId,
    autorNombre: reply.autorNombre,
    fecha: reply.fecha,
    estado: 'abierto',
    palabras: indexKeys(reply.contenido),
    oculta: reply.oculta,
  };
}
