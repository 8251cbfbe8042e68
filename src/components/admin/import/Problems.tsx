import { type ProblemGroup, problemLine } from '@/model/blogger/report';
import { formatNumber } from '@/model/format-number';
import { staff } from '@/model/staff-messages';
import styles from './Import.module.css';

/** Shown on the page; the report to download has them all. */
const SHOWN = 20;

/** What went other than wished, by kind; each opens on its entries. */
export function Problems({ groups }: { groups: readonly ProblemGroup[] }) {
  return (
    <ul className={styles.problems}>
      {groups.map(({ codigo, title, count, items, lost }) => (
        <li key={codigo}>
          <details>
            <summary className={styles.summary}>
              <span className={lost ? styles.lost : styles.changed}>{formatNumber(count)}</span>
              {title}
            </summary>
            <ul className={styles.entries}>
              {items.slice(0, SHOWN).map((problem, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and entries may be equal
                <li key={at}>{problemLine(problem)}</li>
              ))}
              {count > SHOWN && <li>{staff.adminImport.report.more(count - SHOWN)}</li>}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
