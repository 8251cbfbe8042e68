import DoneIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import { refusalOf } from '@/components/account/useMember';
import { WaitingText } from '@/components/account/WaitingText';
import { Button, NameAndEmail, Spinner, TextArea } from '@/components/ui';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import { COMMENT_LIMITS } from '@/model/comment-form';
import { messages } from '@/model/messages';
import { can } from '@/model/permissions';
import type { SessionHint } from '@/session';
import { useCommentForm } from './useCommentForm';

const texts = messages.comments;

interface CommentFormProps {
  article: Pick<Article, 'id' | 'titulo'>;
  /** Or, without a connection, who the device remembers. */
  account: Account | SessionHint;
}

function Form({ article, account }: CommentFormProps) {
  const { form, field, status, problem, submit, draft, sendNow } = useCommentForm(article, account);
  const sending = status === 'sending';
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
      <div className="form-row">
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

/** Where a member writes a comment, or why this one cannot. */
export function CommentForm({ article, account }: CommentFormProps) {
  if (!('estado' in account) || can(account, 'comentar')) {
    return <Form key={`${account.uid} ${article.id}`} article={article} account={account} />;
  }
  return <p className="alert alert-danger">{refusalOf(account.estado, texts.notAllowed)}</p>;
}
