import CheckIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, fieldsOf, NameAndEmail, Spinner, TextArea, useDraft, useValidation } from '@/components/ui';
import { CONTACT_LIMITS, type ContactValues, validateContact } from '@/model/contact';
import { messages } from '@/model/messages';
import { useSendMessage } from '@/services/queries';
import styles from './ContactForm.module.css';

const EMPTY: Record<keyof ContactValues, string> = { nombre: '', email: '', mensaje: '' };

/** The contact form's behaviour; what is typed stays on the device until it is sent. */
function useContactForm() {
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

const texts = messages.contact.form;

export function ContactForm() {
  const { form, field, status, sendError, refused, submit, again } = useContactForm();
  if (status === 'sent') return <MessageSent onAnother={again} />;
  const sending = status === 'sending';
  return (
    <form ref={form} className={`card card-body vstack gap-5 ${styles.form}`} onSubmit={submit} noValidate>
      <div>
        <h2 className="fs-xl">{texts.title}</h2>
        <p className="mt-2 fs-sm text-soft">{texts.required}</p>
      </div>
      <NameAndEmail
        name={{ ...field('nombre'), label: texts.name, required: true }}
        email={{ ...field('email'), label: texts.email, required: true, hint: texts.emailHelp }}
      />
      <TextArea {...field('mensaje')} label={texts.message} required limit={CONTACT_LIMITS.mensaje} />
      <div role="alert">
        {status === 'error' && (
          <p className="alert alert-danger">
            {sendError?.code === 'unavailable' ? texts.failedOffline : texts.failed}
          </p>
        )}
        {refused && <p className="alert alert-danger">{texts.fixErrors}</p>}
      </div>
      <div>
        <Button type="submit" busy={sending} className={styles.submit}>
          {sending && <Spinner label="" />}
          {sending ? texts.sending : status === 'error' ? messages.common.retry : texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** Takes the form's place once the message is stored, and the focus with it, so that it is read out. */
function MessageSent({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`card card-body vstack gap-4 align-items-start py-7 ${styles.form}`} role="status">
      <span className="fs-3xl text-accent" aria-hidden="true">
        <CheckIcon />
      </span>
      <h2 ref={heading} tabIndex={-1} className="fs-xl">
        {texts.sent}
      </h2>
      <p>{texts.sentHelp}</p>
      <Button variant="secondary" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  );
}
