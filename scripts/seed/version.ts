import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_DIR } from './content-dir';

/** Of the demo content that a backend holds: there is none, it is of another seed than this one, or of this one. */
export type SeedState = 'none' | 'older' | 'current';

/** What the demo content is made from, the texts and what stores them, as a fingerprint. `folder` holds all of it. */
export function seedVersion(folder = dirname(CONTENT_DIR)): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(`${path.slice(folder.length)}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** `marker` is what the seed left behind itself (demo.ts), undefined where it left nothing. */
export function seedStateOf(marker: Record<string, unknown> | undefined, version: string): SeedState {
  if (!marker) return 'none';
  return marker.version === version ? 'current' : 'older';
}
