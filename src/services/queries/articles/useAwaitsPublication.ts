import { useQuery } from '@tanstack/react-query';
import type { Article } from '@/model/article';
import { awaitsPublication, type Publication } from '@/model/article-list';
import { fieldOf } from '@/model/unknown-value';

const FILE = '/publicado.json';

/** What the last publication wrote of itself, a file of the site: no read. Without it, as if nothing was ever published. */
async function fetchPublication(): Promise<Publication> {
  try {
    const hasta = fieldOf(await (await fetch(FILE)).json(), 'hasta');
    return { hasta: typeof hasta === 'number' ? hasta : null };
  } catch {
    // Only a hint hangs on it.
    return { hasta: null };
  }
}

/** Whether the public pages lack an article as it is now; false until that is known. */
export function useAwaitsPublication(article: Pick<Article, 'estado' | 'fechaActualizacion'>): boolean {
  const { data } = useQuery({ queryKey: ['publicacion'], queryFn: fetchPublication, staleTime: 60_000 });
  return data !== undefined && awaitsPublication(article, data);
}
