import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { normalizeArticleId } from '@/model/articles/article-ids';
import { isSymposium, SYMPOSIUM_PLACES, symposiumPlace } from '@/model/articles/catalogue/catalogue-entry';
import { featuredPicture } from '@/model/articles/reading/special-pictures';
import { citationGaps, namedIn } from '@/model/sources/citations';
import { loadContent, parseArticle } from '../../scripts/seed/content';
import { CONTENT_DIR } from '../../scripts/seed/content-dir';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));
const TODAY = new Date();
const MAX_PICTURE_BYTES = 8 * 1024;

const { articles, categories, comments } = loadContent();
const published = articles.filter(({ estado }) => estado === 'publicado');
const publishedIds = new Set(published.map(({ id }) => id));
/** The articles for which the check fails, by slug: an empty list reads better than a count. */
const failing = (check: (article: (typeof articles)[number]) => boolean) =>
  articles.filter((article) => !check(article)).map(({ slug }) => slug);

/** Words a reader reads: addresses of links and pictures are not among them. */
function wordCount(markdown: string): number {
  return markdown.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function linksOf(markdown: string): string[] {
  return [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)].flatMap(([, address]) => address ?? []);
}

function picturesOf({ imagenPrincipal, imagenes, contenido }: (typeof articles)[number]): string[] {
  const inside = [...contenido.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].flatMap(([, address]) => address ?? []);
  return [...(imagenPrincipal ? [imagenPrincipal] : []), ...imagenes, ...inside];
}

