import { PasswordField, TextArea, TextField } from '@/components/feedback';
import { ACCOUNT_LIMITS } from '@/model/account';
import type { RegistrationValues } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { AuthDone, AuthFormBody } from './AuthFrame';
import { EmailField } from './EmailField';
import type { AuthForm } from './useAuthForm';

const texts = messages.auth;

export function RegisterForm({ form }: { form: AuthForm<RegistrationValues> }) {
  const { values, errors, status, change } = form;
  const readOnly = status === 'sending';
  // Signed out again in another tab before leaving: the form is there again.
  const here = useSession().status !== 'visitor';
  if (status === 'done' && here) return <AuthDone text={texts.register.done} />;
  return (
    <AuthFormBody
      form={form.form}
      onSubmit={form.submit}
      label={texts.register.title}
      problem={form.problem}
      busy={readOnly}
      submit={texts.register.submit}
      submitting={texts.register.submitting}
    >
      <TextField
        label={texts.register.name}
        name="nombre"
        autoComplete="name"
        required
        value={values.nombre}
        error={errors.nombre}
        readOnly={readOnly}
        onChange={(event) => change('nombre', event.target.value)}
      />
      <EmailField
        autoComplete="email"
        value={values.email}
        error={errors.email}
        readOnly={readOnly}
        onChange={(email) => change('email', email)}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="new-password"
        required
        hint={texts.register.passwordHelp}
        value={values.password}
        error={errors.password}
        readOnly={readOnly}
        onChange={(event) => change('password', event.target.value)}
      />
      <PasswordField
        label={texts.register.confirm}
        name="confirmacion"
        autoComplete="new-password"
        required
        value={values.confirmacion}
        error={errors.confirmacion}
        readOnly={readOnly}
        onChange={(event) => change('confirmacion', event.target.value)}
      />
      <TextArea
        label={texts.register.biography}
        name="biografia"
        hint={texts.register.biographyHelp}
        limit={ACCOUNT_LIMITS.biografia}
        rows={3}
        value={values.biografia}
        error={errors.biografia}
        readOnly={readOnly}
        onChange={(event) => change('biografia', event.target.value)}
      />
    </AuthFormBody>
  );
}
