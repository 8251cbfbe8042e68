import { Link, useLocation } from 'react-router-dom';
import { EmailField } from '@/components/account/auth/AuthFields';
import { SignInFrame } from '@/components/account/auth/SignInFrame';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { PasswordField, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { type LoginValues, validateLogin } from '@/model/users/auth-forms';
import { signInReason, useReturnPath, useSession } from '@/session';

const texts = messages.auth.login;

export default function LoginPage() {
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
    <SignInFrame {...{ form, texts, target, links }} notice={signInReason(state)}>
      <EmailField {...form.field('email')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={messages.auth.password}
        autoComplete="current-password"
        required
      />
    </SignInFrame>
  );
}
