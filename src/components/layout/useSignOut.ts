import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';

interface SigningOut {
  /** Under way: pressing again does nothing. */
  leaving: boolean;
  leave: () => Promise<void>;
}

/** Signs out, and only once that is certain goes to the home page. */
export function useSignOut(): SigningOut {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    try {
      await signOut();
      navigate(paths.home.href());
    } catch (error) {
      console.info('Signing out failed.', error);
      showToast(messages.account.signOutFailed, { tone: 'danger' });
    } finally {
      setLeaving(false);
    }
  };
  return { leaving, leave };
}
