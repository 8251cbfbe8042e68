import { TextArea, TextField } from '@/components/ui';
import { ACCOUNT_LIMITS } from '@/model/account';
import type { RegistrationValues } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { AuthDone, AuthFormBody } from './AuthFrame';
import { EmailField } from './EmailField';
import { NewPasswordFields } from './NewPasswordFields';
import type { AuthForm } from './useAuthForm';

const texts = messages.auth;

export function RegisterForm({ form }: { form: AuthForm<RegistrationValues> }) {
  // Signed out again in another tab before leaving: the form is there again.
  const here = useSession().status !== 'visitor';
  if (form.status === 'done' && here) return <AuthDone text={texts.register.done} />;
  return (
    <AuthFormBody form={form} texts={texts.register}>
      <TextField {...form.field('nombre')} label={texts.register.name} autoComplete="name" required />
      <EmailField {...form.field('email')} autoComplete="email" />
      <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmacion')} />
      <TextArea
        {...form.field('biografia')}
        label={texts.register.biography}
        hint={texts.register.biographyHelp}
        limit={ACCOUNT_LIMITS.biografia}
        rows={3}
      />
    </AuthFormBody>
  );
}
