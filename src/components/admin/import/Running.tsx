import { useState } from 'react';
import { Button } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { articlesToBring } from '@/model/blogger/survey';
import { staff } from '@/model/staff-messages';
import type { ImportState } from '@/services/queries/import/useDataJobs';
import { Step } from './Step';

const texts = staff.adminImport;

type Working = Extract<ImportState, { step: 'running' | 'paused' | 'stopped' }>;

interface Advance {
  label: string;
  value: number;
  max: number | null;
  detail?: string;
}

function advanceOf({ progress, survey, choices }: Working): Advance {
  const { fase, hecho } = progress;
  if (fase === 'revision') return { label: texts.running.categories, value: 0, max: null };
  if (fase === 'comentarios') {
    const done = hecho.comentarios + hecho.comentariosIguales;
    const detail = texts.running.commentsDone(done, survey.comentarios);
    return { label: texts.running.comentarios, value: done, max: survey.comentarios, detail };
  }
  const done = hecho.creados + hecho.actualizados + hecho.iguales;
  const total = articlesToBring(survey, choices.paginas);
  const detail = texts.running.articlesDone(done, total);
  return { label: texts.running.articulos, value: done, max: total, detail };
}

interface RunningProps {
  state: Working;
  onPause: () => void;
  onResume: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** The import at work, paused, or stopped by a failure. */
export function Running({ state, onPause, onResume, onRetry, onCancel }: RunningProps) {
  const [asking, setAsking] = useState(false);
  const { step, reason } = state;
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
      {step !== 'stopped' && <p className="text-soft fs-sm">{texts.running.keepOpen}</p>}
      <div className="hstack flex-wrap gap-3">
        {step === 'running' && <Button onClick={onPause}>{texts.running.pause}</Button>}
        {step === 'paused' && <Button onClick={onResume}>{texts.running.resume}</Button>}
        {step === 'stopped' && <Button onClick={onRetry}>{texts.stopped.retry}</Button>}
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
            onCancel();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{texts.running.cancelText}</p>
        </ConfirmDialog>
      )}
    </Step>
  );
}
