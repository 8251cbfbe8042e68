import DeleteIcon from 'bootstrap-icons/icons/trash3.svg?react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { staff } from '@/model/staff-messages';
import type { LongTask } from '@/services/queries/useLongTask';
import styles from './Comments.module.css';

const texts = staff.adminComments;

interface BulkBarProps {
  /** Comments on the page, and how many of them are ticked. */
  total: number;
  chosen: number;
  task: LongTask;
  problem: string | null;
  onAll: (all: boolean) => void;
  onDelete: () => void;
}

/** Above the list: tick all, delete what is ticked, and how far that has come. It stays in sight. */
export function BulkBar({ total, chosen, task, problem, onAll, onDelete }: BulkBarProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < total;
  }, [chosen, total]);
  return (
    <div className={styles.bar}>
      <div className={styles.barLine}>
        <label className={styles.all}>
          <input
            ref={box}
            type="checkbox"
            className={styles.box}
            checked={chosen === total}
            disabled={task.running}
            onChange={(event) => onAll(event.target.checked)}
          />
          {texts.selectAll}
        </label>
        <span role="status" className={styles.soft}>
          {chosen > 0 && texts.selected(chosen)}
        </span>
        {chosen > 0 && !task.running && (
          <Button variant="danger" size="small" onClick={onDelete}>
            <DeleteIcon aria-hidden="true" />
            {texts.deleteSelected}
          </Button>
        )}
      </div>
      {task.running && (
        <ProgressBar
          label={texts.deleting}
          value={task.progress?.done ?? 0}
          max={task.progress?.total ?? null}
          detail={task.progress ? texts.progress(task.progress.done, task.progress.total) : undefined}
          onCancel={task.stop}
          cancelLabel={texts.stop}
          cancelling={task.stopping}
        />
      )}
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </div>
  );
}
