import { describe, expect, it } from 'vitest';
import { atomFeed, type Feed, jsonFeed, openSearch } from '../../../../scripts/publish/feeds';

const SITE = 'https://sitio.org';

const feed = (over: Partial<Feed> = {}): Feed => ({
  title: 'Evidencias',
  description: 'Artículos',
  homeUrl: `${SITE}/biblioteca`,
  atomUrl: `${SITE}/feed.xml`,
  jsonUrl: `${SITE}/feed.json`,
  iconUrl: `${SITE}/icono-512.png`,
  author: 'Evidencias',
  items: [
    {
      url: `${SITE}/articulo/7`,
      title: 'Nahom & «Nihm» <1>',
      summary: 'Un altar.',
      html: '<p>Un <em>altar</em> &amp; más.</p>',
      author: 'Ana Soto',
      picture: `${SITE}/img/altar.jpg`,
      published: new Date('2024-01-01T00:00:00Z'),
      changed: new Date('2025-01-01T00:00:00Z'),
      tags: ['Arqueología'],
    },
  ],
  ...over,
});

describe('the Atom feed', () => {
  it('has what RFC 4287 asks of a feed and of an entry', () => {
    const xml = atomFeed(feed());
    for (const part of [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">\n<id>https://sitio.org/feed.xml</id>\n<title>Evidencias</title>',
      '<link rel="self" type="application/atom+xml" href="https://sitio.org/feed.xml"/>',
      '<updated>2025-01-01T00:00:00.000Z</updated>\n<author><name>Evidencias</name></author>\n<entry>\n<id>https://sitio.org/articulo/7</id>',
      '<published>2024-01-01T00:00:00.000Z</published>\n<updated>2025-01-01T00:00:00.000Z</updated>\n<author><name>Ana Soto</name></author>',
      '<category term="Arqueología"/>',
    ])
      expect(xml).toContain(part);
  });

  it('holds the text as HTML that is escaped once', () => {
    const xml = atomFeed(feed());
    expect(xml).toContain('<title>Nahom &amp; «Nihm» &lt;1&gt;</title>');
    expect(xml).toContain(
      '<content type="html">&lt;p&gt;Un &lt;em&gt;altar&lt;/em&gt; &amp;amp; más.&lt;/p&gt;</content>',
    );
  });

  it('leaves out what XML has no place for', () => {
    const [item] = feed().items;
    if (!item) throw new Error('the feed has an item');
    const title = `a${String.fromCharCode(0, 11, 0xd800, 0xffff)}b🏺`;
    expect(atomFeed(feed({ items: [{ ...item, title }] }))).toContain('<title>ab🏺</title>');
  });

  it('of nothing is a feed too', () => {
    expect(atomFeed(feed({ items: [] }))).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });
});

describe('the JSON feed', () => {
  it('is of version 1.1', () => {
    expect(JSON.parse(jsonFeed(feed()))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Evidencias',
      home_page_url: `${SITE}/biblioteca`,
      feed_url: `${SITE}/feed.json`,
      description: 'Artículos',
      icon: `${SITE}/icono-512.png`,
      language: 'es',
      authors: [{ name: 'Evidencias' }],
      items: [
        {
          id: `${SITE}/articulo/7`,
          url: `${SITE}/articulo/7`,
          title: 'Nahom & «Nihm» <1>',
          content_html: '<p>Un <em>altar</em> &amp; más.</p>',
          summary: 'Un altar.',
          image: `${SITE}/img/altar.jpg`,
          date_published: '2024-01-01T00:00:00.000Z',
          date_modified: '2025-01-01T00:00:00.000Z',
          authors: [{ name: 'Ana Soto' }],
          tags: ['Arqueología'],
        },
      ],
    });
  });
});

describe('the description of the search', () => {
  it("leads to the library's, under a name of 16 characters at most", () => {
    const xml = openSearch({ name: 'Evidencias del Libro de Mormón', description: 'Artículos', url: SITE });
    expect(xml).toContain('<ShortName>Evidencias del L</ShortName>');
    expect(xml).toContain(`template="${SITE}/biblioteca?q={searchTerms}"`);
  });
});
