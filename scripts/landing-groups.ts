/**
 * How the application is cut into files. A trial build tells which module each landing loads; what the same landings load goes
 * into one file, on a slow connection each request is dear. What only few bytes share joins those that more pages load. All
 * else finds out by itself what it is made of.
 */
import { build, type Rolldown, type UserConfig } from 'vite';
import { APPLICATION, LANDINGS, type Landing } from './landings.ts';

/** A group of `codeSplitting`. */
export interface Group {
  name: string;
  test: (id: string) => boolean;
}

/** Groups under this many bytes, before they are made small, get no file of their own. */
const LEAST_BYTES = 8500;
const SITE = 'site';
const LATER_NAME = 'reading';

interface Shared {
  name: string;
  landings: ReadonlySet<string>;
  modules: Set<string>;
  bytes: number;
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'code'>;
type Chunks = ReadonlyMap<string, Chunk>;

/** The files that come with a module: its own and all that these import. */
function filesOf(chunks: Chunks, module: string): string[] {
  const own = [...chunks.values()].find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(module)),
  );
  if (!own) throw new Error(`landing-groups: no file of the build holds ${module}`);
  const files = new Set([own.fileName]);
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return [...files];
}

type Loads = readonly (readonly [landing: string, modules: readonly string[]])[];

const { html, main } = APPLICATION;
const landings: readonly (readonly [string, Landing])[] = Object.entries(LANDINGS);
const EVERY = landings.map(([name]) => name);
const PAGES = [html, ...landings.flatMap(([, { modules }]) => modules.slice(0, 1))];
/** What a page is made of, and what a drawn one needs only after it was taken over. */
const FIRST: Loads = [
  ...landings.map(([name, { modules }]) => [name, modules] as const),
  [SITE, [html, main]],
];
const LATER: Loads = landings.map(([name, { later }]) => [name, later]);

/** By file, the landings that load it. */
function loadedBy(chunks: Chunks, loads: Loads): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const [name, modules] of loads) {
    for (const file of modules.flatMap((module) => filesOf(chunks, module)))
      users.set(file, (users.get(file) ?? new Set()).add(name));
  }
  return users;
}

/** The modules by the landings that load them; a page's own file is left as it is. `all` is what all of them load. */
function groupsOf(chunks: Chunks, users: ReadonlyMap<string, ReadonlySet<string>>, all: string): Shared[] {
  const groups = new Map<string, Shared>();
  for (const [file, names] of users) {
    const chunk = chunks.get(file);
    // A page's file stays as it is. That of the application has what its pages share with it: but for its own module it goes on.
    if (!chunk || PAGES.some((page) => chunk.facadeModuleId?.endsWith(page))) continue;
    const isOfAll = names.has(SITE) || EVERY.every((name) => names.has(name));
    const name = isOfAll ? all : [...(all === SITE ? [] : [all]), ...[...names].sort()].join('-');
    const group = groups.get(name) ?? {
      name,
      landings: isOfAll ? new Set([...EVERY, SITE]) : names,
      modules: new Set(),
      bytes: 0,
    };
    groups.set(name, group);
    for (const id of chunk.moduleIds) if (!id.endsWith(main)) group.modules.add(id);
    group.bytes += chunk.code.length;
  }
  return [...groups.values()];
}

/**
 * Small groups join the smallest one that at least the same landings load; where only the whole site does, other small ones
 * first. The widest come first: others build on them.
 */
function merged(groups: readonly Shared[]): Shared[] {
  const byWidth = groups.toSorted((a, b) => a.landings.size - b.landings.size || a.bytes - b.bytes);
  const kept = new Set(byWidth.filter(({ landings, bytes }) => landings.has(SITE) || bytes >= LEAST_BYTES));
  for (const small of byWidth) {
    if (kept.has(small)) continue;
    const holds = ({ landings }: Shared) => [...small.landings].every((landing) => landings.has(landing));
    const wider = byWidth.filter((one) => one !== small && holds(one));
    const joined = wider.find((one) => kept.has(one) && !one.landings.has(SITE)) ?? wider[0];
    if (!joined) continue;
    for (const id of small.modules) joined.modules.add(id);
    joined.bytes += small.bytes;
    if (joined.bytes >= LEAST_BYTES) kept.add(joined);
  }
  return byWidth.filter((group) => kept.has(group)).reverse();
}

/** The groups for `codeSplitting`, the widest first, from the files of a build that was cut without them. */
export function groupsFrom(files: readonly Chunk[]): Group[] {
  const chunks = new Map(files.map((chunk) => [chunk.fileName, chunk]));
  const first = loadedBy(chunks, FIRST);
  const later = loadedBy(chunks, LATER);
  for (const [file, names] of later) {
    const users = first.get(file);
    if (!users) continue;
    // Which landing needs it, now or later: it would otherwise bring with it what it does not need.
    for (const name of names) users.add(name);
    later.delete(file);
  }
  return [...merged(groupsOf(chunks, first, SITE)), ...merged(groupsOf(chunks, later, LATER_NAME))].map(
    ({ name, modules }) => ({ name, test: (id) => modules.has(id) }),
  );
}

/** The groups for a build with this configuration, from one that is not written. */
export async function landingGroups(config: UserConfig): Promise<Group[]> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return groupsFrom(outputs.filter((output) => output.type === 'chunk'));
}
