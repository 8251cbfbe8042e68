import { queryClient } from '../client';

/** Under what each thing of the forum is kept. */
export const forumKeys = {
  categories: ['foro', 'categorias'],
  summary: ['foro', 'resumen'],
  category: (id: string) => ['foro', 'categoria', id],
  /** All lists of a category's topics, however filtered. */
  topics: (categoryId: string) => ['foro', 'temas', categoryId],
  search: ['foro', 'busqueda'],
} as const;

/** After a topic came, went or changed: what lists and counts it is read anew where it is next shown. */
export async function forgetTopicLists(...categoryIds: string[]): Promise<void> {
  const touched: (readonly string[])[] = [forumKeys.categories, forumKeys.search];
  for (const id of categoryIds) touched.push(forumKeys.category(id), forumKeys.topics(id));
  await Promise.all(touched.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })));
}
