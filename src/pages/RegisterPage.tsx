import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  AuthDone,
  AuthFormBody,
  AuthFrame,
  AuthWaiting,
  EmailField,
  NewPasswordFields,
  useLeaveOnceSignedIn,
} from '@/components/account/auth/AuthFrame';
import { keepRegistrationDraft, readRegistrationDraft } from '@/components/account/auth/registration-draft';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { TextArea, TextField, usePageMeta } from '@/components/ui';
import { ACCOUNT_LIMITS } from '@/model/account';
import { type RegistrationValues, validateRegistration } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { useReturnPath, useSession } from '@/session';

const texts = messages.auth.register;

export default function RegisterPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { state } = useLocation();
  const { target, login } = useReturnPath();
  const session = useSession();
  const form = useAuthForm<RegistrationValues>({
    initial: readRegistrationDraft(),
    validate: validateRegistration,
    send: session.register,
    context: 'register',
  });
  const { values, status } = form;
  useEffect(() => keepRegistrationDraft(status === 'done' ? null : values), [values, status]);
  const nothingToFill = useLeaveOnceSignedIn(target, status !== 'idle');
  // Signed out again in another tab before leaving: the form is there again.
  const done = status === 'done' && session.status !== 'visitor';
  const fields = (
    <AuthFormBody form={form} texts={texts}>
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
    </AuthFormBody>
  );
  const links = (
    <p>
      {texts.haveAccount}{' '}
      <Link to={login} state={state}>
        {texts.login}
      </Link>
    </p>
  );
  return (
    <AuthFrame title={texts.title} lead={texts.description} links={nothingToFill ? null : links}>
      {nothingToFill ? <AuthWaiting /> : done ? <AuthDone text={texts.done} /> : fields}
    </AuthFrame>
  );
}
