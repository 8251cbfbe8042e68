import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const HOOK = pathToFileURL('scripts/lib/tell-changes.mjs').href;
/** Stands for the Auth and Storage emulators: it answers with the status that is asked for. */
const SERVER = `
  const server = require('node:http').createServer((request, response) => {
    response.statusCode = Number(request.headers['x-status'] ?? 200);
    response.end();
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));`;

let child: ChildProcess;
let origin = '';
const told: unknown[] = [];

beforeAll(async () => {
  child = spawn(process.execPath, ['--import', HOOK, '-e', SERVER], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  origin = `http://127.0.0.1:${port}`;
  child.on('message', (message) => told.push(message));
});
afterAll(() => {
  child.kill();
});

const accounts = (act: string) => `/identitytoolkit.googleapis.com/v1/accounts:${act}?key=k`;

it('A change of an account or a file is told once it was made, and nothing else is', async () => {
  const ask = (path: string, method = 'POST', status = 200) =>
    fetch(origin + path, { method, headers: { 'x-status': String(status) } });
  await ask(accounts('lookup'));
  await ask(accounts('signInWithPassword'));
  await ask(accounts('signUp'), 'OPTIONS');
  expect((await ask(accounts('signUp'), 'POST', 400)).status).toBe(400);
  await ask('/v0/b/demo.appspot.com/o/avatares%2Fa', 'GET');
  await ask('/v1/projects/demo/databases/(default)/documents:commit');
  await ask(accounts('update'));
  await expect.poll(() => told).toEqual(['changed']);
  await ask(accounts('delete'));
  await ask('/v0/b/demo.appspot.com/o?name=a');
  await ask('/v0/b/demo.appspot.com/o/a', 'DELETE');
  await expect.poll(() => told.length).toBe(4);
});

it('A new account is answered once it is written down', async () => {
  told.length = 0;
  let isAnswered = false;
  const answer = fetch(origin + accounts('signUp'), { method: 'POST' }).then(({ status }) => {
    isAnswered = true;
    return status;
  });
  await expect.poll(() => told).toEqual([{ save: 1 }]);
  // What comes later is answered before.
  await fetch(origin + accounts('lookup'), { method: 'POST' });
  expect(isAnswered).toBe(false);
  child.send({ saved: 1 });
  expect(await answer).toBe(200);
});
