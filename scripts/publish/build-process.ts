import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ExpectedError } from '../lib/expected-error';
import { inProject, PROJECT_ROOT } from '../lib/paths';

/** Where the site built for Node is: within the project, where its packages are found. */
export const DRAWING = '.publish/draw';

/** What build.ts builds: the site for the project of .env or for the embedded backend, or the code that draws its pages. */
export type BuildKind = 'site' | 'emulators' | 'draw';

/** Whether a mark says that a build is of these sources. */
export function isBuiltOf(mark: string, sources: string): boolean {
  return existsSync(mark) && readFileSync(mark, 'utf8') === sources;
}

/** Builds in a process of its own: its memory goes with it, and Vite changes the environment. Throws ExpectedError. */
export function runBuild(kind: BuildKind): void {
  const args = ['--import', 'tsx', inProject('scripts/publish/build.ts'), kind];
  const { status } = spawnSync(process.execPath, args, { cwd: PROJECT_ROOT, stdio: 'inherit' });
  if (status !== 0) throw new ExpectedError('The site could not be built: what is wrong is above.');
}
