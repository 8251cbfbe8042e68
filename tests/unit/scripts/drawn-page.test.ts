import { describe, expect, it } from 'vitest';
import { LANDING_ROWS } from '@/landing-files';
import { pageFile } from '../../../scripts/prerender/page';

const ROWS = JSON.stringify([['^/articulo/[^/]+/?$', '<link rel="modulepreload" href="/article.js">']]);
const TEMPLATE = `<html><head><title>Sitio</title>
    <script>chooseScheme()</script>
    <script type="module" crossorigin src="/index.js"></script>
    <link rel="modulepreload" crossorigin href="/react.js">
    <link rel="stylesheet" crossorigin href="/index.css">
    <link rel="preload" href="/serif.woff2" as="font" type="font/woff2" crossorigin="">
    <script type="application/json" id="${LANDING_ROWS}">${ROWS}</script>
  </head><body><div id="root">Cargando</div>
  </body></html>`;
const LINKS = `<link rel="modulepreload" crossorigin href="/home.js">
    <link rel="stylesheet" crossorigin href="/home.css">`;

const page = { body: '<main>Texto</main>', links: '', head: { noIndex: false }, data: [] };
const facts = { url: 'https://sitio.org', path: '/', picture: 'https://sitio.org/img/vista.png' };
const file = () => pageFile(TEMPLATE, LINKS, page, facts);

describe('the file of a drawn page', () => {
  it('asks for its styles first, then for its fonts, and last for the application', () => {
    const asked = [...file().matchAll(/"\/(\w+\.(?:js|css|woff2))"/g)].map(([, name]) => name);
    expect(asked).toEqual(['index.css', 'home.css', 'serif.woff2', 'react.js', 'home.js', 'index.js']);
  });

  it('does not let the script that chooses the scheme wait for the styles', () => {
    expect(file().indexOf('chooseScheme')).toBeLessThan(file().indexOf('rel="stylesheet"'));
  });

  it('lets the application wait for what is shown', () => {
    const scripts = file().match(/<[^>]*"\/\w+\.js"[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(3);
    for (const script of scripts) expect(script).toContain('fetchpriority="low"');
  });

  it('has neither the place of a text nor the files of other pages', () => {
    expect(file()).toContain('<div id="root"><main>Texto</main></div>');
    expect(file()).not.toContain(LANDING_ROWS);
  });
});
