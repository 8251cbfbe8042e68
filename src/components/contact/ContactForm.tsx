import CheckIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import { useEffect, useRef } from 'react';
import { Button, NameAndEmail, Spinner, TextArea } from '@/components/ui';
import { CONTACT_LIMITS } from '@/model/contact';
import { messages } from '@/model/messages';
import styles from './ContactForm.module.css';
import { useContactForm } from './useContactForm';

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
