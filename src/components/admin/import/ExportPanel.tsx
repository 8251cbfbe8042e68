import { Button } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { saveFile } from '@/components/ui/FileButton';
import { Panel } from '@/components/ui/Panel';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { formatBytes } from '@/model/format-number';
import * as staff from '@/model/messages/staff';
import {
  type ExportKind,
  type ExportState,
  useExport,
  useRebuild,
} from '@/services/queries/import/useDataJobs';

const rebuildPanelTexts = staff.adminRebuild;

/** Making the lists that the library and its search read again from the articles, whatever has become of them. */
export function RebuildPanel() {
  const { state, start, stop } = useRebuild();
  const progress = state.step === 'running' ? state.progress : null;
  return (
    <div className="vstack gap-5" style={{ maxWidth: '46rem' }}>
      <Panel title={rebuildPanelTexts.title}>
        <p className="text-soft fs-sm">{rebuildPanelTexts.help}</p>
        {state.step === 'running' && (
          <ProgressBar
            label={rebuildPanelTexts.running}
            value={progress?.done ?? 0}
            max={progress?.total ?? null}
            detail={
              progress ? rebuildPanelTexts.progress[progress.step](progress.done, progress.total) : undefined
            }
            onCancel={stop}
            cancelLabel={rebuildPanelTexts.stop}
          />
        )}
        <div role="status">
          {state.step === 'done' && <p>{rebuildPanelTexts.done}</p>}
          {state.step === 'stopped' && <p>{rebuildPanelTexts.stopped}</p>}
        </div>
        <Announced tone="danger">
          {state.step === 'failed' && rebuildPanelTexts.failed(state.message)}
        </Announced>
        {state.step !== 'running' && (
          <div className="hstack flex-wrap gap-3">
            <Button onClick={start}>{rebuildPanelTexts.action}</Button>
          </div>
        )}
      </Panel>
      <p className="text-soft fs-sm">{rebuildPanelTexts.cost}</p>
    </div>
  );
}

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
