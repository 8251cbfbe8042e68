import type { Firestore } from 'firebase/firestore/lite';
import { FORUM_LIMITS, FORUM_POINTS } from '@/model/forum/limits';
import type { Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { demand } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { changeKept } from '../users/kept';

const texts = messages.forumWriting.errors;

/** Saves a topic (+2 points for another's, once) or takes it away. Gives the account and the points earned. Throws ServiceError. */
export function saveTopic(
  db: Firestore,
  uid: string,
  { id, autorId }: Pick<Topic, 'id' | 'autorId'>,
  save: boolean,
) {
  const worth = autorId === uid ? 0 : FORUM_POINTS.savedTopic;
  const may = (account: Account) => {
    demand(forumCan.save(account), texts.noAction);
    if (save && account.temasFavoritos.length >= FORUM_LIMITS.temasFavoritos)
      throw new ServiceError('failed-precondition', { message: texts.tooManySaved });
    return true;
  };
  const kept = { list: 'temasFavoritos', tipo: 'tema-favorito', id, worth, may } as const;
  return changeKept(db, uid, kept, save);
}
