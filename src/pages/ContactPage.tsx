import CheckIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  Button,
  fieldsOf,
  NameAndEmail,
  Spinner,
  TextArea,
  useDraft,
  usePageMeta,
  useValidation,
} from '@/components/ui';
import { CONTACT_LIMITS, type ContactValues, validateContact } from '@/model/contact';
import { messages } from '@/model/messages';
import { useSendMessage } from '@/services/queries';

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

const contactFormTexts = messages.contact.form;

function ContactForm() {
  const { form, field, status, sendError, refused, submit, again } = useContactForm();
  if (status === 'sent') return <MessageSent onAnother={again} />;
  const sending = status === 'sending';
  return (
    <form
      ref={form}
      className="card card-body shadow-sm vstack gap-5 form-close"
      onSubmit={submit}
      noValidate
    >
      <div>
        <h2 className="fs-xl">{contactFormTexts.title}</h2>
        <p className="mt-2 fs-sm text-soft">{contactFormTexts.required}</p>
      </div>
      <NameAndEmail
        name={{ ...field('nombre'), label: contactFormTexts.name, required: true }}
        email={{
          ...field('email'),
          label: contactFormTexts.email,
          required: true,
          hint: contactFormTexts.emailHelp,
        }}
      />
      <TextArea
        {...field('mensaje')}
        label={contactFormTexts.message}
        required
        limit={CONTACT_LIMITS.mensaje}
      />
      <div role="alert">
        {status === 'error' && (
          <p className="alert alert-danger">
            {sendError?.code === 'unavailable' ? contactFormTexts.failedOffline : contactFormTexts.failed}
          </p>
        )}
        {refused && <p className="alert alert-danger">{contactFormTexts.fixErrors}</p>}
      </div>
      <div className="form-actions">
        <Button type="submit" busy={sending}>
          {sending && <Spinner label="" />}
          {sending
            ? contactFormTexts.sending
            : status === 'error'
              ? messages.common.retry
              : contactFormTexts.submit}
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
    <div className="card card-body shadow-sm vstack gap-4 align-items-start py-7" role="status">
      <span className="fs-3xl text-accent" aria-hidden="true">
        <CheckIcon />
      </span>
      <h2 ref={heading} tabIndex={-1} className="fs-xl">
        {contactFormTexts.sent}
      </h2>
      <p>{contactFormTexts.sentHelp}</p>
      <Button variant="secondary" onClick={onAnother}>
        {contactFormTexts.another}
      </Button>
    </div>
  );
}

const texts = messages.contact.talks;

/** What talks and symposia are offered and how to ask for one. */
function TalksInfo() {
  return (
    <section className="vstack gap-3" aria-labelledby="talks-info">
      <h2 id="talks-info" className="fs-xl">
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <h3 className="mt-4 fs-base font-sans">{texts.whatTitle}</h3>
      <ul>
        {texts.what.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h3 className="mt-4 fs-base font-sans">{texts.howTitle}</h3>
      <ol>
        {texts.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className="mt-4 fs-base font-sans">{texts.noticeTitle}</h3>
      <p>{texts.notice}</p>
    </section>
  );
}

export default function ContactPage() {
  const texts = messages.contact;
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <div className="container">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <div className="split gap-7">
        <ContactForm />
        <TalksInfo />
      </div>
    </div>
  );
}
