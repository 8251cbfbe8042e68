import { describe, expect, it } from 'vitest';
import { inOrder, parseForumFilters, serializeForumFilters } from '@/model/forum/list-filters';

const filtersOf = (search: string) => parseForumFilters(new URLSearchParams(search));
const NOTHING = { busqueda: '', estado: null, tipo: null, orden: null };

describe('an address of the forum', () => {
  it('chooses nothing when it says nothing, or nonsense', () => {
    expect(filtersOf('')).toEqual(NOTHING);
    expect(filtersOf('estado=archivado&orden=azar&tipo=otro')).toEqual(NOTHING);
    expect(serializeForumFilters(NOTHING)).toBe('');
  });

  it.each([
    'estado=resuelto&orden=populares',
    'q=nahom&estado=abierto&orden=antiguos',
    'orden=antiguos',
    'q=casi+hacia+el+este&tipo=respuesta&orden=recientes',
  ])('gives back what it was made of: %s', (search) => {
    expect(serializeForumFilters(filtersOf(search))).toBe(search);
  });

  it('orders what was found by relevance, or by how often it was seen', () => {
    expect(filtersOf('q=nahom').orden).toBeNull();
    expect(filtersOf('q=nahom&orden=populares').orden).toBe('populares');
    expect(serializeForumFilters({ ...NOTHING, orden: 'relevancia' })).toBe('');
  });

  it('takes words typed into a list that nobody ordered as they are: by relevance', () => {
    expect(serializeForumFilters({ ...filtersOf('estado=abierto'), busqueda: 'nahom' })).toBe(
      'q=nahom&estado=abierto',
    );
  });
});

describe('what was found', () => {
  const found = [
    { id: 'b', fecha: new Date(2) },
    { id: 'c', fecha: new Date(3) },
    { id: 'a', fecha: null },
  ];
  it.each([
    ['relevancia', 'bca'],
    ['recientes', 'cba'],
    ['antiguos', 'abc'],
    ['populares', 'acb'],
  ] as const)('in the order %s', (orden, ids) => {
    expect(
      inOrder(found, orden, { a: 9, c: 1 })
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });
});
