import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Output } from '../../../../scripts/publish/output';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salida-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => new Output(join(folder, 'dist'), join(folder, 'files.json'));
const file = (path: string) => join(folder, 'dist', path);

describe('what is written into a built site', () => {
  it('is left alone where it is as it should be', () => {
    open().write({ path: 'feed/a.xml', content: 'uno' });
    const long = new Date(1000);
    utimesSync(file('feed/a.xml'), long, long);
    const again = open();
    again.write({ path: 'feed/a.xml', content: 'uno' });
    expect(again.written).toBe(0);
    expect(statSync(file('feed/a.xml')).mtime).toEqual(long);
    again.write({ path: 'feed/a.xml', content: 'dos' });
    expect(again.written).toBe(1);
    expect(readFileSync(file('feed/a.xml'), 'utf8')).toBe('dos');
  });

  it('is left alone where nothing differs but what is said not to count', () => {
    open().write({ path: 'a.html', content: '<p at="1">Texto</p>' });
    const again = open();
    again.write({ path: 'a.html', content: '<p at="2">Texto</p>' }, null, / at="\d+"/);
    expect(again.written).toBe(0);
    again.write({ path: 'a.html', content: '<p at="2">Otro</p>' }, null, / at="\d+"/);
    expect(readFileSync(file('a.html'), 'utf8')).toBe('<p at="2">Otro</p>');
  });

  it('is taken away once a run writes it no more', () => {
    const first = open();
    for (const path of ['a.html', 'b.html']) first.write({ path, content: path });
    first.finish();
    const second = open();
    second.write({ path: 'a.html', content: 'a.html' });
    expect(second.finish()).toBe(1);
    expect(existsSync(file('a.html'))).toBe(true);
    expect(existsSync(file('b.html'))).toBe(false);
  });

  it('stays without being made again while its version is the same', () => {
    const first = open();
    first.write({ path: 'a.html', content: 'uno' }, 'v1');
    first.finish();
    const second = open();
    expect(second.keeps('a.html', 'v2')).toBe(false);
    expect(second.keeps('a.html', 'v1')).toBe(true);
    expect(second.finish()).toBe(0);
    expect(existsSync(file('a.html'))).toBe(true);
    rmSync(file('a.html'));
    expect(open().keeps('a.html', 'v1')).toBe(false);
  });

  it('stays as it was where this run cannot make it', () => {
    const first = open();
    first.write({ path: 'index.html', content: 'uno' }, '1');
    first.finish();
    const second = open();
    second.leave('index.html');
    expect(second.finish()).toBe(0);
    expect(readFileSync(file('index.html'), 'utf8')).toBe('uno');
    expect(open().keeps('index.html', '1')).toBe(false);
  });
});
