/**
 * What the build put where, for the step `budgets` (scripts/gate/budgets.ts): the chunks with their modules, and for each
 * module who uses it. Written beside the build, into a folder whose name begins with a point: Hosting leaves those out.
 */
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PROJECT_ROOT } from './paths';

export const BUILD_REPORT = '.report/chunks.json';

export interface ReportedChunk {
  /** The chunks that are fetched with it. */
  imports: string[];
  styles: string[];
  /** The bytes that each module adds to it, before they are made small. */
  modules: Record<string, number>;
}

export interface BuildReport {
  chunks: Record<string, ReportedChunk>;
  /** Of each module, those that import it at once and not only when it is needed. */
  users: Record<string, string[]>;
}

const named = (id: string) => relative(PROJECT_ROOT, id.replace(/^\0/, '').replace(/\?.*$/, ''));

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Whether a module's text names one of the exports. */
function mentions(code: string, names: readonly string[]): boolean {
  return names.some((name) => new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(code));
}

/**
 * Who imports a module. One that is not in the build itself hands on what others have (an index.ts, `messages`): in its place
 * stand those of its own importers that name what the module exports.
 */
function usersOf(modules: Modules, id: string, isBuilt: (id: string) => boolean): string[] {
  const names = modules.getModuleInfo(id)?.exports ?? [];
  const users = new Set<string>();
  const seen = new Set<string>();
  const look = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) {
      if (!isBuilt(importer)) look(importer);
      else if (module === id || mentions(modules.getModuleInfo(importer)?.code ?? '', names))
        users.add(importer);
    }
  };
  look(id);
  return [...users].map(named);
}

/** Writes the report when the build is written. */
export function buildReport(): Plugin {
  return {
    name: 'build-report',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const built = new Set(
        chunks.flatMap(({ modules }) =>
          Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
        ),
      );
      const report: BuildReport = { chunks: {}, users: {} };
      for (const { fileName, imports, modules, viteMetadata } of chunks) {
        const bytes = Object.entries(modules).map(([id, { renderedLength }]) => [named(id), renderedLength]);
        const styles = [...(viteMetadata?.importedCss ?? [])];
        report.chunks[fileName] = { imports, styles, modules: Object.fromEntries(bytes) };
      }
      for (const id of built) report.users[named(id)] = usersOf(this, id, (other) => built.has(other));
      this.emitFile({ type: 'asset', fileName: BUILD_REPORT, source: JSON.stringify(report) });
    },
  };
}
