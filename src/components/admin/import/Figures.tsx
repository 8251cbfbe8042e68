import { formatNumber } from '@/model/format-number';
import styles from './Import.module.css';

/** Numbers with what they count. */
export function Figures({ figures }: { figures: readonly (readonly [label: string, count: number])[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, count]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
