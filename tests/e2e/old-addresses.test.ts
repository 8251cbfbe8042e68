import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import firebaseConfig from '../../firebase.json';
import { deployConfig } from '../../scripts/lib/hosting';
import { inProject } from '../../scripts/lib/paths';
import { MAX_REDIRECTS, oldAddresses } from '../../scripts/publish/old-addresses';
import { Output } from '../../scripts/publish/output';
import { openPage } from './support/browser';

const PORTS = { hosting: 5050, hub: 4450, logging: 4550 };
const SITE = `http://127.0.0.1:${PORTS.hosting}`;
const ARTICLES = 2000;

const old = (index: number) => `/2019/05/texto-${index}.html`;

/** Another Hosting emulator, for the configuration that a deployment would send. */
describe('the old addresses of 2,000 articles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'viejas-'));
  let hosting: ChildProcess;

  beforeAll(async () => {
    const articles = Array.from({ length: ARTICLES }, (_, index) => ({
      id: `a${index}`,
      titulo: `Texto ${index}`,
      direccion: `https://blog.blogspot.com${old(index)}`,
    }));
    const { redirects, pages } = oldAddresses(SITE, articles, ['Geografia']);
    const output = new Output(join(folder, 'dist'), join(folder, 'files.json'));
    for (const page of pages) output.write(page);
    output.write({ path: 'index.html', content: '<title>La aplicación</title>' });
    const config = deployConfig(firebaseConfig, { imageService: [], appCheck: false, redirects });
    const emulators = Object.fromEntries(
      Object.entries(PORTS).map(([name, port]) => [name, { host: '127.0.0.1', port }]),
    );
    writeFileSync(
      join(folder, 'firebase.json'),
      JSON.stringify({ hosting: config.hosting, emulators: { ...emulators, ui: { enabled: false } } }),
    );
    mkdirSync(join(folder, 'logs'));
    const args = [
      'emulators:start',
      '--only',
      'hosting',
      '--project',
      'demo-viejas',
      '--config',
      '../firebase.json',
    ];
    hosting = spawn(
      process.execPath,
      [inProject('node_modules/firebase-tools/lib/bin/firebase.js'), ...args],
      {
        cwd: join(folder, 'logs'),
        env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: join(folder, 'config') },
        stdio: 'ignore',
      },
    );
    await vi.waitFor(() => fetch(SITE), { timeout: 60_000, interval: 200 });
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => hosting.once('exit', resolve));
    hosting.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });

  it.each([0, MAX_REDIRECTS - 2])('are redirected by Hosting: %i', async (index) => {
    const answer = await fetch(SITE + old(index), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/articulo/a${index}`]);
  });

  it.each([MAX_REDIRECTS, ARTICLES - 1])(
    'lead on by a page of their own past its bound: %i',
    async (index) => {
      const { page } = await openPage();
      await page.goto(`${SITE}${old(index)}?m=1`);
      await page.waitForURL(`${SITE}/articulo/a${index}`);
    },
  );

  it('keep the parameter that phones had, and labels lead to their category', async () => {
    const phone = await fetch(`${SITE}${old(1)}?m=1`, { redirect: 'manual' });
    expect(phone.headers.get('location')).toBe('/articulo/a1?m=1');
    const label = await fetch(`${SITE}/search/label/Geografia`, { redirect: 'manual' });
    expect(label.headers.get('location')).toMatch(/^\/biblioteca\?categoria=Geografia\b/);
  });
});

describe('an old address that no publication knows yet', () => {
  it('is found by the page itself', async () => {
    const { page, visit } = await openPage();
    await visit('/search/label/historia?m=1');
    await page.waitForURL(/\/biblioteca\?categoria=Historia/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
