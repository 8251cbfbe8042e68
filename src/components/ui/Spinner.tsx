/** A turning ring with its meaning for screen readers; pass `label=""` where the text stands beside it. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className="d-inline-flex">
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      {label && <span className="visually-hidden">{label}</span>}
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
    <span className="d-inline-flex align-items-center gap-3 text-soft fs-sm">
      <progress
        aria-label={label}
        style={{ width: '6rem', height: '0.375rem' }}
        max={total ?? undefined}
        value={total === null ? undefined : Math.min(done, total)}
      />
      <span>{label}</span>
    </span>
  );
}
