import { useState } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import { AuthFormBody } from '@/components/account/auth/AuthFrame';
import { SignInFields, useSignInForm } from '@/components/account/auth/SignInForm';
import { Button, showToast } from '@/components/ui';
import { Dialog } from '@/components/ui/Dialog';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import styles from './Layout.module.css';

const texts = messages.auth.login;
const ended = messages.account.ended;

/** Signs in over the page, which stays as it is with what is being written on it. */
function SignInAgain({ email, onClose }: { email: string; onClose: () => void }) {
  // With the session this notice is gone.
  const form = useSignInForm(email, () => showToast(texts.done));
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <ModalBody>
        <AuthFormBody form={form} texts={texts}>
          <SignInFields field={form.field} />
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
