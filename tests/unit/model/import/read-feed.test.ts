import { describe, expect, it } from 'vitest';
import { type FeedItem, readFeed } from '@/model/import/read-feed';
import { inPieces, NOW, oldEntry, oldFile, takeoutEntry, takeoutFile } from './files';

async function read(content: string | Uint8Array, size?: number): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const item of readFeed(inPieces(content, size), NOW)) items.push(item);
  return items;
}

async function only(content: string) {
  const [item, ...others] = await read(content);
  expect(others).toEqual([]);
  if (!item?.entry) throw new Error('no entry');
  return item.entry;
}

describe('when an entry last changed', () => {
  it.each([
    ['2015-01-01T00:00:00Z', '2015-01-01T00:00:00Z'],
    // Before it was published, nobody could read it.
    ['2010-01-01T00:00:00Z', '2012-05-04T14:00:00Z'],
    ['2099-01-01T00:00:00Z', NOW.toISOString()],
  ])('said %s: %s', async (said, actualizado) => {
    const changed = oldEntry().replace(/<updated>[^<]*/, `<updated>${said}`);
    expect((await only(oldFile(changed))).actualizado).toEqual(new Date(actualizado));
  });
});

describe('the comment that a comment answers', () => {
  it('is linked in the old backup', async () => {
    const related =
      "<link rel='related' href='http://www.blogger.com/feeds/77/1001/comments/default/555?v=2'/>";
    const { padre, respondeA } = await only(
      oldFile(oldEntry({ kind: 'comment', id: '556', replyTo: '1001', raw: related })),
    );
    expect([padre, respondeA]).toEqual(['1001', '555']);
  });

  it('is named by Takeout, and is not the article', async () => {
    const answer = (inReplyTo: string) =>
      only(takeoutFile(takeoutEntry({ id: '556', type: 'COMMENT', parent: '1001', inReplyTo })));
    expect(await answer('555')).toMatchObject({ padre: '1001', respondeA: '555' });
    expect(await answer('1001')).toMatchObject({ padre: '1001', respondeA: null });
  });
});

describe('the old backup', () => {
  it('tells posts, pages, comments, settings and the template apart', async () => {
    const items = await read(
      oldFile(
        oldEntry({ kind: 'template', id: 'layout' }),
        oldEntry({ kind: 'settings', id: 'settings.BLOG_NAME' }),
        oldEntry(),
        oldEntry({ kind: 'page', id: '1002' }),
        oldEntry({ kind: 'comment', id: '1003', replyTo: '1001' }),
      ),
    );
    expect(items.map(({ entry }) => entry?.kind)).toEqual([
      'ajuste',
      'ajuste',
      'articulo',
      'pagina',
      'comentario',
    ]);
    expect(items.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2, 3, 4]);
  });

  it('gives title, date, author, labels, slug and content', async () => {
    const entry = await only(
      oldFile(
        oldEntry({
          title: 'Olivo & viña: «¿qué?» 🫒',
          labels: ['Arqueología', 'Vida & fe'],
          link: 'http://b.blogspot.com/2012/05/olivo-y-vina.html',
          content: '<p>Uno &amp; dos</p>',
        }),
      ),
    );
    expect(entry).toMatchObject({
      id: '1001',
      titulo: 'Olivo & viña: «¿qué?» 🫒',
      html: '<p>Uno &amp; dos</p>',
      autor: 'Ana Soto',
      etiquetas: ['Arqueología', 'Vida & fe'],
      estado: 'publicado',
      publicado: new Date('2012-05-04T14:00:00Z'),
      direccion: 'http://b.blogspot.com/2012/05/olivo-y-vina.html',
      slug: 'olivo-y-vina',
      padre: null,
    });
  });

  it('keeps drafts drafts, and takes what is to appear later as scheduled', async () => {
    const items = await read(
      oldFile(oldEntry({ draft: true }), oldEntry({ published: '2026-06-01T00:00:00Z' })),
    );
    expect(items.map(({ entry }) => entry?.estado)).toEqual(['borrador', 'programado']);
  });

  it('leads a comment to its article', async () => {
    const entry = await only(oldFile(oldEntry({ kind: 'comment', id: '9', replyTo: '1001', author: 'Eva' })));
    expect(entry).toMatchObject({ kind: 'comentario', id: '9', padre: '1001', autor: 'Eva' });
  });
});

describe('the file of Takeout', () => {
  it('tells the kinds apart by the type of the entry, not of its author', async () => {
    const items = await read(
      takeoutFile(
        takeoutEntry(),
        takeoutEntry({ type: 'PAGE' }),
        takeoutEntry({ type: 'COMMENT', parent: '2001', inReplyTo: '2002' }),
      ),
    );
    expect(items.map(({ entry }) => entry?.kind)).toEqual(['articulo', 'pagina', 'comentario']);
    expect(items[2]?.entry?.padre).toBe('2001');
  });

  it.each([
    ['LIVE', 'publicado'],
    ['DRAFT', 'borrador'],
    ['SCHEDULED', 'programado'],
    ['SOFT_TRASHED', 'papelera'],
    ['SPAM_COMMENT', 'retenido'],
    ['PENDING', 'retenido'],
  ])('takes %s as %s', async (status, estado) => {
    expect(await only(takeoutFile(takeoutEntry({ status })))).toMatchObject({ estado });
  });

  it('takes what was thrown away as such', async () => {
    const file = takeoutFile(takeoutEntry({ trashed: '2024-01-01T00:00:00Z' }));
    expect(await only(file)).toMatchObject({ estado: 'papelera' });
  });

  it('gives the old address, the day it was begun and its description', async () => {
    const entry = await only(
      takeoutFile(takeoutEntry({ filename: '/2021/06/los-nombres.html', description: 'Sobre nombres' })),
    );
    expect(entry).toMatchObject({
      slug: 'los-nombres',
      creado: new Date('2021-06-01T08:00:00Z'),
      publicado: new Date('2021-06-14T16:15:00Z'),
      resumen: 'Sobre nombres',
    });
  });
});

