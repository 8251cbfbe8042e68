import { describe, expect, it } from 'vitest';
import {
  articlePowers,
  type ManagedActor,
  managedSearch,
  parseManagedFilters,
} from '@/model/articles/article-list';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';

const actor = (rol: Role, uid = 'yo', over: Partial<ManagedActor> = {}): ManagedActor => ({
  uid,
  rol,
  estado: 'activo',
  permisos: defaultPermissions(rol),
  ...over,
});

describe('an article may be changed and deleted', () => {
  it.each<[Role, string, boolean]>([
    ['usuario', 'yo', false],
    ['autor', 'yo', true],
    ['autor', 'otra', false],
    ['moderador', 'yo', true],
    ['moderador', 'otra', false],
    ['editor', 'otra', true],
    ['administrador', 'otra', true],
  ])('by %s, of %s: %s', (rol, autorId, allowed) => {
    expect(articlePowers(actor(rol), { autorId })).toEqual({ edit: allowed, remove: allowed });
  });

  it('by nobody who is suspended or absent, and only with the permission', () => {
    const none = { edit: false, remove: false };
    expect(articlePowers(null, { autorId: 'yo' })).toEqual(none);
    expect(articlePowers(actor('editor', 'yo', { estado: 'suspendido' }), { autorId: 'yo' })).toEqual(none);
    const permisos = { ...defaultPermissions('autor'), eliminarPropiosArticulos: false };
    expect(articlePowers(actor('autor', 'yo', { permisos }), { autorId: 'yo' })).toEqual({
      edit: true,
      remove: false,
    });
  });
});

it.each([
  ['', { order: 'reciente' }],
  [
    'buscar=dos+palabras&estado=borrador&categoria=Historia&orden=titulo-asc',
    {
      search: 'dos palabras',
      estado: 'borrador',
      categoria: 'Historia',
      order: 'titulo-asc',
    },
  ],
] as const)('the address %j asks for %o, and is what asks for it', (search, filters) => {
  expect(parseManagedFilters(new URLSearchParams(search))).toEqual(filters);
  expect(managedSearch(filters)).toBe(search);
});

it('an address with nonsense asks for the whole list', () => {
  const params = new URLSearchParams('estado=otro&orden=azar&buscar=++');
  expect(parseManagedFilters(params)).toEqual({ order: 'reciente' });
});
