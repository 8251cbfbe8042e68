import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { Button, Spinner, showToast, TextArea, useDraft } from '@/components/ui';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import type { Comment } from '@/model/comment';
import { COMMENT_LIMITS, commentTextProblem } from '@/model/comment-form';
import { messages } from '@/model/messages';
import { useAddComment } from '@/services/queries';
import styles from './OwnComment.module.css';
import { commentProblem } from './useCommentForm';

const texts = messages.comments;
const EMPTY = { contenido: '' };

interface AnswerCommentProps {
  /** Under which the answer will stand. */
  question: Comment;
  /** The comment that was pressed. */
  to: Comment;
  article: Pick<Article, 'id' | 'titulo'>;
  account: Account;
  onClose: () => void;
}

/** An answer being written below a comment; what is typed stays on the device until it is stored. */
export function AnswerComment({ question, to, article, account, onClose }: AnswerCommentProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`respuesta-comentario:${account.uid}:${to.id}`, EMPTY);
  const { send, status, error } = useAddComment(article, useMember());
  const [validated, setValidated] = useState(false);
  const sending = status === 'sending';
  const wrong = commentTextProblem(draft.values.contenido);
  const field = () => form.current?.querySelector('textarea');

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setValidated(true);
    if (wrong !== undefined) {
      field()?.focus();
      return;
    }
    try {
      const { contenido } = draft.values;
      await send({ autor: account.nombre, contenido, respuestaA: question.id });
    } catch (cause) {
      console.info('The answer could not be sent', cause);
      return;
    }
    showToast(texts.answered);
    close();
  };
  return (
    <form
      ref={form}
      className={styles.edit}
      onSubmit={submit}
      noValidate
      aria-label={texts.answerTo(to.autor)}
    >
      <TextArea
        label={texts.answerLabel}
        name="contenido"
        required
        rows={3}
        limit={COMMENT_LIMITS.contenido}
        value={draft.values.contenido}
        error={validated ? wrong : undefined}
        readOnly={sending}
        onChange={(event) => draft.change('contenido', event.target.value)}
      />
      <div role="alert">{error && !sending && <p className={styles.problem}>{commentProblem(error)}</p>}</div>
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={sending}>
          {sending && <Spinner label="" />}
          {sending ? texts.sending : texts.sendAnswer}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          {messages.common.cancel}
        </Button>
      </div>
    </form>
  );
}
