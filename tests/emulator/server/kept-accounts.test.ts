/** The embedded backend as `npm start` has it, with ports of its own, and kill -9. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from '../../../scripts/lib/backend';
import { PROJECT_ID } from '../../../scripts/lib/paths';
import { ROOT } from './child';

const SERVICES = ['auth', 'firestore', 'storage', 'hub', 'logging'] as const;
const ports = {} as Record<(typeof SERVICES)[number], number>;
const problems: string[] = [];
let folder: string;
let backend: Backend | undefined;

/** A port that nobody has now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

beforeAll(async () => {
  // Short: the tools have sockets in it.
  folder = mkdtempSync(join(tmpdir(), 'k-'));
  for (const name of ['tmp', 'logs', 'data']) mkdirSync(join(folder, name));
  vi.stubEnv('TMPDIR', join(folder, 'tmp'));
  vi.stubEnv('EMULATORS', '');
  for (const service of SERVICES) ports[service] = await freePort();
  const emulators = Object.fromEntries(SERVICES.map((one) => [one, { host: '127.0.0.1', port: ports[one] }]));
  const path = (name: string) => join(ROOT, name);
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
      storage: { rules: 'storage.rules' },
      emulators: { ...emulators, ui: { enabled: false }, singleProjectMode: true },
    }),
  );
  for (const name of ['firestore.rules', 'storage.rules', 'firestore.indexes.json'])
    writeFileSync(join(folder, name), readFileSync(path(name)));
});
afterAll(() => {
  backend?.kill();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  backend = await startBackend({
    hosting: false,
    configFile: join(folder, 'firebase.json'),
    dataDirectory: join(folder, 'data'),
    logDirectory: join(folder, 'logs'),
    onProblem: (line) => problems.push(line),
    patienceMs: 240_000,
  });
}

const account = { email: 'nueva@demo.test', password: 'secreta1', returnSecureToken: true };
async function ask(act: 'signUp' | 'signInWithPassword'): Promise<{ status: number; uid: unknown }> {
  const address = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=demo`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(account) });
  const body = (await response.json()) as { localId?: unknown };
  return { status: response.status, uid: body.localId };
}

describe('the embedded backend', { timeout: 500_000 }, () => {
  it('keeps a new account through a kill -9 right after its answer', async () => {
    await start();
    const { status, uid } = await ask('signUp');
    expect(status).toBe(200);
    backend?.kill();
    await start();
    expect(await ask('signInWithPassword')).toEqual({ status: 200, uid });
  });

  it('keeps uploaded files in a temporary folder of its own, where no other process ends it', async () => {
    const bucket = `http://127.0.0.1:${ports.storage}/v0/b/${PROJECT_ID}.appspot.com/o`;
    const upload = (name: string) =>
      fetch(`${bucket}?name=${encodeURIComponent(`articulos/a/${name}`)}`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'image/webp' },
        body: 'una imagen',
      });
    expect((await upload('a.webp')).status).toBe(200);
    const shared = join(folder, 'tmp', 'firebase');
    const kept = readdirSync(join(folder, 'tmp'), { recursive: true, encoding: 'utf8' });
    expect(kept.filter((name) => /^evidencias-\w+\/firebase\/storage\/blobs\/./.test(name))).not.toEqual([]);
    expect(kept.filter((name) => name.startsWith('firebase'))).toEqual([]);
    // What other processes of the tools leave under the name that is everybody's, and take away.
    mkdirSync(join(shared, 'storage', 'blobs'), { recursive: true });
    rmSync(shared, { recursive: true });
    expect((await upload('b.webp')).status).toBe(200);
    expect((await fetch(`${bucket}/articulos%2Fa%2Fa.webp?alt=media`)).status).toBe(200);
  });
});
