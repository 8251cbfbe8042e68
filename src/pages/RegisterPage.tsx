import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmailField, NewPasswordFields } from '@/components/account/auth/AuthFields';
import { keepRegistrationDraft, readRegistrationDraft } from '@/components/account/auth/registration-draft';
import { SignInFrame } from '@/components/account/auth/SignInFrame';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { TextArea, TextField, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { type RegistrationValues, validateRegistration } from '@/model/users/auth-forms';
import { ACCOUNT_LIMITS } from '@/model/users/limits';
import { useReturnPath, useSession } from '@/session';

const texts = messages.auth.register;

export default function RegisterPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { state } = useLocation();
  const { target, login } = useReturnPath();
  const { register } = useSession();
  const form = useAuthForm<RegistrationValues>({
    initial: readRegistrationDraft(),
    validate: validateRegistration,
    send: register,
    context: 'register',
  });
  const { values, status } = form;
  useEffect(() => keepRegistrationDraft(status === 'done' ? null : values), [values, status]);
  const links = (
    <p>
      {texts.haveAccount}{' '}
      <Link to={login} state={state}>
        {texts.login}
      </Link>
    </p>
  );
  return (
    <SignInFrame {...{ form, texts, target, links }} lead={texts.description}>
      <TextField {...form.field('nombre')} label={texts.name} autoComplete="name" required />
      <EmailField {...form.field('email')} autoComplete="email" />
      <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmacion')} />
      <TextArea
        {...form.field('biografia')}
        label={texts.biography}
        hint={texts.biographyHelp}
        limit={ACCOUNT_LIMITS.biografia}
        rows={3}
      />
    </SignInFrame>
  );
}
