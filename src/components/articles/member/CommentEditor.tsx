import { type FormEvent, useEffect, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { Button, fieldsOf, Spinner, showToast, TextArea, useDraft, useValidation } from '@/components/ui';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import type { Comment } from '@/model/comment';
import { COMMENT_LIMITS, commentTextProblem } from '@/model/comment-form';
import { messages } from '@/model/messages';
import { found } from '@/model/visible-text';
import { sentenceOf, useAddComment, useEditComment } from '@/services/queries';

const texts = messages.comments;

interface CommentEditorProps {
  /** Where the text is kept on the device until it is stored. */
  draftKey: string;
  /** What the text begins with. */
  initial?: string;
  /** What the form is called, and its field where that is another. */
  label: string;
  fieldLabel?: string;
  rows: number;
  submit: { idle: string; sending: string; done: string };
  sending: boolean;
  /** Why it could not be stored. */
  problem: string | null;
  /** Stores the text; it fails with what `problem` explains. */
  onSend: (contenido: string) => Promise<unknown>;
  onClose: () => void;
}

/** The text of a comment being written in the list. */
function CommentEditor(props: CommentEditorProps) {
  const { draftKey, label, fieldLabel = label, rows, submit, sending, problem, onSend, onClose } = props;
  // The list shows the change while it is being saved: the draft begins from the text before it.
  const [initial] = useState({ contenido: props.initial ?? '' });
  const draft = useDraft(draftKey, initial);
  const { form, errors, refuses } = useValidation(draft.values, ({ contenido }) =>
    found({ contenido: commentTextProblem(contenido) }),
  );
  const bind = fieldsOf({ ...draft, errors, readOnly: sending });

  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form]);

  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || refuses()) return;
    try {
      await onSend(draft.values.contenido);
    } catch (cause) {
      console.info('The comment was not stored', cause);
      return;
    }
    showToast(submit.done);
    close();
  };
  return (
    <form ref={form} className="vstack gap-3 mt-3" onSubmit={send} noValidate aria-label={label}>
      <TextArea
        {...bind('contenido')}
        label={fieldLabel}
        required
        rows={rows}
        limit={COMMENT_LIMITS.contenido}
      />
      <div role="alert">
        {problem && !sending && <p className="text-danger fw-semibold fs-sm">{problem}</p>}
      </div>
      <div className="d-flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={sending}>
          {sending && <Spinner label="" />}
          {sending ? submit.sending : submit.idle}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          {messages.common.cancel}
        </Button>
      </div>
    </form>
  );
}

interface AnswerCommentProps {
  /** Under which the answer will stand. */
  question: Comment;
  /** The comment that was pressed. */
  to: Comment;
  article: Pick<Article, 'id' | 'titulo'>;
  account: Account;
  onClose: () => void;
}

/** An answer being written below a comment. */
export function AnswerComment({ question, to, article, account, onClose }: AnswerCommentProps) {
  const { send, status, error } = useAddComment(article, useMember());
  return (
    <CommentEditor
      draftKey={`respuesta-comentario:${account.uid}:${to.id}`}
      label={texts.answerTo(to.autor)}
      fieldLabel={texts.answerLabel}
      rows={3}
      submit={{ idle: texts.sendAnswer, sending: texts.sending, done: texts.answered }}
      sending={status === 'sending'}
      problem={error && sentenceOf(error, texts.submitError)}
      onSend={(contenido) => send({ autor: account.nombre, contenido, respuestaA: question.id })}
      onClose={onClose}
    />
  );
}

/** The text of an own comment being changed in its place. */
export function EditComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { run, pending, error } = useEditComment();
  return (
    <CommentEditor
      draftKey={`comentario-editado:${comment.id}`}
      initial={comment.contenido}
      label={texts.editLabel}
      rows={4}
      submit={{ idle: texts.save, sending: texts.saving, done: texts.saved }}
      sending={pending}
      problem={error && texts.saveError}
      onSend={(contenido) => run(comment, contenido)}
      onClose={onClose}
    />
  );
}
