import type { CDPSession } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/model/shared/paths';
import { openPage } from './support/browser';
import { published } from './support/demo';
import { serveDrawnSite } from './support/drawn';
import { HOSTED } from './support/hosting';
import { arrivedAt } from './support/members';
import { beginUse, whenTakenOver } from './support/takeover';

beforeAll(async () => {
  await serveDrawnSite();
}, 180_000);

const [newest] = published as [(typeof published)[number]];
const href = paths.article.href(newest.id);

/** Somebody stays on a link longer than what is seen coming (src/next-page.ts). */
const STAY_MS = 250;

describe.each([
  [
    'who saves data',
    (session: CDPSession) => session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }),
  ],
  [
    'a line of 2g',
    (session: CDPSession) =>
      session.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 1500, downloadThroughput: 1e7, uploadThroughput: 1e7 },
        connectionType: 'cellular2g',
      }),
  ],
])('%s', (_, limit) => {
  it('gets nothing ahead: a page is asked for when its link is pressed, by the browser', async () => {
    const { page, context } = await openPage();
    await limit(await context.newCDPSession(page));
    await page.goto(HOSTED + paths.home.href());
    await whenTakenOver(page);
    await beginUse(page);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = page.getByRole('main').getByRole('link', { name: newest.titulo, exact: true }).first();
    await link.hover();
    await page.evaluate((stay) => new Promise((done) => setTimeout(done, stay)), STAY_MS);
    expect(asked).toEqual([]);
    const [document] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      link.click(),
    ]);
    expect(new URL(document.url()).pathname).toBe(href);
    await arrivedAt(page, newest.titulo);
  });
});
