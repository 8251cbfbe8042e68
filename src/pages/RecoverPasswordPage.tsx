import { Link } from 'react-router-dom';
import { EmailField } from '@/components/account/auth/AuthFields';
import { AuthDone, AuthFormBody, AuthFrame } from '@/components/account/auth/AuthFrame';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { Button, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { validateReset } from '@/model/users/auth-forms';
import { useReturnPath, useSession } from '@/session';

const texts = messages.auth.recover;

/** Answers the same whether or not the address has an account: it must not tell who is a member. */
export default function RecoverPasswordPage() {
  usePageMeta({ title: texts.title, description: texts.lead, noIndex: true });
  const { login } = useReturnPath();
  const { sendReset } = useSession();
  const form = useAuthForm<{ email: string }>({
    initial: { email: '' },
    validate: validateReset,
    send: ({ email }) => sendReset(email),
    context: 'recover',
  });
  return (
    <AuthFrame title={texts.title} lead={texts.lead} links={<Link to={login}>{texts.back}</Link>}>
      {form.status === 'done' ? (
        <AuthDone text={texts.done}>
          <Button variant="secondary" onClick={form.reset}>
            {texts.another}
          </Button>
        </AuthDone>
      ) : (
        <AuthFormBody form={form} texts={texts}>
          <EmailField {...form.field('email')} autoComplete="username" />
        </AuthFormBody>
      )}
    </AuthFrame>
  );
}
