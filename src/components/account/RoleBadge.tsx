import { classNames } from '@/components/ui';
import { forumCommon } from '@/model/messages/forum-common';
import type { Role } from '@/model/users/roles';

const { roles, roleNames } = forumCommon;
const ROLE_LOOKS: Partial<Record<Role, string>> = {
  administrador: 'badge-accent',
  moderador: 'badge-accent',
  autor: 'badge-clay',
};

/** What somebody is on the site, beside their name; ordinary members have none (spec 2, section 2). */
export function RoleBadge({ rol }: { rol: Role }) {
  if (rol === 'usuario') return null;
  return (
    <span className={classNames('badge px-2 py-0', ROLE_LOOKS[rol])} title={roleNames[rol]}>
      {roles[rol]}
    </span>
  );
}
