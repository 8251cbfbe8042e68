import { foro } from '@/model/forum-messages';
import type { Role } from '@/model/roles';
import styles from './Badges.module.css';

const { roles, roleNames } = foro.forumCommon;

/** What somebody is on the site, beside their name; ordinary members have none (spec 2, section 2). */
export function RoleBadge({ rol }: { rol: Role }) {
  if (rol === 'usuario') return null;
  return (
    <span className={styles.role} data-rol={rol} title={roleNames[rol]}>
      {roles[rol]}
    </span>
  );
}
