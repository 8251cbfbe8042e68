import { Button, NameAndEmail, Spinner, TextArea } from '@/components/ui';
import { CONTACT_LIMITS } from '@/model/contact';
import { messages } from '@/model/messages';
import styles from './ContactForm.module.css';
import { MessageSent } from './MessageSent';
import { useContactForm } from './useContactForm';

export function ContactForm() {
  const texts = messages.contact.form;
  const { form, field, status, sendError, refused, submit, again } = useContactForm();
  if (status === 'sent') return <MessageSent onAnother={again} />;
  const sending = status === 'sending';
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.note}>{texts.required}</p>
      <NameAndEmail
        name={{ ...field('nombre'), label: texts.name, required: true }}
        email={{ ...field('email'), label: texts.email, required: true, hint: texts.emailHelp }}
      />
      <TextArea {...field('mensaje')} label={texts.message} required limit={CONTACT_LIMITS.mensaje} />
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
