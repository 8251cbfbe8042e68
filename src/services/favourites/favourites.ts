import { type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { normalizeArticleId } from '@/model/articles/article-ids';
import { FAVOURITE_POINTS } from '@/model/favourites/favourites';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { ACCOUNT_LIMITS } from '@/model/users/limits';
import { can } from '@/model/users/permissions/can';
import { commit } from '../firestore/commit';
import { demand } from '../firestore/demands';
import { ServiceError, toServiceError } from '../firestore/errors';
import { doneOnce } from '../firestore/unanswered';
import { accountRef } from '../users/data';
import { changeKept } from '../users/kept';
import { fetchAccount } from '../users/records';

const FAVOURITE = { list: 'articulosFavoritos', tipo: 'favorito', worth: FAVOURITE_POINTS } as const;

function may(account: Account): boolean {
  if (account.articulosFavoritos.length >= ACCOUNT_LIMITS.favoritos)
    throw new ServiceError('failed-precondition', { message: messages.favourites.full });
  demand(can(account, 'guardarFavoritos'), messages.favourites.notAllowed);
  return true;
}

/**
 * Saves an article among the favourites: +5 points, once for each article. Throws ServiceError, with a sentence that says why:
 * 'failed-precondition' at 500 favourites, 'permission-denied' for an account that may not, 'not-found' for an article
 * that is not published.
 */
export async function addFavourite(db: Firestore, uid: string, articleId: string) {
  const id = normalizeArticleId(articleId);
  if (id === null) throw new ServiceError('invalid-argument', { message: messages.article.invalidId });
  try {
    return await changeKept(db, uid, { ...FAVOURITE, id, may }, true);
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.isSentence || error.code !== 'permission-denied') throw error;
    // The account may: what the rules refuse then is the article.
    throw new ServiceError('not-found', { message: messages.favourites.unavailable, cause });
  }
}

/** Takes an article from the favourites. The points stay. Throws ServiceError. */
export const removeFavourite = (db: Firestore, uid: string, id: string) =>
  changeKept(db, uid, { ...FAVOURITE, id }, false);

/** Takes all favourites away; the points stay. No read. Throws ServiceError. */
export function clearFavourites(db: Firestore, uid: string): Promise<void> {
  const ultimoEvento = { tipo: 'favoritos-vaciados', id: uid };
  const cleared = { articulosFavoritos: [], ultimaActividad: serverTimestamp(), ultimoEvento };
  const isDone = async () => (await fetchAccount(db, uid)).articulosFavoritos.length === 0;
  return doneOnce(['vaciar-favoritos', uid], isDone, () =>
    commit(db, { write: (writes) => writes.update(accountRef(db, uid), cleared) }),
  );
}
