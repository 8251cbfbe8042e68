import { memo, Suspense } from 'react';
import { BodySkeleton } from '@/components/articles/ArticleSkeleton';
import styles from '@/theme/prose.module.css';
import { lazyText } from './lazyText';

const ArticleText = lazyText(async () => (await import('./ArticleText')).ArticleText);

/** The text of an article. */
export const ArticleBody = memo(function ArticleBody({ markdown }: { markdown: string }) {
  return (
    <Suspense fallback={<BodySkeleton />}>
      <ArticleText markdown={markdown} className={styles.prose ?? ''} />
    </Suspense>
  );
});
