import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type BoundField,
  Button,
  LoadingRegion,
  PasswordField,
  Skeleton,
  Spinner,
  TextField,
} from '@/components/ui';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import styles from './AuthFrame.module.css';
import type { AuthForm } from './useAuthForm';

interface EmailFieldProps extends BoundField {
  /** 'username' where it signs in: password managers look for it. */
  autoComplete: 'username' | 'email';
}

export function EmailField(field: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={messages.auth.email}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

interface NewPasswordFieldsProps {
  password: BoundField;
  confirmation?: BoundField;
  labels?: { password: string; confirmation: string };
}

const LABELS = { password: messages.auth.password, confirmation: messages.auth.register.confirm };

export function NewPasswordFields({ password, confirmation, labels = LABELS }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={labels.password}
        autoComplete="new-password"
        required
        hint={messages.auth.register.passwordHelp}
      />
      {confirmation && (
        <PasswordField {...confirmation} label={labels.confirmation} autoComplete="new-password" required />
      )}
    </>
  );
}

/** How long 'Has iniciado sesión' can be read (spec 1, section 9). */
const REDIRECT_MS = 500;

/** Sends a member on from a page that signs in, after a moment where it was just sent. True meanwhile. */
export function useLeaveOnceSignedIn(target: string, sent: boolean): boolean {
  const { status, hint, unreachable } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'member') return;
    const timer = setTimeout(() => navigate(target, { replace: true }), sent ? REDIRECT_MS : 0);
    return () => clearTimeout(timer);
  }, [status, sent, target, navigate]);
  return !sent && (status === 'member' || (status === 'restoring' && hint !== null && !unreachable));
}

interface AuthFrameProps {
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

interface AuthFormBodyProps<Values extends { [Name in keyof Values]: string }> {
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

interface SignInFrameProps<Values extends { [Name in keyof Values]: string }>
  extends Omit<AuthFrameProps, 'title'> {
  form: AuthForm<Values>;
  texts: AuthFormBodyProps<Values>['texts'] & { done: string };
  target: string;
}

/** A page that signs in: the form until it has, and nothing to fill in for who is a member already. */
export function SignInFrame<Values extends { [Name in keyof Values]: string }>({
  form,
  texts,
  target,
  links,
  children,
  ...frame
}: SignInFrameProps<Values>) {
  const { status } = useSession();
  const nothingToFill = useLeaveOnceSignedIn(target, form.status !== 'idle');
  // Signed out again in another tab before leaving: the form is there again.
  const done = form.status === 'done' && status !== 'visitor';
  const fields = <AuthFormBody {...{ form, texts, children }} />;
  return (
    <AuthFrame {...frame} title={texts.title} links={nothingToFill ? null : links}>
      {nothingToFill ? <AuthWaiting /> : done ? <AuthDone text={texts.done} /> : fields}
    </AuthFrame>
  );
}
