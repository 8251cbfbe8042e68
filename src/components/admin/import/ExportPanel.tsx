import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { saveFile } from '@/components/ui/FileButton';
import { Panel } from '@/components/ui/Panel';
import { ProgressBar } from '@/components/ui/ProgressBar';
import * as staff from '@/model/messages/staff';
import { formatBytes } from '@/model/shared/text/format-number';
import { type TaskControl, type TaskEnd, useLongTask } from '@/services/client';
import {
  type ExportKind,
  type ExportProgress,
  gatherExport,
  type RebuildProgress,
  rebuild,
} from '@/services/import';

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

function Job<Progress, Result>({ texts, stopLabel, work, measure, ...says }: JobProps<Progress, Result>) {
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

const rebuildTexts = staff.adminRebuild;

/** Making the lists that the library and its search read again from the articles, whatever has become of them. */
export function RebuildPanel() {
  return (
    <div className="vstack gap-5" style={{ maxWidth: '46rem' }}>
      <Job
        texts={rebuildTexts}
        stopLabel={rebuildTexts.stop}
        work={rebuild}
        measure={({ step, done, total }: RebuildProgress) => ({
          value: done,
          max: total,
          detail: rebuildTexts.progress[step](done, total),
        })}
        done={() => rebuildTexts.done}
        stopped={rebuildTexts.stopped}
        failed={rebuildTexts.failed}
      />
      <p className="text-soft fs-sm">{rebuildTexts.cost}</p>
    </div>
  );
}

const texts = staff.adminExport;

function measure({ step, done, total }: ExportProgress) {
  if (step === 'articulos') return { value: done, max: total, detail: texts.progress.articulos(done, total) };
  const detail = step === 'categorias' ? texts.progress.categorias : texts.progress.perfiles(done);
  return { value: 0, max: null, detail };
}

function ExportCard({ kind }: { kind: ExportKind }) {
  const shown = kind === 'todo' ? texts.everything : texts.articles;
  const save = (file: Blob) => saveFile(shown.fileName(new Date().toISOString().slice(0, 10)), file);
  return (
    <Job
      texts={shown}
      stopLabel={texts.stop}
      work={(control: TaskControl<ExportProgress>) => gatherExport(kind, control)}
      measure={measure}
      done={({ size }) => texts.done(formatBytes(size))}
      failed={() => texts.failed}
      offer={(file) => <Button onClick={() => save(file)}>{texts.download}</Button>}
    />
  );
}

export function ExportPanel() {
  return (
    <div className="vstack gap-5" style={{ maxWidth: '46rem' }}>
      <ExportCard kind="todo" />
      <ExportCard kind="articulos" />
      <p className="text-soft fs-sm">{texts.cost}</p>
    </div>
  );
}
