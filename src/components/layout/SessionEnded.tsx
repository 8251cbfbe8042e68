import { useState } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import { EmailField } from '@/components/account/auth/AuthFields';
import { AuthFormBody } from '@/components/account/auth/AuthFrame';
import { useAuthForm } from '@/components/account/auth/useAuthForm';
import { Button, PasswordField, showToast } from '@/components/ui';
import { Dialog } from '@/components/ui/Dialog';
import { messages } from '@/model/messages';
import { type LoginValues, validateLogin } from '@/model/users/auth-forms';
import { useSession } from '@/session';
import styles from './Layout.module.css';

const texts = messages.auth.login;
const ended = messages.account.ended;

/** Signs in over the page, which stays as it is with what is being written on it. */
function SignInAgain({ email, onClose }: { email: string; onClose: () => void }) {
  const { signIn } = useSession();
  const form = useAuthForm<LoginValues>({
    initial: { email, password: '' },
    validate: validateLogin,
    send: async (values) => {
      await signIn(values);
      // With the session this notice is gone.
      showToast(texts.done);
    },
    context: 'login',
  });
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <ModalBody>
        <AuthFormBody form={form} texts={texts}>
          <EmailField {...form.field('email')} autoComplete="username" />
          <PasswordField
            {...form.field('password')}
            label={messages.auth.password}
            autoComplete="current-password"
            required
          />
        </AuthFormBody>
      </ModalBody>
    </Dialog>
  );
}

/** Shown above every page, wherever one reads, while the session of who was here has ended by itself. */
export function SessionEnded() {
  const { account, leave } = useSession();
  const [asking, setAsking] = useState(false);
  return (
    <section className={`bg-clay-soft border-bottom ${styles.ended}`} aria-labelledby="session-ended">
      <div className="container d-flex flex-wrap align-items-center justify-content-between gap-3 py-3">
        <div role="alert">
          <h2 id="session-ended" className="fs-base">
            {ended.title}
          </h2>
          <p className="fs-sm">{ended.text}</p>
        </div>
        <div className="d-flex flex-wrap gap-3">
          <Button size="small" onClick={() => setAsking(true)}>
            {texts.submit}
          </Button>
          <Button size="small" variant="secondary" onClick={leave}>
            {ended.leave}
          </Button>
        </div>
      </div>
      {asking && <SignInAgain email={account?.email ?? ''} onClose={() => setAsking(false)} />}
    </section>
  );
}
