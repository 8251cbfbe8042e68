import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { RequireSession } from '@/components/account/auth/RequireSession';
import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { showToast, usePageMeta } from '@/components/ui';
import type { Account } from '@/model/account';
import { foro } from '@/model/forum-messages';
import { foroStaff } from '@/model/forum-staff-messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import '@/theme/members.scss';

interface StaffPageProps {
  may: (account: Account | null) => boolean;
  /** What somebody who may not is told: 'No tienes permisos para administrar categorías'. */
  refusal: string;
  children: (account: Account) => ReactNode;
}

/**
 * A page of the forum's staff: visitors are sent to sign in and back, whoever may not see it to the forum, with the
 * reason (spec 2, section 6). It spares people a page that would be empty; what protects the data is the rules.
 */
export function StaffPage(props: StaffPageProps) {
  return (
    <RequireSession>
      <Admitted {...props} />
    </RequireSession>
  );
}

function Admitted({ may, refusal, children }: StaffPageProps) {
  const { account } = useSession();
  if (!account || !may(account)) return <Refused refusal={refusal} />;
  return <div className="container vstack gap-5 pb-7">{children(account)}</div>;
}

function Refused({ refusal }: { refusal: string }) {
  useEffect(() => showToast(refusal, { tone: 'danger' }), [refusal]);
  return <Navigate to={paths.forum.href()} replace />;
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
