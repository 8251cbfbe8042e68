import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from './sitemap';

/** Which files of a built site are made from its content; the list stands beside them in the folder of what was read. */
export class Output {
  readonly #folder: string;
  readonly #list: string;
  readonly #paths = new Set<string>();
  written = 0;

  /** `folder` is the built site, `list` the file that remembers what an earlier run put there. */
  constructor(folder: string, list: string) {
    this.#folder = folder;
    this.#list = list;
  }

  /** Puts a file there, unless it is there as it should be. */
  write({ path, content }: SiteFile): void {
    const file = join(this.#folder, path);
    this.#paths.add(path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    this.written += 1;
  }

  /** Takes away what an earlier run put there and this one did not. Returns how many. */
  finish(): number {
    const before = existsSync(this.#list) ? (JSON.parse(readFileSync(this.#list, 'utf8')) as string[]) : [];
    const gone = before.filter((path) => !this.#paths.has(path));
    for (const path of gone) rmSync(join(this.#folder, path), { force: true });
    writeFileSync(this.#list, JSON.stringify([...this.#paths]));
    return gone.length;
  }
}
