import { useQuery } from '@tanstack/react-query';
import type { Article } from '@/model/article';
import { awaitsPublication } from '@/model/publication';
import { fetchPublication } from '../../articles/publication';

/** Whether the public pages lack an article as it is now; false until that is known. */
export function useAwaitsPublication(article: Pick<Article, 'estado' | 'fechaActualizacion'>): boolean {
  const { data } = useQuery({ queryKey: ['publicacion'], queryFn: fetchPublication, staleTime: 60_000 });
  return data !== undefined && awaitsPublication(article, data);
}
