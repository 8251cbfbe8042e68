import CheckIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import type { FormEvent } from 'react';
import {
  Button,
  fieldsOf,
  NameAndEmail,
  PageHeading,
  Spinner,
  TextArea,
  useDraft,
  useValidation,
} from '@/components/ui';
import { type ContactValues, validateContact } from '@/model/contact/contact-form';
import { CONTACT_LIMITS } from '@/model/contact/limits';
import { messages } from '@/model/messages';
import { useSendMessage } from '@/services/contact';
import { sentenceOf } from '@/services/firestore';

const EMPTY: Record<keyof ContactValues, string> = { nombre: '', email: '', mensaje: '' };
const formTexts = messages.contact.form;

/** What is typed stays on the device until it is sent. */
function ContactForm() {
  const { values, change, clear } = useDraft('contacto:borrador', EMPTY);
  const { form, errors, leave, refuses, forget } = useValidation(values, validateContact);
  const { send, status, error, reset } = useSendMessage();
  const sending = status === 'sending';
  const field = fieldsOf({ values, errors, readOnly: sending, change, leave });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refuses()) return;
    const sent = () => {
      clear();
      forget();
    };
    // Where it fails the page says so; the text stays.
    send(values).then(sent, console.info);
  };

  if (status === 'sent') return <MessageSent onAnother={reset} />;
  const retryOrSubmit = error ? messages.common.retry : formTexts.submit;
  return (
    <form
      ref={form}
      className="card card-body shadow-sm vstack gap-5 form-close"
      onSubmit={submit}
      noValidate
    >
      <div>
        <h2 className="fs-xl">{formTexts.title}</h2>
        <p className="mt-2 fs-sm text-soft">{formTexts.required}</p>
      </div>
      <NameAndEmail
        name={{ ...field('nombre'), label: formTexts.name, required: true }}
        email={{ ...field('email'), label: formTexts.email, required: true, hint: formTexts.emailHelp }}
      />
      <TextArea {...field('mensaje')} label={formTexts.message} required limit={CONTACT_LIMITS.mensaje} />
      <div role="alert">
        {error && (
          <p className="alert alert-danger">
            {error.code === 'unavailable' ? formTexts.failedOffline : sentenceOf(error, formTexts.failed)}
          </p>
        )}
      </div>
      <div className="d-grid d-md-flex gap-3">
        <Button type="submit" busy={sending}>
          {sending && <Spinner label="" />}
          {sending ? formTexts.sending : retryOrSubmit}
        </Button>
      </div>
    </form>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Takes the form's place once the message is stored, and the focus with it, so that it is read out. */
function MessageSent({ onAnother }: { onAnother: () => void }) {
  return (
    <div className="card card-body shadow-sm vstack gap-4 align-items-start py-7" role="status">
      <span className="fs-3xl text-accent" aria-hidden="true">
        <CheckIcon />
      </span>
      <h2 ref={takeFocus} tabIndex={-1} className="fs-xl">
        {formTexts.sent}
      </h2>
      <p>{formTexts.sentHelp}</p>
      <Button variant="secondary" onClick={onAnother}>
        {formTexts.another}
      </Button>
    </div>
  );
}

const texts = messages.contact.talks;

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
  return (
    <div className="container">
      <PageHeading title={texts.title} lead={texts.lead} description={texts.description} />
      <div className="split gap-7">
        <ContactForm />
        <TalksInfo />
      </div>
    </div>
  );
}
