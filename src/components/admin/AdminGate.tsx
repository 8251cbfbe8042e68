import { type ReactNode, useState } from 'react';
import { admits, type StaffGuard } from '@/model/admin-access';
import { paths } from '@/model/paths';
import { canEnterAdmin } from '@/model/permissions';
import { useSession } from '@/session';
import { SentAway } from './SentAway';

/**
 * Around each page of the staff, inside AdminFrame: whom the guard does not admit goes to the articles, or home without a
 * panel (spec 1, section 6). It spares people a page that would be empty; what protects the data is the rules.
 */
export function AdminGate({ guard, children }: { guard: StaffGuard; children: ReactNode }) {
  const { account } = useSession();
  const [entered, setEntered] = useState(false);
  const admitted = admits(guard, account);
  if (admitted && !entered) setEntered(true);
  if (admitted || (entered && guard === 'writing')) return children;
  const panel = canEnterAdmin(account) ? paths.adminArticles.href() : paths.home.href();
  return <SentAway to={panel} />;
}
