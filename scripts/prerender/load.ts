import { createServer } from 'vite';
import type { AppConfig, ParsedConfig } from '../../src/services/firestore/config';

interface FirstVisit {
  /** The home page's hero as HTML. */
  hero: string;
  /** Where the application will run; null when the build lacks its variables. */
  app: AppConfig | null;
}

function hasHeroMarkup(
  module: Record<string, unknown>,
): module is { heroMarkup: (siteName: string) => string } {
  return typeof module.heroMarkup === 'function';
}

function hasParseConfig(
  module: Record<string, unknown>,
): module is { parseConfig: (env: Readonly<Record<string, unknown>>) => ParsedConfig } {
  return typeof module.parseConfig === 'function';
}

/** Runs modules of the site with its own aliases, CSS Modules and SVGs, and so with the class names of the build. */
export async function prepareFirstVisit(
  configFile: string | undefined,
  siteName: string,
  env: Readonly<Record<string, unknown>>,
): Promise<FirstVisit> {
  const server = await createServer({
    ...(configFile === undefined ? {} : { configFile }),
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    // Not the development server's: sharing it would break one that is running.
    cacheDir: 'node_modules/.vite/prerender',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const hero = await server.ssrLoadModule('/scripts/prerender/hero.tsx');
    if (!hasHeroMarkup(hero)) throw new Error('scripts/prerender/hero.tsx does not export heroMarkup');
    const config = await server.ssrLoadModule('/src/services/firestore/config.ts');
    if (!hasParseConfig(config))
      throw new Error('src/services/firestore/config.ts does not export parseConfig');
    const parsed = config.parseConfig(env);
    return { hero: hero.heroMarkup(siteName), app: parsed.ok ? parsed.config : null };
  } finally {
    await server.close();
  }
}
