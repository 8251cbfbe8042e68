import { useDeferredValue, useEffect, useState } from 'react';
import { lazyText } from '@/components/articles/prose/lazyText';
import { classNames, Skeleton } from '@/components/ui';
import articleProse from '@/theme/prose.module.css';
import styles from './shared.module.css';

/** As high as the text that is to come where that is plain paragraphs, so that what stands below hardly moves. */
const Place = ({ markdown, className }: { markdown: string; className: string }) => (
  <div className="position-relative overflow-hidden" aria-hidden="true">
    <div className="position-absolute w-100">
      <Skeleton lines={3} />
    </div>
    <div className={className} style={{ visibility: 'hidden', whiteSpace: 'pre-line' }}>
      {markdown
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same
          <p key={index}>{paragraph}</p>
        ))}
    </div>
  </div>
);

const ForumText = lazyText(async () => (await import('./ForumText')).ForumText, Place);

/** For pages that are opened later: Back finds them at once as high as they were. */
let textsStand = false;

/**
 * Whether the code that shows texts is there, or will not come: until then they stand about as high as they will be. It is brought
 * where texts are `wanted`.
 */
export function useTextsStand(wanted: boolean): boolean {
  const [stand, setStand] = useState(textsStand);
  useEffect(() => {
    if (!wanted) return;
    const done = () => {
      textsStand = true;
      setStand(true);
    };
    ForumText.bring().then(done, done);
  }, [wanted]);
  return stand;
}

interface ForumProseProps {
  markdown: string;
  /** What the footnotes' anchors begin with, so that those of two messages differ. */
  id: string;
}

/** What somebody wrote in the forum. A newer text waits for the code: shown at once, it would take away the one that stands there. */
export function ForumProse({ markdown, id }: ForumProseProps) {
  const shown = useDeferredValue(markdown);
  return <ForumText markdown={shown} id={id} className={classNames(articleProse.prose, styles.prose)} />;
}

/** Fetches the code that shows texts. Rejects where it does not arrive. */
ForumProse.bringTexts = ForumText.bringAll;
