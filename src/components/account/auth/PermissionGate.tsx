import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '@/components/ui';
import type { Account } from '@/model/users/account';
import { useSession } from '@/session';
import { RequireSession } from './RequireSession';

interface PermissionGateProps {
  may: (account: Account | null) => boolean;
  refusal: string;
  to: string | ((account: Account | null) => string);
  /** Whoever was let in stays, whatever becomes of their permissions: what they have written is on the page. */
  stays?: boolean;
  children: ReactNode | ((account: Account) => ReactNode);
}

/** Sends away, with the reason, who may not see a page (both specs, section 6). The rules protect the data. */
export function PermissionGate(props: PermissionGateProps) {
  return (
    <RequireSession>
      <Permitted {...props} />
    </RequireSession>
  );
}

function Permitted({ may, refusal, to, stays = false, children }: PermissionGateProps) {
  const { account } = useSession();
  const [entered, setEntered] = useState(false);
  const admitted = may(account);
  if (admitted && !entered) setEntered(true);
  if (!admitted && !(stays && entered)) {
    return <Refused refusal={refusal} to={typeof to === 'string' ? to : to(account)} />;
  }
  return typeof children === 'function' ? account && children(account) : children;
}

function Refused({ refusal, to }: { refusal: string; to: string }) {
  useEffect(() => showToast(refusal, { tone: 'danger' }), [refusal]);
  return <Navigate to={to} replace />;
}
