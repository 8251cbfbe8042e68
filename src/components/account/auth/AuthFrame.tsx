import type { ReactNode } from 'react';
import { Button, LoadingRegion, Skeleton, Spinner } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './AuthFrame.module.css';
import type { AuthForm } from './useAuthForm';

export interface AuthFrameProps {
  title: string;
  lead?: string | undefined;
  /** Why the person was sent here. */
  notice?: string | null;
  children: ReactNode;
  links?: ReactNode;
}

export function AuthFrame({ title, lead, notice, children, links }: AuthFrameProps) {
  return (
    <div className={`container container-form vstack gap-4 ${styles.page}`}>
      <h1 className="fs-2xl">{title}</h1>
      {lead && <p className="text-soft">{lead}</p>}
      {notice && (
        <p className="alert" role="status">
          {notice}
        </p>
      )}
      <div className="card card-body shadow-sm">{children}</div>
      {links && <div className={`vstack align-items-start fs-sm ${styles.links}`}>{links}</div>}
    </div>
  );
}

export interface AuthFormBodyProps<Values extends { [Name in keyof Values]: string }> {
  form: AuthForm<Values>;
  texts: { title: string; submit: string; submitting: string };
  children: ReactNode;
}

export function AuthFormBody<Values extends { [Name in keyof Values]: string }>({
  form,
  texts,
  children,
}: AuthFormBodyProps<Values>) {
  const busy = form.status === 'sending';
  return (
    <form
      ref={form.form}
      className="vstack gap-5 form-close"
      onSubmit={form.submit}
      noValidate
      aria-label={texts.title}
    >
      {children}
      <div role="alert">{form.problem && <p className="alert alert-danger">{form.problem}</p>}</div>
      <Button type="submit" busy={busy}>
        {busy && <Spinner label="" />}
        {busy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

export function AuthDone({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="vstack gap-4 align-items-start">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}

export function AuthWaiting({ text = messages.common.loading }: { text?: string }) {
  return (
    <LoadingRegion text={text} className="vstack gap-5">
      <Skeleton height="2.75rem" />
      <Skeleton height="2.75rem" />
    </LoadingRegion>
  );
}
