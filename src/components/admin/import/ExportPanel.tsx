import { Button } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { Panel } from '@/components/ui/Panel';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { saveFile } from '@/components/ui/saveFile';
import { formatBytes } from '@/model/format-bytes';
import { staff } from '@/model/staff-messages';
import { type ExportKind, type ExportState, useExport } from '@/services/queries/export/useExport';

const texts = staff.adminExport;

function detailOf(state: Extract<ExportState, { step: 'running' }>): string | undefined {
  const { progress } = state;
  if (progress === null) return undefined;
  if (progress.step === 'categorias') return texts.progress.categorias;
  if (progress.step === 'perfiles') return texts.progress.perfiles(progress.done);
  return texts.progress.articulos(progress.done, progress.total);
}

function ExportCard({ kind }: { kind: ExportKind }) {
  const { state, start, stop } = useExport(kind);
  const { title, help, action, running, fileName } = kind === 'todo' ? texts.everything : texts.articles;
  const save = (file: Blob) => saveFile(fileName(new Date().toISOString().slice(0, 10)), file);
  const progress = state.step === 'running' ? state.progress : null;
  const counted = progress?.step === 'articulos';
  return (
    <Panel title={title}>
      <p className="text-soft fs-sm">{help}</p>
      {state.step === 'running' && (
        <ProgressBar
          label={running}
          value={counted ? progress.done : 0}
          max={counted ? progress.total : null}
          detail={detailOf(state)}
          onCancel={stop}
          cancelLabel={texts.stop}
        />
      )}
      <div role="status">{state.step === 'ready' && <p>{texts.done(formatBytes(state.file.size))}</p>}</div>
      <Announced tone="danger">{state.step === 'failed' && texts.failed}</Announced>
      {state.step !== 'running' && (
        <div className="hstack flex-wrap gap-3">
          {state.step === 'ready' && <Button onClick={() => save(state.file)}>{texts.download}</Button>}
          <Button variant={state.step === 'ready' ? 'secondary' : 'primary'} onClick={start}>
            {action}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Taking everything away: the whole, or the articles as files that anything opens. */
export function ExportPanel() {
  return (
    <div className="vstack gap-5" style={{ maxWidth: '46rem' }}>
      <ExportCard kind="todo" />
      <ExportCard kind="articulos" />
      <p className="text-soft fs-sm">{texts.cost}</p>
    </div>
  );
}
