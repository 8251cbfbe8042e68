import { Button } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { Panel } from '@/components/ui/Panel';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { staff } from '@/model/staff-messages';
import { useRebuild } from '@/services/queries/articles/useRebuild';

const texts = staff.adminRebuild;

/** Making the lists that the library and its search read again from the articles, whatever has become of them. */
export function RebuildPanel() {
  const { state, start, stop } = useRebuild();
  const progress = state.step === 'running' ? state.progress : null;
  return (
    <div className="vstack gap-5" style={{ maxWidth: '46rem' }}>
      <Panel title={texts.title}>
        <p className="text-soft fs-sm">{texts.help}</p>
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
        <Announced tone="danger">{state.step === 'failed' && texts.failed(state.message)}</Announced>
        {state.step !== 'running' && (
          <div className="hstack flex-wrap gap-3">
            <Button onClick={start}>{texts.action}</Button>
          </div>
        )}
      </Panel>
      <p className="text-soft fs-sm">{texts.cost}</p>
    </div>
  );
}
