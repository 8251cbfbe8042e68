import { PasswordField } from '@/components/ui';
import { messages } from '@/model/messages';
import { type LoginValues, validateLogin } from '@/model/users/auth-forms';
import { useSession } from '@/session';
import { EmailField } from './AuthFields';
import { type AuthForm, useAuthForm } from './useAuthForm';

/** The form that signs in, which begins with an e-mail where that is known; `onDone` hears that it has. */
export function useSignInForm(email = '', onDone = () => {}): AuthForm<LoginValues> {
  const { signIn } = useSession();
  return useAuthForm<LoginValues>({
    initial: { email, password: '' },
    validate: validateLogin,
    send: async (values) => {
      await signIn(values);
      onDone();
    },
    context: 'login',
  });
}

export function SignInFields({ field }: Pick<AuthForm<LoginValues>, 'field'>) {
  return (
    <>
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={messages.auth.password}
        autoComplete="current-password"
        required
      />
    </>
  );
}
