import { useDeferredValue } from 'react';
import { lazyText } from '@/components/articles/prose/lazyText';
import { classNames, Skeleton } from '@/components/ui';
import articleProse from '@/theme/prose.module.css';
import styles from './shared.module.css';

/** About as high as the text that is to come, so that what stands below hardly moves. */
const Place = ({ markdown, className }: { markdown: string; className: string }) => (
  <div className={className} aria-hidden="true" style={{ display: 'grid', whiteSpace: 'pre-line' }}>
    <div style={{ gridArea: '1 / 1' }}>
      <Skeleton lines={3} />
    </div>
    <div style={{ gridArea: '1 / 1', visibility: 'hidden' }}>{markdown}</div>
  </div>
);

const ForumText = lazyText(async () => (await import('./ForumText')).ForumText, Place);

interface ForumProseProps {
  markdown: string;
  /** What the footnotes' anchors begin with, so that those of two messages differ. */
  id: string;
}

/** What somebody wrote in the forum. A newer text waits for the code: at once, it would take away the drawn one. */
export function ForumProse({ markdown, id }: ForumProseProps) {
  const shown = useDeferredValue(markdown);
  return <ForumText markdown={shown} id={id} className={classNames(articleProse.prose, styles.prose)} />;
}
