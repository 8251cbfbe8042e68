import type { ReactNode } from 'react';
import { PermissionGate } from '@/components/account/auth/PermissionGate';
import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { usePageMeta } from '@/components/ui';
import type { Account } from '@/model/account';
import * as foro from '@/model/messages/foro';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/paths';
import '@/theme/members.scss';

interface StaffPageProps {
  may: (account: Account | null) => boolean;
  /** What somebody who may not is told: 'No tienes permisos para administrar categorías'. */
  refusal: string;
  children: (account: Account) => ReactNode;
}

/** A page of the forum's staff (spec 2, section 6): who may not see it is sent to the forum. */
export function StaffPage({ may, refusal, children }: StaffPageProps) {
  return (
    <PermissionGate may={may} refusal={refusal} to={paths.forum.href()}>
      {(account) => <div className="container vstack gap-5 pb-7">{children(account)}</div>}
    </PermissionGate>
  );
}

interface HeadProps {
  title: string;
  lead: string;
  /** The page's name in the path, where it is not the title. */
  crumb?: string;
}

/** Foro > Administración > …, the title and a line under it. */
export function StaffHead({ title, lead, crumb = title }: HeadProps) {
  usePageMeta({ title, noIndex: true });
  return (
    <header className="vstack gap-2 pt-5">
      <Breadcrumb
        crumbs={[
          { label: foro.forumCommon.forum, to: paths.forum.href() },
          { label: foroStaff.forumCategories.administration },
          { label: crumb },
        ]}
      />
      <h1 className="fs-2xl text-break">{title}</h1>
      <p className="text-soft mw-measure">{lead}</p>
    </header>
  );
}
