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
import { connectStorageEmulator, getMetadata, getStorage, ref } from 'firebase/storage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copiesOf } from '@/model/images/picture-copies';
import { isStoredPictureOf } from '@/model/images/picture-file';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { storeArticleImage } from '@/services/images/article-pictures';
import { deleteArticleImage, deleteArticleImages, uploadArticleImage } from '@/services/images/pictures';

/** The emulators of Auth and Storage run under npm test; a file run by itself has none. */
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const storageHost = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '';
/** Storage's rules read the accounts of this project alone. */
const PROJECT = process.env.GCLOUD_PROJECT ?? 'demo-evidencias';
const cleanUps: (() => Promise<unknown>)[] = [];
let turn = 0;

const part = (address: string | undefined, index: number) => (address ?? '').split(':')[index] ?? '';

function openDb(name: string, asOwner: boolean): Firestore {
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
async function newStaff(rol: Role) {
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

const picture = () => new Blob(['no es una imagen'], { type: 'image/webp' });
const newId = () => `imagenes-${crypto.randomUUID().slice(0, 8)}`;
const answers = async (url: string) => (await fetch(url)).status;

afterEach(async () => {
  for (const clean of cleanUps.splice(0)) await clean();
});

describe.skipIf(!authHost || !storageHost)('a picture of an article', () => {
  it('is stored in its folder with who put it, tells its progress, and is gone once deleted', async () => {
    const { db, uid } = await newStaff('autor');
    const id = newId();
    const parts: number[] = [];
    const url = await storeArticleImage(db, picture(), id, { uid, onProgress: (part) => parts.push(part) });
    expect(isStoredPictureOf(id, url)).toBe(true);
    expect(parts.at(-1)).toBe(1);
    expect(await answers(url)).toBe(200);
    const { customMetadata, contentType, fullPath } = await getMetadata(ref(getStorage(db.app), url));
    expect(customMetadata).toEqual({ autorId: uid });
    expect(contentType).toBe('image/webp');
    expect(fullPath).toMatch(new RegExp(`^articulos/${id}/[\\w-]+\\.webp$`));
    await deleteArticleImage(db, url);
    expect(await answers(url)).toBe(404);
    await expect(deleteArticleImage(db, url)).resolves.toBeUndefined();
  });

  it('is stored with its narrow copies where it is wide, which go with it', async () => {
    const { db, uid } = await newStaff('autor');
    const copies = new Map([400, 800].map((width) => [width, picture()]));
    const url = await storeArticleImage(db, picture(), newId(), { uid }, { width: 1600, copies });
    const all = [url, ...copiesOf(url)];
    expect(all).toHaveLength(3);
    expect(await Promise.all(all.map(answers))).toEqual([200, 200, 200]);
    await deleteArticleImage(db, url);
    expect(await Promise.all(all.map(answers))).toEqual([404, 404, 404]);
  });

  it('is not stored for who may not write', async () => {
    const { db, uid } = await newStaff('usuario');
    await expect(storeArticleImage(db, picture(), newId(), { uid })).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No tienes permisos para subir imágenes a este artículo',
    });
  });

  it('is not stored once it was called off', async () => {
    const { db, uid } = await newStaff('autor');
    const stop = new AbortController();
    const storing = storeArticleImage(db, picture(), newId(), { uid, signal: stop.signal });
    stop.abort();
    await expect(storing).rejects.toMatchObject({ code: 'aborted', message: 'La subida se ha cancelado' });
  });

  it('of somebody else cannot be deleted: it is logged, and the next one is', async () => {
    const [author, other] = [await newStaff('autor'), await newStaff('autor')];
    const id = newId();
    const theirs = await storeArticleImage(author.db, picture(), id, author);
    const own = await storeArticleImage(other.db, picture(), newId(), other);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await deleteArticleImages(other.db, [theirs, own, 'https://otro.cl/no-es-nuestra.png']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Error al eliminar la imagen'),
      'No tienes permisos para modificar este artículo',
    );
    warn.mockRestore();
    expect(await answers(theirs)).toBe(200);
    expect(await answers(own)).toBe(404);
    await deleteArticleImage(author.db, theirs);
  });

  it.each<[string, unknown, string]>([
    ['that is no file', 'foto.png', 'Debe proporcionar un archivo válido'],
    ['that is empty', new Blob([], { type: 'image/png' }), 'Debe proporcionar un archivo válido'],
    [
      'of another type',
      new Blob(['<svg/>'], { type: 'image/svg+xml' }),
      'Tipo de archivo no permitido. Solo se permiten imágenes JPG, PNG, GIF y WebP.',
    ],
    [
      'over 5 MB',
      new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' }),
      'La imagen es demasiado grande. Máximo 5 MB.',
    ],
  ])('%s is refused before anything is sent', async (_, file, message) => {
    const { db, uid } = await newStaff('autor');
    await expect(uploadArticleImage(db, file as Blob, newId(), { uid })).rejects.toMatchObject({
      code: 'invalid-argument',
      message,
    });
  });

  it('without an address cannot be deleted', async () => {
    const { db } = await newStaff('autor');
    await expect(deleteArticleImage(db, ' ')).rejects.toMatchObject({
      message: 'Debe proporcionar una URL válida',
    });
  });
});
