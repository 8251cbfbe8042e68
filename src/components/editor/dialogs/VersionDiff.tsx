import { useMemo } from 'react';
import { classNames } from '@/components/ui';
import { staff } from '@/model/staff-messages';
import { diffLines, foldSame, isSame } from '@/model/text-diff';
import styles from './Versions.module.css';

const texts = staff.editor.conflict;

/** One field in both versions, line by line; what differs is marked, what is long the same is left out. */
export function VersionDiff({ mine, theirs }: { mine: string; theirs: string }) {
  const rows = useMemo(() => foldSame(diffLines(mine, theirs)), [mine, theirs]);
  return (
    <table className={styles.diff}>
      <thead>
        <tr>
          <th scope="col">{texts.mine}</th>
          <th scope="col">{texts.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          // The rows are made once and never move.
          const key = at;
          if ('skipped' in row) {
            return (
              <tr key={key}>
                <td colSpan={2} className={styles.skipped}>
                  {texts.skipped(row.skipped)}
                </td>
              </tr>
            );
          }
          const same = isSame(row);
          return (
            <tr key={key} className={classNames(!same && styles.changed)}>
              <td data-side={texts.mine}>
                {same ? row.mine : row.mine !== null && <del>{row.mine || ' '}</del>}
              </td>
              <td data-side={texts.theirs}>
                {same ? row.theirs : row.theirs !== null && <ins>{row.theirs || ' '}</ins>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
