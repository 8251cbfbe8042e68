import { firestoreOrigin } from '@/services/firestore/config';
import { ownProject } from '../import/owner';
import type { Database } from './database';

/**
 * The database of .env, or of the embedded backend where .env names none, as its owner reaches it. `expected` guards against
 * the wrong one. Throws ExpectedError.
 */
export async function ownDatabase(expected?: string): Promise<Database> {
  const { config, token } = await ownProject(expected);
  const { emulators, firebase } = config;
  const origin = firestoreOrigin(emulators);
  return { origin, projectId: firebase.projectId, token, hasPast: emulators === null };
}
