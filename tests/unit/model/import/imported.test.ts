import { describe, expect, it } from 'vitest';
import { importedMarkdown as toMarkdown } from '@/model/html/html-to-markdown';
import { planCategories } from '@/model/import/category-plan';
import type { BloggerEntry } from '@/model/import/entry';
import {
  encodeFingerprint,
  fingerprintOf,
  markOfComments,
  markOfStored,
} from '@/model/import/import-fingerprint';
import { articleOf, makeArticle, picturesIn, replacePictures } from '@/model/import/imported-article';
import { commentText, makeComment } from '@/model/import/imported-comment';

function anEntry(over: Partial<BloggerEntry> = {}): BloggerEntry {
  return {
    kind: 'articulo',
    id: '1001',
    titulo: 'Caminos',
    html: '<p>Texto</p>',
    resumen: '',
    autor: 'Ana Soto',
    etiquetas: [],
    estado: 'publicado',
    publicado: new Date('2012-05-04T14:00:00Z'),
    creado: new Date('2012-05-01T14:00:00Z'),
    actualizado: new Date('2012-05-04T14:00:00Z'),
    direccion: 'http://b.example/2012/05/caminos.html',
    slug: 'caminos',
    padre: null,
    respondeA: null,
    ...over,
  };
}

function make(over: Partial<BloggerEntry> = {}) {
  const made = makeArticle(anEntry(over), '1001', {
    toMarkdown,
    categoryOf: (label) => label,
    defaultAuthor: 'Anónimo',
  });
  return { ...made, codes: made.problems.map(({ codigo }) => codigo) };
}

describe('the article of an entry', () => {
  it.each([
    ['borrador', 'borrador', []],
    ['programado', 'borrador', ['programada']],
    ['publicado', 'publicado', []],
  ] as const)('that was %s is %s', (estado, becomes, codes) => {
    const made = make({ estado });
    expect(made.article).toMatchObject({ estado: becomes });
    expect(made.codes).toEqual(codes);
  });

  it('without a date is a draft, without a title and without a slug gets them', () => {
    const made = make({ publicado: null, titulo: '', slug: null });
    expect(made.article).toMatchObject({ estado: 'borrador', titulo: 'Sin título', slug: 'sin-titulo' });
    expect(made.codes).toEqual(['sin-titulo', 'sin-fecha']);
  });

  it('fits its fields, and tells what was cut', () => {
    const made = make({ titulo: 'ab '.repeat(100), autor: 'x'.repeat(200), resumen: 'y '.repeat(900) });
    expect(made.article?.titulo.length).toBeLessThanOrEqual(200);
    expect(made.article?.autor.length).toBeLessThanOrEqual(80);
    expect(made.article?.resumen.length).toBeLessThanOrEqual(1000);
    expect(made.codes).toEqual(['titulo-largo']);
  });

  it('takes the labels that do not fit as tags', () => {
    const etiquetas = [...Array.from({ length: 12 }, (_, i) => `Etiqueta ${i}`), '🌋', 'z'.repeat(70)];
    const { article, problems } = make({ etiquetas });
    expect(article?.categorias).toHaveLength(10);
    expect(article?.tags).toEqual(['Etiqueta 10', 'Etiqueta 11', '🌋', 'z'.repeat(40)]);
    expect(problems).toMatchObject([{ codigo: 'etiquetas' }]);
  });

  it('is not brought when its text is too long, or cannot be converted', () => {
    expect(make({ html: `<p>${'palabra '.repeat(60_000)}</p>` })).toMatchObject({
      article: null,
      codes: ['contenido-largo'],
    });
    const making = { toMarkdown: () => null, categoryOf: String, defaultAuthor: '' };
    const made = (entry: BloggerEntry) => makeArticle(entry, '1001', making);
    expect(made(anEntry())).toMatchObject({
      article: null,
      problems: [{ codigo: 'ilegible', nombre: 'Caminos' }],
    });
    expect(made(anEntry({ html: '<div>'.repeat(1000) })).problems).toMatchObject([
      { codigo: 'demasiado-html', nombre: 'Caminos' },
    ]);
  });

  it('takes as its picture the first one that the site loads, over https', () => {
    const html =
      '<img src="data:image/png;base64,AAAA"><img src="//a.example/1.jpg"><img src="http://b.example/2.jpg">';
    const { article, codes } = make({ html });
    expect(article?.imagenPrincipal).toBe('https://a.example/1.jpg');
    expect(article?.contenido).not.toContain('base64');
    expect(codes).toEqual(['imagen-incrustada']);
  });

  it('tells of characters that could not be read', () => {
    expect(make({ html: '<p>Pe\ufffd\ufffdn</p>' }).codes).toEqual(['caracteres']);
  });
});

