import type { Article } from './article';
import { BLOGGER_AUTHOR_ID } from './article-ids';

/** What a new site needs, in this order; it may also bring an old blog. */
export const FIRST_STEPS = ['category', 'article', 'publish', 'import'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

type Known = Pick<Article, 'estado' | 'autorId'>;

/** Whether a site begins: it has no more articles than these, and none that readers see. */
export function isBeginning(articles: readonly Known[], hasMore: boolean): boolean {
  return !hasMore && articles.every(({ estado }) => estado !== 'publicado');
}

/** The steps that are done, by the site's articles and the number of its categories. */
export function doneSteps(articles: readonly Known[], categories: number): ReadonlySet<FirstStep> {
  const done: Record<FirstStep, boolean> = {
    category: categories > 0,
    article: articles.length > 0,
    publish: articles.some(({ estado }) => estado === 'publicado'),
    import: articles.some(({ autorId }) => autorId === BLOGGER_AUTHOR_ID),
  };
  return new Set(FIRST_STEPS.filter((step) => done[step]));
}
