import type { Article } from '@/model/article';
import { queryClient } from '../client';
import { forgetQuery, keepQuery } from '../persistence';
import { shardQuery } from './shard-queries';
import { articleQuery } from './useArticle';

/** Brings what this device keeps of the catalogue up to date: one read, and one for each shard that changed. */
async function renewCatalogue(): Promise<void> {
  const query = shardQuery(queryClient, 'catalogo');
  // What is only on the device comes back first, so that just the changes are read.
  await queryClient.prefetchQuery(query);
  await queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
}

/**
 * After an article was saved (or, null, deleted): whoever did it sees it at once in the library, on its own page and in the
 * home page, on this device; others within minutes, as ever. A failure is left to the next visit.
 */
export async function showInLibrary(id: string, saved: Article | null): Promise<void> {
  const { queryKey } = articleQuery(id);
  await queryClient.cancelQueries({ queryKey });
  if (saved?.estado === 'publicado') {
    queryClient.setQueryData(queryKey, saved);
    void keepQuery(queryKey, queryClient);
  } else {
    queryClient.removeQueries({ queryKey });
    void forgetQuery({ queryKey });
  }
  void queryClient.invalidateQueries({ queryKey: ['buscador'] });
  void queryClient.invalidateQueries({ queryKey: ['comentarios', id] });
  void queryClient.invalidateQueries({ queryKey: ['comentarios-recientes'] });
  await renewCatalogue();
}
