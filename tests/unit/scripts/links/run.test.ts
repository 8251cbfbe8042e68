import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { linkMark, REPORT_LIMITS } from '@/model/links/link-report';
import { archivedCopy, snapshotIn } from '../../../../scripts/links/archive';
import { checkAll } from '../../../../scripts/links/check';
import { CollectedLinks } from '../../../../scripts/links/collect';
import type { Look } from '../../../../scripts/links/look';
import { makeReport, problemOf, SLOW_MS } from '../../../../scripts/links/report';
import { type RunOptions, runLinks } from '../../../../scripts/links/run';
import { LinkState, type Seen } from '../../../../scripts/links/state';
import { anArticle, aSource } from '../../model/fixtures';
import { serve } from './support';

const ALIVE: Look = { result: 'alive', reason: '200', final: '', ms: 10 };
const GONE: Look = { ...ALIVE, result: 'gone', reason: '404' };
const seen = (over: Partial<Seen> = {}): Seen => ({ ...ALIVE, at: 0, failures: 0, copy: null, ...over });
const uses = (...addresses: string[]) =>
  new Map(addresses.map((one) => [one, [{ articulo: 'a1', titulo: 'Uno', lugar: 'texto' as const }]]));

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enlaces-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'links.json');
}

function running(over: Partial<RunOptions> = {}): { options: RunOptions; looked: string[] } {
  const looked: string[] = [];
  const options: RunOptions = {
    state: new LinkState(stateFile()),
    look: async (address) => {
      looked.push(address);
      return address.includes('muerto') ? GONE : ALIVE;
    },
    copyOf: async () => '',
    wait: async () => {},
    hosts: 4,
    pause: 1000,
    since: 0,
    now: () => 1000,
    before: async () => ({ apartados: [] }),
    ...over,
  };
  return { options, looked };
}

describe('the links of articles', () => {
  it('are those of the text, the pictures and the sources, each with where it stands', () => {
    const links = new CollectedLinks(({ host }) => host === 'sitio.example');
    const fuentes = [
      aSource({ enlace: 'https://d.org/', copia: '' }),
      aSource({ enlace: 'https://e.org/', copia: 'https://web.archive.org/web/2013/https://e.org/' }),
    ];
    const contenido =
      '[a](https://a.org/x_(y)) ![b](https://b.org/b.png) https://c.org. [propio](https://sitio.example/) [^1]\n\n`https://codigo.org`';
    links.add(anArticle({ contenido, fuentes, imagenes: ['/img/x.svg', 'https://f.org/f.png'] }));
    expect([...links.uses].map(([address, [use]]) => [address, use?.lugar])).toEqual([
      ['https://a.org/x_(y)', 'texto'],
      ['https://c.org', 'texto'],
      ['https://d.org/', 'fuente'],
      ['https://b.org/b.png', 'imagen'],
      ['https://f.org/f.png', 'imagen'],
    ]);
  });

  it('are found in HTML of the old blog', () => {
    const links = new CollectedLinks(() => false);
    links.add(
      anArticle({
        contenido: '<p><a href="https://a.org/?x=1&amp;y=2">a</a><img src=\'https://b.org/b.png\'></p>',
      }),
    );
    expect([...links.uses.keys()]).toEqual(['https://a.org/?x=1&y=2', 'https://b.org/b.png']);
  });

  it('name each article once', () => {
    const links = new CollectedLinks(() => false);
    for (const id of ['a1', 'a2', 'a1'])
      links.add(anArticle({ id, contenido: '<https://a.org/> <https://a.org/>' }));
    expect(links.uses.get('https://a.org/')?.map(({ articulo }) => articulo)).toEqual(['a1', 'a2']);
  });
});

