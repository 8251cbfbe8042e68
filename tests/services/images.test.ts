import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  initializeFirestore,
  updateDoc,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { afterEach, describe, expect, it } from 'vitest';
import { isAvatarOf } from '@/model/users/avatars';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { deleteAccountData } from '@/services/account/deletion';
import { picturesPlace } from '@/services/firestore/running';
import { resetProfile } from '@/services/forum/profile-reset';
import { deleteAvatar, storeAvatar } from '@/services/images/pictures';
import { signUp } from '@/services/users/auth';
import { fetchAccount, updateProfile } from '@/services/users/records';
import { openSite } from './backend';

/** The emulators of Auth and Storage run under npm test; a file run by itself has none. */
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const storageHost = process.env.FIREBASE_STORAGE_EMULATOR_HOST;

/** Storage's emulator serves this project alone. */
const PROJECT = process.env.GCLOUD_PROJECT ?? 'demo-evidencias';
const site = openSite('demo-services-imagenes');
const open: Firestore[] = [];
const known: string[] = [];
let turn = 0;

/** Somebody who has just signed up, with a connection to Storage. */
async function newMember() {
  turn += 1;
  const { projectId } = site;
  const app = initializeApp(
    { projectId, apiKey: 'demo', storageBucket: `${PROJECT}.appspot.com` },
    `imagenes-${turn}`,
  );
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, site.address.host, site.address.port);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const [host = '', port = ''] = (storageHost ?? '').split(':');
  connectStorageEmulator(getStorage(app), host, Number(port));
  open.push(db);
  const email = `imagen${turn}-${Date.now()}@demo.test`;
  const { uid } = await signUp(auth, db, { nombre: 'Ana', email, password: 'secreta1', biografia: '' });
  await know(uid, 'PATCH');
  return { db, uid };
}

/** Storage's rules ask for the account in the site's own project. */
async function know(uid: string, method: 'PATCH' | 'DELETE', rol = 'usuario'): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const address = `http://${host}/v1/projects/${PROJECT}/databases/(default)/documents/usuarios/${uid}`;
  const suspends = { mapValue: { fields: { suspenderUsuarios: { booleanValue: rol === 'moderador' } } } };
  const fields = { estado: { stringValue: 'activo' }, rol: { stringValue: rol }, permisos: suspends };
  const body = method === 'PATCH' ? JSON.stringify({ fields }) : null;
  const { ok } = await fetch(address, { method, headers: { authorization: 'Bearer owner' }, body });
  if (!ok) throw new Error(`${method} ${address} failed`);
  if (method === 'PATCH') known.push(uid);
}

/** The smallest PNG there is. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = () => new Blob([PIXEL], { type: 'image/png' });

async function answers(url: string): Promise<number> {
  return (await fetch(url)).status;
}

afterEach(async () => {
  for (const db of open.splice(0)) await deleteApp(db.app);
  for (const uid of known.splice(0)) await know(uid, 'DELETE');
});

describe.skipIf(!authHost || !storageHost)('an own picture', () => {
  it('is stored where everyone sees it, and its address may be saved as the avatar', async () => {
    const { db, uid } = await newMember();
    const url = await storeAvatar(db, uid, picture());
    expect(isAvatarOf(uid, url, picturesPlace())).toBe(true);
    expect(await answers(url)).toBe(200);
    await expect(
      updateProfile(db, uid, { nombre: 'Ana', biografia: '', avatar: url }),
    ).resolves.toMatchObject({
      avatar: url,
    });
  });

  it('is stored beside the one of before, which goes after the new address is saved', async () => {
    const { db, uid } = await newMember();
    const first = await storeAvatar(db, uid, picture());
    const second = await storeAvatar(db, uid, picture(), first);
    // The first stays in its place for a minute; what comes meanwhile finds another, and then one more.
    await expect(deleteAvatar(db, first)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await answers(second)).toBe(200);
    const third = await storeAvatar(db, uid, picture(), first);
    const places = [first, second, third].map((url) => new URL(url).pathname.split('%2F').at(-1));
    expect(places).toEqual(['a.png', 'b.png', 'c.png']);
  });

  it('deleted is gone; deleting it again is no failure', async () => {
    const { db, uid } = await newMember();
    const url = await storeAvatar(db, uid, picture());
    // Who takes its account away leaves no picture, however new.
    await know(uid, 'DELETE');
    await deleteAvatar(db, url);
    expect(await answers(url)).toBe(404);
    await expect(deleteAvatar(db, url)).resolves.toBeUndefined();
  });

  it('goes with the account', async () => {
    const { db, uid } = await newMember();
    const avatar = await storeAvatar(db, uid, picture());
    await updateProfile(db, uid, { nombre: 'Ana', biografia: '', avatar });
    // Storage asks for the account in another project, where it goes while it goes here.
    await site.fault({ match: { pathContains: ':commit' }, latencyMs: 3000, times: 1 });
    const going: Promise<void>[] = [];
    await deleteAccountData(db, uid, {
      onProgress: ({ step }) => {
        if (step === 'avatar') going.push(know(uid, 'DELETE'));
      },
    });
    expect(going).toHaveLength(1);
    expect(await answers(avatar)).toBe(404);
  });

  it('goes from Storage too when a moderador resets the profile', async () => {
    const { db, uid } = await newMember();
    const avatar = await storeAvatar(db, uid, picture());
    await updateProfile(db, uid, { nombre: 'Ana', biografia: '', avatar });
    const moderator = await newMember();
    await know(moderator.uid, 'PATCH', 'moderador');
    await updateDoc(doc(site.admin, 'usuarios', moderator.uid), {
      rol: 'moderador',
      permisos: defaultPermissions('moderador'),
    });
    const actor = await fetchAccount(moderator.db, moderator.uid);
    expect(await resetProfile(moderator.db, actor, uid, ['avatar'])).toEqual(['avatar']);
    expect((await fetchAccount(db, uid)).avatar).toBeNull();
    expect(await answers(avatar)).toBe(404);
  });

  it('is not stored in the folder of another, nor when it is no picture, nor over 1 MB', async () => {
    const { db, uid } = await newMember();
    const refusal = { code: 'permission-denied', message: 'Error desconocido al subir la imagen' };
    await expect(storeAvatar(db, 'otra-persona', picture())).rejects.toMatchObject(refusal);
    await expect(storeAvatar(db, uid, new Blob(['x'], { type: 'image/svg+xml' }))).rejects.toMatchObject(
      refusal,
    );
    const big = new Blob([new Uint8Array(1024 * 1024 + 1)], { type: 'image/png' });
    await expect(storeAvatar(db, uid, big)).rejects.toMatchObject(refusal);
  });
});
