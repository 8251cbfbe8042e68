/**
 * Completes index.html, in development and in the build: the site's name, the fonts every page shows, and the
 * database's address. In the build it asks for the application's parts, which main.tsx brings in one after the other, and lists
 * the files of each landing: for main.tsx (src/landing-files.ts), and for the pages that are drawn later (scripts/prerender).
 */
import { readdirSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rolldown } from 'vite';
import { LANDING_ROWS, type LandingRow, linkTo } from '../src/landing-files.ts';
import { errors } from '../src/model/messages/common.ts';
import { home } from '../src/model/messages/home.ts';
import { paths } from '../src/model/shared/paths.ts';
import { DEFAULT_SITE_NAME } from '../src/model/shared/site.ts';
import { APPLICATION, LANDINGS, READING } from './landings.ts';
import { DRAWN_LINKS } from './lib/drawn-styles.ts';
import { siteUrl, text } from './lib/site-url.ts';
import { openSearch } from './publish/feeds.ts';
import { xmlText } from './publish/xml.ts';

const FONTS = [/^serif\.\w+\.woff2$/, /^sans\.\w+\.woff2$/];

/** The fonts that every page shows: paths in `publicDir`. */
export function everyPagesFonts(publicDir: string): string[] {
  const files = readdirSync(`${publicDir}/fonts`);
  return FONTS.flatMap((pattern) => files.filter((file) => pattern.test(file))).map(
    (file) => `fonts/${file}`,
  );
}

function preloadedFonts(publicDir: string): HtmlTagDescriptor[] {
  return everyPagesFonts(publicDir).map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
    injectTo: 'head',
  }));
}

/** '/articulo/:id' → '^/articulo/[^/]+/?$' */
function addressPattern(path: string): string {
  return `^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`;
}

/** A chunk and all it imports statically. */
function closure(file: string, byName: ReadonlyMap<string, Rolldown.OutputChunk>, seen = new Set<string>()) {
  const chunk = byName.get(file);
  if (!chunk || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) closure(imported, byName, seen);
  return seen;
}

/** A module's chunk and all it imports statically: its scripts and their styles, but for those of `known` scripts. */
function filesOf(bundle: Rolldown.OutputBundle, module: string, known: ReadonlySet<string>): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(module)),
  );
  if (!entry) throw new Error(`html-head: no chunk of the build holds ${module}`);
  const scripts = [...closure(entry.fileName, byName)].filter((file) => !known.has(file));
  const styles = scripts.flatMap((file) => [...(byName.get(file)?.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...scripts, ...styles])];
}

/** The same of several modules. */
const allFiles = (bundle: Rolldown.OutputBundle, modules: readonly string[], known: ReadonlySet<string>) => [
  ...new Set(modules.flatMap((module) => filesOf(bundle, module, known))),
];

/** index.html with its {{words}}, and without what it says to its developers. */
function filledIn(html: string, words: Readonly<Record<string, string>>): string {
  return html.replace(/\s*<!--[\s\S]*?-->/g, '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`html-head: index.html asks for '${name}', which nobody knows`);
    return xmlText(word);
  });
}

export function htmlHead(): Plugin {
  let config: ResolvedConfig;
  /** Other sites need whole addresses of pictures. */
  const siteOrigin = () => siteUrl(config.env);
  const siteName = () => text(config.env, 'VITE_SITE_NAME') || DEFAULT_SITE_NAME;
  return {
    name: 'html-head',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml(html) {
      const tags = preloadedFonts(config.publicDir);
      if (text(config.env, 'VITE_FIREBASE_PROJECT_ID') && text(config.env, 'VITE_USE_EMULATORS') !== 'true') {
        const href = 'https://firestore.googleapis.com';
        tags.push({ tag: 'link', attrs: { rel: 'preconnect', href, crossorigin: '' }, injectTo: 'head' });
      }
      const { chunkTitle, chunkText, appReload } = errors;
      const words = { siteName: siteName(), origin: siteOrigin(), chunkTitle, chunkText, appReload };
      return {
        html: filledIn(html, words),
        tags,
      };
    },
    // After Vite's own plugin has put index.html into the bundle.
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset' || typeof index.source !== 'string') return;
      const entry = new Set(filesOf(bundle, APPLICATION.html, new Set()));
      const application = filesOf(bundle, APPLICATION.main, entry);
      const known = new Set([...entry, ...application]);
      const linksOf = (files: readonly string[]) => files.map(linkTo).join('\n    ');
      const landings = Object.values(LANDINGS).map(({ path, modules: [page], later }) => {
        const files = filesOf(bundle, page, known);
        return [path, files, allFiles(bundle, later, new Set([...known, ...files]))] as const;
      });
      const site = { name: siteName(), description: home.description, url: siteOrigin() };
      this.emitFile({ type: 'asset', fileName: 'opensearch.xml', source: openSearch(site) });
      // For the pages that are drawn after the build (scripts/prerender); Hosting leaves out what begins with a dot.
      const others = [
        [paths.contact.path, filesOf(bundle, 'src/pages/ContactPage.tsx', known)],
        [paths.passages.path, filesOf(bundle, 'src/pages/PassagesPage.tsx', known)],
        [paths.passageChapter.path, filesOf(bundle, 'src/pages/PassageChapterPage.tsx', known)],
        [paths.sources.path, filesOf(bundle, 'src/pages/SourcesPage.tsx', known)],
        [paths.memberProfile.path, filesOf(bundle, 'src/pages/MemberProfilePage.tsx', known)],
      ] as const;
      const drawn = [...landings, ...others].map(([path, files]) => [
        path,
        linksOf([...application, ...files]),
      ]);
      const source = JSON.stringify(Object.fromEntries(drawn));
      this.emitFile({ type: 'asset', fileName: DRAWN_LINKS, source });
      const rows = landings.map(([path, files, later]): LandingRow => {
        return [addressPattern(path), files.join(' '), later.join(' ')];
      });
      rows.push(['', '', allFiles(bundle, READING.library, known).join(' ')]);
      const list = `<script type="application/json" id="${LANDING_ROWS}">${JSON.stringify(rows)}</script>`;
      index.source = index.source.replace(
        '</head>',
        () => `  ${linksOf(application)}\n    ${list}\n  </head>`,
      );
      // For addresses that have no file of their own, where index.html is the home page drawn from its data.
      this.emitFile({ type: 'asset', fileName: 'app.html', source: index.source });
      // For those that no route knows: Hosting answers them with the status 404. Some are the old blog's.
      this.emitFile({ type: 'asset', fileName: '404.html', source: index.source });
    },
  };
}
