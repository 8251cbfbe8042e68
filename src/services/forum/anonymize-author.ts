import { collection, type DocumentData, type Firestore, limit, where } from 'firebase/firestore/lite';
import { DEPARTED_AUTHOR_ID } from '@/model/comments/comment';
import type { ItemKind } from '@/model/forum/kinds';
import { DEFAULT_FORUM_AVATAR } from '@/model/forum/limits';
import { messages } from '@/model/messages';
import { commit, type Writes } from '../firestore/commit';
import { onCode } from '../firestore/demands';
import { fetchDocs } from '../firestore/lists';
import { itemRef, itemsOf } from './data';
import { entryRef } from './index-entry';

/** Items changed side by side, each in a commit with its search entry. */
export const ANONYMIZE_BATCH = 5;

const ANONYMOUS = {
  autorId: DEPARTED_AUTHOR_ID,
  autorNombre: messages.forum.departedAuthor,
  autorAvatar: DEFAULT_FORUM_AVATAR,
  autorRol: 'usuario',
};

/** One item, with what its search entry says from now on; null where it has none. */
async function anonymize(db: Firestore, kind: ItemKind, id: string, entry: DocumentData | null) {
  const send = (said: DocumentData | null) => {
    const write = (writes: Writes) => {
      writes.update(itemRef(db, kind, id), ANONYMOUS);
      if (said) writes.update(entryRef(db, kind, id), said);
    };
    return commit(db, { write });
  };
  // An entry that is missing, or that no longer agrees with its item, does not keep the name on the item.
  await send(entry).catch(onCode(['not-found', 'permission-denied'], () => send(null)));
}

/**
 * Takes a departed member's name off some of its topics or replies and off their search entries; gives how many. The rules
 * allow it once the account is gone. Done ones are not found again, so it can be called until none is left. Throws
 * ServiceError.
 */
export async function anonymizeAuthor(db: Firestore, uid: string, kind: ItemKind): Promise<number> {
  const own = collection(db, itemsOf(kind));
  const docs = await fetchDocs(own, where('autorId', '==', uid), limit(ANONYMIZE_BATCH));
  const named = { autorId: DEPARTED_AUTHOR_ID, autorNombre: messages.forum.departedAuthor };
  // The entry of a topic that is going goes with it.
  const entryOf = (data: DocumentData) => (data.borrando === true ? null : named);
  await Promise.all(docs.map((item) => anonymize(db, kind, item.id, entryOf(item.data()))));
  return docs.length;
}
