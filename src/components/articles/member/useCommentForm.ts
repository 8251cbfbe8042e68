import { type FormEvent, useEffect } from 'react';
import { useMember } from '@/components/account/useMember';
import { keepWaiting } from '@/components/account/WaitingText';
import { fieldsOf, useDraft, useValidation } from '@/components/ui';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import { validateComment } from '@/model/comment-form';
import { messages } from '@/model/messages';
import { sentenceOf, useAddComment } from '@/services/queries';

/** How long the success text stays (spec 1, section 9). */
export const SENT_MS = 5000;

const texts = messages.comments;
/** The comment form: its text is kept on the device, by article and member, until it is stored. */
export function useCommentForm(
  article: Pick<Article, 'id' | 'titulo'>,
  account: Pick<Account, 'uid' | 'nombre'>,
) {
  const draft = useDraft(`comentario:${account.uid}:${article.id}`, {
    autor: account.nombre,
    email: '',
    contenido: '',
    // Under which id it is to be sent, once it waits for a connection.
    espera: '',
  });
  const session = useMember();
  const { send, idOfLast, status, error, reset } = useAddComment(article, session);
  const { form, errors, leave, refuses, forget } = useValidation(draft.values, validateComment);

  useEffect(() => {
    if (status !== 'sent') return;
    const timer = setTimeout(reset, SENT_MS);
    return () => clearTimeout(timer);
  }, [status, reset]);

  const sendNow = async () => {
    const { autor, email, contenido, espera } = draft.values;
    try {
      await send({ autor, contenido, ...(espera && { id: espera }) });
    } catch (cause) {
      // The hook's status says it and the form shows it; the text stays.
      console.info('The comment could not be sent', cause);
      await keepWaiting(draft, session.account !== null, idOfLast);
      return;
    }
    draft.clear({ autor, email, contenido: '', espera: '' });
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status !== 'sending' && !refuses()) void sendNow();
  };

  return {
    form,
    field: fieldsOf({
      values: draft.values,
      errors,
      readOnly: status === 'sending',
      change: (name, value) => {
        if (status === 'sent') reset();
        draft.change(name, value);
      },
      leave,
    }),
    status,
    problem: error && sentenceOf(error, texts.submitError),
    submit,
    draft,
    sendNow,
  };
}
