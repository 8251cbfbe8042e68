import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { CHROMIUM_FLAGS, findOrInstallShell } from '../../../scripts/chromium';
import { Watchdog } from './watchdog';

/** Where the production build is served: the Hosting emulator, unless E2E_BASE_URL says otherwise. */
export const BASE_URL = process.env.E2E_BASE_URL ?? 'http://127.0.0.1:5000';

/** The widths every screen is tested at: a phone and a desk. */
export const WIDTHS = [375, 1280] as const;

const PHONE_BELOW = 768;
const STEP_TIMEOUT_MS = 30_000;

/** E2E_SLOW=4 makes the pages' processor four times slower: for looking for tests that only hold on a quick machine. */
const SLOWER = Number(process.env.E2E_SLOW ?? 1);

/**
 * The popup of the address bar is a page of its own behind every window, which costs more than an empty page of ours; a process held ready
 * for the next page is made anew for every page of ours, a twentieth of what one costs. With them what Playwright turns off by itself
 * (chromiumSwitches.ts): a second list takes the place of the first.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export interface PageOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Permissions such as 'clipboard-read'. */
  permissions?: string[];
  /** Lets the site start its service worker: it would answer for the server in tests about other things. */
  serviceWorkers?: 'allow' | 'block';
  /** Reuse the cookies and the IndexedDB of an earlier page: open both in one context. */
  context?: BrowserContext;
}

export interface OpenPage {
  page: Page;
  context: BrowserContext;
  /** Opens a path of the site ('/biblioteca'). */
  visit(path: string): Promise<Response | null>;
  /** Allows console messages, failed requests or page errors that match; every other one fails the test. */
  expectConsole(pattern: RegExp): void;
}

/** Whether the page is as narrow as those whose bar folds up. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? PHONE_BELOW) < PHONE_BELOW;
}

let browser: Browser | undefined;

/** The one browser of all test files; it ends with this process. One that crashed is replaced. */
export async function launch(): Promise<Browser> {
  if (browser?.isConnected()) return browser;
  browser = await chromium.launch({
    executablePath: await findOrInstallShell(),
    headless: true,
    args: [...CHROMIUM_FLAGS, `--disable-features=${WITHOUT.join()}`],
  });
  return browser;
}

/**
 * A fresh page in a profile of its own, closed when the test ends. The test fails if the page logged an error or a
 * warning, threw, lost a request or asked anything of an outside host.
 */
export async function openPage(options: PageOptions = {}): Promise<OpenPage> {
  const context = options.context ?? (await newContext(options));
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  if (SLOWER > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  const watchdog = new Watchdog(page);
  onTestFinished(async () => {
    if (!options.context) await context.close();
    watchdog.assertQuiet();
  });
  return {
    page,
    context,
    visit: (path) => page.goto(new URL(path, BASE_URL).href),
    expectConsole: (pattern) => watchdog.allow(pattern),
  };
}

async function newContext(options: PageOptions): Promise<BrowserContext> {
  const width = options.width ?? 1280;
  const phone = width < PHONE_BELOW;
  return (await launch()).newContext({
    viewport: { width, height: options.height ?? (phone ? 812 : 800) },
    hasTouch: phone,
    isMobile: phone,
    locale: 'es-ES',
    timezoneId: 'America/Santiago',
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'reduce',
    permissions: options.permissions ?? [],
    serviceWorkers: options.serviceWorkers ?? 'block',
  });
}
