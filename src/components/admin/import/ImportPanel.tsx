import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { saveFile } from '@/components/ui/saveFile';
import { changedNothing, groupProblems, reportText, tallyLines } from '@/model/blogger/report';
import { formatDate } from '@/model/dates';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import { type ImportState, useBlogImport } from '@/services/queries/import/useDataJobs';
import { Figures } from '../kit';
import { Choosing } from './Choosing';
import { Problems } from './Findings';
import { Preview } from './Preview';
import { Running } from './Running';
import { Step } from './Step';

interface ReportProps {
  state: Extract<ImportState, { step: 'done' }>;
  onAgain: () => void;
}

/** The end of an import: what was done, and what could not be. */
function Report({ state, onAgain }: ReportProps) {
  const { file, result, cancelled, at } = state;
  const groups = groupProblems(result.problems);
  const download = () => {
    const text = reportText(result, file.nombre, formatDate(new Date(at)));
    saveFile(texts.report.fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Step title={cancelled ? texts.result.cancelled : texts.result.title}>
      {changedNothing(result.hecho) && !cancelled && <p>{texts.result.nothingNew}</p>}
      <Figures figures={tallyLines(result.hecho)} />
      <h3 className="fs-lg">{texts.report.title}</h3>
      {groups.length === 0 ? (
        <p className="text-soft fs-sm">{cancelled ? texts.running.cancelText : texts.report.none}</p>
      ) : (
        <Problems groups={groups} />
      )}
      <div className="hstack flex-wrap gap-3">
        <ButtonLink to={paths.library.href()}>{texts.result.library}</ButtonLink>
        <Button variant="secondary" onClick={download}>
          {texts.report.download}
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          {texts.result.again}
        </Button>
      </div>
    </Step>
  );
}

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
