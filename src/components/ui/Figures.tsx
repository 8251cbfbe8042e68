import { formatNumber } from '@/model/shared/text/format-number';
import styles from './Figures.module.css';

/** A number, or one as it is written. */
export type Figure = readonly [label: string, value: number | string];

const shown = (value: Figure[1]) => (typeof value === 'number' ? formatNumber(value) : value);

/** Each on its line. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label} className="hstack justify-content-between gap-3 py-2 border-bottom">
          <dt className="fs-sm fw-normal text-soft">{label}</dt>
          <dd className="fw-semibold nums-tabular">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Few that are what the page is about. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="d-flex flex-wrap gap-3">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="card card-body flex-column-reverse justify-content-end p-4"
          style={{ flexBasis: '9rem' }}
        >
          <dt className="fs-sm fw-normal text-soft">{label}</dt>
          <dd className="font-serif fs-2xl fw-semibold text-accent">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
