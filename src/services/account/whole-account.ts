/** An account as a whole, over all subjects: what is kept of it to take away, and its end. */
import { queryClient } from '../client/query-client';
import type { TaskControl } from '../client/useLongTask';
import { db } from '../firestore/connection';
import type { DeletionProgress } from './deletion';
import type { OwnData } from './own-data';

/** Everything kept about a member, to save as JSON. Rejects with a ServiceError. */
export async function exportAccount(uid: string): Promise<OwnData> {
  return (await import('./own-data')).exportOwnData(db(), uid);
}

/**
 * Deletes the account of who is signed in: the password is asked first, then the data goes, then the user of Auth, which
 * ends the session. After a failure or an interruption, call it again: it goes on. Rejects with an AuthError (password,
 * connection) or a ServiceError; once it has begun that says how it stands.
 */
export async function deleteAccount(
  uid: string,
  password: string,
  { signal, onProgress }: TaskControl<DeletionProgress>,
): Promise<void> {
  const [auth, { deleteAccountData, interruptedDeletion }] = await Promise.all([
    import('../users/auth'),
    import('./deletion'),
  ]);
  const siteAuth = await auth.siteAuth();
  await auth.reauthenticate(siteAuth, password);
  let hasBegun = false;
  try {
    const told = (progress: DeletionProgress) => {
      hasBegun = true;
      onProgress(progress);
    };
    await deleteAccountData(db(), uid, { signal, onProgress: told });
    await auth.deleteAuthUser(siteAuth);
  } catch (cause) {
    throw hasBegun ? interruptedDeletion(cause) : cause;
  }
  queryClient.removeQueries({ queryKey: ['perfil', uid] });
  void queryClient.invalidateQueries();
}
