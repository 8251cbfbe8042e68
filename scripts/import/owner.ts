import { GoogleAuth } from 'google-auth-library';
import { loadEnv } from 'vite';
import { type AppConfig, parseConfig } from '@/services/firestore/config';
import { ExpectedError } from '../lib/expected-error';
import { PROJECT_ROOT } from '../lib/paths';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

/** A token of the project's owner, for the header `Authorization: Bearer …`. Neither Firestore nor Storage asks its rules then. */
export type OwnerToken = () => Promise<string>;

export interface OwnProject {
  config: AppConfig;
  token: OwnerToken;
}

/**
 * The project of .env, or the embedded backend where .env names none, and its owner. `expected` guards against the wrong one.
 * Throws ExpectedError.
 */
export async function ownProject(expected?: string): Promise<OwnProject> {
  const parsed = parseConfig({ ...loadEnv('production', PROJECT_ROOT, 'VITE_'), DEV: true });
  if (!parsed.ok)
    throw new ExpectedError(`Missing from .env (see .env.example): ${parsed.missing.join(', ')}`);
  const { config } = parsed;
  const { projectId } = config.firebase;
  if (expected !== undefined && expected !== projectId)
    throw new ExpectedError(`.env is of the project ${projectId}, not of ${expected}.`);
  const token = ownerToken(config);
  await token();
  console.log(`→ ${projectId}${config.emulators ? ' (embedded backend)' : ''}`);
  return { config, token };
}

/**
 * The owner of the embedded backend, or of the project: whoever Google's application default credentials name (the file of a
 * service account in GOOGLE_APPLICATION_CREDENTIALS, or `gcloud auth application-default login`). Nothing is kept.
 * The token throws ExpectedError where there are none.
 */
export function ownerToken({ emulators }: Pick<AppConfig, 'emulators'>): OwnerToken {
  if (emulators) return async () => 'owner';
  const google = new GoogleAuth({ scopes: SCOPE });
  const refuse = (cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExpectedError(
      `The owner of the project is not known here (docs/importing.md, The command line): ${reason}`,
    );
  };
  // It gives the same token until shortly before that one ends.
  return async () => (await google.getAccessToken().catch(refuse)) ?? refuse('Google gave no token');
}
