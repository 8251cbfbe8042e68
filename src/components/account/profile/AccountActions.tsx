import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink, showToast } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import styles from './AccountActions.module.css';
import { DownloadData } from './DownloadData';

/** What one does with one's own account: change the password, take the data away, leave. */
export function AccountActions({ uid }: { uid: string }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      await navigate(paths.home.href(), { replace: true });
    } catch (error) {
      console.info('Signing out failed', error);
      showToast(messages.account.signOutFailed, { tone: 'danger' });
      setLeaving(false);
    }
  };
  return (
    <div className={styles.actions}>
      <ButtonLink to={paths.changePassword.href()} variant="secondary" size="small">
        {messages.profile.changePassword}
      </ButtonLink>
      <DownloadData uid={uid} />
      <Button variant="secondary" size="small" busy={leaving} onClick={() => void leave()}>
        {messages.account.menu.signOut}
      </Button>
    </div>
  );
}
