import { describe, expect, it } from 'vitest';
import { asksOfList } from '@/drawn-page';
import type { ArticleCard } from '@/model/articles/article';
import { cardPage, categoryOfSlug, facets, filterCards } from '@/model/articles/library/library';
import {
  articlesNeeded,
  DEFAULT_FILTERS,
  type LibraryFilters,
  libraryHref,
  PAGE_SIZE,
  parseFilters,
  SORT_ORDERS,
  serializeFilters,
  withWords,
} from '@/model/articles/library/library-filters';
import { aCard, quickest } from '../../fixtures';

const filters = (over: Partial<LibraryFilters>): LibraryFilters => ({ ...DEFAULT_FILTERS, ...over });
const ids = (cards: readonly ArticleCard[]) => cards.map((card) => card.id);

const nefi = aCard({
  id: 'nefi',
  titulo: 'Nefi y el mar',
  fechaPublicacion: new Date(2024, 2, 12),
  tags: ['Mar'],
});
const agua = aCard({
  id: 'agua',
  titulo: '¿Agua en el desierto?',
  autor: 'Íñigo Peña',
  categorias: ['Geografía', 'Historia'],
  fechaPublicacion: new Date(2023, 2, 1),
});
const olivo = aCard({
  id: 'olivo',
  titulo: 'El olivo',
  categorias: [],
  fechaPublicacion: new Date(2024, 10, 30),
});
const sinFecha = aCard({ id: 'sinFecha', titulo: 'Ñandú', fechaPublicacion: null });
const cards = [nefi, agua, olivo, sinFecha];

describe('the filters of the library', () => {
  it('without any show everything, newest first and undated last', () => {
    expect(ids(filterCards(cards, DEFAULT_FILTERS))).toEqual(['olivo', 'nefi', 'agua', 'sinFecha']);
  });

  it.each<[string, Partial<LibraryFilters>, string[]]>([
    ['a category', { categoria: 'Historia' }, ['agua']],
    ['a category without its accents', { categoria: 'geografia' }, ['agua']],
    ['no category as General', { categoria: 'General' }, ['olivo']],
    ['a year', { anio: 2024 }, ['olivo', 'nefi']],
    ['a month of any year', { mes: 3 }, ['nefi', 'agua']],
    ['a month of a year', { anio: 2024, mes: 3 }, ['nefi']],
    ['a tag', { etiqueta: 'mar' }, ['nefi']],
    ['words in title and author', { busqueda: 'inigo AGUA' }, ['agua']],
    ['words in a tag', { busqueda: 'MAR nefi' }, ['nefi']],
    ['words that are not all there', { busqueda: 'agua nefi' }, []],
    [
      'all at once',
      { busqueda: 'mar', anio: 2024, mes: 3, etiqueta: 'Mar', categoria: 'Arqueología' },
      ['nefi'],
    ],
  ])('by %s', (_, over, expected) => {
    expect(ids(filterCards(cards, filters(over)))).toEqual(expected);
  });

  it('take in articles whose text matches', () => {
    expect(ids(filterCards(cards, filters({ busqueda: 'jarcia' }), new Set(['olivo'])))).toEqual(['olivo']);
  });

  it('do not change the list they are given', () => {
    const list = [...cards];
    for (const orden of SORT_ORDERS) filterCards(list, filters({ orden }));
    expect(list).toEqual(cards);
  });
});

describe('the orders of the library', () => {
  it.each([
    ['fecha-asc', ['agua', 'nefi', 'olivo', 'sinFecha']],
    ['titulo-asc', ['agua', 'olivo', 'nefi', 'sinFecha']],
    ['titulo-desc', ['sinFecha', 'nefi', 'olivo', 'agua']],
  ] as const)('%s', (orden, expected) => {
    expect(ids(filterCards(cards, filters({ orden })))).toEqual(expected);
  });

  it('put titles as the Spanish dictionary does', () => {
    const titles = [
      'Zarza',
      'ñandú',
      'Nube',
      'nación',
      'Árbol',
      'arado',
      '«Eco»',
      'ola',
      'Parte 10',
      'Parte 2',
    ];
    const list = titles.map((titulo, i) => aCard({ id: String(i), titulo }));
    const collator = new Intl.Collator('es', { numeric: true, ignorePunctuation: true });
    const expected = [...titles].sort(collator.compare);
    expect(filterCards(list, filters({ orden: 'titulo-asc' })).map((card) => card.titulo)).toEqual(expected);
  });
});

