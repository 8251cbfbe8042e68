import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Article } from '@/model/articles/article';
import { normalizeArticleId } from '@/model/articles/article-ids';
import { forgetQuery, keepAndAsk } from '../client/keeping';
import { queryClient } from '../client/query-client';
import { fromLibrary } from '../client/visitor-services';
import { type ServiceError, toServiceError } from '../firestore/errors';

/** Readings that began while the device was asked what it holds: an article is read in any case (`keepAndAsk`). */
const begun = new Map<string, Promise<Article>>();

function readArticle(id: string): Promise<Article> {
  const reading = begun.get(id) ?? readNow(id);
  begun.delete(id);
  return reading;
}

async function readNow(id: string): Promise<Article> {
  try {
    return await fromLibrary(({ fetchArticle }, db) => fetchArticle(db, id));
  } catch (error) {
    // What was withdrawn is not kept either, for the next time that it is asked for.
    if (toServiceError(error).code === 'not-found') void forgetQuery({ queryKey: ['articulo', id] });
    throw error;
  }
}

export function articleQuery(id: string) {
  return queryOptions<Article, Error, Article, readonly ['articulo', string]>({
    queryKey: ['articulo', id],
    queryFn: () => readArticle(id),
    persister: keepAndAsk,
  });
}

export interface ArticleResult {
  article: Article | undefined;
  status: 'loading' | 'not-found' | 'error' | 'ready';
  error: ServiceError | null;
  retry: () => void;
}

/** One article by its normalised id. A failed refresh keeps the article shown. */
export function useArticle(id: string): ArticleResult {
  const { data, error, isFetching, refetch } = useQuery(articleQuery(id));
  const failure = error && toServiceError(error);
  const shared = { error: failure, retry: () => void refetch() };
  if (failure?.code === 'not-found') return { ...shared, article: undefined, status: 'not-found' };
  const waiting = failure && !isFetching ? 'error' : 'loading';
  return { ...shared, article: data, status: data ? 'ready' : waiting };
}

/** Starts reading an article, by the id of its address, before the page that shows them is there. */
export function prefetchArticle(rawId: string): void {
  const id = normalizeArticleId(rawId);
  if (id === null) return;
  const query = articleQuery(id);
  if (!queryClient.getQueryState(query.queryKey)) {
    const reading = readNow(id);
    // Whoever asks for it is told.
    reading.catch(() => undefined);
    begun.set(id, reading);
  }
  void queryClient.prefetchQuery(query);
}

/**
 * Counts one visit for each view of an article's page. Pass undefined until the article is there: what is not found is
 * not visited. It is sent once somebody uses the page, and once for React's repeated effects in development; a failure is no concern of the
 * reader's.
 */
export function useRecordVisit(article: Pick<Article, 'id' | 'visitasContadas'> | undefined): void {
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    if (article === undefined || recorded.current === article.id) return;
    recorded.current = article.id;
    fromLibrary(({ recordVisit }, db) => recordVisit(db, article)).catch(console.debug);
  }, [article]);
}
