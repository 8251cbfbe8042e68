import { classNames } from './classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; by default a line of text as wide as its box. */
  width?: string;
  height?: string;
  /** Keeps the place of a picture: '16 / 9'. */
  aspectRatio?: string;
  /** More than one: a paragraph whose last line is shorter. */
  lines?: number;
  className?: string | undefined;
}

/**
 * The grey place of something that is loading. Decoration only: it is hidden from screen readers, so the region
 * around it needs a loading text (`LoadingRegion`) of its own.
 */
export function Skeleton({ width, height, aspectRatio, lines = 1, className }: SkeletonProps) {
  if (lines > 1) {
    return (
      <span className={classNames(styles.lines, className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
            key={line}
            className={styles.bone}
            style={{ height, width: line === lines - 1 ? '62%' : width }}
          />
        ))}
      </span>
    );
  }
  return (
    <span
      className={classNames(styles.bone, className)}
      style={{ width, height: aspectRatio ? 'auto' : height, aspectRatio }}
      aria-hidden="true"
    />
  );
}
