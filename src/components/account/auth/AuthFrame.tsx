import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button, Spinner } from '@/components/feedback';
import styles from './AuthFrame.module.css';

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

interface AuthFormBodyProps {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  label: string;
  problem: string | null;
  busy: boolean;
  submit: string;
  submitting: string;
  children: ReactNode;
}

/** A form's fields, what is wrong with it, and its button. */
export function AuthFormBody(props: AuthFormBodyProps) {
  const { form, onSubmit, label, problem, busy, submit, submitting, children } = props;
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate aria-label={label}>
      {children}
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      <Button type="submit" busy={busy}>
        {busy && <Spinner label="" />}
        {busy ? submitting : submit}
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
