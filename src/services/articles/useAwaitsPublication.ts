import { useQuery } from '@tanstack/react-query';
import type { Article } from '@/model/articles/article';
import { awaitsPublication } from '@/model/articles/article-list';
import { fieldOf } from '@/model/shared/unknown-value';

/** What the last publication wrote of itself, a file of the site: no read. */
async function publishedUntil(): Promise<number | null> {
  const hasta = fieldOf(await (await fetch('/publicado.json')).json(), 'hasta');
  return typeof hasta === 'number' ? hasta : null;
}

/** Whether the public pages lack an article as it is now; false where that is not known. */
export function useAwaitsPublication(article: Pick<Article, 'estado' | 'fechaActualizacion'>): boolean {
  const { data = null } = useQuery({
    queryKey: ['publicacion'],
    queryFn: publishedUntil,
    staleTime: 60_000,
  });
  return awaitsPublication(article, data);
}
