import { Link, useLocation } from 'react-router-dom';
import { AuthFrame } from '@/components/account/auth/AuthFrame';
import { AuthWaiting } from '@/components/account/auth/AuthWaiting';
import { LoginForm } from '@/components/account/auth/LoginForm';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { useLeaveOnceSignedIn } from '@/components/account/auth/useLeaveOnceSignedIn';
import { usePageMeta } from '@/components/ui';
import { type LoginValues, validateLogin } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { signInReason, useReturnPath, useSession } from '@/session';

export default function LoginPage() {
  const texts = messages.auth.login;
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { state } = useLocation();
  const { target, register, recover } = useReturnPath();
  const { signIn } = useSession();
  const form = useAuthForm<LoginValues>({
    initial: { email: '', password: '' },
    validate: validateLogin,
    send: signIn,
    context: 'login',
  });
  const nothingToFill = useLeaveOnceSignedIn(target, form.status !== 'idle');
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
      {nothingToFill ? <AuthWaiting /> : <LoginForm form={form} />}
    </AuthFrame>
  );
}