describe('a page of the library', () => {
  const list = Array.from({ length: 25 }, (_, i) => aCard({ id: String(i) }));

  it('has twelve articles and counts what remains', () => {
    expect(PAGE_SIZE).toBe(12);
    expect(cardPage(list, 1)).toMatchObject({ pagina: 1, paginas: 3, restantes: 13, mostrados: 12 });
    expect(cardPage(list, 3)).toMatchObject({ pagina: 3, paginas: 3, restantes: 0, mostrados: 1 });
  });

  it.each([
    [0, 1],
    [-5, 1],
    [99, 3],
    [Number.NaN, 1],
  ])('number %s is page %i', (asked, shown) => {
    expect(cardPage(list, asked).pagina).toBe(shown);
  });

  it('counts what follows and is not here yet', () => {
    expect(cardPage(list, 1, 20)).toMatchObject({ pagina: 1, paginas: 4, restantes: 33, mostrados: 12 });
  });

  it('of nothing is one empty page', () => {
    expect(cardPage([], 4)).toEqual({ items: [], pagina: 1, paginas: 1, restantes: 0, mostrados: 0 });
  });
});

describe('what the filters offer', () => {
  it('is what the articles have', () => {
    expect(facets(cards)).toEqual({
      categorias: [
        { nombre: 'Arqueología', total: 2 },
        { nombre: 'General', total: 1 },
        { nombre: 'Geografía', total: 1 },
        { nombre: 'Historia', total: 1 },
      ],
      anios: [2024, 2023],
      etiquetas: [{ nombre: 'Mar', total: 1 }],
      evidencias: [],
    });
  });

  it('is how the evidence of the articles stands, as far as there is any', () => {
    const states = ['refutado', null, 'documentado', 'documentado'] as const;
    const some = states.map((evidencia, n) => aCard({ id: `a${n}`, evidencia }));
    expect(facets(some).evidencias).toEqual([
      { estado: 'documentado', total: 2 },
      { estado: 'refutado', total: 1 },
    ]);
    expect(ids(filterCards(some, { ...DEFAULT_FILTERS, evidencia: 'refutado' }))).toEqual(['a0']);
  });

  it('is of the tags the most used, in alphabetical order', () => {
    const many = Array.from({ length: 90 }, (_, i) => aCard({ id: `a${i}`, tags: ['zarza', `rara ${i}`] }));
    const { etiquetas } = facets(many);
    expect(etiquetas).toHaveLength(80);
    expect(etiquetas.slice(-2)).toEqual([
      { nombre: 'rara 78', total: 1 },
      { nombre: 'zarza', total: 90 },
    ]);
  });
});

describe('the address of a category', () => {
  it('is a page of its own, and a query as soon as anything else is chosen', () => {
    expect(libraryHref({ categoria: 'Geografía antigua' })).toBe('/biblioteca/categoria/geografia-antigua');
    expect(libraryHref({ categoria: 'Geografía', pagina: 2 })).toBe(
      '/biblioteca?categoria=Geograf%C3%ADa&pagina=2',
    );
    expect(libraryHref({ categoria: 'Geografía', anio: 2024 })).toMatch(/^\/biblioteca\?/);
  });

  it('is a query where nothing of its name can stand in a path', () => {
    expect(libraryHref({ categoria: '¿?' })).toBe('/biblioteca?categoria=%C2%BF%3F');
  });

  it('names it by the slug of a name that some article carries', () => {
    const cards = [
      aCard({ categorias: ['Historia'] }),
      aCard({ categorias: ['Historia', 'Geografía antigua'] }),
    ];
    expect(categoryOfSlug(cards, 'geografia-antigua')).toBe('Geografía antigua');
    expect(categoryOfSlug(cards, 'geografia')).toBeNull();
    expect(categoryOfSlug([aCard({ categorias: [] })], 'general')).toBe('General');
  });
});

