import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { useDraft } from '@/components/feedback';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import { type CommentErrors, type CommentValues, validateComment } from '@/model/comment-form';
import { messages } from '@/model/messages';
import { useAddComment } from '@/services/queries';

type Field = keyof CommentValues;

/** How long the success text stays (spec 1, section 9). */
export const SENT_MS = 5000;

const texts = messages.comments;
/** Failures whose message is a sentence for the person. */
const SENTENCES: ReadonlySet<string> = new Set([texts.unpublished, texts.notAllowed]);

/**
 * The comment form's behaviour: leaving a field judges it, sending judges all. The text is kept on the device, for this
 * article and this member, until it is stored.
 */
export function useCommentForm(article: Pick<Article, 'id' | 'titulo'>, account: Account) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`comentario:${account.uid}:${article.id}`, {
    autor: account.nombre,
    email: '',
    contenido: '',
  });
  const { send, status, error, reset } = useAddComment(article, useMember());
  const [judged, setJudged] = useState<ReadonlySet<Field>>(new Set());

  useEffect(() => {
    if (status !== 'sent') return;
    const timer = setTimeout(reset, SENT_MS);
    return () => clearTimeout(timer);
  }, [status, reset]);

  const found = validateComment(draft.values);
  const errors: CommentErrors = {};
  for (const field of judged) if (found[field] !== undefined) errors[field] = found[field];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (status === 'sending') return;
    setJudged(new Set<Field>(['autor', 'email', 'contenido']));
    const wrong = Object.keys(found)[0];
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const { autor, email, contenido } = draft.values;
    try {
      await send({ autor, contenido });
    } catch (cause) {
      // The hook's status says it and the form shows it; the text stays.
      console.info('The comment could not be sent', cause);
      return;
    }
    draft.clear({ autor, email, contenido: '' });
    setJudged(new Set());
  };

  return {
    form,
    values: draft.values,
    errors,
    status,
    problem: error && (SENTENCES.has(error.message) ? error.message : texts.submitError),
    change: (field: Field, value: string) => {
      if (status === 'sent') reset();
      draft.change(field, value);
    },
    leave: (field: Field) => {
      // An empty field left on the way to another is not a mistake yet.
      if (draft.values[field] !== '') setJudged((now) => new Set([...now, field]));
    },
    submit,
  };
}
