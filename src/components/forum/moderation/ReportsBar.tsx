import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui';
import { staffForum } from '@/model/forum-moderation-messages';
import styles from './Reports.module.css';

const texts = staffForum.reports;

interface ReportsBarProps {
  /** Pending reports on the page, and how many of them are ticked. */
  total: number;
  chosen: number;
  onAll: (all: boolean) => void;
  onProcess: () => void;
}

/** Above the list: tick all, and decide about what is ticked. */
export function ReportsBar({ total, chosen, onAll, onProcess }: ReportsBarProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < total;
  }, [chosen, total]);
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          ref={box}
          type="checkbox"
          className={styles.box}
          checked={chosen === total}
          onChange={(event) => onAll(event.target.checked)}
        />
        {texts.selectAll}
      </label>
      <span role="status" className={styles.soft}>
        {chosen > 0 && texts.selected(chosen)}
      </span>
      {chosen > 0 && (
        <Button size="small" className={styles.barAction} onClick={onProcess}>
          {texts.processSelected}
        </Button>
      )}
    </div>
  );
}
