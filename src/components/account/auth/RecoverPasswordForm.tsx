import { Button } from '@/components/ui';
import { validateReset } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { AuthDone, AuthFormBody } from './AuthFrame';
import { EmailField } from './EmailField';
import { useAuthForm } from './useAuthForm';

const texts = messages.auth.recover;

/** Answers the same whether or not the address has an account: it must not tell who is a member. */
export function RecoverPasswordForm() {
  const { sendReset } = useSession();
  const form = useAuthForm<{ email: string }>({
    initial: { email: '' },
    validate: validateReset,
    send: ({ email }) => sendReset(email),
    context: 'recover',
  });
  if (form.status === 'done') {
    return (
      <AuthDone text={texts.done}>
        <Button variant="secondary" onClick={form.reset}>
          {texts.another}
        </Button>
      </AuthDone>
    );
  }
  return (
    <AuthFormBody form={form} texts={texts}>
      <EmailField {...form.field('email')} autoComplete="username" />
    </AuthFormBody>
  );
}
