import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedStateOf, seedVersion } from '../../../scripts/seed/version';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'semilla-'));
  mkdirSync(join(folder, 'articulos'));
  writeFileSync(join(folder, 'articulos/nahom.md'), 'Nahom');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the version of the demo content', () => {
  it('is the same as long as nothing changes, wherever it stands', () => {
    const before = seedVersion(folder);
    const moved = `${folder}-2`;
    renameSync(folder, moved);
    folder = moved;
    expect(seedVersion(folder)).toBe(before);
  });

  it.each([
    ['a text changes', () => writeFileSync(join(folder, 'articulos/nahom.md'), 'Nahom, en Yemen')],
    ['a file comes', () => writeFileSync(join(folder, 'foro.json'), '[]')],
    [
      'a file has another name',
      () => renameSync(join(folder, 'articulos/nahom.md'), join(folder, 'articulos/nihm.md')),
    ],
  ])('is another where %s', (_, change) => {
    const before = seedVersion(folder);
    change();
    expect(seedVersion(folder)).not.toBe(before);
  });
});

it.each([
  [undefined, 'none'],
  [{ fecha: new Date() }, 'older'],
  [{ fecha: new Date(), version: 'a' }, 'older'],
  [{ fecha: new Date(), version: 'b' }, 'current'],
])('what a backend holds by its mark %j is %s', (marker, state) => {
  expect(seedStateOf(marker, 'b')).toBe(state);
});
