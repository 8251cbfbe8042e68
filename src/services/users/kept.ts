import { type DocumentData, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { levelOf } from '@/model/users/levels';
import { ownTransaction } from '../firestore/contention';
import { ServiceError } from '../firestore/errors';
import { accountRef, awardRef, parseAccount } from './data';
import { inPace, stepFor } from './pace';

/** Something that a list of the account holds: what a member keeps and takes out again, or a badge. */
export interface Kept {
  list: 'articulosFavoritos' | 'temasFavoritos' | 'insignias';
  /** What its event and its award are called. */
  tipo: 'favorito' | 'tema-favorito' | 'insignia';
  id: string;
  /** What keeping it earns, the first time. */
  worth: number;
  /** Throws where the account may not; false where nothing is to be done. */
  may?: (account: Account, hasAward: boolean) => boolean;
}

/**
 * Keeps something, or takes it out; what is so already changes nothing. The points come with their award, which is there for
 * ever: once for each thing, however often it comes and goes. One read, two to keep, and the rules'. Throws as the SDK does,
 * or ServiceError.
 */
export function changeKept(db: Firestore, uid: string, kept: Kept, on: boolean) {
  const { tipo } = kept;
  // What is taken out, or earned by what cost its pace already, costs nothing.
  return on && tipo !== 'insignia'
    ? inPace(db, { uid }, tipo, (step) =>
        commitKept(db, uid, kept, on, (account) => stepFor(account, tipo, step)),
      )
    : commitKept(db, uid, kept, on, () => ({}));
}

function commitKept(
  db: Firestore,
  uid: string,
  { list, tipo, id, worth, may }: Kept,
  on: boolean,
  pace: (account: Account) => DocumentData,
) {
  const award = awardRef(db, uid, `${tipo}-${id}`);
  return ownTransaction(db, async (transaction) => {
    const [stored, earlier] = await Promise.all([
      transaction.get(accountRef(db, uid)),
      on ? transaction.get(award) : null,
    ]);
    if (!stored.exists()) throw new ServiceError('not-found', { message: messages.account.notFound });
    const account = parseAccount(uid, stored.data());
    const kept = account[list];
    const hasAward = earlier?.exists() ?? false;
    if (kept.includes(id) === on || may?.(account, hasAward) === false)
      return { changed: false, points: 0, account };
    const points = on && !hasAward ? worth : 0;
    const puntos = account.puntos + points;
    const changed = {
      [list]: on ? [...kept, id] : kept.filter((one) => one !== id),
      ...(points > 0 && { puntos, nivelActividad: levelOf(puntos) }),
    };
    transaction.update(accountRef(db, uid), {
      ...changed,
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: on ? tipo : `${tipo}-quitado`, id },
      ...pace(account),
    });
    if (points > 0)
      transaction.set(award, { tipo, referencia: id, puntos: points, fechaObtencion: serverTimestamp() });
    return { changed: true, points, account: { ...account, ...changed } };
  });
}
