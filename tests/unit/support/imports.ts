import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What comes by import() is no part of what a file needs to be there. */
const STATIC = /^(?:import|export)\s[^;]*?from '([^']+)';/gm;

/** An import of one of our files by another: both as paths from the root, the second without its ending. */
export interface Import {
  file: string;
  from: string;
}

/** The imports of our own files by those below a folder, types included, import() left out. */
export function importsOf(folder: string): Import[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      return [...readFileSync(file, 'utf8').matchAll(STATIC)].map(([, from = '']) => ({
        file,
        from: normalize(from.startsWith('.') ? join(dirname(file), from) : from.replace(/^@/, 'src')),
      }));
    });
}
