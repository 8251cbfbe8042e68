import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  initializeFirestore,
  setDoc,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { afterEach } from 'vitest';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';

/** The emulators of Auth and Storage run under npm test; a file run by itself has none. */
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const storageHost = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '';
/** Storage's rules read the accounts of this project alone. */
const PROJECT = process.env.GCLOUD_PROJECT ?? 'demo-evidencias';
/** What each test leaves is taken away. */
export const cleanUps: (() => Promise<unknown>)[] = [];
let turn = 0;

/** Whether Storage is there to be asked. */
export const hasStorage = Boolean(authHost && storageHost);

const part = (address: string | undefined, index: number) => (address ?? '').split(':')[index] ?? '';

export function openDb(name: string, asOwner: boolean): Firestore {
  const app = initializeApp(
    { projectId: PROJECT, apiKey: 'demo', storageBucket: `${PROJECT}.appspot.com` },
    `imagenes-articulos-${name}`,
  );
  cleanUps.push(() => deleteApp(app));
  const db = initializeFirestore(app, {});
  const options = asOwner ? ({ mockUserToken: 'owner' } as const) : {};
  connectFirestoreEmulator(db, part(firestoreHost, 0), Number(part(firestoreHost, 1)), options);
  return db;
}

/** Somebody signed in, with an account of a role. */
export async function newStaff(rol: Role) {
  turn += 1;
  const name = `${turn}-${Date.now()}`;
  const admin = openDb(`admin-${name}`, true);
  const db = openDb(name, false);
  const auth = initializeAuth(db.app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  connectStorageEmulator(getStorage(db.app), part(storageHost, 0), Number(part(storageHost, 1)));
  const { user } = await createUserWithEmailAndPassword(auth, `img-${name}@demo.test`, 'secreta1');
  const account = doc(admin, 'usuarios', user.uid);
  await setDoc(account, { rol, estado: 'activo', permisos: defaultPermissions(rol) });
  cleanUps.unshift(() => deleteDoc(account));
  return { db, uid: user.uid };
}

export const newId = () => `imagenes-${crypto.randomUUID().slice(0, 8)}`;
export const answers = async (url: string) => (await fetch(url)).status;

afterEach(async () => {
  for (const clean of cleanUps.splice(0)) await clean();
});
