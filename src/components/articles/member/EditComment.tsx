import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Spinner, showToast, TextArea, useDraft } from '@/components/ui';
import type { Comment } from '@/model/comment';
import { COMMENT_LIMITS, commentTextProblem } from '@/model/comment-form';
import { messages } from '@/model/messages';
import { useEditComment } from '@/services/queries';
import styles from './OwnComment.module.css';

const texts = messages.comments;

/** The text of an own comment being changed in its place; what is typed stays on the device until it is saved. */
export function EditComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  // The list shows the change while it is being saved: the draft begins from the text before it.
  const [initial] = useState({ contenido: comment.contenido });
  const draft = useDraft(`comentario-editado:${comment.id}`, initial);
  const { run, pending, error } = useEditComment();
  const [validated, setValidated] = useState(false);
  const wrong = commentTextProblem(draft.values.contenido);

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setValidated(true);
    if (wrong !== undefined) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    try {
      await run(comment, draft.values.contenido);
    } catch (cause) {
      console.info('The comment was not saved', cause);
      return;
    }
    showToast(texts.saved);
    close();
  };
  return (
    <form ref={form} className={styles.edit} onSubmit={submit} noValidate aria-label={texts.editLabel}>
      <TextArea
        label={texts.editLabel}
        name="contenido"
        required
        rows={4}
        limit={COMMENT_LIMITS.contenido}
        value={draft.values.contenido}
        error={validated ? wrong : undefined}
        readOnly={pending}
        onChange={(event) => draft.change('contenido', event.target.value)}
      />
      <div role="alert">{error && !pending && <p className={styles.problem}>{texts.saveError}</p>}</div>
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={pending}>
          {pending && <Spinner label="" />}
          {pending ? texts.saving : texts.save}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          {messages.common.cancel}
        </Button>
      </div>
    </form>
  );
}