describe('the demo articles', () => {
  it('are at least 24 published, with a draft and an archived one', () => {
    expect(published.length).toBeGreaterThanOrEqual(24);
    expect(articles.filter(({ estado }) => estado === 'borrador')).toHaveLength(1);
    expect(articles.filter(({ estado }) => estado === 'archivado')).toHaveLength(1);
  });

  it('have from 400 to 1,200 words each', () => {
    expect(
      failing(({ contenido }) => {
        const words = wordCount(contenido);
        return words >= 400 && words <= 1200;
      }),
    ).toEqual([]);
  });

  it('lead from the sentences that rest on a work to their sources', () => {
    expect(
      failing(
        ({ contenido, fuentes }) =>
          namedIn(contenido).length > 0 && citationGaps(contenido, fuentes).missing.length === 0,
      ),
    ).toEqual([]);
  });

  it('have an id, a slug and a title that no other has', () => {
    for (const key of ['id', 'slug', 'titulo'] as const)
      expect(new Set(articles.map((article) => article[key])).size).toBe(articles.length);
  });

  it('have ids that the two forms of Blogger lead to', () => {
    expect(failing(({ id }) => normalizeArticleId(`tag:blogger.com,1999:blog-1.post-${id}`) === id)).toEqual(
      [],
    );
  });

  it('have a summary of 120 to 220 characters, but for two that show the excerpt instead', () => {
    const summaries = articles.map(({ resumen }) => resumen).filter((resumen) => resumen !== '');
    expect(summaries).toHaveLength(articles.length - 2);
    expect(summaries.filter(({ length }) => length < 120 || length > 220)).toEqual([]);
  });

  it('belong to one or more of the six categories, each of which is used', () => {
    const names = new Set(categories.map(({ nombre }) => nombre));
    expect(names.size).toBe(6);
    expect(
      failing(({ categorias }) => categorias.length > 0 && categorias.every((name) => names.has(name))),
    ).toEqual([]);
    expect(new Set(published.flatMap(({ categorias }) => categorias))).toEqual(names);
  });

  it('have from two to five tags', () => {
    expect(failing(({ tags }) => tags.length >= 2 && tags.length <= 5)).toEqual([]);
  });

  it('were published over eight years and many months, none later than today', () => {
    const dates = published.flatMap(({ fechaPublicacion }) => fechaPublicacion ?? []);
    expect(dates).toHaveLength(published.length);
    expect(new Set(dates.map((date) => date.getUTCFullYear())).size).toBe(8);
    expect(new Set(dates.map((date) => date.getUTCMonth())).size).toBeGreaterThanOrEqual(10);
    expect(dates.filter((date) => date > TODAY)).toEqual([]);
  });

  it('have three sections or more, and no heading of the first level, which is the title', () => {
    expect(
      failing(({ contenido }) => {
        const sections = contenido.match(/^## .+$/gm)?.length ?? 0;
        return sections >= 3 && sections <= 8 && !/^# /m.test(contenido);
      }),
    ).toEqual([]);
    expect(published.filter(({ contenido }) => /^### /m.test(contenido)).length).toBeGreaterThanOrEqual(10);
  });

  it('name the works that they stand on, none of which is left over', () => {
    expect(failing(({ fuentes }) => fuentes.length > 0)).toEqual([]);
    const cited = new Set(articles.flatMap(({ fuentes }) => fuentes.map(({ clave }) => clave)));
    const written: unknown = JSON.parse(readFileSync(join(CONTENT_DIR, 'fuentes.json'), 'utf8'));
    expect(Object.keys(Object(written)).filter((clave) => !cited.has(clave))).toEqual([]);
  });

  it('hold no raw HTML, which the site would not render', () => {
    expect(failing(({ contenido }) => !/<[a-z/!]/i.test(contenido))).toEqual([]);
  });

  it('exercise tables, quotes, lists, numbered lists, emphasis, pictures and links several times', () => {
    const having = (pattern: RegExp) => published.filter(({ contenido }) => pattern.test(contenido)).length;
    expect(having(/^\| --- \|/m)).toBeGreaterThanOrEqual(6);
    expect(having(/^> /m)).toBeGreaterThanOrEqual(6);
    expect(having(/^- /m)).toBeGreaterThanOrEqual(6);
    expect(having(/^1\. /m)).toBeGreaterThanOrEqual(6);
    expect(having(/\*\*[^*]+\*\*/)).toBeGreaterThanOrEqual(6);
    expect(having(/^!\[[^\]]+\]\(/m)).toBeGreaterThanOrEqual(4);
    expect(having(/^## Para seguir leyendo$/m)).toBeGreaterThanOrEqual(6);
  });

  it('give every row of a table as many cells as its heading', () => {
    const uneven = articles.flatMap(({ slug, contenido }) =>
      contenido
        .split('\n\n')
        .filter((block) => block.startsWith('|'))
        .filter(
          (block) =>
            new Set(
              block
                .trim()
                .split('\n')
                .map((row) => row.split('|').length),
            ).size !== 1,
        )
        .map(() => slug),
    );
    expect(uneven).toEqual([]);
  });

  it('link only to published articles, pages of the site and https addresses', () => {
    const wrong = published.flatMap(({ slug, contenido }) =>
      linksOf(contenido)
        .filter((address) => {
          const article = /^\/articulo\/(\d+)$/.exec(address)?.[1];
          if (article !== undefined) return !publishedIds.has(article);
          return address !== '/contacto' && !address.startsWith('https://');
        })
        .map((address) => `${slug}: ${address}`),
    );
    expect(wrong).toEqual([]);
    expect(published.flatMap(({ contenido }) => linksOf(contenido)).length).toBeGreaterThanOrEqual(40);
  });
});

describe('the pictures', () => {
  const drawn = readdirSync(join(PUBLIC, 'img/articulos')).map((name) => `/img/articulos/${name}`);
  const defaults = ['articulo-default', 'avatar-default', 'ismael-nahom', 'ismael-ilustracion'].map(
    (name) => `/img/${name}.svg`,
  );

  it('that articles name exist', () => {
    const missing = articles.flatMap(picturesOf).filter((address) => !existsSync(join(PUBLIC, address)));
    expect(missing).toEqual([]);
  });

  it('are at least 16, each of a few KB', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(16);
    const heavy = [...drawn, ...defaults].filter(
      (address) => statSync(join(PUBLIC, address)).size >= MAX_PICTURE_BYTES,
    );
    expect(heavy).toEqual([]);
  });

  it('are all used by some article', () => {
    const used = new Set(articles.flatMap(picturesOf));
    expect(drawn.filter((address) => !used.has(address))).toEqual([]);
  });

  it('inside the text are not the main one again', () => {
    expect(
      failing(({ imagenPrincipal, contenido }) => !contenido.includes(`](${imagenPrincipal ?? 'none'})`)),
    ).toEqual([]);
  });

  it('make galleries of two to four in four articles or more', () => {
    const galleries = published.map(({ imagenes }) => imagenes.length).filter((count) => count > 0);
    expect(galleries.length).toBeGreaterThanOrEqual(4);
    expect(galleries.filter((count) => count < 2 || count > 4)).toEqual([]);
  });

  it('include the special one that a title about the burial of Ismael calls for', () => {
    const featured = published.map(featuredPicture).filter((picture) => picture !== null);
    expect(featured).toEqual(['/img/ismael-nahom.svg']);
  });
});

describe('the symposia', () => {
  const symposia = published.filter(isSymposium);

  it('are at least four, and only articles of their category count as such', () => {
    expect(symposia.length).toBeGreaterThanOrEqual(4);
    expect(
      symposia.filter(({ categorias }) => !categorias.includes('Simposios')).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('took place in different places of the spec, one of them in none', () => {
    const places = symposia.map(({ titulo, contenido }) => symposiumPlace(`${titulo} ${contenido}`));
    const known: readonly string[] = SYMPOSIUM_PLACES;
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => known.includes(place)).length).toBeGreaterThanOrEqual(4);
    expect(places).toContain('Varios lugares');
  });
});

describe('the demo comments', () => {
  it('are about 45, on 15 published articles or more', () => {
    expect(comments.length).toBeGreaterThanOrEqual(40);
    const commented = new Set(comments.map(({ articuloId }) => articuloId));
    expect(commented.size).toBeGreaterThanOrEqual(15);
    expect([...commented].filter((id) => !publishedIds.has(id))).toEqual([]);
  });

  it('were written after their article and before today', () => {
    const dateOf = new Map(articles.map(({ id, fechaPublicacion }) => [id, fechaPublicacion]));
    const wrong = comments.filter(({ articuloId, fechaPublicacion }) => {
      const from = dateOf.get(articuloId);
      return !from || !fechaPublicacion || fechaPublicacion <= from || fechaPublicacion >= TODAY;
    });
    expect(wrong).toEqual([]);
  });

  it('are counted each on its own article', () => {
    const counted = articles.filter(({ comentariosCount }) => comentariosCount > 0);
    expect(new Map(counted.map(({ id, comentariosCount }) => [id, comentariosCount]))).toEqual(
      comments.reduce(
        (sums, { articuloId }) => sums.set(articuloId, (sums.get(articuloId) ?? 0) + 1),
        new Map<string, number>(),
      ),
    );
  });
});

describe('a file with a mistake is refused with its name', () => {
  const lines = {
    id: '1234567890123456',
    titulo: 'Uno: dos',
    autor: 'Tomás Sepúlveda Vera',
    cuenta: 'editor',
    categorias: 'Historia, Método',
    tags: 'a, b',
    fecha: '2020-01-02T03:04:05Z',
    imagen: '/img/articulos/mapa.svg',
    estado: 'publicado',
  };
  const file = (changes: Partial<Record<keyof typeof lines | 'otra', string>> = {}) =>
    `---\n${Object.entries({ ...lines, ...changes })
      .filter(([, value]) => value !== '')
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n')}\n---\nTexto.\n`;

  it('when there is none, it is read whole, colons in values included', () => {
    expect(parseArticle(file(), 'uno.md')).toMatchObject({
      titulo: 'Uno: dos',
      slug: 'uno',
      contenido: 'Texto.',
      autorId: 'demo-editor',
      categorias: ['Historia', 'Método'],
      fechaPublicacion: new Date('2020-01-02T03:04:05Z'),
    });
  });

  it('a draft has no date of publication', () => {
    expect(parseArticle(file({ estado: 'borrador' }), 'uno.md').fechaPublicacion).toBeNull();
  });

  it.each([
    ['an id that is no post number', { id: '12' }, /«id»/],
    ['a date without its time', { fecha: '2020-01-02' }, /2020-01-02/],
    ['a month that does not exist', { fecha: '2020-13-02T00:00:00Z' }, /2020-13-02/],
    ['an unknown state', { estado: 'listo' }, /listo/],
    ['an author who is not the account', { autor: 'Otra Persona' }, /Otra Persona/],
    ['a picture from elsewhere', { imagen: 'https://example.org/a.svg' }, /«imagen»/],
    ['a missing title', { titulo: '' }, /«titulo»/],
    ['an unknown key', { otra: 'cosa' }, /«otra»/],
  ])('%s', (_mistake, changes, reason) => {
    const reading = () => parseArticle(file(changes), 'uno.md');
    expect(reading).toThrow(/^uno\.md: /);
    expect(reading).toThrow(reason);
  });

  it('no front matter at all', () => {
    expect(() => parseArticle('# Texto', 'uno.md')).toThrow('uno.md: it does not begin with front matter');
  });
});
