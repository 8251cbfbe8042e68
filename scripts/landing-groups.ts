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
const LEAST_BYTES = 6000;
const SITE = 'site';

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
  const own = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!own) throw new Error(`landing-groups: no file of the build holds ${module}`);
  const files = new Set([own.fileName]);
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return [...files];
}

/** The modules by the landings that load them; a page's own file is left as it is. */
function groupsOf(chunks: Chunks): Shared[] {
  const { html, main } = APPLICATION;
  const landings: Readonly<Record<string, Landing>> = LANDINGS;
  const loads = [
    ...Object.entries(landings).map(([name, { modules }]) => [name, modules] as const),
    [SITE, [html, main]] as const,
  ];
  const loadedBy = new Map<string, Set<string>>();
  for (const [name, modules] of loads) {
    for (const file of modules.flatMap((module) => filesOf(chunks, module)))
      loadedBy.set(file, (loadedBy.get(file) ?? new Set()).add(name));
  }
  const pages = [html, ...Object.values(landings).flatMap(({ modules: [page = ''] }) => page)];
  const groups = new Map<string, Shared>();
  for (const [file, names] of loadedBy) {
    const chunk = chunks.get(file);
    // A page's file stays as it is. That of the application has what its pages share with it: but for its own module it goes on.
    if (!chunk || pages.some((page) => chunk.facadeModuleId?.endsWith(page))) continue;
    const all = names.has(SITE) || names.size === Object.keys(landings).length;
    const name = all ? SITE : [...names].sort().join('-');
    const group = groups.get(name) ?? {
      name,
      landings: all ? new Set([...Object.keys(landings), SITE]) : names,
      modules: new Set(),
      bytes: 0,
    };
    groups.set(name, group);
    for (const id of chunk.moduleIds) if (!id.endsWith(main)) group.modules.add(id);
    group.bytes += chunk.code.length;
  }
  return [...groups.values()];
}

/** Small groups join the smallest one that at least the same landings load. The widest come first: others build on them. */
function merged(groups: readonly Shared[]): Shared[] {
  const byWidth = groups.toSorted((a, b) => a.landings.size - b.landings.size || a.bytes - b.bytes);
  const kept = byWidth.filter(({ name, bytes }) => name === SITE || bytes >= LEAST_BYTES);
  for (const small of byWidth.filter((group) => !kept.includes(group))) {
    const wider = kept.find(({ landings }) => [...small.landings].every((landing) => landings.has(landing)));
    for (const id of small.modules) wider?.modules.add(id);
  }
  return kept.reverse();
}

/** The groups for `codeSplitting`, the widest first, from the files of a build that was cut without them. */
export function groupsFrom(files: readonly Chunk[]): Group[] {
  const chunks = new Map(files.map((chunk) => [chunk.fileName, chunk]));
  return merged(groupsOf(chunks)).map(({ name, modules }) => ({ name, test: (id) => modules.has(id) }));
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
