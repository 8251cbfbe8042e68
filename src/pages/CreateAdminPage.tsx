import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { EmailField, NewPasswordFields } from '@/components/account/auth/AuthFields';
import { AuthDone, AuthFormBody, AuthFrame, AuthWaiting } from '@/components/account/auth/AuthFrame';
import { EMPTY_REGISTRATION } from '@/components/account/auth/registration-draft';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { ButtonLink, ErrorState, TextField, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { type RegistrationValues, validateAdmin, validateRegistration } from '@/model/users/auth-forms';
import { useSession } from '@/session';

const texts = messages.createAdmin;

/** The form of the first administrator while there is none; afterwards, that there is one. */
function CreateAdmin({ simple }: { simple: boolean }) {
  const { installationExists } = useSession();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['instalacion'],
    queryFn: installationExists,
    gcTime: 0,
    // What is typed below stays.
    refetchOnReconnect: false,
  });
  if (isFetching) return <AuthWaiting text={texts.checking} />;
  if (isError) return <ErrorState text={texts.checkFailed} onRetry={() => void refetch()} />;
  if (data) {
    return (
      <AuthDone text={texts.exists}>
        <ButtonLink to={paths.login.href()}>{messages.nav.login}</ButtonLink>
      </AuthDone>
    );
  }
  return <AdminForm simple={simple} />;
}

function AdminForm({ simple }: { simple: boolean }) {
  const { registerAdministrator } = useSession();
  const form = useAuthForm<RegistrationValues>({
    initial: simple ? { ...EMPTY_REGISTRATION, nombre: texts.defaultName } : EMPTY_REGISTRATION,
    validate: simple ? validateAdmin : validateRegistration,
    send: registerAdministrator,
    context: 'admin',
  });
  if (form.status === 'done') {
    return (
      <AuthDone text={texts.done}>
        <ButtonLink to={paths.adminArticles.href()}>{texts.toPanel}</ButtonLink>
        <ButtonLink to={paths.profile.href()} variant="secondary">
          {messages.nav.profile}
        </ButtonLink>
      </AuthDone>
    );
  }
  return (
    <AuthFormBody form={form} texts={texts}>
      <p>
        {texts.lead} {texts.needs}
      </p>
      {!simple && <TextField {...form.field('nombre')} label={texts.name} autoComplete="name" required />}
      <EmailField {...form.field('email')} autoComplete="email" />
      <NewPasswordFields
        password={form.field('password')}
        {...(!simple && { confirmation: form.field('confirmacion') })}
      />
    </AuthFormBody>
  );
}

/** /crear-admin, with a name and the password twice, and /crear-admin-simple, with e-mail and password alone. */
export default function CreateAdminPage() {
  const { pathname } = useLocation();
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <AuthFrame title={texts.title}>
      <CreateAdmin key={pathname} simple={pathname.startsWith(paths.createAdminSimple.path)} />
    </AuthFrame>
  );
}
