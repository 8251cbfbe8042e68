import { GoogleAuth } from 'google-auth-library';
import type { AppConfig } from '@/services/firestore/config';
import { ExpectedError } from '../lib/expected-error';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

/** A token of the project's owner, for the header `Authorization: Bearer …`. Neither Firestore nor Storage asks its rules then. */
export type OwnerToken = () => Promise<string>;

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
