import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { ExpectedError } from './expected-error';

const METADATA = 'firebase-export-metadata.json';

/**
 * The snapshot directory of the accounts and files of the backend, replaced in such an order that one whole snapshot is
 * on disk at every moment, whenever the process is killed.
 */
export class Snapshots {
  readonly current: string;
  readonly next: string;
  readonly #previous: string;

  constructor(directory: string) {
    this.current = directory;
    this.next = `${directory}.next`;
    this.#previous = `${directory}.previous`;
  }

  /**
   * The directory to import from, or null when there is none yet; completes a replacement that was cut short.
   * @throws ExpectedError where what it says of the accounts and files cannot be read: the tools would end with a stack
   */
  latest(): string | null {
    if (!isWhole(this.current)) {
      const whole = [this.next, this.#previous].find(isWhole);
      if (!whole) return null;
      rmSync(this.current, { recursive: true, force: true });
      renameSync(whole, this.current);
    }
    requireReadable(this.current);
    return this.current;
  }

  /** Makes the snapshot just written to `next` the current one. */
  promote(): void {
    rmSync(this.#previous, { recursive: true, force: true });
    if (existsSync(this.current)) renameSync(this.current, this.#previous);
    renameSync(this.next, this.current);
    rmSync(this.#previous, { recursive: true, force: true });
  }
}

function isWhole(directory: string): boolean {
  return existsSync(`${directory}/${METADATA}`);
}

/** What the tools read of a snapshot at once; the uploaded files themselves may hold anything. */
const LISTS =
  /^(firebase-export-metadata|auth_export\/[\w-]+|storage_export\/buckets|storage_export\/metadata\/.*)\.json$/;

function requireReadable(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!LISTS.test(name.replaceAll('\\', '/'))) continue;
    try {
      JSON.parse(readFileSync(`${directory}/${name}`, 'utf8'));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ExpectedError(
        [
          `What earlier runs kept of accounts and files is damaged: ${directory}/${name}`,
          `(${reason})`,
          'Put a copy of that file back. To go on without the accounts and files, but with the documents, delete the folder:',
          `  ${directory}`,
          'To begin anew with the demo content: npm start -- --reset',
        ].join('\n'),
      );
    }
  }
}
