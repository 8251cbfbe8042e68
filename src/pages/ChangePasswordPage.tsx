import { Link } from 'react-router-dom';
import { AuthFrame } from '@/components/account/auth/AuthFrame';
import { ChangePasswordForm } from '@/components/account/auth/ChangePasswordForm';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';

export default function ChangePasswordPage() {
  const texts = messages.auth.change;
  usePageMeta({ title: texts.title, noIndex: true });
  const links = (
    <>
      <Link to={paths.recoverPassword.href(paths.changePassword.href())}>{messages.auth.login.forgot}</Link>
      <Link to={paths.profile.href()}>{messages.nav.profile}</Link>
    </>
  );
  return (
    <AuthFrame title={texts.title} lead={texts.lead} links={links}>
      <ChangePasswordForm />
    </AuthFrame>
  );
}
