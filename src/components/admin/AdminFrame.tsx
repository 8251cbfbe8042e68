import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { PermissionGate } from '@/components/account/auth/PermissionGate';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { adminSections, admits, type StaffGuard } from '@/model/users/permissions/admin-access';
import { can } from '@/model/users/permissions/can';
import { canEnterAdmin } from '@/model/users/permissions/menu-entries';
import { bringViewsOnceADay } from '@/services/firestore';
import { useSession } from '@/session';
import '@/theme/members.scss';
import styles from './AdminFrame.module.css';
import { AdminNav } from './AdminNav';

const REFUSAL = staff.admin.notAdmitted;

/** The frame of the staff's pages: it stays while one goes from page to page. Who has no page in it is sent home. */
export function AdminFrame() {
  const { account } = useSession();
  const seesAll = can(account, 'editarTodosArticulos');
  useEffect(() => {
    if (seesAll)
      bringViewsOnceADay('articulo').catch((cause: unknown) => console.info('Visits stay uncounted', cause));
  }, [seesAll]);
  return (
    // Whoever was let in is judged by the page's own gate.
    <PermissionGate
      may={(member) => adminSections(member).length > 0}
      refusal={REFUSAL}
      to={paths.home.href()}
      stays
    >
      <div className={`container d-grid ${styles.frame}`}>
        <AdminNav sections={adminSections(account)} />
        <div className="minw-0">
          <Outlet />
        </div>
      </div>
    </PermissionGate>
  );
}

/** Around each page in the frame: whom the guard does not admit goes to the articles, or home without a panel. */
export function AdminGate({ guard, children }: { guard: StaffGuard; children: ReactNode }) {
  return (
    <PermissionGate
      may={(account) => admits(guard, account)}
      refusal={REFUSAL}
      to={(account) => (canEnterAdmin(account) ? paths.adminArticles.href() : paths.home.href())}
      stays={guard === 'writing'}
    >
      {children}
    </PermissionGate>
  );
}
