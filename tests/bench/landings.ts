import { paths } from '@/model/paths';
import { loadContent } from '../../scripts/seed/content';
import { loadForum } from '../../scripts/seed/forum-content';
import type { PageName } from './budgets';

/** A topic of the demo, and the one with 5,000 replies. */
export const DISCUSSED = { demo: 'demoT003000000000000', large: 'granTema000000000001' };

/** The address that stands for each landing: the longest article, the fullest category, the given topic. */
export function landingPath(page: PageName, topic: string): string {
  if (page === '/foro/tema') return paths.forumTopic.href(topic);
  if (page === '/articulo') {
    const longest = [...loadContent().articles]
      .filter(({ estado }) => estado === 'publicado')
      .sort((a, b) => b.contenido.length - a.contenido.length)[0];
    return paths.article.href(longest?.id ?? '');
  }
  return page === '/foro/categoria' ? paths.forumCategory.href(fullestCategory()) : page;
}

/** The generated topics go round the categories, so the first one has as many as any. */
function fullestCategory(): string {
  return loadForum().categories[0]?.id ?? '';
}
