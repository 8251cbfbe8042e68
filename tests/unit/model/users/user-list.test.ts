import { describe, expect, it } from 'vitest';
import {
  DEFAULT_USER_FILTERS,
  namePrefixes,
  parseUserFilters,
  searchUsers,
  serializeUserFilters,
  USER_SEARCH_MAX,
} from '@/model/users/user-list';

const parse = (search: string) => parseUserFilters(new URLSearchParams(search));

describe('the filters of the users in the address', () => {
  it('are read back as they were written', () => {
    const filters = {
      rol: 'editor',
      estado: 'suspendido',
      orden: 'fecha-asc',
      busqueda: 'ana soto',
    } as const;
    expect(parseUserFilters(serializeUserFilters(filters))).toEqual(filters);
  });

  it('leave the defaults out', () => {
    expect(serializeUserFilters(DEFAULT_USER_FILTERS).toString()).toBe('');
    expect(parse('')).toEqual(DEFAULT_USER_FILTERS);
  });

  it('that make no sense are the defaults', () => {
    expect(parse('rol=jefe&estado=&orden=puntos-asc')).toEqual(DEFAULT_USER_FILTERS);
    expect(parse(`q=${'x'.repeat(USER_SEARCH_MAX + 1)}`).busqueda).toHaveLength(USER_SEARCH_MAX);
  });
});

describe('searching the accounts at hand', () => {
  const users = [
    { nombre: 'María Muñoz', email: 'mm@demo.test' },
    { nombre: 'Ana Soto', email: 'ana.soto@correo.cl' },
  ];
  const names = (busqueda: string) => searchUsers(users, busqueda).map(({ nombre }) => nombre);

  it('finds by name without accents or capitals, each word anywhere', () => {
    expect(names('munoz MARIA')).toEqual(['María Muñoz']);
  });

  it('finds by a part of the e-mail', () => {
    expect(names('@correo')).toEqual(['Ana Soto']);
  });

  it('finds all without words, and nobody with a word that nobody has', () => {
    expect(names('  ')).toHaveLength(2);
    expect(names('ana muñoz')).toEqual([]);
  });
});

describe('the beginnings of a name on the server', () => {
  it('are what somebody may have meant: capitals and accents', () => {
    expect(namePrefixes(' maria  mu')).toEqual(
      expect.arrayContaining(['maria mu', 'Maria Mu', 'María Mu', 'Mária Mu', 'MARIA MU']),
    );
    expect(namePrefixes('angel')).toContain('Ángel');
    expect(namePrefixes('munoz')).toContain('Muñoz');
    expect(namePrefixes('Ángel')).toContain('Angel');
  });

  it('keep what was typed, first', () => {
    expect(namePrefixes("O'Higgins")[0]).toBe("O'Higgins");
  });

  it('are never more than the alternatives of a query, nor twice the same', () => {
    const prefixes = namePrefixes('a'.repeat(USER_SEARCH_MAX));
    expect(prefixes.length).toBeLessThanOrEqual(30);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});
