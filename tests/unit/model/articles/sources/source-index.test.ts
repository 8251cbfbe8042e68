import { describe, expect, it } from 'vitest';
import { findSources, listSources, SOURCES_LISTED } from '@/model/articles/sources/source-index';
import { decodeCiting, sourcesEntry } from '@/model/articles/sources/sources-entry';
import type { Source } from '@/model/sources/source';
import { anArticle, aSource } from '../../fixtures';

const citing = (id: string, ...fuentes: Source[]) => ({ id, titulo: `Artículo ${id}`, fuentes });
const listed = (...all: ReturnType<typeof citing>[]) =>
  listSources(all).fuentes.map(({ source, articulos }) => [source.titulo, articulos.map(({ id }) => id)]);

const A = aSource({ titulo: 'Uno', anio: '1952' });
const B = aSource({ titulo: 'Dos', anio: '1957' });

describe('the list of all sources', () => {
  it('has each once, with the articles that cite it, by its reference', () => {
    expect(listed(citing('1', A, B), citing('2', A))).toEqual([
      ['Uno', ['1', '2']],
      ['Dos', ['1']],
    ]);
  });

  it.each([
    ['of one DOI', { doi: '10.1/X' }, { titulo: 'Otro', doi: '10.1/x' }],
    ['of one link', { enlace: 'https://www.a.org/x/' }, { titulo: 'Otro', enlace: 'http://a.org/x#p' }],
    ['of one title and year', { titulo: '«El Título»' }, { titulo: 'el titulo', autores: [] }],
  ])('takes two %s for one', (_, one, other) => {
    expect(listed(citing('1', aSource(one)), citing('2', aSource(other)))).toHaveLength(1);
  });

  it('tells editions of other years apart', () => {
    expect(listed(citing('1', A), citing('2', aSource({ titulo: 'Uno', anio: '1980' })))).toHaveLength(2);
  });

  it('takes two titles for one source where most who cite each say so', () => {
    const of = (titulo: string, doi = '') => aSource({ titulo, doi });
    const citings = [
      citing('1', of('Uno', '10.1/b')),
      citing('2', of('Uno', '10.1/b')),
      citing('3', of('Uno')),
      citing('4', of('Uno, segunda parte', '10.1/b')),
    ];
    expect(listed(...citings)).toEqual([['Uno', ['1', '2', '3', '4']]]);
  });

  it.each([
    ['a DOI', { doi: '10.1/b' }],
    ['a link', { enlace: 'https://b.org/' }],
  ])('does not let one article join by %s what others cite', (_, mark) => {
    const citings = [
      citing('1', aSource({ titulo: 'Uno' })),
      citing('2', aSource({ titulo: 'Dos', ...mark })),
      citing('3', aSource({ titulo: 'Uno', ...mark })),
    ];
    for (const all of [citings, citings.toReversed()]) expect(listed(...all)).toHaveLength(2);
  });

  it('calls a source what most articles call it', () => {
    const citings = [
      citing('1', aSource({ titulo: 'Fraude', doi: '10.1/b' })),
      citing('2', aSource({ titulo: 'Uno', doi: '10.1/b' })),
      citing('3', aSource({ titulo: 'Uno', doi: '10.1/B' })),
    ];
    expect(listed(...citings)).toEqual([['Uno', ['2', '3', '1']]]);
  });

  it('says what one record lacks from another, and not what only one article says', () => {
    const bare = aSource({ autores: [], publicadoEn: '', paginas: '1' });
    const [first] = listSources([citing('1', bare), citing('2', aSource())]).fuentes;
    expect(first?.source).toMatchObject({ autores: ['Welch, John W.'], paginas: '', clave: '' });
    expect(first?.source.publicadoEn).toBe(aSource().publicadoEn);
  });

  it('leads where most of the articles that cite a source say, and nowhere on the word of one', () => {
    const of = (enlace: string) => aSource({ titulo: 'Uno', enlace });
    const linkIn = (...links: string[]) =>
      listSources(links.map((enlace, n) => citing(String(n), of(enlace)))).fuentes.map(
        ({ source }) => source.enlace,
      );
    expect(linkIn('https://falso.org/')).toEqual(['https://falso.org/']);
    expect(linkIn('https://falso.org/', '')).toEqual(['']);
    expect(linkIn('https://falso.org/', 'https://a.org/', 'http://www.a.org')).toEqual(['https://a.org/']);
  });

  it('gives one article one voice, however often it cites a source', () => {
    const false_ = ['/a', '/b', '/c'].map((path, n) =>
      aSource({ titulo: 'Uno', enlace: `https://falso.org${path}`, clave: `k${n}` }),
    );
    const [one, ...others] = listSources([
      citing('1', ...false_),
      citing('2', aSource({ titulo: 'Uno' })),
    ]).fuentes;
    expect(others).toEqual([]);
    expect(one?.source.enlace).toBe('');
    expect(one?.articulos.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('keeps those that most articles cite where there are too many', () => {
    const many = Array.from({ length: SOURCES_LISTED }, (_, n) => aSource({ titulo: `Obra ${n}` }));
    const { fuentes, hayMas } = listSources([citing('1', ...many, A), citing('2', A)]);
    expect(fuentes).toHaveLength(SOURCES_LISTED);
    expect(fuentes.some(({ source }) => source.titulo === 'Uno')).toBe(true);
    expect(hayMas).toBe(true);
  });

  it('of 10,000 articles is made within a second', () => {
    const all = Array.from({ length: 10_000 }, (_, n) =>
      citing(
        String(n),
        ...Array.from({ length: 5 }, (_one, k) => aSource({ titulo: `Obra ${(n * 7 + k) % 9000}` })),
      ),
    );
    const started = performance.now();
    listSources(all);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it.each([
    ['welch', 2],
    ['wélch uno', 1],
    ['artículo 2', 1],
    ['nadie', 0],
    ['', 2],
    ['¿?', 0],
  ])('is searched for «%s»', (query, found) => {
    const { fuentes } = listSources([citing('1', A, B), citing('2', A)]);
    expect(findSources(fuentes, query)).toHaveLength(found);
  });
});

describe('an entry of the index of sources', () => {
  it('says what lists show, and comes back', () => {
    const entry = sourcesEntry(anArticle({ titulo: 'T', fuentes: [A] })) ?? '';
    expect(decodeCiting('1', entry)).toEqual({
      id: '1',
      titulo: 'T',
      fuentes: [{ ...A, clave: '1', paginas: '' }],
    });
  });

  it('gives its title as one line, however long a hostile one is', () => {
    const entry = JSON.stringify([
      1,
      `\u202e${'x'.repeat(9000)}`,
      [['libro', ['W'], '1969', 'T', '', '', '']],
    ]);
    expect(decodeCiting('1', entry)?.titulo).toBe('x'.repeat(399));
    expect(decodeCiting('1', entry.replace(/x+/, ''))?.titulo).toBe('1');
  });

  it('is none for an article without sources', () => {
    expect(sourcesEntry(anArticle({ fuentes: [] }))).toBeNull();
    expect(decodeCiting('1', '')).toBeNull();
    expect(decodeCiting('1', '[1,"T",7]')).toBeNull();
  });

  it('keeps within what the rules allow, whatever is cited', () => {
    const fuentes = Array.from({ length: 40 }, (_, n) =>
      aSource({ clave: `f-${n}`, titulo: '"'.repeat(300) }),
    );
    expect(sourcesEntry(anArticle({ titulo: 'ñ'.repeat(200), fuentes }))?.length).toBeLessThanOrEqual(12_000);
  });
});
