import { PasswordField } from '@/components/ui';
import type { LoginValues } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { AuthDone, AuthFormBody } from './AuthFrame';
import { EmailField } from './EmailField';
import type { AuthForm } from './useAuthForm';

const texts = messages.auth;

export function LoginForm({ form }: { form: AuthForm<LoginValues> }) {
  // Signed out again in another tab before leaving: the form is there again.
  const here = useSession().status !== 'visitor';
  if (form.status === 'done' && here) return <AuthDone text={texts.login.done} />;
  return (
    <AuthFormBody form={form} texts={texts.login}>
      <EmailField {...form.field('email')} autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={texts.password}
        autoComplete="current-password"
        required
      />
    </AuthFormBody>
  );
}
