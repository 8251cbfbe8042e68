import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  type Firestore,
  getFirestore,
  writeBatch,
} from 'firebase/firestore/lite';
import { PROJECT_ID } from '../lib/paths';
import { HOST, PORTS } from '../lib/ports';

/** One document to be written whole, by path. */
export interface SeedDocument {
  path: string;
  data: DocumentData;
}

export type Progress = (done: number, total: number) => void;

const MAX_WRITES = 500;
/** A commit may hold 10 MiB; the encoding on the wire is at most about twice the JSON counted here. */
const MAX_CHARACTERS = 3_000_000;

/** Runs an action against the embedded Firestore, past its rules. */
export async function withStore<T>(action: (db: Firestore) => Promise<T>): Promise<T> {
  const app = initializeApp({ projectId: PROJECT_ID }, `seed-${Date.now()}`);
  try {
    const db = getFirestore(app);
    connectFirestoreEmulator(db, HOST, PORTS.firestore, { mockUserToken: 'owner' });
    return await action(db);
  } finally {
    await deleteApp(app);
  }
}

/** Writes the documents in order, in as few commits as the limits allow. */
export async function writeAll(
  db: Firestore,
  documents: readonly SeedDocument[],
  onProgress: Progress = () => {},
): Promise<void> {
  let done = 0;
  for (const group of groups(documents)) {
    const batch = writeBatch(db);
    for (const { path, data } of group) batch.set(doc(db, path), data);
    await batch.commit();
    done += group.length;
    onProgress(done, documents.length);
  }
}

function* groups(documents: readonly SeedDocument[]): Generator<SeedDocument[]> {
  let group: SeedDocument[] = [];
  let characters = 0;
  for (const document of documents) {
    const size = JSON.stringify(document.data).length;
    if (group.length === MAX_WRITES || (group.length > 0 && characters + size > MAX_CHARACTERS)) {
      yield group;
      group = [];
      characters = 0;
    }
    group.push(document);
    characters += size;
  }
  if (group.length > 0) yield group;
}
