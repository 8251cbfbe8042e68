import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type PluginOption, type UserConfig } from 'vite';
import svgr from 'vite-plugin-svgr';
import { htmlHead } from './scripts/html-head.ts';
import { type Group, landingGroups } from './scripts/landing-groups.ts';
import { LANDINGS, RARE } from './scripts/landings.ts';
import { laterStylesLast } from './scripts/lib/later-styles.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { unusedStyles } from './scripts/unused-styles.ts';

const nameOf = (module: string) => basename(module, extname(module));
const RARE_NAMES = new Set(RARE.map(nameOf));
/** The pages that visitors open first. */
const FIRST_PAGES = new Set(
  ['src/pages/LoginPage.tsx', ...Object.values(LANDINGS).map(({ modules: [page] }) => page)].map(nameOf),
);

/** Whether a file is of a page that few open first, or of what few use: it finds out by itself what it is made of. */
function isRare(file: string): boolean {
  const [, name = ''] = /\/(\w+)-[^/]*$/.exec(file) ?? [];
  return RARE_NAMES.has(name) || (/^Admin|Page$/.test(name) && !FIRST_PAGES.has(name));
}

/** What the build takes instead of a package, where the package brings what no visitor of this site needs. */
const stubs = {
  'property-information': fileHere('scripts/stubs/property-information.js'),
  '@ungap/structured-clone': fileHere('scripts/stubs/structured-clone.js'),
  'style-to-object': fileHere('scripts/stubs/style-to-object.js'),
  // The package names its development build as its only one; this is the same without the warnings to developers.
  'react-router/dom': fileHere('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': fileHere('node_modules/react-router/dist/production/index.mjs'),
};

/** What reads references asks no other site, here or in development. */
const withoutNetwork = {
  'node-fetch': fileHere('scripts/stubs/no-fetch.js'),
  'sync-fetch': fileHere('scripts/stubs/no-fetch.js'),
};

/** Workers have no document: there the names of characters come from a table. Where nothing is built, everywhere. */
const inWorkers = {
  'decode-named-character-reference': fileHere('node_modules/decode-named-character-reference/index.js'),
};
const withoutDocument: Plugin = {
  name: 'without-document',
  enforce: 'pre',
  resolveId: (id) => (id in inWorkers ? inWorkers['decode-named-character-reference'] : null),
};

/**
 * Leaves out of the router what this site does not use: says of its components that making them does nothing else, and takes away
 * those that only its framework mode draws.
 */
const routerParts: Plugin = {
  name: 'router-parts',
  transform: {
    filter: { id: /node_modules\/react-router\/dist/ },
    handler: (code) =>
      code
        .replace(/(?<== )(?=React\d*\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ ')
        .replace(
          /(?<=createElement\(\s*)(?:PrefetchPageLinks|RSCErrorHandler|RemixRootDefaultErrorBoundary)\b/g,
          'null',
        )
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
};

function fileHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** What changes only with an upgrade keeps its name, and so its place in visitors' caches, from deploy to deploy. */
const packages = [
  // By itself, so that main.tsx needs none of the parts that it brings in.
  { name: 'preload', test: /vite\/preload-helper|rolldown\/runtime/, priority: 1 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'firestore',
    test: /node_modules\/(@firebase\/(app|component|firestore|logger|util|webchannel-wrapper)|firebase\/(app|firestore)|idb)\//,
  },
];

/** The text of all that draws the site. */
function siteCode(): string {
  const files = readdirSync(fileHere('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', name));
  return [...files, 'index.html'].map((file) => readFileSync(fileHere(file), 'utf8')).join('\n');
}

/** The trial build, of which nothing is kept, goes without. */
const usedStyles: Plugin = {
  name: 'used-styles',
  apply: 'build',
  config: () => ({ css: { postcss: { plugins: [unusedStyles(siteCode()), laterStylesLast] } } }),
};

/** Built with the files cut in these groups. */
function settings(command: 'build' | 'serve', plugins: PluginOption[], groups: Group[]): UserConfig {
  return {
    root: fileHere('.'),
    plugins: [react(), svgr(), routerParts, ...plugins],
    resolve: {
      alias: { '@': fileHere('src'), ...withoutNetwork, ...(command === 'build' ? stubs : inWorkers) },
    },
    css: {
      preprocessorOptions: {
        // Bootstrap 5 is written with @import, and its parts know each other's variables by it alone.
        scss: { quietDeps: true, silenceDeprecations: ['import'] },
      },
    },
    worker: { plugins: () => [withoutDocument] },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // What each page is made of is listed in the file that every visitor downloads.
        resolveDependencies: (file, dependencies) => (isRare(file) ? [] : dependencies),
      },
      rolldownOptions: { output: { codeSplitting: { groups: [...packages, ...groups] } } },
    },
  };
}

export default defineConfig(async ({ command }) => {
  const groups = command === 'build' ? await landingGroups(settings(command, [], [])) : [];
  return settings(command, [htmlHead(), serviceWorker(), usedStyles], groups);
});
