import { Link, useLocation } from 'react-router-dom';
import {
  AuthDone,
  AuthFormBody,
  AuthFrame,
  AuthWaiting,
  EmailField,
  useLeaveOnceSignedIn,
} from '@/components/account/auth/AuthFrame';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { PasswordField, usePageMeta } from '@/components/ui';
import { type LoginValues, validateLogin } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { signInReason, useReturnPath, useSession } from '@/session';

const texts = messages.auth.login;

export default function LoginPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { state } = useLocation();
  const { target, register, recover } = useReturnPath();
  const { signIn, status } = useSession();
  const form = useAuthForm<LoginValues>({
    initial: { email: '', password: '' },
    validate: validateLogin,
    send: signIn,
    context: 'login',
  });
  const nothingToFill = useLeaveOnceSignedIn(target, form.status !== 'idle');
  // Signed out again in another tab before leaving: the form is there again.
  const done = form.status === 'done' && status !== 'visitor';
  const fields = (
    <AuthFormBody form={form} texts={texts}>
      <EmailField {...form.field('email')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={messages.auth.password}
        autoComplete="current-password"
        required
      />
    </AuthFormBody>
  );
  const links = (
    <>
      <Link to={recover}>{texts.forgot}</Link>
      <p>
        {texts.noAccount}{' '}
        <Link to={register} state={state}>
          {texts.register}
        </Link>
      </p>
    </>
  );
  return (
    <AuthFrame title={texts.title} notice={signInReason(state)} links={nothingToFill ? null : links}>
      {nothingToFill ? <AuthWaiting /> : done ? <AuthDone text={texts.done} /> : fields}
    </AuthFrame>
  );
}
