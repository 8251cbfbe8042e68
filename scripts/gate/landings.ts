import type { PageName } from '../../tests/bench/budgets';
import { APPLICATION, LANDINGS } from '../landings';
import type { BuildReport } from '../lib/build-report';

/** What a landing loads before anybody acts: files with their weight in gzip. */
export interface Landing {
  scripts: ReadonlyMap<string, number>;
  styles: ReadonlyMap<string, number>;
  fonts: ReadonlyMap<string, number>;
}

export interface Budget {
  /** KB of gzip. */
  js: number;
  css: number;
  fonts: number;
  /** Scripts, styles and fonts. */
  files: number;
}

/** What every page begins with. */
const APPLICATION_MODULES = Object.values(APPLICATION);

/** The landings by the names of their budgets. */
export const PAGE_LANDINGS: Readonly<Record<PageName, (typeof LANDINGS)[keyof typeof LANDINGS]>> = {
  '/': LANDINGS.home,
  '/biblioteca': LANDINGS.library,
  '/articulo': LANDINGS.article,
  '/foro': LANDINGS.forum,
  '/foro/categoria': LANDINGS.category,
  '/foro/tema': LANDINGS.topic,
};

/** What no visitor's page may load before somebody acts: the staff's, the editor's and the members' parts. */
const NOT_FOR_VISITORS = new RegExp(
  [
    '^src/(pages|components)/(.+/)?(admin|editor|member|moderation|notices|new-topic|profile)/',
    '^src/model/(messages/|users/permissions/)?(.+-)?(staff|admin|editor|moderation|reports|profile)(-.+)?\\.ts$',
    '^src/services/(import|export)/',
    '^src/services/(articles/(managed|writes|deletion|listing|revisions)|users/managed|comments/moderation|contact/messages|categories/writes)\\.ts$',
    'node_modules/(@firebase/(auth|storage)|firebase/(auth|storage)|mdast-util-to-markdown|turndown|@mixmark-io|@?react-bootstrap|@restart)/',
  ].join('|'),
);

const kilobytes = (bytes: number) => bytes / 1000;
const weigh = (files: ReadonlyMap<string, number>) =>
  kilobytes([...files.values()].reduce((a, b) => a + b, 0));
const rounded = (amount: number) => amount.toFixed(1);

function chunkOf(report: BuildReport, module: string): string {
  const chunk = Object.keys(report.chunks).find((file) => module in (report.chunks[file]?.modules ?? {}));
  if (chunk === undefined) throw new Error(`budgets: no chunk of the build holds ${module}`);
  return chunk;
}

/** The chunks that come with a landing. */
function chunksOf(report: BuildReport, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of report.chunks[file]?.imports ?? []) follow(imported);
  };
  for (const module of [...APPLICATION_MODULES, ...modules]) follow(chunkOf(report, module));
  return [...seen];
}

/** What a landing loads. `linked` are the files that index.html names itself; `gzip` weighs a file of the build. */
export function landingOf(
  report: BuildReport,
  modules: readonly string[],
  linked: readonly string[],
  gzip: (file: string) => number,
): Landing {
  const chunks = chunksOf(report, modules);
  const files = new Set([
    ...linked,
    ...chunks,
    ...chunks.flatMap((file) => report.chunks[file]?.styles ?? []),
  ]);
  const weighed = (ending: string) =>
    new Map([...files].filter((file) => file.endsWith(ending)).map((file) => [file, gzip(file)]));
  return { scripts: weighed('.js'), styles: weighed('.css'), fonts: weighed('.woff2') };
}

/** A module, and by whom it is brought: up to the page, the shortest way. */
function wayTo(
  report: BuildReport,
  module: string,
  roots: ReadonlySet<string>,
  within: ReadonlySet<string>,
): string {
  const ways = [[module]];
  const seen = new Set([module]);
  for (const way of ways) {
    const [last = ''] = way.slice(-1);
    if (roots.has(last)) return way.join(' ← ');
    for (const user of report.users[last] ?? []) {
      if (seen.has(user) || !within.has(user)) continue;
      seen.add(user);
      ways.push([...way, user]);
    }
  }
  return `${module}, which no module of this page imports: another one of its chunk does`;
}

