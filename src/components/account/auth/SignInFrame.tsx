import { useSession } from '@/session';
import {
  AuthDone,
  AuthFormBody,
  type AuthFormBodyProps,
  AuthFrame,
  type AuthFrameProps,
  AuthWaiting,
} from './AuthFrame';
import type { AuthForm } from './useAuthForm';
import { useLeaveOnceSignedIn } from './useLeaveOnceSignedIn';

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
