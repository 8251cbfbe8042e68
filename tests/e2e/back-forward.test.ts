import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { paths } from '@/model/shared/paths';
import { CHROMIUM_FLAGS, findOrInstallWithWindows } from '../../scripts/chromium';
import { PAGES } from '../bench/budgets';
import { DISCUSSED, landingPath } from '../bench/landings';
import { published } from './support/demo';
import { serveDrawnSite } from './support/drawn';
import { HOSTED } from './support/hosting';
import { arrivedAt } from './support/members';
import { workerReady } from './support/offline';
import { beginUse, whenTakenOver } from './support/takeover';

const [newest] = published as [(typeof published)[number]];

/** One that keeps pages that are left, as readers' browsers do: Playwright's do not, nor does the headless shell. */
let browser: Browser;

beforeAll(async () => {
  await serveDrawnSite();
  browser = await chromium.launch({
    executablePath: await findOrInstallWithWindows(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}, 180_000);
afterAll(() => browser.close());

/** Opens a page, uses it, leaves the application, and gives how the browser came back. */
async function wayBack(path: string, hasWorker: boolean, goOn = async (_: Page) => {}) {
  const serviceWorkers = hasWorker ? 'allow' : 'block';
  const context = await browser.newContext({ locale: 'es-ES', serviceWorkers });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: told }) =>
    reasons.push(...told.map(({ reason }) => reason)),
  );
  await page.goto(HOSTED + path);
  await whenTakenOver(page);
  await beginUse(page);
  if (hasWorker) await workerReady(page);
  await page.waitForLoadState('networkidle');
  await goOn(page);
  await page.goto(`${HOSTED}/robots.txt`);
  const type = new Promise((done) => session.on('Page.frameNavigated', (arrived) => done(arrived.type)));
  await page.goBack({ waitUntil: 'commit' });
  return { type: await type, reasons };
}

const AS_LEFT = { type: 'BackForwardCacheRestore', reasons: [] };

it.each([
  ...PAGES.map((name) => landingPath(name, DISCUSSED.demo)),
  paths.contact.href(),
  paths.passages.href(),
  paths.sources.href(),
  paths.login.href(),
  paths.register.href(),
  paths.recoverPassword.href(),
  paths.memberProfile.href(newest.autorId),
  paths.passageChapter.href('alma', 36),
])('the browser itself leads back to %s, as it was left', async (path) => {
  expect(await wayBack(path, false)).toEqual(AS_LEFT);
});

it('so it does after a step in the document', async () => {
  const way = await wayBack(paths.home.href(), false, async (page) => {
    await page.getByRole('main').getByRole('link', { name: newest.titulo, exact: true }).first().click();
    await arrivedAt(page, newest.titulo);
    await whenTakenOver(page);
  });
  expect(way).toEqual(AS_LEFT);
});

it('so it does where the device keeps the site', async () => {
  expect(await wayBack(paths.home.href(), true)).toEqual(AS_LEFT);
});
