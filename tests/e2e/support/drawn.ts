import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import firebaseConfig from '../../../firebase.json';
import { DIST } from '../../../scripts/gate/embedded-backend';
import { styleHashes } from '../../../scripts/lib/drawn-styles';
import { emulatorConfig } from '../../../scripts/lib/hosting';
import { inProject } from '../../../scripts/lib/paths';
import { startHosting } from './hosting';

export interface DrawnSite {
  /** The files that are served. */
  dist: string;
  /** Publishes again what changed. */
  publish: () => void;
  stop: () => Promise<void>;
}

/** Serves the tests' build at HOSTED with its pages drawn from what the backend holds, as `npm run publish` does it. */
export async function serveDrawnSite(): Promise<DrawnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dibujadas-'));
  const dist = join(folder, 'dist');
  cpSync(inProject(DIST), dist, { recursive: true });
  const publish = ['--import', 'tsx', inProject('scripts/publish.ts'), '--into', dist];
  const run = () => {
    const { status, stderr } = spawnSync(process.execPath, publish, {
      // As from a shell, which sets no NODE_ENV.
      env: { ...process.env, NODE_ENV: undefined, VITE_USE_EMULATORS: 'true' },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr.slice(0, 500).replaceAll('    at ', ' '));
  };
  run();
  const stop = await startHosting(folder, emulatorConfig(firebaseConfig, 'dist', styleHashes(dist)).hosting);
  return {
    dist,
    publish: run,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
