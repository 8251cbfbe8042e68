import { type FormEvent, useRef, useState } from 'react';
import { type ContactErrors, type ContactValues, validateContact } from '@/model/contact';
import { useSendMessage } from '@/services/queries';
import { useContactDraft } from './useContactDraft';

type Field = keyof ContactValues;

/**
 * The contact form's behaviour: nothing is judged while it is first typed; leaving a field judges that field and
 * submitting judges all, and from then on each correction shows at once.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { values, change, clear } = useContactDraft();
  const [judged, setJudged] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState(false);
  const { send, status, error, reset } = useSendMessage();

  const found = validateContact(values);
  const errors: ContactErrors = {};
  for (const field of judged) {
    if (found[field] !== undefined) errors[field] = found[field];
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(new Set<Field>(['nombre', 'email', 'mensaje']));
    const firstWrong = Object.keys(found)[0];
    setRefused(firstWrong !== undefined);
    if (firstWrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    try {
      await send(values);
    } catch {
      // The hook's status says it and the page shows it; the text stays where it was typed.
      return;
    }
    clear();
    setJudged(new Set());
  };

  return {
    form,
    values,
    errors,
    status,
    sendError: error,
    /** The last try was not sent because of the fields. */
    refused: refused && Object.keys(errors).length > 0,
    change,
    submit,
    again: reset,
    leave: (field: Field) => {
      // An empty field left on the way to another is not a mistake yet.
      if (values[field] !== '') setJudged((now) => new Set([...now, field]));
    },
  };
}
