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

  it('makes one of two that a third joins', () => {
    const third = aSource({ titulo: 'Uno', anio: '1952', doi: '10.1/b' });
    const second = aSource({ titulo: 'Dos', anio: '1957', doi: '10.1/b' });
    const [one, ...others] = listSources([citing('1', A), citing('2', second), citing('3', third)]).fuentes;
    expect(others).toEqual([]);
    expect(one?.articulos.map(({ id }) => id).sort()).toEqual(['1', '2', '3']);
  });

  it('finds those that were made one by every mark that any of them had', () => {
    const citings = [
      citing('1', aSource({ titulo: 'Dos', anio: '1957', doi: '10.1/b' })),
      citing('2', aSource({ titulo: 'Tres', anio: '1970', doi: '10.1/c' })),
      citing('3', aSource({ titulo: 'Dos', anio: '1957', doi: '10.1/c' })),
      citing('4', aSource({ titulo: 'Cuatro', anio: '1999', doi: '10.1/b' })),
      citing('5', aSource({ titulo: 'Tres', anio: '1970' })),
    ];
    const [one, ...others] = listSources(citings).fuentes;
    expect(others).toEqual([]);
    expect(one?.articulos.map(({ id }) => id).sort()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('says what one record lacks from another, and not what only one article says', () => {
    const bare = aSource({ autores: [], publicadoEn: '', paginas: '1' });
    const [first] = listSources([citing('1', bare), citing('2', aSource({ doi: '10.1/x' }))]).fuentes;
    expect(first?.source).toMatchObject({
      autores: ['Welch, John W.'],
      doi: '10.1/x',
      paginas: '',
      clave: '',
    });
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
