import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { Panel } from '@/components/ui/Panel';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { type TaskControl, type TaskEnd, useLongTask } from '@/services/client';

interface JobProps<Progress, Result> {
  texts: { title: string; help: string; action: string; running: string };
  stopLabel: string;
  work: (control: TaskControl<Progress>) => Promise<Result>;
  measure: (progress: Progress) => { value: number; max: number | null; detail: string };
  /** What is said when it is done, and where it was stopped. */
  done: (result: Result) => string;
  stopped?: string;
  failed: (reason: string) => string;
  offer?: (result: Result) => ReactNode;
}

/** One piece of long work as a panel: begun by its button, shown while it runs, stopped, and what came of it. */
export function Job<Progress, Result>({
  texts,
  stopLabel,
  work,
  measure,
  ...says
}: JobProps<Progress, Result>) {
  const { run, running, progress, stop, stopping } = useLongTask<Progress>();
  const [end, setEnd] = useState<TaskEnd<Result> | null>(null);
  const start = async () => {
    setEnd(null);
    setEnd(await run(work));
  };
  const offered = end?.how === 'done' && says.offer?.(end.result);
  return (
    <Panel title={texts.title}>
      <p className="text-soft fs-sm">{texts.help}</p>
      {running && (
        <ProgressBar
          label={texts.running}
          {...(progress ? measure(progress) : { value: 0, max: null })}
          stop={{ label: stopLabel, stopping, onStop: stop }}
        />
      )}
      <div role="status">
        {end?.how === 'done' && <p>{says.done(end.result)}</p>}
        {end?.how === 'stopped' && says.stopped && <p>{says.stopped}</p>}
      </div>
      <Announced tone="danger">{end?.how === 'failed' && says.failed(end.error.message)}</Announced>
      {!running && (
        <div className="hstack flex-wrap gap-3">
          {offered}
          <Button variant={offered ? 'secondary' : 'primary'} onClick={() => void start()}>
            {texts.action}
          </Button>
        </div>
      )}
    </Panel>
  );
}
