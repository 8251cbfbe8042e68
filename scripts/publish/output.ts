import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from './sitemap';

/** Files that are made from the content, each with the version it was made of, where that is known before it is made. */
type Made = Record<string, string | null>;

/** Before a version of which no file can be made. */
const NO_FILE = 'none ';

function isSame(before: Buffer, now: Buffer, ignored: RegExp | undefined): boolean {
  if (ignored === undefined) return before.equals(now);
  return before.toString().replace(ignored, '') === now.toString().replace(ignored, '');
}

/** Which files of a built site are made from its content; the list stands beside them in the folder of what was read. */
export class Output {
  readonly #folder: string;
  readonly #list: string;
  readonly #before: Made;
  readonly #made: Made = {};
  written = 0;

  /** `folder` is the built site, `list` the file that remembers what an earlier run put there. */
  constructor(folder: string, list: string) {
    this.#folder = folder;
    this.#list = list;
    // Our own file.
    this.#before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Made) : {};
  }

  /** Whether a file is there as an earlier run made it of this version; then it stays. */
  keeps(path: string, version: string): boolean {
    if (this.#before[path] !== version || !existsSync(join(this.#folder, path))) return false;
    this.#made[path] = version;
    return true;
  }

  /** Whether an earlier run found that of this version no file can be made. */
  skips(path: string, version: string): boolean {
    if (this.#before[path] !== NO_FILE + version) return false;
    this.skip(path, version);
    return true;
  }

  /** Makes no file of this version: an earlier one goes. */
  skip(path: string, version: string): void {
    this.#made[path] = NO_FILE + version;
    rmSync(join(this.#folder, path), { force: true });
  }

  /** Leaves a file as an earlier run made it, until a run can make it again. */
  leave(path: string): void {
    if (path in this.#before) this.#made[path] = null;
  }

  /**
   * Puts a file there, unless it is there as it should be; `version` is for `keeps`, and where nothing but what matches `ignored`
   * differs the file stays.
   */
  write(
    { path, content }: SiteFile | { path: string; content: Buffer },
    version: string | null = null,
    ignored?: RegExp,
  ): void {
    const file = join(this.#folder, path);
    this.#made[path] = version;
    if (existsSync(file) && isSame(readFileSync(file), Buffer.from(content), ignored)) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    this.written += 1;
  }

  /** Takes away what an earlier run put there and this one did not. Returns how many. */
  finish(): number {
    const gone = Object.keys(this.#before).filter((path) => !(path in this.#made));
    for (const path of gone) rmSync(join(this.#folder, path), { force: true });
    writeFileSync(this.#list, JSON.stringify(this.#made));
    return gone.length;
  }
}
