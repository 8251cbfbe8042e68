import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { sdkForFile } from './firestore';

const { db, client } = sdkForFile(`rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /propios/{uid} { allow read, write: if request.auth.uid == uid; }
} }`);

describe('errors as the SDK tells them', () => {
  it('a denial is permission-denied', async () => {
    await expect(getDoc(doc(db(), 'cerrado/a'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(setDoc(doc(db(), 'cerrado/a'), {})).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('a service that is away is unavailable', async () => {
    await client().admin('PUT', '/faults', [{ error: 'UNAVAILABLE', times: 1 }]);
    await expect(getDoc(doc(db(), 'propios/ana'))).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('a user of the SDK is the user of the rules', async () => {
    const app = initializeApp({ projectId: client().project }, crypto.randomUUID());
    const own = getFirestore(app);
    connectFirestoreEmulator(own, '127.0.0.1', Number(new URL(client().url).port), {
      mockUserToken: { sub: 'ana' },
    });
    await setDoc(doc(own, 'propios/ana'), { a: 1 });
    expect((await getDoc(doc(own, 'propios/ana'))).data()).toEqual({ a: 1 });
    await expect(getDoc(doc(own, 'propios/luis'))).rejects.toMatchObject({ code: 'permission-denied' });
    await deleteApp(app);
  });
});
