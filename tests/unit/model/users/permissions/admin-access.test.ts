import { describe, expect, it } from 'vitest';
import { adminSections, admits, type StaffGuard } from '@/model/users/permissions/admin-access';
import type { Actor } from '@/model/users/permissions/permission-list';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';

const actor = (rol: Role, over: Partial<Actor> = {}): Actor => ({
  rol,
  estado: 'activo',
  permisos: defaultPermissions(rol),
  ...over,
});

describe('a page of the staff', () => {
  it.each<[StaffGuard, Role[]]>([
    ['writers', ['autor', 'editor', 'administrador']],
    ['categories', ['editor', 'administrador']],
    ['administrators', ['administrador']],
    ['allArticles', ['editor', 'administrador']],
    ['commentModerators', ['editor', 'moderador', 'administrador']],
  ])('for %s opens for %j', (guard, expected) => {
    const roles: Role[] = ['usuario', 'autor', 'editor', 'moderador', 'administrador'];
    expect(roles.filter((rol) => admits(guard, actor(rol)))).toEqual(expected);
  });

  it.each(['suspendido', 'pendiente'] as const)('opens for nobody who is %s, nor for a visitor', (estado) => {
    for (const guard of [
      'writers',
      'categories',
      'administrators',
      'commentModerators',
      'allArticles',
    ] as const) {
      expect(admits(guard, actor('administrador', { estado }))).toBe(false);
      expect(admits(guard, null)).toBe(false);
    }
  });
});

describe("the panel's sidebar", () => {
  it.each<[Role, string[]]>([
    ['usuario', []],
    ['autor', ['articles', 'newArticle']],
    ['editor', ['articles', 'newArticle', 'categories', 'comments', 'links']],
    ['moderador', ['comments']],
    [
      'administrador',
      ['articles', 'newArticle', 'categories', 'users', 'comments', 'messages', 'links', 'import', 'verify'],
    ],
  ])('shows %s %j', (rol, expected) => {
    expect(adminSections(actor(rol))).toEqual(expected);
  });

  it('offers no new article without the permission', () => {
    const permisos = { ...defaultPermissions('autor'), crearArticulos: false };
    expect(adminSections(actor('autor', { permisos }))).toEqual(['articles']);
  });
});
