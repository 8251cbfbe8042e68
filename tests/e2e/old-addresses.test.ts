import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import firebaseConfig from '../../firebase.json';
import { deployConfig } from '../../scripts/lib/hosting';
import { MAX_REDIRECTS, oldAddresses } from '../../scripts/publish/old-addresses';
import { Output } from '../../scripts/publish/output';
import { openPage } from './support/browser';
import { HOSTED, startHosting, stopHosting } from './support/hosting';

const ARTICLES = 2000;

const old = (index: number) => `/2019/05/texto-${index}.html`;

/** Another Hosting emulator, for the configuration that a deployment would send. */
describe('the old addresses of 2,000 articles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'viejas-'));

  beforeAll(async () => {
    const articles = Array.from({ length: ARTICLES }, (_, index) => ({
      id: `a${index}`,
      titulo: `Texto ${index}`,
      direccion: `https://blog.blogspot.com${old(index)}`,
    }));
    const { redirects, pages } = oldAddresses(HOSTED, articles, ['Geografia']);
    const output = new Output(join(folder, 'dist'), join(folder, 'files.json'));
    for (const page of pages) output.write(page);
    output.write({ path: 'app.html', content: '<title>La aplicación</title>' });
    const { hosting } = deployConfig(firebaseConfig, {
      ...{ imageService: [], appCheck: false, styles: [] },
      redirects,
    });
    await startHosting(folder, hosting);
  });
  afterAll(async () => {
    await stopHosting();
    rmSync(folder, { recursive: true });
  });

  it.each([0, MAX_REDIRECTS - 2])('are redirected by Hosting: %i', async (index) => {
    const answer = await fetch(HOSTED + old(index), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/articulo/a${index}`]);
  });

  it.each([MAX_REDIRECTS, ARTICLES - 1])(
    'lead on by a page of their own past its bound: %i',
    async (index) => {
      const { page } = await openPage();
      await page.goto(`${HOSTED}${old(index)}?m=1`);
      await page.waitForURL(`${HOSTED}/articulo/a${index}`);
    },
  );

  it('keep the parameter that phones had, and labels lead to their category', async () => {
    const phone = await fetch(`${HOSTED}${old(1)}?m=1`, { redirect: 'manual' });
    expect(phone.headers.get('location')).toBe('/articulo/a1?m=1');
    const label = await fetch(`${HOSTED}/search/label/Geografia`, { redirect: 'manual' });
    expect(label.headers.get('location')).toMatch(/^\/biblioteca\/categoria\/geografia\b/);
  });
});

describe('an old address that no publication knows yet', () => {
  it('is found by the page itself', async () => {
    const { page, visit } = await openPage();
    await visit('/search/label/historia?m=1');
    await page.waitForURL(/\/biblioteca\/categoria\/historia/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
