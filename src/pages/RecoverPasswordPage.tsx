import { Link } from 'react-router-dom';
import { AuthFrame } from '@/components/account/auth/AuthFrame';
import { RecoverPasswordForm } from '@/components/account/auth/RecoverPasswordForm';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { useReturnPath } from '@/session';

export default function RecoverPasswordPage() {
  const texts = messages.auth.recover;
  usePageMeta({ title: texts.title, description: texts.lead, noIndex: true });
  const { login } = useReturnPath();
  return (
    <AuthFrame title={texts.title} lead={texts.lead} links={<Link to={login}>{texts.back}</Link>}>
      <RecoverPasswordForm />
    </AuthFrame>
  );
}
