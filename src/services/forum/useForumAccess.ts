import { useMutation, useQuery } from '@tanstack/react-query';
import { db } from '../firestore/connection';
import { forMember, type MemberSession } from '../users/member';
import { findTopicByTitle, fixOwnPermissions } from './access';

/** Repairs the member's own permissions, and lets the session know. Rejects with a ServiceError. */
async function fixPermissions({ account, apply }: MemberSession) {
  const uid = account?.uid ?? '';
  const fix = await fixOwnPermissions(db(), uid);
  apply(forMember(uid, () => ({ permisos: fix.account.permisos, estado: fix.account.estado })));
  return fix;
}

/** Each visit looks anew: what is shown is never from before. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false } as const;

/** Repairs one's permissions when the screen opens, and again when asked. */
export function usePermissionFix(member: MemberSession) {
  return useQuery({
    queryKey: ['foro', 'corregir-permisos', member.account?.uid],
    queryFn: () => fixPermissions(member),
    enabled: member.account !== null,
    ...ONCE,
  });
}

/** Repairs one's permissions when asked. Fails with a ServiceError. */
export const useAskedPermissionFix = (member: MemberSession) =>
  useMutation({ mutationFn: () => fixPermissions(member) });

export type DirectAccess = NonNullable<ReturnType<typeof useDirectAccess>['data']>;

/** Finds the topic and repairs the member's access to it. */
export function useDirectAccess(member: MemberSession, title: string) {
  return useQuery({
    queryKey: ['foro', 'acceso-directo', member.account?.uid],
    queryFn: async () => {
      const [topic, { repaired }] = await Promise.all([
        findTopicByTitle(db(), title),
        fixPermissions(member),
      ]);
      return { topic, repaired };
    },
    enabled: member.account !== null,
    ...ONCE,
  });
}
