import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  type QuerySnapshot,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll } from 'vitest';
import { type RestClient, serverForFile } from '../server/harness';

/** A server for one test file and the real Lite SDK connected to it, as a visitor under open rules. */
export function sdkForFile(rules?: string): { db: () => Firestore; client: () => RestClient } {
  const client = serverForFile(rules === undefined ? {} : { rules });
  let app: FirebaseApp | undefined;
  let db: Firestore | undefined;
  beforeAll(() => {
    // A refused request is logged as a warning too; here it is the error that counts.
    setLogLevel('silent');
    app = initializeApp({ projectId: client().project, apiKey: 'demo' }, crypto.randomUUID());
    db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', Number(new URL(client().url).port));
  });
  afterAll(() => app && deleteApp(app));
  return {
    client,
    db: () => {
      if (!db) throw new Error('the SDK is not set up');
      return db;
    },
  };
}

export const idsOf = (snapshot: QuerySnapshot) => snapshot.docs.map((document) => document.id);
