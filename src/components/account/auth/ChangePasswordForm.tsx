import { Button, ButtonLink, PasswordField } from '@/components/feedback';
import { type PasswordChangeValues, validatePasswordChange } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import { AuthDone, AuthFormBody } from './AuthFrame';
import { useAuthForm } from './useAuthForm';

const texts = messages.auth.change;
const EMPTY: PasswordChangeValues = { actual: '', nueva: '', confirmacion: '' };

/** Both passwords are asked for: a session left open must not be enough to take an account over. */
export function ChangePasswordForm() {
  const { account, changePassword } = useSession();
  const form = useAuthForm<PasswordChangeValues>({
    initial: EMPTY,
    validate: validatePasswordChange,
    send: ({ actual, nueva }) => changePassword(actual, nueva),
    context: 'change',
  });
  const { values, errors, status, change } = form;
  const readOnly = status === 'sending';
  if (status === 'done') {
    return (
      <AuthDone text={texts.done}>
        <ButtonLink to={paths.profile.href()}>{messages.nav.profile}</ButtonLink>
        <Button variant="ghost" onClick={form.reset}>
          {texts.again}
        </Button>
      </AuthDone>
    );
  }
  return (
    <AuthFormBody
      form={form.form}
      onSubmit={form.submit}
      label={texts.title}
      problem={form.problem}
      busy={readOnly}
      submit={texts.submit}
      submitting={texts.submitting}
    >
      {/* Password managers learn from it whose password changes. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={account?.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        label={texts.current}
        name="actual"
        autoComplete="current-password"
        required
        value={values.actual}
        error={errors.actual}
        readOnly={readOnly}
        onChange={(event) => change('actual', event.target.value)}
      />
      <PasswordField
        label={texts.next}
        name="nueva"
        autoComplete="new-password"
        required
        hint={messages.auth.register.passwordHelp}
        value={values.nueva}
        error={errors.nueva}
        readOnly={readOnly}
        onChange={(event) => change('nueva', event.target.value)}
      />
      <PasswordField
        label={texts.confirm}
        name="confirmacion"
        autoComplete="new-password"
        required
        value={values.confirmacion}
        error={errors.confirmacion}
        readOnly={readOnly}
        onChange={(event) => change('confirmacion', event.target.value)}
      />
    </AuthFormBody>
  );
}