describe('the HTML of the old blog', () => {
  it('keeps tables, lists, quotes and headings', () => {
    const markdown = toMarkdown(
      '<h2>Uno</h2><table><tbody><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></tbody></table><blockquote><p>Cita</p></blockquote><ol><li>uno<ul><li>dos</li></ul></li></ol>',
    );
    expect(markdown).toContain('## Uno');
    expect(markdown).toContain('| A | B |\n| --- | --- |\n| 1 | 2 |');
    expect(markdown).toContain('> Cita');
    expect(markdown).toMatch(/1\. {2}uno\n {4}- {3}dos/);
  });

  it.each([
    [
      '<iframe src="https://www.youtube.com/embed/abcDEF12345?rel=0"></iframe>',
      'https://www.youtube.com/watch?v=abcDEF12345',
    ],
    ['<iframe src="//player.vimeo.com/video/12345"></iframe>', 'https://vimeo.com/12345'],
    [
      '<object><param name="movie" value="http://www.youtube.com/v/abcDEF12345&hl=es"><embed src="http://www.youtube.com/v/abcDEF12345&hl=es"></object>',
      'https://www.youtube.com/watch?v=abcDEF12345',
    ],
    [
      '<iframe class="BLOG_video_class" src="https://www.blogger.com/video.g?token=x"></iframe>',
      'https://www.blogger.com/video.g?token=x',
    ],
  ])('makes a link of the video %s', (html, address) => {
    expect(toMarkdown(`<p>Antes</p>${html}<p>Después</p>`)).toBe(
      `Antes\n\n[Ver el video](${address})\n\nDespués`,
    );
  });

  it('takes the bigger copy that a picture linked to', () => {
    expect(
      toMarkdown(
        '<a href="http://1.bp.blogspot.com/a/s1600-h/x.jpg"><img src="http://1.bp.blogspot.com/a/s320/x.jpg" alt="Mapa"></a>',
      ),
    ).toBe('![Mapa](http://1.bp.blogspot.com/a/s1600/x.jpg)');
  });

  it('keeps the page that a picture led to', () => {
    expect(toMarkdown('<a href="http://otro.example/pagina"><img src="http://b.example/x.jpg"></a>')).toBe(
      '[![](http://b.example/x.jpg)](http://otro.example/pagina)',
    );
  });

  it('leaves no script behind, whatever it is wrapped in', () => {
    expect(
      toMarkdown(
        '<div><script>alert(1)</script><style>p{}</style>Hola<object data="javascript:x"></object></div>',
      ),
    ).toBe('Hola');
  });
});

describe('pictures in a text', () => {
  const text =
    'Antes ![a](https://a.example/1.jpg) y ![b \\] c](https://a.example/x_(1).jpg "Pie") ![a](https://a.example/1.jpg)';

  it('are found once each', () => {
    expect(picturesIn(text)).toEqual(['https://a.example/1.jpg', 'https://a.example/x_(1).jpg']);
  });

  it('get other addresses, and nothing else changes', () => {
    expect(replacePictures(text, new Map([['https://a.example/1.jpg', 'https://n.example/$&.webp']]))).toBe(
      'Antes ![a](https://n.example/$&.webp) y ![b \\] c](https://a.example/x_(1).jpg "Pie") ![a](https://n.example/$&.webp)',
    );
  });
});

