import DoneIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import { type FormEvent, useEffect } from 'react';
import { useMember } from '@/components/account/useMember';
import { keepWaiting, UnsentText, WaitingText } from '@/components/account/WaitingText';
import { Button, fieldsOf, NameAndEmail, Spinner, TextArea, useDraft, useValidation } from '@/components/ui';
import type { Article } from '@/model/articles/article';
import { validateComment } from '@/model/comments/comment-form';
import { COMMENT_LIMITS } from '@/model/comments/limits';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { can } from '@/model/users/permissions/can';
import { refusalOf } from '@/model/users/permissions/refusal';
import { useAddComment } from '@/services/comments';
import { sentenceOf } from '@/services/firestore';
import type { SessionHint } from '@/session';

/** How long the success text stays (spec 1, section 9). */
const SENT_MS = 5000;

const texts = messages.comments;

interface CommentFormProps {
  article: Pick<Article, 'id' | 'titulo'>;
  /** Or, without a connection, who the device remembers. */
  account: Account | SessionHint;
}

/** The text is kept on the device, by article and member, until it is stored. */
function Form({ article, account }: CommentFormProps) {
  const draft = useCommentDraft({ account, article });
  const session = useMember();
  const { send, idOfLast, status, error, reset } = useAddComment(article, session);
  const { form, errors, leave, refuses, forget } = useValidation(draft.values, (values) =>
    validateComment(values, account.nombre),
  );
  const sending = status === 'sending';
  const problem = error && sentenceOf(error, texts.submitError);

  useEffect(() => {
    if (status !== 'sent') return;
    const timer = setTimeout(reset, SENT_MS);
    return () => clearTimeout(timer);
  }, [status, reset]);

  const sendNow = async () => {
    const { autor, email, contenido, espera } = draft.values;
    try {
      await send({ autor, contenido }, { draft: draft.id, ...(espera && { id: espera }) });
    } catch (cause) {
      // The form says it; the text stays.
      console.info('The comment could not be sent', cause);
      await keepWaiting(draft, session.account !== null, idOfLast);
      return;
    }
    draft.clear({ autor, email, contenido: '', espera: '' });
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending && !refuses()) void sendNow();
  };
  const change: typeof draft.change = (name, value) => {
    if (status === 'sent') reset();
    draft.change(name, value);
  };
  const field = fieldsOf({ values: draft.values, errors, readOnly: sending, change, leave });

  if (draft.values.espera !== '') {
    return <WaitingText draft={draft} sending={sending} problem={problem} onSend={() => void sendNow()} />;
  }
  return (
    <form
      ref={form}
      className="card card-body gap-3"
      onSubmit={submit}
      noValidate
      aria-labelledby="deja-tu-comentario"
    >
      <h3 id="deja-tu-comentario" className="fs-lg">
        {texts.formTitle}
      </h3>
      <div className="cols gap-3">
        <NameAndEmail
          name={{ ...field('autor'), label: texts.name, required: true }}
          email={{ ...field('email'), label: texts.email, hint: texts.emailHelp }}
        />
      </div>
      <TextArea
        {...field('contenido')}
        label={texts.text}
        placeholder={texts.textPlaceholder}
        required
        rows={4}
        limit={COMMENT_LIMITS.contenido}
      />
      <div role="alert">
        {status === 'error' && problem && <p className="alert alert-danger">{problem}</p>}
      </div>
      <div className="d-flex flex-wrap align-items-center row-gap-3 column-gap-4">
        <Button type="submit" busy={sending}>
          {sending && <Spinner label="" />}
          {sending ? texts.sending : texts.submit}
        </Button>
        <div role="status">
          {status === 'sent' && (
            <p className="hstack gap-2 text-accent fw-semibold fs-sm">
              <DoneIcon aria-hidden="true" />
              {texts.sent}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

export function CommentForm({ article, account }: CommentFormProps) {
  if (!('estado' in account) || can(account, 'comentar')) {
    return <Form key={`${account.uid} ${article.id}`} article={article} account={account} />;
  }
  return <Unsent article={article} account={account} reason={refusalOf(account.estado, texts.notAllowed)} />;
}

/** `espera`: under which id it is to be sent, once it waits for a connection. */
const useCommentDraft = ({ account, article }: CommentFormProps) =>
  useDraft(`comentario:${account.uid}:${article.id}`, {
    autor: account.nombre,
    email: '',
    contenido: '',
    espera: '',
  });

/** In the form's place, once one may not comment any more: what was being written is still there. */
function Unsent({ reason, ...props }: CommentFormProps & { reason: string }) {
  return <UnsentText reason={reason} draft={useCommentDraft(props)} />;
}
