import { type ReactNode, useRef, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { Button, showToast } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import type { Article } from '@/model/articles/article';
import type { Comment } from '@/model/comments/comment';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { can } from '@/model/users/permissions/can';
import { useDeleteComment } from '@/services/comments';
import { useReportDialog } from '../ReportArticle';
import { AnswerComment, EditComment } from './CommentEditor';

const texts = messages.comments;

interface OwnCommentProps {
  comment: Comment;
  question: Comment;
  article: Pick<Article, 'id' | 'titulo'>;
  account: Account;
  /** The comment as everyone sees it. */
  children: ReactNode;
  /** It has gone: the focus has lost its place. */
  onDeleted: () => void;
}

function ConfirmDelete({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers no from either button
    <div
      className="alert alert-danger mt-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onNo();
      }}
    >
      <p role="alert">{texts.deleteConfirm}</p>
      <div className="d-flex flex-wrap gap-2 mt-2">
        <Button variant="danger" size="small" onClick={onYes}>
          {texts.deleteTitle}
        </Button>
        <Button variant="secondary" size="small" autoFocus onClick={onNo}>
          {messages.common.cancel}
        </Button>
      </div>
    </div>
  );
}

type Act = 'answering' | 'editing' | 'deleting' | 'reporting';

function actsOf(account: Account, { autor, autorId }: Comment) {
  const own = autorId === account.uid;
  const active = account.estado === 'activo';
  const acts: { to: Act; text: string; may: boolean; label?: string }[] = [
    { to: 'answering', text: texts.answer, may: can(account, 'comentar'), label: texts.answerTo(autor) },
    { to: 'editing', text: texts.edit, may: own && can(account, 'comentar') },
    { to: 'deleting', text: texts.delete, may: (own && active) || can(account, 'moderarComentarios') },
    { to: 'reporting', text: texts.report, may: !own && active },
  ];
  return acts.filter(({ may }) => may);
}

export function OwnComment(props: OwnCommentProps) {
  const { comment, question, article, account, children, onDeleted } = props;
  const [mode, setMode] = useState<Exclude<Act, 'reporting'> | 'reading'>('reading');
  const acts = actsOf(account, comment);
  const remove = useDeleteComment(article.id, useMember());
  const report = useReportDialog();
  const actions = useRef<HTMLDivElement>(null);

  const back = () => {
    setMode('reading');
    // The buttons come back with the next drawing.
    requestAnimationFrame(() => {
      const pressed = actions.current?.querySelector<HTMLElement>(`[data-mode="${mode}"]`);
      (pressed ?? actions.current?.querySelector('button'))?.focus();
    });
  };
  const press = (to: Act) => {
    if (to === 'reporting') void report.open();
    else if (to === mode) back();
    else setMode(to);
  };
  const confirmed = async () => {
    onDeleted();
    if (await orTell(texts.deleteError, () => remove.mutateAsync(comment))) showToast(texts.deleted);
  };
  if (mode === 'editing') return <EditComment comment={comment} onClose={back} />;
  return (
    <>
      {children}
      {mode === 'deleting' ? (
        <ConfirmDelete onYes={() => void confirmed()} onNo={back} />
      ) : (
        <div
          ref={actions}
          className="d-flex flex-wrap gap-2 mt-2"
          // Their words stand under those of the comment.
          style={{ marginInlineStart: '-0.875rem' }}
        >
          {acts.map(({ to, text, label }) => (
            <Button
              key={to}
              variant="ghost"
              size="small"
              aria-label={label}
              data-mode={to}
              // It stays where it is while its form is open: what stands beside it would slide under the finger.
              aria-expanded={to === 'answering' ? mode === to : undefined}
              onClick={() => press(to)}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
      {mode === 'answering' && (
        <AnswerComment question={question} to={comment} article={article} account={account} onClose={back} />
      )}
      {report.Dialog && <report.Dialog item={{ comment }} account={account} onClose={report.close} />}
    </>
  );
}
