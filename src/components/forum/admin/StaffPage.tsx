import type { UseQueryResult } from '@tanstack/react-query';
import AllowedIcon from 'bootstrap-icons/icons/check-lg.svg?react';
import DeniedIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { PermissionGate } from '@/components/account/auth/PermissionGate';
import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { ButtonLink, ErrorState, LoadingRegion, Skeleton, usePageMeta } from '@/components/ui';
import * as foro from '@/model/messages/foro';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { can } from '@/model/users/permissions/can';
import type { Permission } from '@/model/users/permissions/permission-list';
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

interface HeadProps {
  title: string;
  lead: string;
  /** The page's name in the path, where it is not the title. */
  crumb?: string;
  staff?: boolean;
}

/** Foro > Administración > …, the title and a line under it. */
export function StaffHead({ title, lead, crumb = title, staff = true }: HeadProps) {
  usePageMeta({ title, noIndex: true });
  const above = staff ? [{ label: foroStaff.forumCategories.administration }] : [];
  return (
    <header className="vstack gap-2 pt-5">
      <Breadcrumb crumbs={[...above, { label: crumb }]} />
      <h1 className="fs-2xl text-break">{title}</h1>
      <p className="text-soft mw-measure">{lead}</p>
    </header>
  );
}

interface AccessPageProps<Data> {
  texts: { title: string; lead: string; working: string };
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  failure: (error: Error) => string;
  children: (data: Data) => ReactNode;
  /** What else there is to press at its foot, once it is read. */
  act?: ReactNode;
}

export function AccessPage<Data>({ texts, query, failure, children, act }: AccessPageProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const isRead = data !== undefined && !error && !isFetching;
  return (
    <div className="container container-narrow vstack gap-5 pb-7">
      <StaffHead title={texts.title} lead={texts.lead} staff={false} />
      {isFetching && (
        <LoadingRegion text={texts.working} visible className="vstack gap-4">
          <Skeleton height="12rem" />
        </LoadingRegion>
      )}
      {error && !isFetching && (
        <ErrorState
          text={failure(error)}
          onRetry={() => void refetch()}
          retryLabel={foroStaff.forumAccess.retry}
        />
      )}
      {isRead && children(data)}
      <div className="hstack flex-wrap gap-3">
        {isRead && act}
        <ButtonLink to={paths.forum.href()} variant="secondary">
          {foro.forumCommon.backToForum}
        </ButtonLink>
      </div>
    </div>
  );
}

export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="d-flex flex-wrap column-gap-5 row-gap-2 fs-sm">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="minw-0">
          <dt className="fs-xs fw-semibold text-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const texts = foroStaff.forumAccess;
const NAMES: Readonly<Partial<Record<Permission, string>>> = texts.permissionNames;

interface PermissionLinesProps {
  account: Account;
  permissions: readonly Permission[];
  label: string;
  raw?: boolean;
}

/** Permissions, each Permitido or Denegado: what counts is the decision, not what is stored. */
export function PermissionLines({ account, permissions, label, raw = false }: PermissionLinesProps) {
  return (
    <Row as="ul" xs={1} md={2} className="gx-6" aria-label={label}>
      {permissions.map((permission) => {
        const allowed = can(account, permission);
        return (
          <Col as="li" key={permission}>
            <div className="d-flex gap-3 h-100 align-items-center justify-content-between py-2 border-bottom">
              <span className="minw-0">
                {raw ? <code>{permission}</code> : (NAMES[permission] ?? permission)}
              </span>
              <span className={allowed ? 'badge badge-accent flex-shrink-0' : 'badge flex-shrink-0'}>
                {allowed ? <AllowedIcon aria-hidden="true" /> : <DeniedIcon aria-hidden="true" />}
                {allowed ? texts.allowed : texts.denied}
              </span>
            </div>
          </Col>
        );
      })}
    </Row>
  );
}