interface Contents {
  roots: ReadonlySet<string>;
  /** All modules of the landing's chunks, with their bytes before they are made small. */
  modules: ReadonlyMap<string, number>;
  ways: (module: string) => string;
}

function contentsOf(report: BuildReport, pageModules: readonly string[]): Contents {
  const roots = new Set([...APPLICATION_MODULES, ...pageModules]);
  const modules = new Map(
    chunksOf(report, pageModules).flatMap((file) => Object.entries(report.chunks[file]?.modules ?? {})),
  );
  const within = new Set(modules.keys());
  return { roots, modules, ways: (module) => wayTo(report, module, roots, within) };
}

/** Chunks of which a page needs little: [chunk, bytes, bytes needed]. */
function littleNeeded(report: BuildReport, { roots, modules }: Contents, chunks: readonly string[]) {
  const needed = new Set(roots);
  const used = new Map<string, string[]>();
  for (const module of modules.keys())
    for (const user of report.users[module] ?? []) used.set(user, [...(used.get(user) ?? []), module]);
  for (const module of needed) for (const other of used.get(module) ?? []) needed.add(other);
  const sum = (entries: [string, number][]) => entries.reduce((total, [, bytes]) => total + bytes, 0);
  return chunks
    .map((file) => {
      const entries = Object.entries(report.chunks[file]?.modules ?? {});
      return { file, all: sum(entries), needed: sum(entries.filter(([module]) => needed.has(module))) };
    })
    .filter(({ all, needed }) => all - needed > 1000 && needed < all / 2);
}

const HEAVIEST = 12;

/** Where the bytes of a landing are: chunks it hardly needs, then the heaviest modules that not every page has. */
function whereBytesAre(report: BuildReport, pageModules: readonly string[]): string[] {
  const common = new Set(chunksOf(report, []));
  const own = chunksOf(report, pageModules).filter((file) => !common.has(file));
  const contents = contentsOf(report, pageModules);
  const heaviest = own
    .flatMap((file) => Object.entries(report.chunks[file]?.modules ?? {}))
    .sort(([, a], [, b]) => b - a)
    .slice(0, HEAVIEST);
  return [
    ...littleNeeded(report, contents, own).map(
      ({ file, all, needed }) => `    of ${all} bytes in ${file} this page needs ${needed}`,
    ),
    ...heaviest.map(([module, bytes]) => `    ${bytes} bytes: ${contents.ways(module)}`),
  ];
}

/** What a landing does wrong, each with the modules at fault; nothing when it keeps to its budget. */
export function problemsOf(
  report: BuildReport,
  name: string,
  landing: Landing,
  budget: Budget,
  pageModules: readonly string[],
): string[] {
  const { modules, ways } = contentsOf(report, pageModules);
  const misplaced = [...modules]
    .filter(([module, bytes]) => bytes > 0 && NOT_FOR_VISITORS.test(module))
    .map(([module]) => `${name} loads what no visitor needs: ${ways(module)}`);
  const files = landing.scripts.size + landing.styles.size + landing.fonts.size;
  const amounts = [
    ['JavaScript', weigh(landing.scripts), budget.js, 'KB'],
    ['styles', weigh(landing.styles), budget.css, 'KB'],
    ['fonts', weigh(landing.fonts), budget.fonts, 'KB'],
    ['files', files, budget.files, ''],
  ] as const;
  const over = amounts
    .filter(([, amount, most]) => amount > most)
    .map(([what, amount, most, unit]) => {
      const figures = unit ? `${rounded(amount)} KB, allowed are ${most}` : `${amount}, allowed are ${most}`;
      return `${name}: ${what} ${figures}`;
    });
  return [...misplaced, ...over, ...(over.length > 0 ? whereBytesAre(report, pageModules) : [])];
}
