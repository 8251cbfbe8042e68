import { memo, Suspense, useDeferredValue } from 'react';
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

const Shown = memo(function Shown(props: ForumProseProps) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <ForumText {...props} className={classNames(articleProse.prose, styles.prose)} />
    </Suspense>
  );
});

/** What somebody wrote in the forum. A newer text waits for the code: at once, it would take away the drawn one. */
export function ForumProse({ markdown, id }: ForumProseProps) {
  return <Shown markdown={useDeferredValue(markdown)} id={id} />;
}
