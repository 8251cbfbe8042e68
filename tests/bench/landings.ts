import type { Article } from '@/model/articles/article';
import { paths } from '@/model/shared/paths';
import { loadContent } from '../../scripts/seed/content';
import { loadForum } from '../../scripts/seed/forum-content';
import type { PageName } from './budgets';

/** A topic of the demo, and the one with 5,000 replies. */
export const DISCUSSED = { demo: 'demoT003000000000000', large: 'granTema000000000001' };

/** The address that stands for each landing: the longest article, the fullest category, the given topic. */
export function landingPath(page: PageName, topic: string): string {
  if (page === '/foro/tema') return paths.forumTopic.href(topic);
  if (page === '/articulo') return paths.article.href(longestArticle()?.id ?? '');
  return page === '/foro/categoria' ? paths.forumCategory.href(fullestCategory()) : page;
}

const published = () => loadContent().articles.filter(({ estado }) => estado === 'publicado');

const longestArticle = () => published().toSorted((a, b) => b.contenido.length - a.contenido.length)[0];

/** Words of the demo that stand nowhere but in the landing's main text. */
export function landingWords(page: PageName): string {
  const { topics, categories } = loadForum();
  const time = ({ fechaPublicacion }: Article) => fechaPublicacion?.getTime() ?? 0;
  const newest = published().toSorted((a, b) => time(b) - time(a))[0]?.titulo ?? '';
  const words: Record<PageName, string | undefined> = {
    '/': newest,
    '/biblioteca': newest,
    '/articulo': /^## (.+)$/m.exec(longestArticle()?.contenido ?? '')?.[1],
    '/foro': categories.at(-1)?.nombre,
    '/foro/categoria': topics.find(({ categoriaId }) => categoriaId === fullestCategory())?.titulo,
    '/foro/tema': topics.find(({ id }) => id === DISCUSSED.demo)?.titulo,
  };
  return words[page] ?? '';
}

/** The generated topics go round the categories, so the first one has as many as any. */
function fullestCategory(): string {
  return loadForum().categories[0]?.id ?? '';
}
