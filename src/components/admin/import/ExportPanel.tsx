import { Button } from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { saveFile } from '@/components/ui/saveFile';
import { formatBytes } from '@/model/format-bytes';
import { staff } from '@/model/staff-messages';
import { type ExportKind, type ExportState, useExport } from '@/services/queries/export/useExport';
import styles from './Import.module.css';

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
      <p className={styles.quiet}>{help}</p>
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
      <div role="alert">{state.step === 'failed' && <p className={styles.problem}>{texts.failed}</p>}</div>
      {state.step !== 'running' && (
        <div className={styles.actions}>
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
    <div className={styles.step}>
      <ExportCard kind="todo" />
      <ExportCard kind="articulos" />
      <p className={styles.quiet}>{texts.cost}</p>
    </div>
  );
}
