import { useEffect } from 'react';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { staff } from '@/model/staff-messages';
import { useBlogImport } from '@/services/queries/import/useBlogImport';
import { Choosing } from './Choosing';
import { Preview } from './Preview';
import { Report } from './Report';
import { Running } from './Running';
import { Step } from './Step';

const texts = staff.adminImport;

/** The import of the old blog, step by step. */
export function ImportPanel({ uid }: { uid: string }) {
  const { state, session } = useBlogImport();
  useEffect(() => {
    void session.begin();
  }, [session]);
  switch (state.step) {
    case 'choosing':
      return state.reading ? null : (
        <Choosing
          problem={state.problem}
          pending={state.pending}
          onChoose={(file) => void session.choose(file, uid)}
          onDiscard={() => void session.discard()}
        />
      );
    case 'surveying':
      return (
        <Step title={texts.survey.reading}>
          <ProgressBar
            label={state.file.nombre}
            value={state.bytes}
            max={state.file.bytes}
            onCancel={() => void session.cancel()}
          />
        </Step>
      );
    case 'ready':
      return (
        <Preview
          fileName={state.file.nombre}
          survey={state.survey}
          choices={state.choices}
          onDecide={(choices) => session.decide(choices)}
          onStart={() => void session.start()}
          onOther={() => session.again()}
        />
      );
    case 'done':
      return <Report state={state} onAgain={() => session.again()} />;
    default:
      return (
        <Running
          state={state}
          onPause={() => session.pause()}
          onResume={() => session.resume()}
          onRetry={() => void session.retry()}
          onCancel={() => void session.cancel()}
        />
      );
  }
}
