import { useId } from 'react';
import { outOf } from '@/model/shared/text/format-number';
import type { LongTask } from '@/services/client';
import { Bar } from './Bar';
import { Button } from './Button';

/** Screen readers hear of a step this large, not of each change. */
const ANNOUNCED_STEP = 25;
const percentage = new Intl.NumberFormat('es', { style: 'percent' });

export interface ProgressBarProps {
  /** What is being done: 'Renombrando artículos'. */
  label: string;
  value: number;
  /** Null while the amount of work is not known. */
  max: number | null;
  /** A quiet line under the bar: '120 de 400 artículos'. */
  detail?: string | undefined;
  stop?: Stop | undefined;
}

/** How work can be interrupted; without it it cannot. `stopping`: it was asked to, and finishes its step. */
interface Stop {
  label: string;
  stopping?: boolean;
  onStop: () => void;
}

export function ProgressBar({ label, value, max, detail, stop }: ProgressBarProps) {
  const id = useId();
  const share = max === null ? null : max <= 0 ? 1 : Math.min(1, Math.max(0, value / max));
  const percent = share === null ? null : Math.floor(share * 100);
  const step = percent === null ? null : percent - (percent % ANNOUNCED_STEP);
  return (
    <div className="vstack gap-2 nums-tabular">
      <div className="hstack justify-content-between gap-4 fs-sm">
        <span id={id} className="fw-semibold">
          {label}
        </span>
        {percent !== null && <span aria-hidden="true">{percentage.format(percent / 100)}</span>}
      </div>
      <Bar share={percent === null ? null : percent / 100} aria-labelledby={id} />
      {detail && <p className="text-soft fs-sm">{detail}</p>}
      <span className="visually-hidden">
        <span role="status">{step === null ? label : `${label}: ${percentage.format(step / 100)}`}</span>
      </span>
      {stop && (
        <div className="mt-2">
          <Button variant="secondary" size="small" busy={stop.stopping ?? false} onClick={stop.onStop}>
            {stop.label}
          </Button>
        </div>
      )}
    </div>
  );
}

interface TaskBar {
  task: LongTask;
  label: string;
  /** By default '120 de 400', once the amount of work is known. */
  detail?: (done: number, total: number) => string;
  starting?: string;
  stopLabel: string;
}

/** The bar of a task; false while it does not run. */
export function barOf({ task, label, detail = outOf, starting, stopLabel }: TaskBar) {
  const { progress, running, stopping, stop: onStop } = task;
  return (
    running && {
      label,
      value: progress?.done ?? 0,
      max: progress?.total ?? null,
      detail: progress ? detail(progress.done, progress.total) : starting,
      stop: { label: stopLabel, stopping, onStop },
    }
  );
}
