import type { ReactNode } from 'react';
import { PermissionGate } from '@/components/account/auth/PermissionGate';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { type HeadProps, StaffHead } from './StaffHead';
import '@/theme/members.scss';

interface StaffPageProps {
  may: (account: Account | null) => boolean;
  refusal: string;
  /** None where the page writes its own. */
  head?: HeadProps;
  children: (account: Account) => ReactNode;
}

/** A page of the forum's staff (spec 2, section 6): who may not see it is sent to the forum. */
export function StaffPage({ may, refusal, head, children }: StaffPageProps) {
  return (
    <PermissionGate may={may} refusal={refusal} to={paths.forum.href()}>
      {(account) => (
        <div className="container vstack gap-5 pb-7">
          {head && <StaffHead {...head} />}
          {children(account)}
        </div>
      )}
    </PermissionGate>
  );
}
