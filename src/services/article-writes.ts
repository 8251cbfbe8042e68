import {
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import type { Article } from '@/model/article';
import { type ArticleDraft, nextArticle } from '@/model/article-changes';
import { cardFromArticle, encodeCard, shardYear } from '@/model/catalogue';
import { messages } from '@/model/messages';
import { indexWords } from '@/model/search-text';
import { deleteComments, markComments } from './article-comments';
import { ARTICLES, parseArticle } from './article-data';
import { guarded, ServiceError } from './errors';
import { placeEntry, type WantedEntry } from './shard-entries';

/** Two people saving articles of one year meet in the same shards; each try begins from what the other left. */
const TRANSACTION = { maxAttempts: 10 };

/** `articulos/{id}` as it is stored, over what was there: optional fields are absent rather than null. */
function articleDocument(article: Article, stored: DocumentData = {}): DocumentData {
  const { imagenDestacada: _oldPicture, fechaPublicacion: _oldDate, ...kept } = stored;
  const { id: _, imagenDestacada, fechaPublicacion, ...fields } = article;
  return {
    ...kept,
    ...fields,
    ...(imagenDestacada === null ? {} : { imagenDestacada }),
    ...(fechaPublicacion === null ? {} : { fechaPublicacion }),
  };
}

/** The entries an article must have in the catalogue and in the search index: only published ones have any. */
function wantedEntries(article: Article, isKept: boolean): [WantedEntry, WantedEntry] {
  const published = isKept && article.estado === 'publicado';
  const shared = { articleId: article.id, year: shardYear(article) };
  const { fragmentos } = article;
  return [
    {
      ...shared,
      name: 'catalogo',
      value: published ? encodeCard(cardFromArticle(article)) : null,
      current: fragmentos?.catalogo ?? null,
    },
    {
      ...shared,
      name: 'buscador',
      value: published ? indexWords(article) : null,
      current: fragmentos?.buscador ?? null,
    },
  ];
}

async function placeEntries(db: Firestore, transaction: Transaction, article: Article, isKept: boolean) {
  const [card, words] = wantedEntries(article, isKept);
  const catalogo = await placeEntry(db, transaction, card);
  const buscador = await placeEntry(db, transaction, words);
  return {
    fragmentos:
      catalogo.shard !== null && buscador.shard !== null
        ? { catalogo: catalogo.shard, buscador: buscador.shard }
        : null,
    write: () => {
      catalogo.write(transaction);
      buscador.write(transaction);
    },
  };
}

async function readArticle(db: Firestore, id: string): Promise<Article | null> {
  const document = await getDoc(doc(db, ARTICLES, id));
  return document.exists() ? parseArticle(id, document.data()) : null;
}

/**
 * THE way an article is created or changed, its estado included: the article, its catalogue entry and its search entry
 * change in one commit, and a commit that loses a race is tried again on what the other left. `change` gets the stored
 * article, or null when there is none; it may be called more than once. Comments of an article that stops being published
 * are hidden before it, and shown after it is published again. Throws ServiceError.
 */
export function saveArticle(
  db: Firestore,
  id: string,
  change: (before: Article | null) => ArticleDraft,
  now: Date = new Date(),
): Promise<Article> {
  return guarded(async () => {
    const known = await readArticle(db, id);
    if (known?.estado === 'publicado' && change(known).estado !== 'publicado')
      await markComments(db, id, false);
    const saved = await runTransaction(
      db,
      async (transaction) => {
        const article = doc(db, ARTICLES, id);
        const stored = await transaction.get(article);
        const before = stored.exists() ? parseArticle(id, stored.data()) : null;
        const after = nextArticle(id, before, change(before), now);
        const entries = await placeEntries(db, transaction, after, true);
        const result: Article = { ...after, fragmentos: entries.fragmentos };
        // Everything read in this transaction is unchanged when it commits, so nobody's visit or field is lost.
        transaction.set(article, articleDocument(result, stored.data()));
        entries.write();
        return result;
      },
      TRANSACTION,
    );
    if (known !== null) await markComments(db, id, saved.estado === 'publicado');
    return saved;
  });
}

/**
 * Deletes an article with its comments and its entries. Interrupted, it can be asked again: the article goes last, with its
 * entries in one commit. Throws ServiceError ('not-found' when there is none).
 */
export function deleteArticle(db: Firestore, id: string): Promise<void> {
  return guarded(async () => {
    await deleteComments(db, id);
    await runTransaction(
      db,
      async (transaction) => {
        const article = doc(db, ARTICLES, id);
        const stored = await transaction.get(article);
        if (!stored.exists()) throw new ServiceError('not-found', { message: messages.article.notFound });
        const entries = await placeEntries(db, transaction, parseArticle(id, stored.data()), false);
        transaction.delete(article);
        entries.write();
      },
      TRANSACTION,
    );
  });
}
