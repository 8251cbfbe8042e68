import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AuthFrame } from '@/components/account/auth/AuthFrame';
import { AuthWaiting } from '@/components/account/auth/AuthWaiting';
import { RegisterForm } from '@/components/account/auth/RegisterForm';
import { keepRegistrationDraft, readRegistrationDraft } from '@/components/account/auth/registration-draft';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { useLeaveOnceSignedIn } from '@/components/account/auth/useLeaveOnceSignedIn';
import { usePageMeta } from '@/components/ui';
import { type RegistrationValues, validateRegistration } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { useReturnPath, useSession } from '@/session';

export default function RegisterPage() {
  const texts = messages.auth.register;
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
  const nothingToFill = useLeaveOnceSignedIn(target, status !== 'idle');
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
      {nothingToFill ? <AuthWaiting /> : <RegisterForm form={form} />}
    </AuthFrame>
  );
}
