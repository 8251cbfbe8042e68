import { memo, Suspense } from 'react';
import { lazyText } from '@/components/articles/prose/lazyText';
import { classNames, Skeleton } from '@/components/ui';
import articleProse from '@/theme/prose.module.css';
import styles from './shared.module.css';

const ForumText = lazyText(async () => (await import('./ForumText')).ForumText);

interface ForumProseProps {
  markdown: string;
  /** What the footnotes' anchors begin with, so that those of two messages differ. */
  id: string;
}

/** What somebody wrote in the forum. */
export const ForumProse = memo(function ForumProse(props: ForumProseProps) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <ForumText {...props} className={classNames(articleProse.prose, styles.prose)} />
    </Suspense>
  );
});
