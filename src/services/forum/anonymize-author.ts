import {
  collection,
  type DocumentData,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { DEPARTED_AUTHOR_ID } from '@/model/comment';
import { DEFAULT_FORUM_AVATAR } from '@/model/forum/limits';
import type { ItemKind } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { text } from '@/model/stored-fields';
import { toServiceError } from '../firestore/errors';
import { itemRef, itemsOf, topicRef } from './data';
import { entryRef } from './index-entry';

/** Items changed in one commit, each with its search entry: the rules look up to four documents up for both, 20 in all. */
export const ANONYMIZE_BATCH = 5;

const ANONYMOUS = {
  autorId: DEPARTED_AUTHOR_ID,
  autorNombre: messages.forum.departedAuthor,
  autorAvatar: DEFAULT_FORUM_AVATAR,
  autorRol: 'usuario',
};

interface Written {
  kind: ItemKind;
  id: string;
  /** What its search entry says from now on; null where it has none. */
  entry: DocumentData | null;
}

async function commit(db: Firestore, items: readonly Written[]): Promise<void> {
  const batch = writeBatch(db);
  for (const { kind, id, entry } of items) {
    batch.update(itemRef(db, kind, id), ANONYMOUS);
    if (entry) batch.update(entryRef(db, kind, id), entry);
  }
  await batch.commit();
}

/** An entry that is missing, or that no longer agrees with its item, does not keep the name on the item. */
async function commitEach(db: Firestore, items: readonly Written[]): Promise<void> {
  for (const item of items) {
    await commit(db, [item]).catch((cause: unknown) => {
      if (!isOfTheEntry(cause) || !item.entry) throw cause;
      return commit(db, [{ ...item, entry: null }]);
    });
  }
}

const isOfTheEntry = (cause: unknown) =>
  ['not-found', 'permission-denied'].includes(toServiceError(cause).code);

/** What search entries say of a topic that may have got another title since; null when it is gone. */
async function titleOf(db: Firestore, topicId: string): Promise<string | null> {
  const topic = await getDoc(topicRef(db, topicId));
  return topic.exists() ? text(topic.data(), 'titulo') : null;
}

/**
 * Takes a departed member's name off some of its topics or replies and off their search entries; gives how many. The rules
 * allow it once the account is gone. Done ones are not found again, so it can be called until none is left. Throws as the
 * SDK does.
 */
export async function anonymizeAuthor(db: Firestore, uid: string, kind: ItemKind): Promise<number> {
  const own = collection(db, itemsOf(kind));
  const { docs } = await getDocs(query(own, where('autorId', '==', uid), limit(ANONYMIZE_BATCH)));
  if (docs.length === 0) return 0;
  const named = { autorId: DEPARTED_AUTHOR_ID, autorNombre: messages.forum.departedAuthor };
  const topicIds = kind === 'tema' ? [] : [...new Set(docs.map((item) => text(item.data(), 'temaId')))];
  const titles = new Map(await Promise.all(topicIds.map(async (id) => [id, await titleOf(db, id)] as const)));
  const entryOf = (data: DocumentData): DocumentData | null => {
    if (kind === 'tema') return data.borrando === true ? null : named;
    const titulo = titles.get(text(data, 'temaId')) ?? null;
    return titulo === null ? null : { ...named, titulo };
  };
  const items = docs.map((item) => ({ kind, id: item.id, entry: entryOf(item.data()) }));
  await commit(db, items).catch((cause: unknown) => {
    if (!isOfTheEntry(cause)) throw cause;
    return commitEach(db, items);
  });
  return docs.length;
}
