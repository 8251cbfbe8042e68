import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ExpectedError } from '../../../scripts/lib/expected-error';
import { Snapshots } from '../../../scripts/lib/snapshots';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'snapshots-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'firebase-export-metadata.json'), content);
}

function content(path: string | null): string | null {
  return path && readFileSync(join(path, 'firebase-export-metadata.json'), 'utf8');
}

describe('snapshots of the accounts', () => {
  it('gives none before the first one is taken', () => {
    expect(new Snapshots(join(directory, 'accounts')).latest()).toBeNull();
  });

  it('gives the last one that was promoted', () => {
    const snapshots = new Snapshots(join(directory, 'accounts'));
    write(snapshots.next, '"first"');
    snapshots.promote();
    write(snapshots.next, '"second"');
    snapshots.promote();
    expect(content(snapshots.latest())).toBe('"second"');
    expect(existsSync(snapshots.next)).toBe(false);
  });

  it('falls back to the earlier one when killed between the two renames', () => {
    const snapshots = new Snapshots(join(directory, 'accounts'));
    write(`${snapshots.current}.previous`, '"earlier"');
    expect(content(snapshots.latest())).toBe('"earlier"');
  });

  it('takes the newer one when killed after it was written whole', () => {
    const snapshots = new Snapshots(join(directory, 'accounts'));
    write(`${snapshots.current}.previous`, '"earlier"');
    write(snapshots.next, '"newer"');
    expect(content(snapshots.latest())).toBe('"newer"');
  });

  it('passes over one that is not whole', () => {
    const snapshots = new Snapshots(join(directory, 'accounts'));
    mkdirSync(snapshots.current);
    write(`${snapshots.current}.previous`, '"earlier"');
    expect(content(snapshots.latest())).toBe('"earlier"');
  });

  it.each(['firebase-export-metadata.json', 'auth_export/accounts.json', 'storage_export/buckets.json'])(
    'names %s where it is damaged, and the way out',
    (name) => {
      const snapshots = new Snapshots(join(directory, 'accounts'));
      write(snapshots.current, '{}');
      const file = join(snapshots.current, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '{"users":[{"localId":"a');
      expect(() => snapshots.latest()).toThrow(ExpectedError);
      expect(() => snapshots.latest()).toThrow(file);
      expect(() => snapshots.latest()).toThrow('--reset');
    },
  );

  it('takes no uploaded file for a list', () => {
    const snapshots = new Snapshots(join(directory, 'accounts'));
    write(snapshots.current, '{}');
    mkdirSync(join(snapshots.current, 'storage_export/blobs'), { recursive: true });
    writeFileSync(join(snapshots.current, 'storage_export/blobs/a.json'), 'no JSON');
    expect(snapshots.latest()).toBe(snapshots.current);
  });
});
