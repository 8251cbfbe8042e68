import { type FormEvent, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { Button, fieldsOf, Spinner, showToast, TextArea, useDraft, useValidation } from '@/components/ui';
import type { Article } from '@/model/articles/article';
import type { Comment } from '@/model/comments/comment';
import { commentTextProblem } from '@/model/comments/comment-form';
import { COMMENT_LIMITS } from '@/model/comments/limits';
import { messages } from '@/model/messages';
import { found } from '@/model/shared/form-problems';
import type { Account } from '@/model/users/account';
import { useAddComment, useEditComment } from '@/services/comments';
import { sentenceOf } from '@/services/firestore';

const texts = messages.comments;

interface CommentEditorProps {
  draftKey: string;
  initial: string;
  /** What the form and its field are called, what its button says, and what came of it. */
  words: Record<'label' | 'field' | 'submit' | 'sending' | 'done' | 'failed', string>;
  rows: number;
  sending: boolean;
  error: Error | null;
  /** With the id of the draft, of which the document's comes. */
  onSend: (contenido: string, draft: string) => Promise<unknown>;
  onClose: () => void;
}

function CommentEditor({
  draftKey,
  words,
  rows,
  sending,
  error,
  onSend,
  onClose,
  ...props
}: CommentEditorProps) {
  // The list shows the change while it is being saved: the draft begins from the text before it.
  const [initial] = useState({ contenido: props.initial });
  const draft = useDraft(draftKey, initial);
  const { form, errors, refuses } = useValidation(draft.values, ({ contenido }) =>
    found({ contenido: commentTextProblem(contenido) }),
  );
  const bind = fieldsOf({ ...draft, errors, readOnly: sending });

  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sending || refuses()) return;
    const done = () => {
      showToast(words.done);
      close();
    };
    // Where it fails the form says why.
    onSend(draft.values.contenido, draft.id).then(done, console.info);
  };
  return (
    <form ref={form} className="vstack gap-3 mt-3" onSubmit={send} noValidate aria-label={words.label}>
      <TextArea
        {...bind('contenido')}
        autoFocus
        label={words.field}
        required
        rows={rows}
        limit={COMMENT_LIMITS.contenido}
      />
      <div role="alert">
        {error && !sending && (
          <p className="text-danger fw-semibold fs-sm">{sentenceOf(error, words.failed)}</p>
        )}
      </div>
      <div className="d-flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={sending}>
          {sending && <Spinner label="" />}
          {sending ? words.sending : words.submit}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          {messages.common.cancel}
        </Button>
      </div>
    </form>
  );
}

interface AnswerCommentProps {
  question: Comment;
  to: Comment;
  article: Pick<Article, 'id' | 'titulo'>;
  account: Account;
  onClose: () => void;
}

export function AnswerComment({ question, to, article, account, onClose }: AnswerCommentProps) {
  const { send, status, error } = useAddComment(article, useMember());
  const { answerLabel, sendAnswer, sending, answered, submitError } = texts;
  const label = texts.answerTo(to.autor);
  return (
    <CommentEditor
      draftKey={`respuesta-comentario:${account.uid}:${to.id}`}
      initial=""
      words={{ label, field: answerLabel, submit: sendAnswer, sending, done: answered, failed: submitError }}
      rows={3}
      sending={status === 'sending'}
      error={error}
      onSend={(contenido, draft) =>
        send({ autor: account.nombre, contenido, respuestaA: question.id }, { draft })
      }
      onClose={onClose}
    />
  );
}

export function EditComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { mutateAsync, isPending, error } = useEditComment(comment.articuloId, useMember());
  const { editLabel: label, save, saving, saved, saveError } = texts;
  return (
    <CommentEditor
      draftKey={`comentario-editado:${comment.id}`}
      initial={comment.contenido}
      words={{ label, field: label, submit: save, sending: saving, done: saved, failed: saveError }}
      rows={4}
      sending={isPending}
      error={error}
      onSend={(contenido) => mutateAsync({ comment, contenido })}
      onClose={onClose}
    />
  );
}
