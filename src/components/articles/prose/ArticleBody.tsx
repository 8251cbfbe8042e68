import { BodySkeleton } from '@/components/articles/ArticleSkeleton';
import styles from '@/theme/prose.module.css';
import { lazyText } from './lazyText';

export const ArticleText = lazyText(async () => (await import('./ArticleText')).ArticleText, BodySkeleton);

export const ArticleBody = ({ markdown }: { markdown: string }) => (
  <ArticleText markdown={markdown} className={styles.prose ?? ''} />
);
