import { describe, expect, it } from 'vitest';
import {
  inOrder,
  parseForumSearch,
  parseTopicFilters,
  serializeForumSearch,
  serializeTopicFilters,
} from '@/model/forum/list-filters';

const topicsOf = (search: string) => parseTopicFilters(new URLSearchParams(search));
const searchOf = (search: string) => parseForumSearch(new URLSearchParams(search));

describe("a category's address", () => {
  it('shows every topic, the most recent first, when it says nothing', () => {
    expect(topicsOf('')).toEqual({ estado: null, orden: 'recientes', busqueda: '' });
    expect(serializeTopicFilters(topicsOf(''))).toBe('');
  });

  it.each(['estado=resuelto&orden=populares', 'q=nahom&estado=abierto&orden=antiguos', 'orden=antiguos'])(
    'gives back what it was made of: %s',
    (search) => {
      const params = new URLSearchParams(serializeTopicFilters(topicsOf(search)));
      expect(Object.fromEntries(params)).toEqual(Object.fromEntries(new URLSearchParams(search)));
    },
  );

  it('takes nonsense as nothing', () => {
    expect(topicsOf('estado=archivado&orden=azar')).toEqual(topicsOf(''));
  });

  it('orders what was found by relevance, and does not know how often it was seen', () => {
    expect(topicsOf('q=nahom').orden).toBe('relevancia');
    expect(topicsOf('q=nahom&orden=populares').orden).toBe('relevancia');
    expect(serializeTopicFilters({ estado: null, orden: 'populares', busqueda: 'nahom' })).toBe('q=nahom');
    expect(serializeTopicFilters({ estado: null, orden: 'relevancia', busqueda: '' })).toBe('');
  });
});

describe("the forum's address", () => {
  it('is the home without q, and a search with it', () => {
    expect(searchOf('tipo=tema')).toBeNull();
    expect(searchOf('q=')).toEqual({ busqueda: '', tipo: null, orden: 'relevancia' });
  });

  it('gives back what it was made of', () => {
    const search = { busqueda: 'casi hacia el este', tipo: 'respuesta', orden: 'recientes' } as const;
    expect(searchOf(serializeForumSearch(search))).toEqual(search);
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
  ] as const)('in the order %s', (orden, ids) => {
    expect(
      inOrder(found, orden)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });
});