describe("the library's address", () => {
  it('is empty for the plain library', () => {
    expect(serializeFilters(DEFAULT_FILTERS).toString()).toBe('');
    expect(parseFilters(new URLSearchParams())).toEqual(DEFAULT_FILTERS);
  });

  it('carries every filter there and back', () => {
    const all = filters({
      busqueda: 'ñandú & mar',
      categoria: 'Historia',
      anio: 2024,
      mes: 12,
      etiqueta: 'a+b',
      evidencia: 'discutido',
      orden: 'titulo-desc',
      vista: 'lista',
      pagina: 3,
    });
    expect(parseFilters(new URLSearchParams(serializeFilters(all).toString()))).toEqual(all);
    for (const [name, value] of serializeFilters(all))
      expect(asksOfList(`?${new URLSearchParams([[name, value]])}`), name).toBe(true);
  });

  it.each([
    'anio=x',
    'evidencia=probado',
    'anio=-1',
    'mes=0',
    'mes=13',
    'mes=1.5',
    'orden=nada',
    'vista=',
    'pagina=0',
    'pagina=1e3',
    'q=++',
  ])('with %s falls back to the default', (query) => {
    expect(parseFilters(new URLSearchParams(query))).toEqual(DEFAULT_FILTERS);
  });
});

describe('ten thousand articles', () => {
  const many = Array.from({ length: 10_000 }, (_, i) =>
    aCard({
      id: String(i),
      titulo: `${['Ánfora', 'Ñandú', 'Camino', '¿Mar?'][i % 4]} número ${(i * 7919) % 10_000}`,
      resumen: 'Un resumen de doscientos caracteres, más o menos. '.repeat(4),
      fechaPublicacion: new Date(2010 + (i % 14), i % 12, 1 + (i % 28)),
      categorias: [`Categoría ${i % 6}`],
    }),
  );

  it.each(SORT_ORDERS)('are filtered and searched without a wait in the order %s', { retry: 2 }, (orden) => {
    const wanted = filters({ orden, busqueda: 'camino numero', anio: 2012, categoria: 'categoria 2' });
    expect(quickest(() => filterCards(many, wanted))).toBeLessThan(10);
  });

  it('are sorted by title without a wait', { retry: 2 }, () => {
    expect(quickest(() => filterCards([...many], filters({ orden: 'titulo-asc' })))).toBeLessThan(50);
  });
});

describe('the articles a list is made from', () => {
  it.each([
    [{}, 12],
    [{ pagina: 3 }, 36],
    [{ pagina: 2, vista: 'lista' }, 24],
  ] as const)('are the newest ones up to its page: %o', (choices, needed) => {
    expect(articlesNeeded(filters(choices))).toBe(needed);
  });

  it.each([
    { busqueda: 'nefi' },
    { categoria: 'General' },
    { anio: 2024 },
    { mes: 1 },
    { etiqueta: 'Mar' },
    { orden: 'fecha-asc' },
  ] as const)('are all of them for %o', (choices) => {
    expect(articlesNeeded(filters(choices))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the order of the library', () => {
  const orderOf = (query: string) => parseFilters(new URLSearchParams(query)).orden;

  it.each([
    ['', 'fecha-desc'],
    ['q=olivo', 'relevancia'],
    ['q=olivo&orden=fecha-desc', 'fecha-desc'],
    ['orden=relevancia', 'fecha-desc'],
  ])('of %j is %s, and its address says no more than that', (query, orden) => {
    expect(orderOf(query)).toBe(orden);
    const again = serializeFilters(parseFilters(new URLSearchParams(query))).toString();
    expect(orderOf(again)).toBe(orden);
  });

  it('follows the words being typed, unless somebody chose it', () => {
    const typed = withWords(filters({}), 'olivo');
    expect(typed.orden).toBe('relevancia');
    expect(withWords(typed, '').orden).toBe('fecha-desc');
    const newest = { ...typed, orden: 'fecha-desc' as const };
    expect(withWords(newest, 'olivos').orden).toBe('fecha-desc');
    expect(withWords(filters({ orden: 'titulo-asc' }), 'olivo').orden).toBe('titulo-asc');
  });
});
