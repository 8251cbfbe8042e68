import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Project id of the embedded backend: 'demo-' keeps the Firebase tools from ever asking the network for it. */
export const PROJECT_ID = 'demo-evidencias';

/** A path inside the project. */
export function inProject(...segments: string[]): string {
  return join(PROJECT_ROOT, ...segments);
}
