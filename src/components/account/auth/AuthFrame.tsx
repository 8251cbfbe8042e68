import type { ReactNode } from 'react';
import { Button, Spinner } from '@/components/ui';
import styles from './AuthFrame.module.css';
import type { AuthForm } from './useAuthForm';

interface AuthFrameProps {
  title: string;
  lead?: string | undefined;
  /** Why the person was sent here. */
  notice?: string | null;
  children: ReactNode;
  /** Links below the card. */
  links?: ReactNode;
}

/** The one column every sign-in screen is made of. */
export function AuthFrame({ title, lead, notice, children, links }: AuthFrameProps) {
  return (
    <div className={`container ${styles.page}`}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <div className={styles.card}>{children}</div>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}

interface AuthFormBodyProps<Values> {
  form: AuthForm<Values>;
  texts: { title: string; submit: string; submitting: string };
  children: ReactNode;
}

/** A form's fields, what is wrong with it, and its button. */
export function AuthFormBody<Values>({ form, texts, children }: AuthFormBodyProps<Values>) {
  const busy = form.status === 'sending';
  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit} noValidate aria-label={texts.title}>
      {children}
      <div role="alert">{form.problem && <p className={styles.problem}>{form.problem}</p>}</div>
      <Button type="submit" busy={busy}>
        {busy && <Spinner label="" />}
        {busy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

/** Takes the form's place, or stands in it, when the work is done. */
export function AuthDone({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.done}>
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
