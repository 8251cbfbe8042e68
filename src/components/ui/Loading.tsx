import { Fragment, type ReactNode } from 'react';
import { classNames } from './classNames';

interface SkeletonProps {
  /** CSS lengths; by default a line of text as wide as its box. */
  width?: string | undefined;
  height?: string | undefined;
  /** Keeps the place of a picture: '16 / 9'. */
  aspectRatio?: string;
  /** More than one: a paragraph whose last line is shorter. */
  lines?: number;
  className?: string | undefined;
}

/** From this height on, in rems, it holds the place of a card or a row, whose corners it has; else that of words. */
const SLAB_REM = 4;

/** A grey place of what is loading. Decoration: the region around it says the loading text (`LoadingRegion`). */
export function Skeleton({ width, height, aspectRatio, lines = 1, className }: SkeletonProps) {
  if (lines > 1) {
    return (
      <span className={classNames('d-grid gap-2', className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
          <Skeleton key={line} {...{ height }} width={line === lines - 1 ? '62%' : (width ?? '100%')} />
        ))}
      </span>
    );
  }
  const isSlab = aspectRatio !== undefined || Number.parseFloat(height ?? '0') >= SLAB_REM;
  return (
    <span
      className={classNames('placeholder', isSlab && 'rounded-2', className)}
      style={{ width, height: aspectRatio ? 'auto' : height, aspectRatio }}
      aria-hidden="true"
    />
  );
}

export function Places({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
    <Fragment key={place}>{children}</Fragment>
  ));
}

interface LoadingRegionProps {
  /** What screen readers hear: 'Cargando los últimos artículos...'. */
  text: string;
  visible?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export function LoadingRegion({ text, visible = false, className, children }: LoadingRegionProps) {
  return (
    <div className={className} aria-busy="true">
      <p role="status" className={visible ? undefined : 'visually-hidden'}>
        {text}
      </p>
      {children}
    </div>
  );
}

interface LoadingRowsProps {
  text: string;
  /** Of each row, a CSS length. */
  height: string;
  count?: number;
}

/** The place of a list that is on its way. */
export function LoadingRows({ text, height, count = 3 }: LoadingRowsProps) {
  return (
    <LoadingRegion text={text} className="vstack gap-3">
      <Places count={count}>
        <Skeleton height={height} />
      </Places>
    </LoadingRegion>
  );
}

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
