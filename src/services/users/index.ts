/** Accounts and people. `account.ts` (one's own record), `auth.ts` and `badges.ts` are loaded by import(), for members only. */
export { AuthError } from './auth-error';
export { onBadgesEarned, type StaffSession } from './member';
export { openSession } from './opened-session';
export { fetchAccount } from './records';
export { installationExists, registerAccount } from './registration';
export { useFace } from './useFace';
export { useAccountProfile, useBadgeDates, useUpdateProfile } from './useMembers';
export { useChangeUser, useUser, useUserList, useUserLookup } from './useUsers';
