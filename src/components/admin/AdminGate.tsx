import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '@/components/feedback';
import { admits, type StaffGuard } from '@/model/admin-access';
import { paths } from '@/model/paths';
import { canEnterAdmin } from '@/model/permissions';
import { staff } from '@/model/staff-messages';
import { useSession } from '@/session';

/**
 * Around each page of the staff, inside AdminFrame: whom the guard does not admit goes to the articles, or home without a
 * panel (spec 1, section 6). It spares people a page that would be empty; what protects the data is the rules.
 */
export function AdminGate({ guard, children }: { guard: StaffGuard; children: ReactNode }) {
  const { account } = useSession();
  if (admits(guard, account)) return children;
  const panel = canEnterAdmin(account) ? paths.adminArticles.href() : paths.home.href();
  return <SentAway to={panel} />;
}

/** Says why somebody is elsewhere than where they wanted to go. */
function SentAway({ to }: { to: string }) {
  useEffect(() => showToast(staff.admin.notAdmitted, { tone: 'danger' }), []);
  return <Navigate to={to} replace />;
}
