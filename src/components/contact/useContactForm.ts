import { type FormEvent, useState } from 'react';
import { fieldsOf, useDraft, useValidation } from '@/components/ui';
import { type ContactValues, validateContact } from '@/model/contact';
import { useSendMessage } from '@/services/queries';

const EMPTY: Record<keyof ContactValues, string> = { nombre: '', email: '', mensaje: '' };

/** The contact form's behaviour; what is typed stays on the device until it is sent. */
export function useContactForm() {
  const { values, change, clear } = useDraft('contacto:borrador', EMPTY);
  const { form, errors, leave, refuses, forget } = useValidation(values, validateContact);
  const [refused, setRefused] = useState(false);
  const { send, status, error, reset } = useSendMessage();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = refuses();
    setRefused(wrong);
    if (wrong) return;
    try {
      await send(values);
    } catch {
      // The hook's status says it and the page shows it; the text stays where it was typed.
      return;
    }
    clear();
    forget();
  };

  return {
    form,
    field: fieldsOf({ values, errors, readOnly: status === 'sending', change, leave }),
    status,
    sendError: error,
    /** The last try was not sent because of the fields. */
    refused: refused && Object.keys(errors).length > 0,
    submit,
    again: reset,
  };
}
