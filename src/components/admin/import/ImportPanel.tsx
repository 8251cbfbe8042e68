import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Figures } from '@/components/ui/Figures';
import { saveFile } from '@/components/ui/FileButton';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { changedNothing, groupProblems, reportText, tallyLines } from '@/model/import/import-report';
import { articlesDone } from '@/model/import/progress';
import { articlesToBring } from '@/model/import/survey';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { formatDate } from '@/model/shared/dates';
import { paths } from '@/model/shared/paths';
import { type ImportSession, type ImportState, useBlogImport } from '@/services/import';
import { Choosing } from './Choosing';
import { ImportPreview } from './ImportPreview';
import { Problems } from './Problems';
import { Step } from './Step';

const texts = staff.adminImport;

type Working = Extract<ImportState, { step: 'running' | 'paused' | 'stopped' }>;

function advanceOf({ progress, survey, choices }: Working) {
  if (!progress) return { label: texts.running.categories, value: 0, max: null };
  const { fase, hecho } = progress;
  if (fase === 'comentarios') {
    const done = hecho.comentarios + hecho.comentariosIguales;
    const detail = texts.running.commentsDone(done, survey.comentarios);
    return { label: texts.running.comentarios, value: done, max: survey.comentarios, detail };
  }
  const done = articlesDone(hecho);
  const total = articlesToBring(survey, choices.paginas);
  const detail = texts.running.articlesDone(done, total);
  return { label: texts.running.articulos, value: done, max: total, detail };
}

function Running({ state, session }: { state: Working; session: ImportSession }) {
  const [asking, setAsking] = useState(false);
  const { step, reason, waiting } = state;
  const advance = advanceOf(state);
  const title = { running: texts.running.title, paused: texts.running.paused, stopped: texts.stopped.title }[
    step
  ];
  return (
    <Step key={step === 'stopped' ? 'stopped' : 'working'} title={title}>
      {reason && (
        <p role="alert" className="alert alert-danger">
          {texts.stopped.text(texts.failed[reason])}
        </p>
      )}
      <ProgressBar {...advance} />
      <p role="status" className="mb-0">
        {waiting !== null && texts.running.waiting(Math.max(1, Math.round(waiting / 1000)))}
      </p>
      {step !== 'stopped' && <p className="text-soft fs-sm">{texts.running.keepOpen}</p>}
      <div className="hstack flex-wrap gap-3">
        {step === 'running' && <Button onClick={() => session.pause()}>{texts.running.pause}</Button>}
        {step === 'paused' && <Button onClick={() => session.resume()}>{texts.running.resume}</Button>}
        {step === 'stopped' && <Button onClick={() => void session.start()}>{texts.stopped.retry}</Button>}
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.running.cancel}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={texts.running.cancelTitle}
          confirmLabel={texts.running.cancelConfirm}
          cancelLabel={texts.running.cancelKeep}
          onConfirm={() => {
            setAsking(false);
            void session.cancel();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{texts.running.cancelText}</p>
        </ConfirmDialog>
      )}
    </Step>
  );
}

function Report({ state, onAgain }: { state: Extract<ImportState, { step: 'done' }>; onAgain: () => void }) {
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

export function ImportPanel({ uid }: { uid: string }) {
  const { state, session } = useBlogImport();
  useEffect(() => {
    void session.begin();
  }, [session]);
  switch (state.step) {
    case 'opening':
      return null;
    case 'choosing':
      return (
        <Choosing
          state={state}
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
            stop={{ label: messages.common.cancel, onStop: () => void session.cancel() }}
          />
        </Step>
      );
    case 'ready':
      return <ImportPreview state={state} session={session} />;
    case 'done':
      return <Report state={state} onAgain={() => session.again()} />;
    default:
      return <Running state={state} session={session} />;
  }
}
