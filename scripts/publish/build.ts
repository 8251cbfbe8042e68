/** `build.ts site|emulators|draw` (build-process.ts). */
import { build } from 'vite';
import { buildForEmulators } from '../lib/hosting';
import { inProject, PROJECT_ROOT } from '../lib/paths';
import { type BuildKind, DRAWING } from './build-process';

const site = { root: PROJECT_ROOT, configFile: inProject('vite.config.ts'), mode: 'production' };
const drawing = {
  ...site,
  // What the browser is told of its project, this code is told by who runs it.
  envDir: false as const,
  logLevel: 'error' as const,
  build: {
    ssr: inProject('scripts/prerender/draw.tsx'),
    outDir: inProject(DRAWING),
    emptyOutDir: true,
    copyPublicDir: false,
  },
};
const builds: Record<BuildKind, () => Promise<unknown>> = {
  site: () => build(site),
  emulators: () => buildForEmulators('dist'),
  draw: () => build(drawing),
};

// The argument is runBuild's.
await builds[process.argv[2] as BuildKind]();
