import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { RequireSession } from '@/components/account/auth/RequireSession';
import { adminSections } from '@/model/admin-access';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import '@/theme/members.scss';
import styles from './AdminFrame.module.css';
import { AdminNav } from './AdminNav';
import { SentAway } from './SentAway';

/** The frame of the staff's pages: it stays while one goes from page to page. Who has no page in it is sent home. */
export function AdminFrame() {
  return (
    <RequireSession>
      <Frame />
    </RequireSession>
  );
}

function Frame() {
  const { account } = useSession();
  const sections = adminSections(account);
  // Whoever was let in is judged by the page's own gate.
  const [entered, setEntered] = useState(false);
  if (sections.length > 0 && !entered) setEntered(true);
  if (sections.length === 0 && !entered) return <SentAway to={paths.home.href()} />;
  return (
    <div className={`container ${styles.frame}`}>
      <AdminNav sections={sections} />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
