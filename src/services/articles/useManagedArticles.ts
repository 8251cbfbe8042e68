import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Article } from '@/model/articles/article';
import type { ManagedArticle, ManagedFilters } from '@/model/articles/article-list';
import type { Account } from '@/model/users/account';
import { readingOf } from '../client/paged-list';
import { forgetQuery, keepQuery } from '../client/persistence';
import { queryClient } from '../client/query-client';
import { changeShown } from '../client/useChange';
import { db } from '../firestore/connection';
import type { KeptPlace } from '../firestore/lists';
import { forMember, type MemberSession } from '../users/member';
import { listManagedArticles, type ManagedPage } from './listing';
import { forgetGivenCards } from './page-cards';
import { shardQuery } from './shard-queries';
import { articleQuery } from './useArticle';

export type { KeptPlace };

/** Every page of the staff's list of articles begins with this key. */
export const MANAGED_KEY = ['admin', 'articulos'] as const;

/** What others change meanwhile shows when one comes back after this long. */
const STALE_MS = 30_000;
const NONE: ManagedArticle[] = [];

/** One page of the articles that the account may manage: 25 reads at most (see listManagedArticles). */
export function useManagedArticles(account: Account, filters: ManagedFilters, after: KeptPlace | null) {
  const { uid, rol, permisos } = account;
  const query = useQuery({
    queryKey: [...MANAGED_KEY, uid, rol, permisos.editarTodosArticulos === true, filters, after],
    queryFn: () => listManagedArticles(db(), { actor: account, ...filters, after }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  });
  const { items = NONE, next = null } = query.data ?? {};
  // Another page, or other filters, are on their way while the last ones still show.
  return { ...readingOf(query), items, next, changing: query.isPlaceholderData };
}

/**
 * After an article was saved (or, null, is on its way out): whoever did it sees it at once, in its row, in the library, on its own page
 * and in the home page, on this device; others within minutes, as ever. What is listed is read again the next time that it is
 * looked at.
 */
export function showSaved(id: string, saved: Article | null, row: ManagedArticle | null = saved): void {
  showRow(id, row);
  void queryClient.invalidateQueries({ queryKey: ['admin', 'versiones', id] });
  showInLibrary(id, saved).catch((cause: unknown) =>
    console.debug('The library is refreshed on the next visit', cause),
  );
}

/** Shows what became of an article wherever it is listed; null takes its row away. No list is read again now. */
export function showRow(id: string, row: ManagedArticle | null): void {
  changeShown<ManagedPage>(MANAGED_KEY, (page) => ({
    ...page,
    items: page.items.flatMap((one) => (one.id === id ? (row ?? []) : one)),
  }));
  void queryClient.invalidateQueries({ queryKey: MANAGED_KEY, refetchType: 'none' });
}

/** Shows the count of the own published articles as it is stored. */
export const showCount =
  ({ apply }: Pick<MemberSession, 'apply'>) =>
  ({ uid, articulosCount }: Account): void =>
    apply(forMember(uid, () => ({ articulosCount })));

/** Brings what this device keeps of the catalogue up to date: one read, and one for each shard that changed. */
async function renewCatalogue(): Promise<void> {
  forgetGivenCards();
  const query = shardQuery('catalogo');
  // What is only on the device comes back first, so that just the changes are read.
  await queryClient.prefetchQuery(query);
  await queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
}

/** A failure is left to the next visit. */
async function showInLibrary(id: string, saved: Article | null): Promise<void> {
  const { queryKey } = articleQuery(id);
  await queryClient.cancelQueries({ queryKey });
  if (saved?.estado === 'publicado') {
    queryClient.setQueryData(queryKey, saved);
    void keepQuery(queryKey, queryClient);
  } else {
    queryClient.removeQueries({ queryKey });
    void forgetQuery({ queryKey });
  }
  for (const name of ['buscador', 'pasajes']) void queryClient.invalidateQueries({ queryKey: [name] });
  void queryClient.invalidateQueries({ queryKey: ['comentarios-de', id] });
  void queryClient.invalidateQueries({ queryKey: ['comentarios-recientes'] });
  await renewCatalogue();
}