describe('a comment', () => {
  it('is plain text with its lines and the addresses of its links', () => {
    expect(
      commentText(
        'Hola<br /><b>María</b> &amp; <a href="http://a.example/x" rel="nofollow">esto</a> <a href="http://b.example">http://b.example</a>&lt;3',
      ),
    ).toBe('Hola\nMaría & esto (http://a.example/x) http://b.example<3');
  });

  const aComment = (over: Partial<BloggerEntry>) =>
    makeComment(anEntry({ kind: 'comentario', padre: '1', ...over }), 'Anónimo');

  it.each(['', 'Anonymous', 'Anónimo', 'Unknown'])('by «%s» is anonymous', (autor) => {
    expect(aComment({ autor }).comment?.autor).toBe('Anónimo');
  });

  it.each([
    ['retenido', {}, 'comentario-retenido'],
    ['papelera', {}, 'papelera'],
    ['publicado', { html: '<p> </p>' }, 'comentario-vacio'],
    ['publicado', { padre: null }, 'comentario-huerfano'],
  ] as const)('%s %o is not brought: %s', (estado, over, codigo) => {
    expect(aComment({ estado, ...over })).toMatchObject({ comment: null, problems: [{ codigo }] });
  });

  it('that is very long is cut, and that is told', () => {
    const made = aComment({ html: 'palabra '.repeat(1000) });
    expect(made.comment?.contenido.length).toBeLessThanOrEqual(5000);
    expect(made.problems).toMatchObject([{ codigo: 'comentario-largo' }]);
  });
});

describe('the mark of an imported article', () => {
  const made = make().article;
  if (!made) throw new Error('no article');

  it('comes back whole, and nothing else is one', () => {
    const huella = { fuente: 'a', guardado: 'b', comentarios: '0' };
    const kept = (mark: string) =>
      fingerprintOf({ origen: { tipo: 'blogger', id: '1', direccion: null, huella: mark } });
    expect(kept(encodeFingerprint(huella))).toEqual(huella);
    expect(kept('abc')).toBeNull();
    expect(kept('a.b.c.d')).toBeNull();
    expect(fingerprintOf({ origen: null })).toBeNull();
  });

  it('says what was stored, whatever readers did since', () => {
    const article = articleOf(made);
    const guardado = fingerprintOf(article)?.guardado;
    expect(markOfStored({ ...article, visitas: 7, comentariosCount: 3 } as typeof article)).toBe(guardado);
    expect(markOfStored({ ...article, titulo: 'Otro' })).not.toBe(guardado);
  });

  it('changes with what the blog says', () => {
    expect(make({ etiquetas: ['x'] }).article?.fuente).not.toBe(made.fuente);
    expect(make().article?.fuente).toBe(made.fuente);
  });

  it('knows the comments, in any order', () => {
    expect(markOfComments(['2', '1'])).toBe(markOfComments(['1', '2', '1']));
    expect(markOfComments(['1'])).not.toBe(markOfComments(['1', '2']));
    expect(markOfComments([])).toBe('0');
  });
});

describe('labels as categories', () => {
  it('uses the category that reads the same, and creates the others', () => {
    const plan = planCategories(
      ['ARQUEOLOGÍA', 'Mapas', 'mapas ', '🌋'],
      [{ id: 'a', nombre: 'Arqueología' }],
      100,
    );
    expect(plan.names).toEqual({ ARQUEOLOGÍA: 'Arqueología', Mapas: 'Mapas', 'mapas ': 'Mapas', '🌋': '🌋' });
    expect(plan.missing).toEqual([{ id: 'mapas', nombre: 'Mapas' }]);
  });

  it('creates as many as the site may have', () => {
    const plan = planCategories(['Uno', 'Dos', 'Tres'], [{ id: 'x', nombre: 'X' }], 3);
    expect(plan.missing.map(({ id }) => id)).toEqual(['uno', 'dos']);
    expect(plan.unplaced).toEqual(['Tres']);
  });
});
