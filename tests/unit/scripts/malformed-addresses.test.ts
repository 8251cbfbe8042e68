import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const HOOK = pathToFileURL('scripts/lib/malformed-addresses.mjs').href;
/** The Hosting emulator's own server, set up as firebase-tools does it. */
const SERVER = `
  const { createRequire } = require('node:module');
  const tools = createRequire(require.resolve('firebase-tools/package.json'));
  const { initMiddleware } = tools('./lib/hosting/initMiddleware');
  const config = { public: 'public', rewrites: [{ source: '/search', destination: '/favicon.svg' }], redirects: [] };
  const server = tools('superstatic').server({
    port: 0, hostname: '127.0.0.1', config, stack: 'strict', cwd: process.cwd(), before: { files: initMiddleware({}) },
  }).listen(() => process.send(server.address().port));`;

let child: ChildProcess;
let port = 0;
let exited = false;

beforeAll(async () => {
  child = spawn(process.execPath, ['--import', HOOK, '-e', SERVER], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', () => {
    exited = true;
  });
  const [given] = await once(child, 'message');
  port = Number(given);
});
afterAll(() => {
  child.kill();
});

/** The status of the answer to exactly this address, which `fetch` would put right. */
function statusOf(path: string, host = `127.0.0.1:${port}`): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const asking = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    asking.once('error', fail).end();
  });
}

it.each(['/foro/tema/%E0%A4%A', '/%', '//', '//:', 'http://127.0.0.1:99999/'])(
  'An address that Hosting cannot read, %s, is one that does not exist, and the server goes on',
  async (address) => {
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf('/favicon.svg')).toBe(200);
    expect(exited).toBe(false);
  },
);

it('A malformed query or host changes nothing of the page', async () => {
  expect(await statusOf('/search?q=%E0%A4%A')).toBe(200);
  expect(await statusOf('/search', 'a b')).toBe(200);
  expect(exited).toBe(false);
});
