import { getApps, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';

const NAME = 'e2e-owner';

/** The backend under test, past the rules: to look at what the site stored, and to put it back as it was. */
export function ownerDb(): Firestore {
  const known = getApps().find((app) => app.name === NAME);
  if (known) return getFirestore(known);
  const db = getFirestore(initializeApp({ projectId: 'demo-evidencias', apiKey: 'demo' }, NAME));
  connectFirestoreEmulator(db, '127.0.0.1', 8080, { mockUserToken: 'owner' });
  return db;
}
