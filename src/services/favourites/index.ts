import {
  type DocumentData,
  type Firestore,
  serverTimestamp,
  type Transaction,
  updateDoc,
} from 'firebase/firestore/lite';
import { ACCOUNT_LIMITS, type Account, FAVOURITE_POINTS } from '@/model/account';
import { normalizeArticleId } from '@/model/article-ids';
import { levelOf } from '@/model/levels';
import { messages } from '@/model/messages';
import { can } from '@/model/permissions';
import { ownTransaction } from '../firestore/contention';
import { ServiceError, toServiceError, withServiceErrors } from '../firestore/errors';
import { accountRef, awardRef, parseAccount } from '../users/data';

export interface FavouriteAdded {
  /** False when it was a favourite already. */
  added: boolean;
  /** Points earned now: none for an article that was a favourite before. */
  points: number;
  /** The account as it is now. */
  account: Account;
}

function articleIdOf(raw: string): string {
  const id = normalizeArticleId(raw);
  if (id === null) throw new ServiceError('invalid-argument', { message: messages.article.invalidId });
  return id;
}

async function accountIn(transaction: Transaction, db: Firestore, uid: string): Promise<Account> {
  const document = await transaction.get(accountRef(db, uid));
  if (!document.exists()) throw new ServiceError('not-found', { message: messages.account.notFound });
  return parseAccount(uid, document.data());
}

function eventFields(tipo: string, id: string): DocumentData {
  return { ultimaActividad: serverTimestamp(), ultimoEvento: { tipo, id } };
}

/** One try of the transaction. The points are given with their award, which is there for ever: once for each article. */
async function add(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  id: string,
): Promise<FavouriteAdded> {
  const award = awardRef(db, uid, `favorito-${id}`);
  const [account, earlier] = await Promise.all([accountIn(transaction, db, uid), transaction.get(award)]);
  if (account.articulosFavoritos.includes(id)) return { added: false, points: 0, account };
  if (account.articulosFavoritos.length >= ACCOUNT_LIMITS.favoritos) {
    throw new ServiceError('failed-precondition', { message: messages.favourites.full });
  }
  if (!can(account, 'guardarFavoritos')) {
    throw new ServiceError('permission-denied', { message: messages.favourites.notAllowed });
  }
  const points = earlier.exists() ? 0 : FAVOURITE_POINTS;
  const puntos = account.puntos + points;
  const changed = {
    articulosFavoritos: [...account.articulosFavoritos, id],
    puntos,
    nivelActividad: levelOf(puntos),
  };
  transaction.update(accountRef(db, uid), { ...changed, ...eventFields('favorito', id) });
  if (!earlier.exists()) {
    transaction.set(award, {
      tipo: 'favorito',
      referencia: id,
      puntos: FAVOURITE_POINTS,
      fechaObtencion: serverTimestamp(),
    });
  }
  return { added: true, points, account: { ...account, ...changed, ultimaActividad: new Date() } };
}

/**
 * Saves an article among the favourites: +5 points, once for each article however often it comes and goes. One that is
 * there already changes nothing. Two reads, and the rules'. Throws ServiceError, with a sentence that says why:
 * 'failed-precondition' at 500 favourites, 'permission-denied' for an account that may not, 'not-found' for an article
 * that is not published.
 */
export async function addFavourite(db: Firestore, uid: string, articleId: string): Promise<FavouriteAdded> {
  const id = articleIdOf(articleId);
  try {
    return await ownTransaction(db, (transaction) => add(transaction, db, uid, id));
  } catch (cause) {
    const error = toServiceError(cause);
    if (error === cause || error.code !== 'permission-denied') throw error;
    // The account may: what the rules refuse then is the article.
    throw new ServiceError('not-found', { message: messages.favourites.unavailable, cause });
  }
}

/** Takes an article from the favourites; false when it was none. The points stay. One read. Throws ServiceError. */
export function removeFavourite(db: Firestore, uid: string, articleId: string): Promise<boolean> {
  return withServiceErrors(() =>
    ownTransaction(db, async (transaction) => {
      const { articulosFavoritos } = await accountIn(transaction, db, uid);
      if (!articulosFavoritos.includes(articleId)) return false;
      transaction.update(accountRef(db, uid), {
        articulosFavoritos: articulosFavoritos.filter((id) => id !== articleId),
        ...eventFields('favorito-quitado', articleId),
      });
      return true;
    }),
  );
}

/** Takes all favourites away; the points stay. No read. Throws ServiceError. */
export function clearFavourites(db: Firestore, uid: string): Promise<void> {
  const cleared = { articulosFavoritos: [], ...eventFields('favoritos-vaciados', uid) };
  return withServiceErrors(() => updateDoc(accountRef(db, uid), cleared));
}
