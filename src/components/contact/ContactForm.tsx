import { Button, Spinner, TextArea, TextField } from '@/components/feedback';
import { CONTACT_LIMITS } from '@/model/contact';
import { messages } from '@/model/messages';
import styles from './ContactForm.module.css';
import { MessageSent } from './MessageSent';
import { useContactForm } from './useContactForm';

export function ContactForm() {
  const texts = messages.contact.form;
  const { form, values, errors, status, sendError, refused, change, submit, again, leave } = useContactForm();
  if (status === 'sent') return <MessageSent onAnother={again} />;
  const sending = status === 'sending';
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.note}>{texts.required}</p>
      <TextField
        label={texts.name}
        name="nombre"
        autoComplete="name"
        required
        value={values.nombre}
        error={errors.nombre}
        readOnly={sending}
        onChange={(event) => change('nombre', event.target.value)}
        onBlur={() => leave('nombre')}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint={texts.emailHelp}
        value={values.email}
        error={errors.email}
        readOnly={sending}
        onChange={(event) => change('email', event.target.value)}
        onBlur={() => leave('email')}
      />
      <TextArea
        label={texts.message}
        name="mensaje"
        required
        limit={CONTACT_LIMITS.mensaje}
        value={values.mensaje}
        error={errors.mensaje}
        readOnly={sending}
        onChange={(event) => change('mensaje', event.target.value)}
        onBlur={() => leave('mensaje')}
      />
      <div role="alert" className={styles.alert}>
        {status === 'error' && (
          <p>{sendError?.code === 'unavailable' ? texts.failedOffline : texts.failed}</p>
        )}
        {refused && <p>{texts.fixErrors}</p>}
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
