import { doc, type Firestore, getDoc, increment, updateDoc } from 'firebase/firestore/lite';
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import { visitStep } from '@/model/visits';
import { ServiceError, toServiceError, withServiceErrors } from '../firestore/errors';
import { ARTICLES, parseArticle } from './data';

/**
 * One article. Throws ServiceError: 'not-found' also for an article that this visitor may not read, so that nobody learns
 * from the answer that a draft exists.
 */
export async function fetchArticle(db: Firestore, id: string): Promise<Article> {
  try {
    const document = await getDoc(doc(db, ARTICLES, id));
    if (document.exists()) return parseArticle(document.id, document.data());
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.code !== 'permission-denied') throw error;
    throw new ServiceError('not-found', { message: messages.errors.byCode['not-found'], cause });
  }
  throw new ServiceError('not-found');
}

/** Counts one view of a published article, or one of ten where many read it (visitStep). Throws ServiceError. */
export async function recordVisit(
  db: Firestore,
  { id, visitas }: Pick<Article, 'id' | 'visitas'>,
  random = Math.random(),
): Promise<void> {
  const step = visitStep(visitas, random);
  if (step > 0) await withServiceErrors(() => updateDoc(doc(db, ARTICLES, id), { visitas: increment(step) }));
}
