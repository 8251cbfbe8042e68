import { describe, expect, it } from 'vitest';
import { LANDING_ROWS, type LandingRow } from '@/landing-files';
import { partsOf } from '../../../scripts/lib/later-styles';
import { pageFile } from '../../../scripts/prerender/page';

const ROWS = JSON.stringify([
  ['^/articulo/[^/]+/?$', 'article.js', 'forum.js'],
  ['^/?$', 'home.js', 'reading.js'],
]);
const TEMPLATE = `<html><head><title>Sitio</title>
    <script>chooseScheme()</script>
    <script type="module" crossorigin src="/index.js"></script>
    <link rel="modulepreload" crossorigin href="/preload.js">
    <link rel="stylesheet" crossorigin href="/index.css">
    <link rel="preload" href="/serif.woff2" as="font" type="font/woff2" crossorigin="">
    <link rel="modulepreload" crossorigin href="/react.js">
    <script type="application/json" id="${LANDING_ROWS}">${ROWS}</script>
  </head><body><div id="root">Cargando</div>
  </body></html>`;
const LINKS = `<link rel="modulepreload" crossorigin href="/react.js">
    <link rel="modulepreload" crossorigin href="/home.js">
    <link rel="stylesheet" crossorigin href="/home.css">`;

const page = { body: '<main>Texto</main>', links: '', head: { noIndex: false }, data: [], unread: [] };
const facts = { url: 'https://sitio.org', path: '/', picture: 'https://sitio.org/img/vista.png' };
const STYLES = new Map([
  ['/index.css', 'body{margin:0}'],
  ['/home.css', 'main{color:red}'],
]);
const file = (sheets: ReadonlyMap<string, string> = STYLES) => {
  const styles = new Map([...sheets].map(([address, sheet]) => [address, partsOf(sheet)]));
  return pageFile({ template: TEMPLATE, links: LINKS, styles }, page, facts);
};

describe('the file of a drawn page', () => {
  it('asks for its styles first and then for what starts the application, not for its fonts', () => {
    const asked = [...file().matchAll(/"\/(\w+\.(?:js|css|woff2))"/g)].map(([, name]) => name);
    expect(asked).toEqual(['index.css', 'home.css', 'index.js', 'preload.js']);
  });

  it('holds its styles itself, and the disabled links by which the application knows it', () => {
    const link = (address: string) =>
      `<link rel="stylesheet" crossorigin href="${address}" media="not all" disabled>`;
    const sheets = [...STYLES].map(([address, style]) => `<style>${style}</style>${link(address)}`);
    expect(file()).toContain(sheets.join('\n    '));
    expect(file().match(/rel="stylesheet"/g)).toHaveLength(2);
  });

  it('asks for a sheet that it does not hold', () => {
    expect(file(new Map())).toContain('<link rel="stylesheet" crossorigin href="/home.css">');
  });

  it('does not let the script that chooses the scheme wait for the styles', () => {
    expect(file().indexOf('chooseScheme')).toBeLessThan(file().indexOf('<style>'));
  });

  it('leaves the application to the script that starts it, once the text is painted', () => {
    const scripts = file().match(/<[^>]*"\/\w+\.js"[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(script).toContain('fetchpriority="low"');
    const [, rows = ''] = new RegExp(`id="${LANDING_ROWS}">(.*?)</script>`).exec(file()) ?? [];
    const [[pattern, links, later]] = JSON.parse(rows) as [LandingRow];
    expect('/articulo/7').toMatch(new RegExp(pattern));
    expect(links).toBe('react.js home.js');
    expect(later).toBe('reading.js');
  });

  it('begins with its text: what nobody sees at first comes behind it', () => {
    const [message, list] = [`.toast{inset:${'0'.repeat(1000)}}`, LANDING_ROWS];
    const html = file(new Map([['/index.css', `body{margin:0}${message}`]]));
    expect(html).toContain('<style>body{margin:0}</style>');
    for (const later of [`<style data-rest-of="/index.css">${message}</style>`, list])
      expect(html.indexOf(later)).toBeGreaterThan(html.indexOf('Texto'));
  });

  it('has no place of a text, and no files of other pages', () => {
    expect(file()).toContain('<div id="root"><main>Texto</main></div>');
    expect(file()).not.toContain('article.js');
    expect(file().split(LANDING_ROWS)).toHaveLength(2);
  });
});
