import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocs,
  initializeFirestore,
  query,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStoredPicture } from '@/model/images/stored-picture';
import { picturesIn } from '@/model/import/imported-article';
import { oldEntry, oldFile } from '../unit/model/import/files';

/** The command talks to the embedded backend at its ports, with Storage: a file run by itself has none. */
const storageHost = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe.skipIf(!storageHost)('npm run import:blogger', () => {
  let folder = '';
  let db: Firestore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'importar-'));
    db = initializeFirestore(initializeApp({ projectId: 'demo-evidencias', apiKey: 'demo' }, 'importar'), {});
    connectFirestoreEmulator(db, host, Number(port), { mockUserToken: 'owner' });
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    await deleteApp(db.app);
  });

  it('writes as the owner of the project, with the pictures, though nobody has signed in', {
    timeout: 90_000,
  }, async () => {
    const pictures = createServer((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
    });
    await new Promise<void>((listening) => {
      pictures.listen(0, '127.0.0.1', listening);
    });
    const address = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/piedra.png`;
    const titulo = `Traído por su dueño ${crypto.randomUUID()}`;
    const file = join(folder, 'blog.xml');
    // A draft: nothing of it is in what the other tests of the gate see.
    const entry = {
      id: '7001',
      title: titulo,
      draft: true,
      content: `<p>Una piedra.</p><img src="${address}">`,
    };
    await writeFile(file, oldFile(oldEntry(entry)));
    const command = ['--import', 'tsx', 'scripts/import-blogger.ts', file, '--copy-pictures'];
    const { stdout } = await promisify(execFile)(process.execPath, command).finally(() => pictures.close());
    expect(stdout).toContain('demo-evidencias (embedded backend)');
    const { docs } = await getDocs(query(collection(db, 'articulos'), where('titulo', '==', titulo)));
    const remove = writeBatch(db);
    for (const { ref } of docs) remove.delete(ref);
    await remove.commit();
    const [article] = docs.map((document) => document.data());
    const [stored = ''] = picturesIn(String(article?.contenido));
    expect(isStoredPicture(stored)).toBe(true);
    const answer = await fetch(stored);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
  });
});
