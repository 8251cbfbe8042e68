import { collection, doc, type Firestore, limit, orderBy, serverTimestamp } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { type ArticleRevision, revisedContent } from '@/model/articles/editing/article-changes';
import { REVISIONS_KEPT } from '@/model/articles/limits';
import * as staff from '@/model/messages/staff';
import { count, date, type StoredData, text } from '@/model/shared/stored/stored-fields';
import type { Writes } from '../firestore/commit';
import { ServiceError } from '../firestore/errors';
import { fetchDoc, fetchList } from '../firestore/lists';
import { storedFields } from './entries';
import { ARTICLES, parseArticle } from './reading';

const REVISIONS = 'revisiones';

export interface Editor {
  uid: string;
  nombre: string;
}

export const revisionRef = (db: Firestore, articleId: string, numero: number) =>
  doc(db, ARTICLES, articleId, REVISIONS, String(numero));

export interface RevisionOptions {
  /** The saves that follow may share it. */
  shared: boolean;
  /** It is the last one, which the save shares: it is written again. */
  again: boolean;
}

/** Keeps what a published save leaves, and lets go of the oldest: two writes, in the save's own commit. */
export function writeRevision(
  db: Firestore,
  writes: Writes,
  article: Article,
  editor: Editor,
  { shared, again }: RevisionOptions,
): void {
  const numero = article.revisiones;
  const content = {
    ...storedFields(revisedContent(article)),
    fecha: serverTimestamp(),
    autor: editor.nombre,
  };
  if (again) {
    writes.update(revisionRef(db, article.id, numero), content);
    return;
  }
  writes.set(revisionRef(db, article.id, numero), {
    numero,
    ...content,
    autorId: editor.uid,
    desde: shared ? serverTimestamp() : null,
  });
  if (numero > REVISIONS_KEPT) writes.delete(revisionRef(db, article.id, numero - REVISIONS_KEPT));
}

/** A revision from its document. */
export function parseRevision(id: string, data: StoredData): ArticleRevision {
  return {
    ...revisedContent(parseArticle(id, data)),
    numero: count(data, 'numero') || Number(id) || 0,
    fecha: date(data, 'fecha'),
    autorId: text(data, 'autorId'),
    autor: text(data, 'autor'),
  };
}

/** One revision: one read, for whoever may edit the article. Throws ServiceError: 'not-found' when it is no longer kept. */
export async function getRevision(
  db: Firestore,
  articleId: string,
  numero: number,
): Promise<ArticleRevision> {
  const stored = await fetchDoc(revisionRef(db, articleId, numero));
  if (stored.exists()) return parseRevision(stored.id, stored.data());
  throw new ServiceError('not-found', { message: staff.articleForm.revisionMissing });
}

/** The revisions of an article, newest first, for who may edit it: one read each, 20 at most. Throws ServiceError. */
export function listRevisions(db: Firestore, articleId: string): Promise<ArticleRevision[]> {
  const all = collection(db, ARTICLES, articleId, REVISIONS);
  return fetchList(parseRevision, all, orderBy('numero', 'desc'), limit(REVISIONS_KEPT));
}
