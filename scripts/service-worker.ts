/**
 * Builds the service worker (src/service-worker) and tells it which files of the code there are, by who needs them. The
 * pages that are drawn after the build are no part of it: those that are visited are kept.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type AliasOptions, build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { FileGroup } from '../src/model/shared/offline.ts';
import { everyPagesFonts } from './html-head.ts';
import { APPLICATION, LANDINGS } from './landings.ts';

const ENTRIES = [
  ...Object.values(APPLICATION),
  ...Object.values(LANDINGS).flatMap(({ modules }) => modules),
  'src/pages/ContactPage.tsx',
  'src/pages/NotFoundPage.tsx',
];
/** What visitors do not need, though what they see leads to it. */
const MEMBERS = /\/member\/|\/layout\/(MemberBar|RepairNotice)|\/session\/backend|\/moderation\//;
/** The pages of members; all others that visitors do not land on are the staff's. */
const MEMBER_PAGES =
  /\/pages\/(Profile|MemberProfile|EditProfile|Login|Register|ChangePassword)Page|\/foro\/(Notices|NewTopic)Page/;
const STAFF = /\/(admin|editor|debug|import|export)\/|\/moderation\/|html-to-markdown/;

/** The picture that every page shows, and the one that stands in the place of those that are missing. */
const PICTURES = { start: ['favicon.svg'], reading: ['img/articulo-default.svg'] };

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The files that come with these, but for the parts that `isOutside` leaves to be asked for. */
function reachable(
  chunks: Chunks,
  from: readonly string[],
  isOutside: (module: string) => boolean,
): Set<string> {
  const found = new Set(from);
  for (const file of found) {
    const chunk = chunks.get(file);
    for (const imported of chunk?.imports ?? []) found.add(imported);
    for (const later of chunk?.dynamicImports ?? []) {
      const module = chunks.get(later)?.facadeModuleId ?? later;
      if (!isOutside(module)) found.add(later);
    }
  }
  return found;
}

const isPage = (module: string) => module.includes('/src/pages/');
/** What the application starts with; what a page needs beside comes with it (src/main.tsx). */
const START = [...Object.values(APPLICATION), 'src/services/firestore/connection.ts'];

/** The built files by who needs them first. */
export function groupFiles(
  bundle: Rolldown.OutputBundle,
  others: Readonly<Record<'start' | 'reading', readonly string[]>>,
): Record<FileGroup, string[]> {
  const outputs = Object.values(bundle);
  const chunks = new Map(
    outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const starting = (test: (module: string) => boolean) =>
    [...chunks.values()]
      .filter(({ facadeModuleId, moduleIds }) => [facadeModuleId ?? '', ...moduleIds].some(test))
      .map(({ fileName }) => fileName);
  const entries = starting((module) => ENTRIES.some((entry) => module.endsWith(entry)));
  const reading = reachable(
    chunks,
    entries,
    (module) => isPage(module) || MEMBERS.test(module) || STAFF.test(module),
  );
  const startEntries = starting((module) => START.some((entry) => module.endsWith(entry)));
  const start = reachable(chunks, startEntries, () => true);
  const memberEntries = starting((module) => MEMBER_PAGES.test(module));
  const members = reachable(
    chunks,
    [...reading, ...memberEntries],
    (module) => isPage(module) || STAFF.test(module),
  );
  const complete = (files: Iterable<string>) =>
    [...files].flatMap((file) => {
      const { importedCss = [], importedAssets = [] } = chunks.get(file)?.viteMetadata ?? {};
      return [file, ...importedCss, ...importedAssets];
    });
  const startFiles = new Set([...complete(start), ...others.start]);
  const readingFiles = new Set([...startFiles, ...complete(reading), ...others.reading]);
  const memberFiles = new Set(complete(members));
  const code = outputs
    .map(({ fileName }) => fileName)
    .filter((file) => /^assets\/.*\.(js|css)$/.test(file) && !/\/worker-/.test(file));
  const all = [...new Set([...readingFiles, ...memberFiles, ...code])].sort().map((file) => `/${file}`);
  const has = (files: ReadonlySet<string>, file: string) => files.has(file.slice(1));
  return {
    start: all.filter((file) => has(startFiles, file)),
    reading: all.filter((file) => !has(startFiles, file) && has(readingFiles, file)),
    members: all.filter((file) => !has(readingFiles, file) && has(memberFiles, file)),
    staff: all.filter((file) => !has(readingFiles, file) && !has(memberFiles, file)),
  };
}

/** The worker as one script. */
export async function workerScript(
  { root, alias }: { root: string; alias: AliasOptions },
  entry: 'worker' | 'retire',
  files: Record<FileGroup, string[]>,
): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    root,
    logLevel: 'error',
    resolve: { alias },
    define: { FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}/src/service-worker/${entry}.ts`,
        output: { format: 'iife' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.find((output) => output.type === 'chunk');
  if (!script) throw new Error('service-worker: nothing was built');
  return script.code;
}

/** Adds sw.js to the build of the site. Must come after what changes index.html. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset' || config.build.ssr) return;
      const fonts = readdirSync(`${config.publicDir}/fonts`).map((file) => `fonts/${file}`);
      const html = String(index.source);
      const named = [...html.matchAll(/"\/(assets\/[^"\\]+)/g)].map(([, file = '']) => file);
      const files = groupFiles(bundle, {
        start: [...PICTURES.start, ...everyPagesFonts(config.publicDir), ...named],
        reading: [...PICTURES.reading, ...fonts],
      });
      const entry = config.env.VITE_SERVICE_WORKER === 'no' ? 'retire' : 'worker';
      const script = await workerScript({ root: config.root, alias: config.resolve.alias }, entry, files);
      // A worker is new where it differs, also when only the page does.
      const version = createHash('sha256').update(html).digest('hex').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `/* ${version} */\n${script}` });
    },
  };
}
