import { Button } from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { staff } from '@/model/staff-messages';
import { useRebuild } from '@/services/queries/articles/useRebuild';
import styles from './Import.module.css';

const texts = staff.adminRebuild;

/** Making the lists that the library and its search read again from the articles, whatever has become of them. */
export function RebuildPanel() {
  const { state, start, stop } = useRebuild();
  const progress = state.step === 'running' ? state.progress : null;
  return (
    <div className={styles.step}>
      <Panel title={texts.title}>
        <p className={styles.quiet}>{texts.help}</p>
        {state.step === 'running' && (
          <ProgressBar
            label={texts.running}
            value={progress?.done ?? 0}
            max={progress?.total ?? null}
            detail={progress ? texts.progress[progress.step](progress.done, progress.total) : undefined}
            onCancel={stop}
            cancelLabel={texts.stop}
          />
        )}
        <div role="status">
          {state.step === 'done' && <p>{texts.done}</p>}
          {state.step === 'stopped' && <p>{texts.stopped}</p>}
        </div>
        <div role="alert">
          {state.step === 'failed' && <p className={styles.problem}>{texts.failed(state.message)}</p>}
        </div>
        {state.step !== 'running' && (
          <div className={styles.actions}>
            <Button onClick={start}>{texts.action}</Button>
          </div>
        )}
      </Panel>
      <p className={styles.quiet}>{texts.cost}</p>
    </div>
  );
}
