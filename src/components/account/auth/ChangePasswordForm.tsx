import { Button, ButtonLink, PasswordField } from '@/components/ui';
import { type PasswordChangeValues, validatePasswordChange } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import { AuthDone, AuthFormBody } from './AuthFrame';
import { NewPasswordFields } from './NewPasswordFields';
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
  if (form.status === 'done') {
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
    <AuthFormBody form={form} texts={texts}>
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
        {...form.field('actual')}
        label={texts.current}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        password={form.field('nueva')}
        confirmation={form.field('confirmacion')}
        labels={{ password: texts.next, confirmation: texts.confirm }}
      />
    </AuthFormBody>
  );
}
