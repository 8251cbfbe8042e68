import { type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import type { Account } from '@/model/account';
import { levelOf } from '@/model/levels';
import { messages } from '@/model/messages';
import { ownTransaction } from '../firestore/contention';
import { ServiceError } from '../firestore/errors';
import { accountRef, awardRef, parseAccount } from './data';

/** Something that a member keeps in a list of the account, or takes out of it. */
export interface Kept {
  list: 'articulosFavoritos' | 'temasFavoritos';
  /** What its event and its award are called. */
  tipo: 'favorito' | 'tema-favorito';
  id: string;
  /** What keeping it earns, the first time. */
  worth: number;
  /** Throws where the account may not. */
  check?: (account: Account) => void;
}

/**
 * Keeps something, or takes it out; what is so already changes nothing. The points come with their award, which is there for
 * ever: once for each thing, however often it comes and goes. One read, two to keep, and the rules'. Throws as the SDK does,
 * or ServiceError.
 */
export function changeKept(db: Firestore, uid: string, { list, tipo, id, worth, check }: Kept, on: boolean) {
  const award = awardRef(db, uid, `${tipo}-${id}`);
  return ownTransaction(db, async (transaction) => {
    const [stored, earlier] = await Promise.all([
      transaction.get(accountRef(db, uid)),
      on ? transaction.get(award) : null,
    ]);
    if (!stored.exists()) throw new ServiceError('not-found', { message: messages.account.notFound });
    const account = parseAccount(uid, stored.data());
    const kept = account[list];
    if (kept.includes(id) === on) return { changed: false, points: 0, account };
    check?.(account);
    const points = on && !earlier?.exists() ? worth : 0;
    const puntos = account.puntos + points;
    const changed = {
      [list]: on ? [...kept, id] : kept.filter((one) => one !== id),
      ...(points > 0 && { puntos, nivelActividad: levelOf(puntos) }),
    };
    transaction.update(accountRef(db, uid), {
      ...changed,
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: on ? tipo : `${tipo}-quitado`, id },
    });
    if (points > 0)
      transaction.set(award, { tipo, referencia: id, puntos: points, fechaObtencion: serverTimestamp() });
    return { changed: true, points, account: { ...account, ...changed } };
  });
}
