import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import firebaseConfig from '../../../firebase.json';
import { DIST } from '../../../scripts/gate/embedded-backend';
import { styleHashes } from '../../../scripts/lib/drawn-styles';
import { emulatorConfig } from '../../../scripts/lib/hosting';
import { inProject } from '../../../scripts/lib/paths';
import { publishEmbedded } from '../../../scripts/publish/embedded';
import { startHosting } from './hosting';

export interface DrawnSite {
  /** The files that are served. */
  dist: string;
  /** Publishes again what changed. */
  publish: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Serves the tests' build at HOSTED with its pages drawn from what the backend holds, as `npm run start:prod` does it. */
export async function serveDrawnSite(): Promise<DrawnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dibujadas-'));
  const dist = join(folder, 'dist');
  cpSync(inProject(DIST), dist, { recursive: true });
  const publish = async () => void (await publishEmbedded(dist));
  await publish();
  const stop = await startHosting(folder, emulatorConfig(firebaseConfig, 'dist', styleHashes(dist)).hosting);
  return {
    dist,
    publish,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
