import { PasswordField } from '@/components/feedback';
import type { LoginValues } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { AuthDone, AuthFormBody } from './AuthFrame';
import { EmailField } from './EmailField';
import type { AuthForm } from './useAuthForm';

const texts = messages.auth;

export function LoginForm({ form }: { form: AuthForm<LoginValues> }) {
  const { values, errors, status, change } = form;
  const sending = status === 'sending';
  // Signed out again in another tab before leaving: the form is there again.
  const here = useSession().status !== 'visitor';
  if (status === 'done' && here) return <AuthDone text={texts.login.done} />;
  return (
    <AuthFormBody
      form={form.form}
      onSubmit={form.submit}
      label={texts.login.title}
      problem={form.problem}
      busy={sending}
      submit={texts.login.submit}
      submitting={texts.login.submitting}
    >
      <EmailField
        autoComplete="username"
        value={values.email}
        error={errors.email}
        readOnly={sending}
        onChange={(email) => change('email', email)}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={errors.password}
        readOnly={sending}
        onChange={(event) => change('password', event.target.value)}
      />
    </AuthFormBody>
  );
}
