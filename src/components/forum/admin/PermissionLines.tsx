import AllowedIcon from 'bootstrap-icons/icons/check-lg.svg?react';
import DeniedIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import type { PermissionLine } from '@/model/forum/permission-list';
import { foroStaff } from '@/model/forum-staff-messages';
import type { Permission } from '@/model/permissions';
import styles from './Staff.module.css';

const texts = foroStaff.forumAccess;
const NAMES: Readonly<Partial<Record<Permission, string>>> = texts.permissionNames;

interface PermissionLinesProps {
  lines: readonly PermissionLine[];
  label: string;
  /** As they are stored, and not in words. */
  raw?: boolean;
}

/** Permissions, each Permitido or Denegado. */
export function PermissionLines({ lines, label, raw = false }: PermissionLinesProps) {
  return (
    <ul className={styles.permissions} aria-label={label}>
      {lines.map(({ permission, allowed }) => (
        <li key={permission} className={styles.permission}>
          <span>{raw ? <code>{permission}</code> : (NAMES[permission] ?? permission)}</span>
          <span className={styles.verdict} data-allowed={allowed || undefined}>
            {allowed ? <AllowedIcon aria-hidden="true" /> : <DeniedIcon aria-hidden="true" />}
            {allowed ? texts.allowed : texts.denied}
          </span>
        </li>
      ))}
    </ul>
  );
}
