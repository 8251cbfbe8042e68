import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import firebaseConfig from '../../../firebase.json';
import { DIST } from '../../../scripts/gate/embedded-backend';
import { styleHashes } from '../../../scripts/lib/drawn-styles';
import { emulatorConfig } from '../../../scripts/lib/hosting';
import { inProject } from '../../../scripts/lib/paths';
import { publishEmbedded } from '../../../scripts/publish/embedded';
import { startHosting, stopHosting } from './hosting';

export interface DrawnSite {
  /** The files that are served. */
  dist: string;
  /** Publishes again what changed. */
  publish: () => Promise<void>;
}

/** Beside the files that are served: the site as the first publication of this process left it. */
const FIRST = 'first';
const DRAWN = /data-drawn="\d+"/;

/** Each shard has a folder for temporary files of its own (scripts/gate/separate.ts). */
const FOLDER = inProject('.data/test', `drawn-${basename(tmpdir())}`);
const SERVED = join(FOLDER, 'dist');

/** Whether this process has drawn it: its files share one drawn site and one Hosting emulator (vitest.config.ts, isolate). */
let isDrawn = false;

/** Draws every page of the tests' build, and keeps a copy. */
async function drawFirst(): Promise<void> {
  await stopHosting();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(inProject(DIST), SERVED, { recursive: true });
  await publishEmbedded(SERVED);
  cpSync(SERVED, join(FOLDER, FIRST), { recursive: true, preserveTimestamps: true });
  isDrawn = true;
}

/** Puts the first publication back, whatever a file of tests did to it, and draws again what the backend holds otherwise by now. */
async function drawAgain(): Promise<void> {
  for (const name of readdirSync(SERVED)) rmSync(join(SERVED, name), { recursive: true, force: true });
  cpSync(join(FOLDER, FIRST), SERVED, { recursive: true, preserveTimestamps: true });
  await publishEmbedded(SERVED);
  // A page that stays as it was says when it was drawn; every page of a site that is drawn whole is of now.
  const files = readdirSync(SERVED, { recursive: true, encoding: 'utf8' });
  for (const page of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(SERVED, page), 'utf8');
    if (DRAWN.test(html))
      writeFileSync(join(SERVED, page), html.replace(DRAWN, `data-drawn="${Date.now()}"`));
  }
}

/**
 * Serves the tests' build at HOSTED with its pages drawn from what the backend holds, as `npm run start:prod` does it. The
 * first file of a process that asks has it drawn whole; the others begin with that and a publication of what changed since.
 * Hosting goes on for them, and ends with the process.
 */
export async function serveDrawnSite(): Promise<DrawnSite> {
  await (isDrawn ? drawAgain() : drawFirst());
  await startHosting(FOLDER, emulatorConfig(firebaseConfig, 'dist', styleHashes(SERVED)).hosting);
  return { dist: SERVED, publish: async () => void (await publishEmbedded(SERVED)) };
}
