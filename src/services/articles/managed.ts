import type { Firestore } from 'firebase/firestore/lite';
import type { Article, ArticleState } from '@/model/articles/article';
import { draftOf, publishesNothing, restoredDraft } from '@/model/articles/editing/article-changes';
import * as staff from '@/model/messages/staff';
import { refusedAs } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { fetchExisting } from '../firestore/lists';
import { ARTICLES, parseArticle } from './reading';
import { getRevision } from './revisions';
import { type SaveOptions, saveArticle } from './writes';

export { listManagedArticles, type ManagedQuery } from './listing';
export { listRevisions } from './revisions';

const texts = staff.articleForm;

/**
 * An article for whoever may edit it, whatever its estado: one read, and the rules'. Throws ServiceError: 'not-found' ('El
 * artículo no existe'), 'permission-denied' ('No tienes permisos para ver este artículo').
 */
export async function getManagedArticle(db: Firestore, id: string): Promise<Article> {
  const stored = await fetchExisting(db, ARTICLES, id, texts.missing).catch(refusedAs(texts.denied.view));
  return parseArticle(id, stored.data());
}

function requireArticle(before: Article | null): Article {
  if (before === null) throw new ServiceError('not-found', { message: texts.missing });
  return before;
}

/** Asked to publish an article without a word: the question comes first. */
export class EmptyArticle extends ServiceError {
  constructor() {
    super('failed-precondition', { message: staff.editor.emptyContent.text });
  }
}

/**
 * Publishes, archives or takes an article back to draft, and changes nothing else of it. Throws as saveArticle, and
 * EmptyArticle when it would publish one without a word and `evenEmpty` does not say that it may.
 */
export function setArticleState(
  db: Firestore,
  id: string,
  estado: ArticleState,
  { evenEmpty = false, ...options }: SaveOptions & { evenEmpty?: boolean } = {},
): Promise<Article> {
  const change = (stored: Article | null) => {
    const before = requireArticle(stored);
    const draft = { ...draftOf(before), estado };
    if (!evenEmpty && publishesNothing(before.estado, draft)) throw new EmptyArticle();
    return draft;
  };
  return saveArticle(db, id, change, options);
}

/**
 * Brings an article back to one of its revisions; its estado stays, and a published one gets a new revision. One read more
 * than a save. Throws as saveArticle, and 'not-found' when the revision is no longer kept.
 */
export async function restoreRevision(
  db: Firestore,
  id: string,
  numero: number,
  options: SaveOptions = {},
): Promise<Article> {
  const revision = await getRevision(db, id, numero);
  return saveArticle(db, id, (before) => restoredDraft(draftOf(requireArticle(before)), revision), options);
}
