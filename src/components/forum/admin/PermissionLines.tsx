import AllowedIcon from 'bootstrap-icons/icons/check-lg.svg?react';
import DeniedIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import * as foroStaff from '@/model/messages/forum-staff';
import type { Account } from '@/model/users/account';
import { can } from '@/model/users/permissions/can';
import type { Permission } from '@/model/users/permissions/permission-list';

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
