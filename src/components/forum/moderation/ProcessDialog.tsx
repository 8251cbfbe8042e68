import { useState } from 'react';
import { showToast, TextArea } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';
import { TaskProgress } from '@/components/ui/ProgressBar';
import type { Account } from '@/model/account';
import { FORUM_LIMITS } from '@/model/forum/limits';
import {
  commonActions,
  isClosedByReports,
  possibleActions,
  REPORT_ACTIONS,
  type Report,
  type ReportAction,
  type ReportedContent,
} from '@/model/forum/report';
import * as staffForum from '@/model/messages/forum-moderation';
import { decideReports } from '@/services/queries/forum/useReports';
import { useLongTask } from '@/services/queries/useLongTask';

const texts = staffForum.reports;

interface ProcessDialogProps {
  account: Account;
  reports: readonly Report[];
  contentOf: (report: Report) => ReportedContent | undefined;
  /** `done`: something was decided, and the list is new. */
  onClose: (done: boolean) => void;
}

type About = Pick<ProcessDialogProps, 'reports' | 'contentOf'>;

/** What the decision does to what five reports hid or closed by themselves; undefined where there is none of that. */
function hintOfClosed(action: ReportAction, { reports, contentOf }: About): string | undefined {
  const closed = reports.filter((report) => isClosedByReports(contentOf(report)));
  if (closed.length === 0) return undefined;
  if (action === 'advertir') return `${texts.dialog.hints.advertir} ${texts.dialog.keep}`;
  if (action !== 'descartar') return undefined;
  const kinds = new Set(closed.map(({ tipo }) => tipo));
  if (kinds.size > 1 || closed.length < reports.length) return texts.dialog.undo.several;
  return kinds.has('tema') ? texts.dialog.undo.tema : texts.dialog.undo.respuesta;
}

function hintOf(action: ReportAction, about: About): string {
  const closed = hintOfClosed(action, about);
  if (closed !== undefined) return closed;
  if (action !== 'ocultar') return texts.dialog.hints[action];
  const kinds = new Set(about.reports.map(({ tipo }) => tipo));
  if (kinds.size > 1) return texts.dialog.hide.several;
  return kinds.has('tema') ? texts.dialog.hide.tema : texts.dialog.hide.respuesta;
}

/** Decides, and says what came of it; what failed leaves the dialog open, with everything typed. */
function useDecision({
  account,
  reports,
  onClose,
}: Pick<ProcessDialogProps, 'account' | 'reports' | 'onClose'>) {
  const task = useLongTask();
  const [problem, setProblem] = useState<string | null>(null);
  const decide = async (accion: ReportAction, comentario: string) => {
    setProblem(null);
    const end = await task.run((control) => decideReports(account, reports, { accion, comentario }, control));
    if (end.how === 'failed') return setProblem(texts.processError(end.error.message));
    if (end.how === 'stopped') return;
    const { processed, failed, interrupted } = end.result;
    const [first] = failed;
    if (first) return setProblem(texts.processError(first.error.message));
    if (interrupted) return setProblem(texts.interrupted(processed));
    showToast(texts.processed(processed));
    onClose(true);
  };
  return { task, problem, setProblem, decide };
}

/** The window 'Procesar reporte': an action, a comment, and the decision (spec 2, sections 2 and 5). */
export function ProcessDialog({ account, reports, contentOf, onClose }: ProcessDialogProps) {
  const [action, setAction] = useState<ReportAction | ''>('');
  const [comment, setComment] = useState('');
  const { task, problem, setProblem, decide } = useDecision({ account, reports, onClose });
  const actions = commonActions(
    reports.map((report) => possibleActions(account, report.tipo, contentOf(report))),
  );
  const [only] = reports;
  const onlyDiscard = actions.length === 1 ? texts.dialog.onlyDiscard : undefined;
  const hint = action === '' ? onlyDiscard : hintOf(action, { reports, contentOf });
  const tooLong = comment.trim().length > FORUM_LIMITS.comentarioModerador;
  const submit = () => {
    if (!tooLong && action !== '') void decide(action, comment);
  };
  const choose = (value: string) => {
    setProblem(null);
    setAction(REPORT_ACTIONS.find((one) => one === value) ?? '');
  };
  return (
    <FormDialog
      title={texts.dialog.title}
      busy={task.running}
      closesOutside={false}
      error={problem}
      submit={{
        variant: action === 'eliminar' ? 'danger' : 'primary',
        disabled: action === '',
        children: texts.dialog.confirm,
      }}
      stop={{ label: texts.dialog.stop, stopping: task.stopping, onStop: task.stop }}
      cancel={{ children: texts.dialog.cancel }}
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
            aria-required="true"
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
      <TaskProgress task={task} label={texts.dialog.working} detail={texts.dialog.progress} />
    </FormDialog>
  );
}
