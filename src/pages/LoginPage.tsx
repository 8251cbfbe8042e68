import { Link, useLocation } from 'react-router-dom';
import { SignInFields, useSignInForm } from '@/components/account/auth/SignInForm';
import { SignInFrame } from '@/components/account/auth/SignInFrame';
import { usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { signInReason, useReturnPath } from '@/session';

const texts = messages.auth.login;

export default function LoginPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { state } = useLocation();
  const { target, register, recover } = useReturnPath();
  const form = useSignInForm();
  const links = (
    <>
      <Link to={recover}>{texts.forgot}</Link>
      <p>
        {texts.noAccount}{' '}
        <Link to={register} state={state}>
          {texts.register}
        </Link>
      </p>
    </>
  );
  return (
    <SignInFrame {...{ form, texts, target, links }} notice={signInReason(state)}>
      <SignInFields field={form.field} />
    </SignInFrame>
  );
}
