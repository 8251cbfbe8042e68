import { formatNumber } from '@/model/format-number';
import styles from './Statistics.module.css';

export interface Figure {
  label: string;
  value: number;
}

/** Numbers, each with its name. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
