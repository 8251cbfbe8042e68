import type { ReactNode } from 'react';
import { PermissionGate } from '@/components/account/auth/PermissionGate';
import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { usePageMeta } from '@/components/ui';
import type { Account } from '@/model/account';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import '@/theme/members.scss';

interface StaffPageProps {
  may: (account: Account | null) => boolean;
  /** What somebody who may not is told: 'No tienes permisos para administrar categorías'. */
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

interface HeadProps {
  title: string;
  lead: string;
  /** The page's name in the path, where it is not the title. */
  crumb?: string;
}

/** A member's screen about their own access to the forum. */
export function AccessPage({
  title,
  lead,
  children,
}: Pick<HeadProps, 'title' | 'lead'> & Pick<StaffPageProps, 'children'>) {
  const { account } = useSession();
  usePageMeta({ title, noIndex: true });
  return (
    <div className="container container-narrow vstack gap-5 pb-7">
      <header className="vstack gap-2 pt-5">
        <Breadcrumb crumbs={[{ label: title }]} />
        <h1 className="fs-2xl">{title}</h1>
        <p className="text-soft">{lead}</p>
      </header>
      {account && children(account)}
    </div>
  );
}

/** Foro > Administración > …, the title and a line under it. */
export function StaffHead({ title, lead, crumb = title }: HeadProps) {
  usePageMeta({ title, noIndex: true });
  return (
    <header className="vstack gap-2 pt-5">
      <Breadcrumb crumbs={[{ label: foroStaff.forumCategories.administration }, { label: crumb }]} />
      <h1 className="fs-2xl text-break">{title}</h1>
      <p className="text-soft mw-measure">{lead}</p>
    </header>
  );
}
