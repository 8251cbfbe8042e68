import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { importedMarkdown } from '@/model/html/html-to-markdown';
import { measure, measureConversion } from '@/model/import/measure';
import { type Counts, keptShare, MEASURED, measureFile, noCounts } from '@/model/import/measured';
import { readFeed } from '@/model/import/read-feed';
import { Surveyor } from '@/model/import/survey';
import { decodeEntities } from '@/model/shared/text/entities';
import { Pages } from '../html/varied-pages';
import { inPieces, NOW, oldEntry, oldFile, takeoutEntry, takeoutFile } from './files';

const BASE = 'http://blog.example/2012/05/articulo.html';

interface Node {
  type: string;
  value?: string | undefined;
  children?: readonly Node[] | undefined;
}

/** What a reader would see of the marks, with a letter on either side. */
function visibleMarks(markdown: string): string[] {
  const found: string[] = [];
  const visit = ({ type, value = '', children = [] }: Node): void => {
    if (type === 'text')
      for (const { 0: mark, index } of value.matchAll(/\*+|~+|\\|\]\(/g))
        found.push(value.slice(Math.max(0, index - 1), index + mark.length + 1).trim());
    for (const child of children) visit(child);
  };
  visit(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
  return found;
}

function convertAll(seed: number, count: number) {
  const pages = new Pages(seed);
  const measures = Array.from({ length: count }, (_, at) => {
    const html = pages.page();
    const counted = measure(html, importedMarkdown(html, BASE) ?? '', BASE);
    return { id: String(at), nombre: html, ...counted };
  });
  return measureFile(measures);
}

describe('pages as varied as real ones are', () => {
  it.each([1, 2])('keep their words and their structure (seed %i)', (seed) => {
    const result = convertAll(seed, 30);
    const kept = Object.fromEntries(MEASURED.map((key) => [key, keptShare(result, key)]));
    for (const key of MEASURED) {
      expect(result.original[key], `${key} in the pages`).toBeGreaterThan(10);
      expect(kept[key], key).toBeGreaterThanOrEqual(key === 'palabras' ? 0.999 : 0.99);
    }
  });

  it('show no mark of markdown', () => {
    const pages = new Pages(3);
    const shown = Array.from({ length: 30 }, () => {
      const html = pages.page();
      const text = decodeEntities(html);
      return visibleMarks(importedMarkdown(html, BASE) ?? '').filter((mark) => !text.includes(mark));
    });
    expect(shown.flat()).toEqual([]);
  });
});

/** The same pages as the files of a blog hold them. */
function filesOf(pages: readonly string[]): [string, string][] {
  const published = '2012-05-04T10:00:00Z';
  const link = BASE;
  const items = pages.map(
    (html, at) =>
      `<item><guid isPermaLink='false'>tag:blogger.com,1999:blog-7.post-${at + 1}</guid><pubDate>${published}</pubDate><title>T</title><link>${link}</link><description>${html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</description></item>`,
  );
  return [
    ['the old backup', oldFile(...pages.map((content, at) => oldEntry({ id: `${at + 1}`, content, link })))],
    [
      "Takeout's file",
      takeoutFile(...pages.map((content, at) => takeoutEntry({ id: `${at + 1}`, content }))),
    ],
    ['a feed', `<rss version='2.0'><channel><title>B</title>${items.join('')}</channel></rss>`],
  ];
}

describe('a file of varied pages', () => {
  const pages = new Pages(4);
  it.each(filesOf(Array.from({ length: 12 }, () => pages.page())))('keeps them: %s', async (_, file) => {
    const surveyor = new Surveyor(measureConversion);
    for await (const item of readFeed(inPieces(file, 9000), NOW)) surveyor.add(item);
    const { medida, problemas } = surveyor.finish();
    expect(problemas.items).toEqual([]);
    expect(medida.articulos).toBe(12);
    expect(keptShare(medida, 'palabras')).toBeGreaterThanOrEqual(0.999);
    for (const key of MEASURED) expect(keptShare(medida, key), key).toBeGreaterThanOrEqual(0.99);
  });
});

describe('the measure', () => {
  it('tells what an article lost, of each kind', () => {
    const html =
      '<h2>Uno</h2><p>dos tres <a href="http://a.example/">cuatro</a><img src="http://a.example/x.jpg"></p><ul><li>cinco</li></ul><blockquote>seis</blockquote><pre>siete</pre><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>';
    expect(measure(html, 'dos trescuatro').perdido).toEqual({
      palabras: 10,
      imagenes: 1,
      enlaces: 1,
      tablas: 1,
      listas: 1,
      titulos: 1,
      citas: 1,
      codigo: 1,
    });
  });

  it('finds nothing lost in what kept everything', () => {
    const html = '<p>1<sup>er</sup> día&nbsp;de<b>s</b>de &laquo;aquí&raquo;</p>';
    const { original, perdido } = measure(html, importedMarkdown(html) ?? '');
    expect(original.palabras).toBe(4);
    expect(perdido).toEqual(noCounts());
  });

  it.each<[string, string, Partial<Counts>]>([
    [
      'addresses that no article keeps',
      '<a href="apt:gimp">a</a> <a href="ftp://b.org/c">b</a>',
      { enlaces: 2 },
    ],
    ['links in code', '<pre>a <a href="https://b.org">b</a></pre>', { enlaces: 1 }],
    ['a heading that became a list', '<h4><ol><li>Uno</li></ol></h4>', { titulos: 1 }],
    [
      'nothing of a list of what cannot be kept',
      '<ul><li><img src="data:image/png;base64,A"></li></ul>a',
      {},
    ],
    ['nothing of an empty list', '<ul><li><script>x()</script></li><li><br></li></ul>a', {}],
    [
      "nothing of notes' links with whole addresses",
      '<p>a<a href="https://docs.google.com/d/x/edit#ftnt1" name="ftnt_ref1">[1]</a></p><p><a href="https://docs.google.com/d/x/edit#ftnt_ref1" name="ftnt1">[1]</a> Nota.</p>',
      {},
    ],
  ])('tells %s', (_what, html, lost) => {
    expect(measureConversion(html).perdido).toEqual({ ...noCounts(), ...lost });
  });

  it('is added up, and puts first the articles that lose most', () => {
    const one = (nombre: string, perdido: Partial<Counts>) => ({
      id: nombre,
      nombre,
      original: { ...noCounts(), palabras: 100, tablas: 1 },
      perdido: { ...noCounts(), ...perdido },
    });
    const { articulos, conPerdida, ...total } = measureFile([
      one('entero', {}),
      one('palabra', { palabras: 1 }),
      one('tabla', { tablas: 1 }),
    ]);
    expect(articulos).toBe(3);
    expect(conPerdida.map(({ nombre }) => nombre)).toEqual(['tabla', 'palabra']);
    expect(keptShare(total, 'palabras')).toBeCloseTo(299 / 300);
    expect(keptShare(total, 'imagenes')).toBe(1);
  });
});
