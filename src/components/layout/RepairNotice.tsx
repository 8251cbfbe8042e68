import { useState } from 'react';
import { Button, showToast } from '@/components/ui';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { useSignOut } from './UserMenu';

const texts = messages.account.broken;

/** Shown above every page while someone is signed in whose record does not exist: create it again, or sign out. */
export function RepairNotice() {
  const { repair } = useSession();
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  const { leaving, leave } = useSignOut();

  const complete = async () => {
    setWorking(true);
    setFailed(false);
    try {
      await repair();
      showToast(texts.repaired);
    } catch (error) {
      console.info('The account could not be repaired.', error);
      setFailed(true);
    } finally {
      setWorking(false);
    }
  };
  return (
    <section className="bg-clay-soft border-top border-bottom" aria-labelledby="repair-notice">
      <div className="container d-flex flex-wrap align-items-center justify-content-between gap-4 py-4">
        <div role="alert">
          <h2 id="repair-notice" className="mb-2 fs-lg">
            {texts.title}
          </h2>
          <p>{failed ? texts.failed : texts.text}</p>
        </div>
        <div className="d-flex flex-wrap gap-3">
          <Button busy={working} onClick={complete}>
            {working ? texts.repairing : texts.repair}
          </Button>
          <Button variant="secondary" busy={leaving} onClick={leave}>
            {messages.account.menu.signOut}
          </Button>
        </div>
      </div>
    </section>
  );
}
