import { Link } from 'react-router-dom';
import { NewPasswordFields } from '@/components/account/auth/AuthFields';
import { AuthDone, AuthFormBody, AuthFrame } from '@/components/account/auth/AuthFrame';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { Button, ButtonLink, PasswordField, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { type PasswordChangeValues, validatePasswordChange } from '@/model/users/auth-forms';
import { useSession } from '@/session';

const texts = messages.auth.change;
const EMPTY: PasswordChangeValues = { actual: '', nueva: '', confirmacion: '' };

/** Both passwords are asked for: a session left open must not be enough to take an account over. */
export default function ChangePasswordPage() {
  usePageMeta({ title: texts.title, noIndex: true });
  const { account, changePassword } = useSession();
  const form = useAuthForm<PasswordChangeValues>({
    initial: EMPTY,
    validate: validatePasswordChange,
    send: ({ actual, nueva }) => changePassword(actual, nueva),
    context: 'change',
  });
  const links = (
    <>
      <Link to={paths.recoverPassword.href(paths.changePassword.href())}>{messages.auth.login.forgot}</Link>
      <Link to={paths.profile.href()}>{messages.nav.profile}</Link>
    </>
  );
  return (
    <AuthFrame title={texts.title} lead={texts.lead} links={links}>
      {form.status === 'done' ? (
        <AuthDone text={texts.done}>
          <ButtonLink to={paths.profile.href()}>{messages.nav.profile}</ButtonLink>
          <Button variant="ghost" onClick={form.reset}>
            {texts.again}
          </Button>
        </AuthDone>
      ) : (
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
      )}
    </AuthFrame>
  );
}
