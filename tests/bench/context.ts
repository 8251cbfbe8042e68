import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** The loader that runs these scripts marks functions with a helper of its own, which pages do not have. */
const LOADER_HELPER = 'globalThis.__name = (value) => value;';

/** An empty profile in which functions of these scripts can run inside the page. */
export async function newProfile(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'es-ES', ...options });
  await context.addInitScript({ content: LOADER_HELPER });
  return context;
}
