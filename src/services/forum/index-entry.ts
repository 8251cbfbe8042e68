import { type DocumentData, doc, type Firestore } from 'firebase/firestore/lite';
import type { ItemKind, Reply, Topic } from '@/model/forum/topic';
import { indexKeys, indexText } from '@/model/forum/words';
import { FORUM_INDEX } from './data';

export const entryRef = (db: Firestore, kind: ItemKind, id: string) => doc(db, FORUM_INDEX, `${kind}_${id}`);

/** `fecha`: when the item was written, as it is stored, or the time of this commit. */
type Indexed = Pick<Topic, 'id' | 'titulo' | 'contenido' | 'autorId' | 'autorNombre'> & { fecha: unknown };

const entryOf = (tipo: ItemKind, temaId: string, item: Indexed): DocumentData => {
  const { id: itemId, titulo, autorId, autorNombre, fecha } = item;
  return { tipo, itemId, temaId, titulo, autorId, autorNombre, fecha };
};

/** What the search finds of a topic: by its title, its tags and its content. */
export const topicEntry = (
  topic: Indexed & Pick<Topic, 'categoriaId' | 'estado'> & { tags: readonly string[] },
): DocumentData => ({
  ...entryOf('tema', topic.id, topic),
  categoriaId: topic.categoriaId,
  texto: indexText(topic.contenido, topic.tags),
  estado: topic.estado,
  palabras: indexKeys(topic.contenido, topic),
  oculta: false,
});

/** What the search finds of a reply, under the title of its topic. */
export const replyEntry = (reply: Indexed & Pick<Reply, 'temaId' | 'oculta'>): DocumentData => ({
  ...entryOf('respuesta', reply.temaId, reply),
  categoriaId: null,
  texto: indexText(reply.contenido),
  estado: 'abierto',
  palabras: indexKeys(reply.contenido),
  oculta: reply.oculta,
});
