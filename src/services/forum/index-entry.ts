import { type DocumentData, doc, type Firestore } from 'firebase/firestore/lite';
import type { ItemKind } from '@/model/forum/kinds';
import type { Reply, Topic } from '@/model/forum/topic';
import { indexKeys, indexText } from '@/model/forum/words';
import type { Writes } from '../firestore/commit';
import { onCode } from '../firestore/demands';
import { fetchDoc } from '../firestore/lists';
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

/** The paths of entries that were looked for and are not there: the rules let an item be written without one. */
const missing = new Set<string>();

/** The part of a commit that brings an item's entry to what the item says from then on; nothing where it has none. */
export function updateEntry(
  { db, batch }: { db: Firestore; batch: Writes },
  kind: ItemKind,
  id: string,
  change: DocumentData,
): void {
  const entry = entryRef(db, kind, id);
  if (!missing.has(entry.path)) batch.update(entry, change);
}

/**
 * Does what changes an item with its entry. Refused, the entry is looked for (one read), and where it is missing, or is there after
 * all, the act is done once more. Throws as `act` does.
 */
export async function withEntry<T>(
  db: Firestore,
  kind: ItemKind,
  id: string,
  act: () => Promise<T>,
): Promise<T> {
  const again = async (cause: unknown): Promise<T> => {
    const entry = entryRef(db, kind, id);
    // One that is hidden is not shown to everyone: it is there.
    const found = await fetchDoc(entry).catch(() => null);
    const isMissing = found?.exists() === false;
    if (isMissing === missing.has(entry.path)) throw cause;
    if (isMissing) missing.add(entry.path);
    else missing.delete(entry.path);
    return act();
  };
  return act().catch(onCode(['not-found', 'permission-denied'], again));
}
