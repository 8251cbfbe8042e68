import { describe, expect, it } from 'vitest';
import { sitemapFiles } from '../../../../scripts/publish/sitemap';

const SITE = 'https://sitio.org';
const changed = new Date('2026-01-02T03:04:05Z');

describe('the map of the site', () => {
  it('tells where each page is, when it changed and what pictures it shows', () => {
    const pages = [
      { url: `${SITE}/articulo/1?a=1&b=2`, changed, pictures: [`${SITE}/img/altar.jpg`] },
      { url: `${SITE}/contacto`, changed: null },
    ];
    expect(sitemapFiles(SITE, pages)).toEqual([
      {
        path: 'sitemap.xml',
        content: [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
          `<url><loc>${SITE}/articulo/1?a=1&amp;b=2</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod><image:image><image:loc>${SITE}/img/altar.jpg</image:loc></image:image></url>`,
          `<url><loc>${SITE}/contacto</loc></url>`,
          '</urlset>',
          '',
        ].join('\n'),
      },
    ]);
  });

  it('is one file up to what a file may hold, and from the next page on an index of several', () => {
    const pages = Array.from({ length: 5 }, (_, index) => ({ url: `${SITE}/${index}`, changed: null }));
    expect(sitemapFiles(SITE, pages, 5).map(({ path }) => path)).toEqual(['sitemap.xml']);
    const files = sitemapFiles(SITE, pages, 4);
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files[0]?.content).toContain(
      `<sitemap><loc>${SITE}/sitemap-1.xml</loc></sitemap>\n<sitemap><loc>${SITE}/sitemap-2.xml</loc></sitemap>`,
    );
    expect(files[2]?.content.match(/<loc>/g)).toHaveLength(1);
  });

  it('takes 50,000 pages in one file', () => {
    const pages = Array.from({ length: 50_001 }, (_, index) => ({ url: `${SITE}/${index}`, changed: null }));
    expect(sitemapFiles(SITE, pages.slice(1))).toHaveLength(1);
    expect(sitemapFiles(SITE, pages)).toHaveLength(3);
  });
});
