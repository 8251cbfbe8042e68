import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { Account, PublicProfile } from '@/model/users/account';
import { isOwnPicture } from '@/model/users/avatars';
import { keepOnDevice } from '../client/persistence';
import { queryClient } from '../client/query-client';
import { usePreloadedModule } from '../client/useSendOnce';
import { db } from '../firestore/connection';
import { toServiceError } from '../firestore/errors';
import { picturesPlace } from '../firestore/running';
import { forMember, type MemberSession, memberOf } from './member';

const NO_DATES: ReadonlyMap<string, Date | null> = new Map();

/** Bring the chunks that save a profile and its picture. */
const accounts = () => import('./records');
const pictures = () => import('../images/pictures');

function profileQuery(uid: string) {
  return queryOptions<PublicProfile, Error, PublicProfile, readonly ['perfil', string]>({
    queryKey: ['perfil', uid],
    queryFn: async () => (await accounts()).fetchProfile(db(), uid),
    persister: keepOnDevice,
  });
}

export interface ProfileResult {
  profile: PublicProfile | undefined;
  status: 'loading' | 'not-found' | 'error' | 'ready';
  retry: () => void;
}

/** The public side of a member: one read. A failed refresh keeps what is shown. */
export function useAccountProfile(uid: string): ProfileResult {
  const { data, error, isFetching, refetch } = useQuery(profileQuery(uid));
  const retry = () => void refetch();
  if (error && toServiceError(error).code === 'not-found')
    return { profile: undefined, status: 'not-found', retry };
  return { profile: data, status: data ? 'ready' : error && !isFetching ? 'error' : 'loading', retry };
}

/** When the member's badges were earned, by badge; empty until it is known. At most one read a badge. */
export function useBadgeDates(uid: string): ReadonlyMap<string, Date | null> {
  const { data } = useQuery({
    queryKey: ['insignias', uid],
    queryFn: async () => (await import('./badges')).fetchBadgeDates(db(), uid),
  });
  return data ?? NO_DATES;
}

export interface ProfileChanges {
  nombre: string;
  biografia: string;
  /** The address of an avatar, null for the drawn one, or a picture of the member's own to store. */
  avatar: string | null | Blob;
}

/** Nobody misses a picture that stays behind; saving the profile has succeeded. */
async function forget(picture: string): Promise<void> {
  const { deleteAvatar } = await pictures();
  await deleteAvatar(db(), picture).catch((cause: unknown) => console.debug('An old picture stayed', cause));
}

async function saveProfile(before: Account, { avatar, ...texts }: ProfileChanges): Promise<Account> {
  const { updateProfile } = await accounts();
  const isNew = avatar instanceof Blob;
  const address = isNew ? await (await pictures()).uploadAvatar(db(), before, avatar) : avatar;
  try {
    const account = await updateProfile(db(), before.uid, { ...texts, avatar: address });
    if (isOwnPicture(before.avatar, picturesPlace()) && before.avatar !== address)
      await forget(before.avatar);
    return account;
  } catch (error) {
    // Without an answer it may have been saved, and be in use.
    const refused = ['permission-denied', 'invalid-argument'].includes(toServiceError(error).code);
    if (isNew && address && refused) await forget(address);
    throw error;
  }
}

/** Saves the member's name, biography and avatar; gives the account as stored. Rejects with a ServiceError. */
export function useUpdateProfile({ account, apply }: MemberSession) {
  usePreloadedModule(accounts);
  usePreloadedModule(pictures);
  return useMutation({
    mutationFn: async (changes: ProfileChanges) => saveProfile(memberOf({ account }), changes),
    onSuccess: (saved) => {
      const { nombre, biografia, avatar, fechaActualizacion } = saved;
      apply(forMember(saved.uid, () => ({ nombre, biografia, avatar, fechaActualizacion })));
      void queryClient.invalidateQueries({ queryKey: ['perfil', saved.uid] });
    },
  });
}
