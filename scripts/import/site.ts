import { _addComponent, type FirebaseApp } from 'firebase/app';
import { db } from '@/services/firestore/connection';
import { startFirebase } from '@/services/firestore/running';
import { type OwnerToken, type OwnProject, ownProject } from './owner';

/**
 * Connects as its owner to the project of .env, or to the embedded backend where .env names none. `expected` guards against
 * the wrong one. Throws ExpectedError.
 */
export async function startSite(expected?: string): Promise<OwnProject> {
  const project = await ownProject(expected);
  startFirebase(project.config);
  actAsOwner(db().app, project.token);
  return project;
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
