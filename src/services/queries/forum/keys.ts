import { queryClient } from '../client';

/** Under what each thing of the forum is kept. The first word of a key says of what kind it is. */
export const forumKeys = {
  categories: ['foro-categorias', 'lista'],
  summary: ['foro-resumen'],
  /** Also that of the page of a topic, which names its category. */
  category: (id: string) => ['foro-categoria', id],
  /** All lists of a category's topics, however filtered. */
  topics: (categoryId: string) => ['foro-temas', categoryId],
  search: ['foro-busqueda'],
} as const;

const LISTS: readonly unknown[] = ['foro-temas', 'foro-categorias', 'foro-categoria', 'foro-busqueda'];

/** After a topic or a reply came, went or changed: lists and counts are read anew when they are next opened. */
export function forgetForumLists(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => LISTS.includes(queryKey[0]),
    refetchType: 'none',
  });
}
