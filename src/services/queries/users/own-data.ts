import { db } from '../../firestore';
import type { DeletionProgress, OwnData } from '../../users';
import { queryClient } from '../client';

/** Everything kept about a member, to save as JSON. Rejects with a ServiceError. */
export async function exportAccount(uid: string): Promise<OwnData> {
  return (await import('../../users/account')).exportOwnData(db(), uid);
}

/**
 * Deletes the account of who is signed in: the password is asked first, then the data goes, then the user of Auth, which
 * ends the session. After a failure or an interruption, call it again: it goes on. Rejects with an AuthError (password,
 * connection), a ServiceError, or the signal's reason.
 */
export async function deleteAccount(
  uid: string,
  password: string,
  options: { onProgress?: (progress: DeletionProgress) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const [auth, { deleteAccountData }] = await Promise.all([
    import('../../users/auth'),
    import('../../users/account'),
  ]);
  const siteAuth = auth.siteAuth();
  await auth.reauthenticate(siteAuth, password);
  await deleteAccountData(db(), uid, options);
  await auth.deleteAuthUser(siteAuth);
  queryClient.removeQueries({ queryKey: ['perfil', uid] });
  void queryClient.invalidateQueries();
}
