/**
 * The style sheets of the built site that stand in the drawn pages themselves: a page that asks for them is painted a whole
 * request later, half a second on a slow phone. The content security policy allows each by its hash.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from './later-styles.ts';

/** Beside the built site: the elements that ask for a landing's files, by its path (scripts/html-head.ts). */
export const DRAWN_LINKS = '.drawn.json';

/** The sheets by their addresses, in parts as pages carry them; none where nothing is built. */
export function drawnStyles(dist: string): ReadonlyMap<string, readonly string[]> {
  const files = [join(dist, 'app.html'), join(dist, DRAWN_LINKS)];
  if (!files.every((file) => existsSync(file))) return new Map();
  const asked = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\/assets\/[\w-]+\.css/g)])
    .map(([address]) => address);
  return new Map(
    [...new Set(asked)].map((address) => [
      address,
      partsOf(readFileSync(join(dist, address), 'utf8').trim()),
    ]),
  );
}

/** The sources that the policy's style-src names for them. */
export function styleHashes(dist: string): string[] {
  return [...drawnStyles(dist).values()]
    .flat()
    .map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}
