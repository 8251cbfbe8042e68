import { classNames } from './classNames';
import progress from './progress.module.css';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** A turning ring with its meaning for screen readers; pass `label=""` where the text stands beside it. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

interface ProgressHintProps {
  label: string;
  done: number;
  /** Null while the amount of work is not known. */
  total: number | null;
}

/** A quiet line that says how far some background work has come. */
export function ProgressHint({ label, done, total }: ProgressHintProps) {
  return (
    <span className={styles.hint}>
      <progress
        className={classNames(progress.bar, styles.bar)}
        aria-label={label}
        max={total ?? undefined}
        value={total === null ? undefined : Math.min(done, total)}
      />
      <span>{label}</span>
    </span>
  );
}