describe('other feeds', () => {
  it('reads the RSS of the blog', async () => {
    const entry = await only(
      `<rss version='2.0'><channel><title>B</title><item><guid isPermaLink='false'>tag:blogger.com,1999:blog-7.post-55</guid><pubDate>Fri, 04 May 2012 14:00:00 +0000</pubDate><category>Mapas</category><title>Rutas</title><description>&lt;b&gt;Hola&lt;/b&gt;</description><link>http://b.blogspot.com/2012/05/rutas.html</link><author>noreply@blogger.com (Ana Soto)</author></item></channel></rss>`,
    );
    expect(entry).toMatchObject({
      kind: 'articulo',
      id: '55',
      titulo: 'Rutas',
      html: '<b>Hola</b>',
      etiquetas: ['Mapas'],
      autor: 'Ana Soto',
      slug: 'rutas',
      publicado: new Date('2012-05-04T14:00:00Z'),
    });
  });

  it('takes markup written out in an xhtml content, and text in CDATA', async () => {
    const [xhtml, cdata] = await read(
      `<feed><entry><id>a</id><content type="xhtml"><div><p>Uno<br/>dos</p></div></content></entry><entry><id>b</id><content type="html"><![CDATA[<p>A</entry> & <entry>B</p>]]></content></entry></feed>`,
    );
    expect(xhtml?.entry?.html).toBe('<div><p>Uno<br/>dos</p></div>');
    expect(cdata?.entry?.html).toBe('<p>A</entry> & <entry>B</p>');
  });

  it('reads prefixes other than the usual ones', async () => {
    const entry = await only(
      `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:id>tag:blogger.com,1999:blog-7.post-5</a:id><ns1:type>PAGE</ns1:type><a:title>Uno</a:title></a:entry></a:feed>`,
    );
    expect(entry).toMatchObject({ id: '5', kind: 'pagina', titulo: 'Uno' });
  });

  it('gives an id of its own to what has a strange one, always the same', async () => {
    const file = '<feed><entry><id>http://otro.example/?p=5&amp;x=1</id></entry></feed>';
    const [first, second] = [await only(file), await only(file)];
    expect(first.id).toMatch(/^blog-[a-z0-9]+$/);
    expect(second.id).toBe(first.id);
  });
});

describe('what is written strangely', () => {
  it.each([1, 2, 3, 64, 100_000])('gives the same in pieces of %i bytes', async (size) => {
    const file = oldFile(oldEntry({ title: 'Ñandú 🌋' }), '<!-- <entry> -->', oldEntry({ id: '2' }));
    const items = await read(file, size);
    expect(items.map(({ entry }) => [entry?.id, entry?.titulo])).toEqual([
      ['1001', 'Ñandú 🌋'],
      ['2', 'Caminos'],
    ]);
  });

  it.each([
    ['ISO-8859-1', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
    ['windows-1252', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
  ])('decodes %s', async (encoding, encode) => {
    const file = oldFile(oldEntry({ title: 'Peñón añejo' })).replace('UTF-8', encoding);
    expect((await read(encode(file), 500))[0]?.entry?.titulo).toBe('Peñón añejo');
  });

  it('decodes UTF-16 by its mark', async () => {
    const units = Uint16Array.from(`\ufeff${oldFile(oldEntry({ title: 'Peñón' }))}`, (unit) =>
      unit.charCodeAt(0),
    );
    expect((await read(new Uint8Array(units.buffer), 333))[0]?.entry?.titulo).toBe('Peñón');
  });

  it('tells an entry that is not closed, and goes on with the next', async () => {
    const broken = oldEntry({ title: 'Rota' }).replace('</entry>', '');
    const items = await read(oldFile(broken, oldEntry({ id: '2' })));
    expect(items.map(({ problem, entry }) => [problem?.codigo, problem?.nombre, entry?.id])).toEqual([
      ['sin-cerrar', 'Rota', undefined],
      [undefined, undefined, '2'],
    ]);
  });

  it('tells that the file was cut', async () => {
    const file = oldFile(oldEntry(), oldEntry({ id: '2', title: 'Última' }));
    const items = await read(file.slice(0, -60));
    expect(items.map(({ problem }) => [problem?.codigo, problem?.nombre])).toEqual([
      [undefined, undefined],
      ['cortada', 'Última'],
    ]);
  });

  it('passes over tags that do not match and signs that nobody escaped', async () => {
    const entry = await only(
      '<feed><entry><id>5</id><title>3 < 4 & 5</wrong></title><content type="html">uno</entry></feed>',
    );
    expect(entry).toMatchObject({ id: '5', titulo: '3 < 4 & 5', html: 'uno' });
  });

  it('takes dates that mean nothing as none', async () => {
    expect(await only(oldFile(oldEntry({ published: 'ayer' })))).toMatchObject({ publicado: null });
  });

  it('keeps nothing of an entry that would fill the memory', { timeout: 60_000 }, async () => {
    const huge = new TextEncoder().encode(oldEntry({ content: 'x'.repeat(17_000_000) }));
    const items = await read(huge, 1_048_576);
    expect(items.map(({ problem }) => problem?.codigo)).toEqual(['enorme']);
  });

  it('finds nothing in a file of something else', async () => {
    expect(await read('{"no":"es un blog"}')).toEqual([]);
    expect(await read('')).toEqual([]);
  });
});
