import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { RequireSession } from '@/components/account/auth/RequireSession';
import { showToast } from '@/components/ui';
import type { Account } from '@/model/account';
import { paths } from '@/model/paths';
import { useSession } from '@/session';

interface ForumGateProps {
  may: (account: Account | null) => boolean;
  /** What somebody who may not is told: 'No tienes permisos para administrar categorías'. */
  refusal: string;
  children: (account: Account) => ReactNode;
}

/**
 * Around a page of the forum's staff: visitors are sent to sign in and back, whoever may not see it to the forum, with the
 * reason (spec 2, section 6). It spares people a page that would be empty; what protects the data is the rules.
 */
export function ForumGate(props: ForumGateProps) {
  return (
    <RequireSession>
      <Judged {...props} />
    </RequireSession>
  );
}

function Judged({ may, refusal, children }: ForumGateProps) {
  const { account } = useSession();
  return account && may(account) ? children(account) : <Refused refusal={refusal} />;
}

function Refused({ refusal }: { refusal: string }) {
  useEffect(() => showToast(refusal, { tone: 'danger' }), [refusal]);
  return <Navigate to={paths.forum.href()} replace />;
}
