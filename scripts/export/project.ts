import { loadEnv } from 'vite';
import { parseConfig } from '@/services/firestore/config';
import { ownerToken } from '../import/owner';
import { ExpectedError } from '../lib/expected-error';
import { PROJECT_ROOT } from '../lib/paths';
import type { Database } from './database';

/**
 * The database of .env, or of the embedded backend where .env names none, as its owner reaches it. `expected` guards against
 * the wrong one. Throws ExpectedError.
 */
export async function ownDatabase(expected?: string): Promise<Database> {
  const parsed = parseConfig({ ...loadEnv('production', PROJECT_ROOT, 'VITE_'), DEV: true });
  if (!parsed.ok)
    throw new ExpectedError(`Missing from .env (see .env.example): ${parsed.missing.join(', ')}`);
  const { emulators, firebase } = parsed.config;
  if (expected !== undefined && expected !== firebase.projectId)
    throw new ExpectedError(`.env is of the project ${firebase.projectId}, not of ${expected}.`);
  const token = ownerToken(parsed.config);
  await token();
  const origin = emulators
    ? `http://${emulators.host}:${emulators.firestorePort}`
    : 'https://firestore.googleapis.com';
  console.log(`→ ${firebase.projectId}${emulators ? ' (embedded backend)' : ''}`);
  return { origin, projectId: firebase.projectId, token, hasPast: emulators === null };
}
