import { BodySkeleton } from '@/components/articles/ArticleSkeleton';
import type { Source } from '@/model/sources/source';
import styles from '@/theme/prose.module.css';
import { lazyText } from './lazyText';

export const ArticleText = lazyText(async () => (await import('./ArticleText')).ArticleText, BodySkeleton);

interface ArticleBodyProps {
  markdown: string;
  /** What its notes name; the same list as long as it is the same. */
  sources: readonly Source[];
}

export const ArticleBody = ({ markdown, sources }: ArticleBodyProps) => (
  <ArticleText markdown={markdown} className={styles.prose ?? ''} sources={sources} />
);