describe('looking at many', () => {
  it('asks one host for one address at a time, with a pause, and several hosts beside each other', async () => {
    const waits: number[] = [];
    const open = new Set<string>();
    let most = 0;
    const addresses = ['a', 'b', 'c'].flatMap((host) => [1, 2].map((n) => `https://${host}.org/${n}`));
    await checkAll(addresses, {
      look: async (address) => {
        const { host } = new URL(address);
        expect(open.has(host)).toBe(false);
        open.add(host);
        most = Math.max(most, open.size);
        await Promise.resolve();
        open.delete(host);
        return ALIVE;
      },
      wait: async (ms) => void waits.push(ms),
      hosts: 2,
      pause: 1000,
      onLook: () => {},
    });
    expect(most).toBe(2);
    expect(waits).toEqual([1000, 1000, 1000]);
  });
});

describe('a run', () => {
  it('goes on where the last one was interrupted', async () => {
    const file = stateFile();
    const ended = new AbortController();
    const all = uses('https://a.org/1', 'https://a.org/2', 'https://a.org/3');
    const first = running({
      state: new LinkState(file),
      signal: ended.signal,
      onProgress: () => ended.abort(),
    });
    await runLinks(all, first.options);
    expect(first.looked).toEqual(['https://a.org/1']);
    const second = running({ state: new LinkState(file) });
    expect((await runLinks(all, second.options)).revisados).toBe(3);
    expect(second.looked).toEqual(['https://a.org/2', 'https://a.org/3']);
  });

  it('looks again at what was looked at too long ago, and forgets what no article names', async () => {
    const state = new LinkState(stateFile());
    state.put('https://a.org/', ALIVE, 10);
    state.put('https://b.org/', ALIVE, 900);
    state.put('https://c.org/', ALIVE, 10);
    const { options, looked } = running({ state, since: 500 });
    await runLinks(uses('https://a.org/', 'https://b.org/'), options);
    expect(looked).toEqual(['https://a.org/']);
    expect([...state.seen.keys()]).toEqual(['https://a.org/', 'https://b.org/']);
  });

  it('proposes an archived copy of what is dead, asked for once', async () => {
    const asked: string[] = [];
    const state = new LinkState(stateFile());
    const copyOf = async (address: string) => {
      asked.push(address);
      return 'https://web.archive.org/web/2013/https://muerto.org/';
    };
    const all = uses('https://muerto.org/', 'https://vivo.org/');
    const { options } = running({ state, copyOf });
    const report = await runLinks(all, options);
    await runLinks(all, options);
    expect(report.enlaces).toMatchObject([
      {
        direccion: 'https://muerto.org/',
        problema: 'muerto',
        motivo: '404',
        propuesta: 'https://web.archive.org/web/2013/https://muerto.org/',
      },
    ]);
    expect(asked).toEqual(['https://muerto.org/']);
  });
});

describe('what is wrong with an address', () => {
  it.each<[string, Partial<Seen>, string | null]>([
    ['gone', { result: 'gone' }, 'muerto'],
    ['once without an answer', { result: 'failing', failures: 1 }, null],
    ['twice without an answer', { result: 'failing', failures: 2 }, 'muerto'],
    ['refused to us', { result: 'refusing' }, null],
    ['moved', { result: 'moved' }, 'movido'],
    ['just quick enough', { ms: SLOW_MS - 1 }, null],
    ['slow', { ms: SLOW_MS }, 'lento'],
  ])('that is %s', (_, over, problem) => {
    expect(problemOf(seen(over))).toBe(problem);
  });

  it('counts only runs in a row', () => {
    const state = new LinkState(stateFile());
    const failing: Look = { ...ALIVE, result: 'failing' };
    const failures = [failing, failing, ALIVE, failing].map((one, at) => {
      state.put('https://a.org/', one, at);
      return state.seen.get('https://a.org/')?.failures;
    });
    expect(failures).toEqual([1, 2, 0, 1]);
  });
});

