import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { changeAccount, type Member, newMember } from './fresh-member';

/** A member of its own for a test, with a role and what it grants. */
export async function newStaff(rol: Role): Promise<Member> {
  const member = await newMember();
  await changeAccount(member, { rol, permisos: defaultPermissions(rol) });
  return member;
}
