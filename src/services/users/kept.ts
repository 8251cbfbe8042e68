import { type DocumentData, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { levelOf } from '@/model/users/levels';
import { commit, type LastTry, type Reads, type Writes } from '../firestore/commit';
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

/** What became of it. */
export interface KeptChanged {
  /** False when there was nothing to change. */
  changed: boolean;
  /** Points earned by it. */
  points: number;
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

async function commitKept(
  db: Firestore,
  uid: string,
  { list, tipo, id, worth, may }: Kept,
  on: boolean,
  pace: (account: Account) => DocumentData,
): Promise<KeptChanged & { account: Account }> {
  const award = awardRef(db, uid, `${tipo}-${id}`);
  let [before, now] = ['', ''];
  const read = async (reads: Reads) => {
    const [stored, earlier] = await Promise.all([
      reads.get(accountRef(db, uid)),
      on ? reads.get(award) : null,
    ]);
    if (!stored.exists()) throw new ServiceError('not-found', { message: messages.account.notFound });
    now = JSON.stringify([stored.data(), earlier?.data()]);
    const account = parseAccount(uid, stored.data());
    const kept = account[list];
    const hasAward = earlier?.exists() ?? false;
    if (kept.includes(id) === on || may?.(account, hasAward) === false)
      return () => ({ changed: false, points: 0, account });
    const points = on && !hasAward ? worth : 0;
    const puntos = account.puntos + points;
    const changed = {
      [list]: on ? [...kept, id] : kept.filter((one) => one !== id),
      ...(points > 0 && { puntos, nivelActividad: levelOf(puntos) }),
    };
    return (writes: Writes) => {
      writes.update(accountRef(db, uid), {
        ...changed,
        ultimaActividad: serverTimestamp(),
        ultimoEvento: { tipo: on ? tipo : `${tipo}-quitado`, id },
        ...pace(account),
      });
      if (points > 0)
        writes.set(award, { tipo, referencia: id, puntos: points, fechaObtencion: serverTimestamp() });
      return { changed: true, points, account: { ...account, ...changed } };
    };
  };
  // Another tab, or likes of what one wrote, change the account: who meets them is refused rather than too late.
  const again = (after: LastTry) => {
    if (after === 'missing') return 'final';
    if (after === 'lost-race') return 'same';
    const isSame = before === '' || now === before;
    before = now;
    return isSame ? 'same' : 'changed';
  };
  return await commit(db, { read, again });
}
