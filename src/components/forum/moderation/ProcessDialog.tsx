import { useState } from 'react';
import { showToast, TextArea } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';
import { barOf } from '@/components/ui/ProgressBar';
import { FORUM_LIMITS } from '@/model/forum/limits';
import {
  commonActions,
  isClosedByReports,
  possibleActions,
  REPORT_ACTIONS,
  type Report,
  type ReportAction,
} from '@/model/forum/report';
import * as staffForum from '@/model/messages/forum-moderation';
import { choiceOf } from '@/model/shared/unknown-value';
import type { Account } from '@/model/users/account';
import { useLongTask } from '@/services/client';
import { decideReports, type QueuedReport } from '@/services/forum';

const texts = staffForum.reports;

interface ProcessDialogProps {
  account: Account;
  reports: readonly QueuedReport[];
  /** `done`: something was decided, and the list is new. */
  onClose: (done: boolean) => void;
}

function ofKinds(
  sentences: typeof texts.dialog.hide | typeof texts.dialog.undo,
  reports: readonly Report[],
): string {
  const kinds = new Set(reports.map(({ tipo }) => tipo));
  if (kinds.size > 1) return sentences.several;
  return kinds.has('tema') ? sentences.tema : sentences.respuesta;
}

/** What the decision does, also to what five reports hid or closed by themselves. */
function hintOf(action: ReportAction, reports: readonly QueuedReport[]): string {
  const { hints, keep, undo, hide } = texts.dialog;
  if (action === 'ocultar') return ofKinds(hide, reports);
  const closed = reports.filter(({ content }) => isClosedByReports(content));
  if (closed.length === 0 || action === 'eliminar') return hints[action];
  if (action === 'advertir') return `${hints.advertir} ${keep}`;
  return closed.length < reports.length ? undo.several : ofKinds(undo, closed);
}

/** Decides, and says what came of it; what failed leaves the dialog open, with everything typed. */
function useDecision({ account, reports, onClose }: ProcessDialogProps) {
  const task = useLongTask();
  const [problem, setProblem] = useState<string | null>(null);
  const decide = async (accion: ReportAction, comentario: string) => {
    setProblem(null);
    const end = await task.run((control) => decideReports(account, reports, { accion, comentario }, control));
    if (end.how === 'failed') return setProblem(texts.processError(end.error.message));
    if (end.how === 'stopped') return;
    const { processed, failed, cut } = end.result;
    const [first] = failed;
    if (first) return setProblem(texts.processError(first.error.message));
    if (cut === 'interrupted') return setProblem(texts.interrupted(processed));
    showToast(texts.processed(processed));
    onClose(true);
  };
  return { task, problem, setProblem, decide };
}

/** The window 'Procesar reporte': an action, a comment, and the decision (spec 2, sections 2 and 5). */
export function ProcessDialog(props: ProcessDialogProps) {
  const { account, reports, onClose } = props;
  const [action, setAction] = useState<ReportAction | ''>('');
  const [comment, setComment] = useState('');
  const { task, problem, setProblem, decide } = useDecision(props);
  const actions = commonActions(reports.map(({ tipo, content }) => possibleActions(account, tipo, content)));
  const [only] = reports;
  const { choosePlease, onlyDiscard } = texts.dialog;
  const unchosen = actions.length === 1 ? `${onlyDiscard} ${choosePlease}` : choosePlease;
  const hint = action === '' ? unchosen : hintOf(action, reports);
  const tooLong = comment.trim().length > FORUM_LIMITS.comentarioModerador;
  const submit = () => {
    if (!tooLong && action !== '') void decide(action, comment);
  };
  const choose = (value: string) => {
    setProblem(null);
    setAction(choiceOf(value, REPORT_ACTIONS) ?? '');
  };
  return (
    <FormDialog
      title={texts.dialog.title}
      closesOutside={false}
      error={problem}
      submit={{
        variant: action === 'eliminar' ? 'danger' : 'primary',
        disabled: action === '',
        children: texts.dialog.confirm,
      }}
      work={barOf({ task, label: texts.dialog.working, stopLabel: texts.dialog.stop })}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <p className="fw-semibold">
        {reports.length === 1 && only ? (
          <>
            <span className="eyebrow d-block">{texts.kindNames[only.tipo]}</span> {only.titulo}
          </>
        ) : (
          texts.dialog.several(reports.length)
        )}
      </p>
      <p className="fs-sm text-soft">{texts.dialog.together}</p>
      <Field
        label={texts.dialog.action}
        required
        length={0}
        hint={hint}
        control={(wired) => (
          <select
            {...wired}
            className="form-select"
            value={action}
            onChange={(event) => choose(event.target.value)}
            {...INITIAL_FOCUS}
          >
            <option value="">{texts.dialog.choose}</option>
            {actions.map((one) => (
              <option key={one} value={one}>
                {texts.actions[one]}
              </option>
            ))}
          </select>
        )}
      />
      <TextArea
        label={staffForum.reports.resolution.comment}
        rows={3}
        value={comment}
        hint={texts.dialog.commentHint}
        limit={FORUM_LIMITS.comentarioModerador}
        error={tooLong ? texts.dialog.commentTooLong : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
    </FormDialog>
  );
}
