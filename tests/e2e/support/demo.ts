import type { Article } from '@/model/articles/article';
import { loadContent } from '../../../scripts/seed/content';

/** The content that the backend under test was seeded with. */
const library = loadContent();

const time = (article: Article) => article.fechaPublicacion?.getTime() ?? 0;

/** The published demo articles, newest first. */
export const published: readonly Article[] = library.articles
  .filter((article) => article.estado === 'publicado')
  .sort((a, b) => time(b) - time(a));

/** A demo article that no visitor may read. */
export const draft = demoArticle((article) => article.estado === 'borrador');

/** A demo article that was published once. */
export const archived = demoArticle((article) => article.estado === 'archivado');

/** The published article with the most comments. */
export const discussed = [...published].sort((a, b) => b.comentariosCount - a.comentariosCount)[0] as Article;

/** The first published demo article, newest first, that has what a test is about. */
export function publishedArticle(has: (article: Article) => boolean): Article {
  const found = published.find(has);
  if (!found) throw new Error('The demo content has no such published article.');
  return found;
}

function demoArticle(has: (article: Article) => boolean): Article {
  const found = library.articles.find(has);
  if (!found) throw new Error('The demo content has no such article.');
  return found;
}