describe('the report', () => {
  const many = Array.from({ length: REPORT_LIMITS.enlaces + 5 }, (_, n) => `https://muerto.org/${n}`);
  const dead = new Map(many.map((address) => [address, seen({ result: 'gone' })]));

  it('has as many links as fit, and counts the others', () => {
    const { enlaces, omitidos } = makeReport(uses(...many), dead, { apartados: [] });
    expect([enlaces.length, omitidos]).toEqual([REPORT_LIMITS.enlaces, 5]);
  });

  it('gives no room to what was set aside before, and remembers it while it is wrong', () => {
    const apartados = [...many.slice(0, 5).map(linkMark), linkMark('https://vivo.org/')];
    const report = makeReport(uses(...many), dead, { apartados });
    expect(report.omitidos).toBe(0);
    expect(report.enlaces.map(({ direccion }) => direccion)).toEqual(many.slice(5));
    expect(report.apartados).toEqual(apartados.slice(0, 5));
  });

  it('fits a document whatever articles say', () => {
    const long = (n: number) => `https://muerto.org/${n}`.padEnd(REPORT_LIMITS.direccion, 'x');
    const addresses = Array.from({ length: 200 }, (_, n) => long(n));
    const named = Array.from({ length: 50 }, (_, n) => {
      return { articulo: `a${n}`, titulo: 'ñ'.repeat(200), lugar: 'texto' as const };
    });
    const report = makeReport(
      new Map(addresses.map((address) => [address, named])),
      new Map(addresses.map((address) => [address, seen({ result: 'gone', copy: long(0) })])),
      { apartados: [] },
    );
    expect(Buffer.byteLength(JSON.stringify(report))).toBeLessThan(800_000);
  });

  it('fits a document in letters of three bytes, and counts what does not', () => {
    const long = (n: number) => `https://muerto.org/${n}`.padEnd(REPORT_LIMITS.direccion, '語');
    const addresses = Array.from({ length: REPORT_LIMITS.enlaces }, (_, n) => long(n));
    const named = Array.from({ length: 10 }, (_, n) => {
      return { articulo: `a${n}`, titulo: '語'.repeat(200), lugar: 'texto' as const };
    });
    const report = makeReport(
      new Map(addresses.map((address) => [address, named])),
      new Map(addresses.map((address) => [address, seen({ result: 'gone', copy: long(0) })])),
      { apartados: [] },
    );
    expect(Buffer.byteLength(JSON.stringify(report))).toBeLessThan(950_000);
    expect(report.omitidos).toBe(REPORT_LIMITS.enlaces - report.enlaces.length);
    expect(report.enlaces.length).toBeGreaterThan(50);
  });

  it('cuts a title between two characters', () => {
    const [address = ''] = many;
    const named = [{ articulo: 'a1', titulo: `x${'😀'.repeat(150)}`, lugar: 'texto' as const }];
    const { enlaces } = makeReport(new Map([[address, named]]), dead, { apartados: [] });
    expect(enlaces[0]?.usos[0]?.titulo).toBe(`x${'😀'.repeat(99)}`);
  });
});

describe('an archived copy', () => {
  const snapshot = (over: object = {}) => ({
    archived_snapshots: {
      closest: {
        available: true,
        status: '200',
        timestamp: '20130919044612',
        url: 'http://web.archive.org/web/20130919044612/http://example.com/',
        ...over,
      },
    },
  });

  it.each([
    [snapshot(), 'https://web.archive.org/web/20130919044612/http://example.com/'],
    [snapshot({ status: '404' }), ''],
    [snapshot({ available: false }), ''],
    [snapshot({ url: 'javascript:alert(1)' }), ''],
    [{ archived_snapshots: {} }, ''],
    [null, ''],
  ])('of %j is %j', (answer, copy) => {
    expect(snapshotIn(answer)).toBe(copy);
  });

  it('is asked for by the whole address; null where the archive is away', async () => {
    let isAway = false;
    const { url, asked } = await serve((_, response) => {
      response
        .writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(snapshot()));
    });
    const ask = () => archivedCopy('https://a.org/?x=1&y=2', { api: url, agent: 'Prueba', timeout: 2000 });
    expect(await ask()).toContain('web.archive.org');
    isAway = true;
    expect(await ask()).toBeNull();
    expect(asked[0]).toBe(`GET /?url=${encodeURIComponent('https://a.org/?x=1&y=2')}`);
  });
});
