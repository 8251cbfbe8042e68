import { _addComponent, type FirebaseApp } from 'firebase/app';
import { loadEnv } from 'vite';
import { type AppConfig, parseConfig } from '@/services/firestore/config';
import { db, startFirebase } from '@/services/firestore/connection';
import { ExpectedError } from '../lib/expected-error';
import { PROJECT_ROOT } from '../lib/paths';
import { type OwnerToken, ownerToken } from './owner';

export interface OwnSite {
  config: AppConfig;
  token: OwnerToken;
}

/**
 * Connects as its owner to the project of .env, or to the embedded backend where .env names none. `expected` guards against
 * the wrong one. Throws ExpectedError.
 */
export async function startSite(expected?: string): Promise<OwnSite> {
  const parsed = parseConfig({ ...loadEnv('production', PROJECT_ROOT, 'VITE_'), DEV: true });
  if (!parsed.ok)
    throw new ExpectedError(`Missing from .env (see .env.example): ${parsed.missing.join(', ')}`);
  const { config } = parsed;
  const { projectId } = config.firebase;
  if (expected !== undefined && expected !== projectId)
    throw new ExpectedError(`.env is of the project ${projectId}, not of ${expected}.`);
  const token = ownerToken(config);
  await token();
  startFirebase(config);
  actAsOwner(db().app, token);
  console.log(`→ ${projectId}${config.emulators ? ' (embedded backend)' : ''}`);
  return { config, token };
}

/** Firestore's SDK takes its tokens from the component that Firebase Auth adds to an app; here they come from elsewhere. */
function actAsOwner(app: FirebaseApp, token: OwnerToken): void {
  const auth = {
    getUid: () => null,
    getToken: async () => ({ accessToken: await token() }),
    addAuthTokenListener: () => {},
    removeAuthTokenListener: () => {},
  };
  _addComponent(app, {
    name: 'auth-internal',
    instanceFactory: () => auth,
    instantiationMode: 'EAGER',
    multipleInstances: false,
    serviceProps: {},
  });
}
