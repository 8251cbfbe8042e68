import { type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { FORUM_LIMITS, FORUM_POINTS } from '@/model/forum/limits';
import { forumCan } from '@/model/forum/permissions';
import { levelOf } from '@/model/levels';
import { messages } from '@/model/messages';
import { texts as storedTexts } from '@/model/stored-fields';
import { ownTransaction } from '../firestore/contention';
import { demand } from '../firestore/demands';
import { ServiceError, withServiceErrors } from '../firestore/errors';
import { accountRef, awardRef, parseAccount } from '../users/data';

const texts = messages.forumWriting.errors;

/**
 * Saves a topic (+2 points, once for each) or takes it away (the points stay). Gives the saved topics as they are now, oldest
 * first, and the points earned. Two reads, and the rules'. Throws ServiceError.
 */
export function saveTopic(db: Firestore, uid: string, topicId: string, save: boolean) {
  const award = awardRef(db, uid, `tema-favorito-${topicId}`);
  return withServiceErrors(() =>
    ownTransaction(db, async (transaction) => {
      const [stored, earlier] = await Promise.all([
        transaction.get(accountRef(db, uid)),
        transaction.get(award),
      ]);
      if (!stored.exists()) throw new ServiceError('not-found', { message: messages.account.notFound });
      const account = parseAccount(uid, stored.data());
      const kept = storedTexts(stored.data(), 'temasFavoritos');
      if (kept.includes(topicId) === save) return { temasFavoritos: kept, points: 0 };
      demand(forumCan.save(account), texts.noAction);
      if (save && kept.length >= FORUM_LIMITS.temasFavoritos)
        throw new ServiceError('failed-precondition', { message: texts.tooManySaved });
      const temasFavoritos = save ? [...kept, topicId] : kept.filter((id) => id !== topicId);
      const points = save && !earlier.exists() ? FORUM_POINTS.savedTopic : 0;
      const puntos = account.puntos + points;
      transaction.update(accountRef(db, uid), {
        temasFavoritos,
        ...(points > 0 ? { puntos, nivelActividad: levelOf(puntos) } : {}),
        ultimaActividad: serverTimestamp(),
        ultimoEvento: { tipo: save ? 'tema-favorito' : 'tema-favorito-quitado', id: topicId },
      });
      if (points > 0)
        transaction.set(award, {
          tipo: 'tema-favorito',
          referencia: topicId,
          puntos: points,
          fechaObtencion: serverTimestamp(),
        });
      return { temasFavoritos, points };
    }),
  );
}
