import { describe, expect, it } from 'vitest';
import { can } from '@/model/users/permissions/can';
import { canEnterAdmin, menuEntries } from '@/model/users/permissions/menu-entries';
import { PERMISSIONS, type Permission } from '@/model/users/permissions/permission-list';
import { defaultPermissions, needsRepair } from '@/model/users/permissions/role-permissions';
import { ACCOUNT_STATES, ROLES, type Role } from '@/model/users/roles';

const actor = (rol: Role, over: object = {}) => ({
  rol,
  estado: 'activo' as const,
  permisos: defaultPermissions(rol),
  ...over,
});

const granted = (rol: Role) => Object.keys(defaultPermissions(rol));

describe('the permissions of a role by default', () => {
  it('of usuario are the eight that everyone has', () => {
    expect(granted('usuario')).toEqual([
      'leerArticulos',
      'comentar',
      'guardarFavoritos',
      'editarPerfil',
      'participarForo',
      'crearTemas',
      'responderTemas',
      'marcarFavoritos',
    ]);
  });

  it.each<[Role, Role, Permission[]]>([
    ['autor', 'usuario', ['crearArticulos', 'editarPropiosArticulos', 'eliminarPropiosArticulos']],
    [
      'editor',
      'autor',
      [
        'editarTodosArticulos',
        'eliminarTodosArticulos',
        'crearCategorias',
        'editarCategorias',
        'moderarComentarios',
      ],
    ],
    [
      'moderador',
      'autor',
      [
        'moderarComentarios',
        'suspenderUsuarios',
        'procesarReportes',
        'cerrarTemas',
        'moderarForo',
        'destacarTemas',
        'fijarTemas',
        'eliminarTemas',
        'editarRespuestasAjenas',
        'eliminarRespuestasAjenas',
      ],
    ],
  ])('of %s add to those of %s', (role, base, added) => {
    expect(granted(role)).toEqual([...granted(base), ...added]);
  });

  it('of administrador are all', () => {
    expect(granted('administrador')).toEqual([...PERMISSIONS]);
  });

  it.each(ROLES)('of %s are only keys that are true', (role) => {
    expect(new Set(Object.values(defaultPermissions(role)))).toEqual(new Set([true]));
  });
});

describe('whether someone may', () => {
  it('is no for nobody', () => {
    expect(PERMISSIONS.filter((permission) => can(null, permission))).toEqual([]);
  });

  it.each(ROLES)('follows the map of an active %s', (role) => {
    expect(PERMISSIONS.filter((permission) => can(actor(role), permission)).sort()).toEqual(
      granted(role).sort(),
    );
  });

  it.each(ROLES.flatMap((role) => ACCOUNT_STATES.slice(1).map((estado) => [role, estado] as const)))(
    'is no for %s while %s',
    (role, estado) => {
      expect(PERMISSIONS.filter((permission) => can(actor(role, { estado }), permission))).toEqual([]);
    },
  );

  it('is yes for an administrador whatever the map says, and follows the map for others', () => {
    expect(can(actor('administrador', { permisos: {} }), 'gestionarPermisos')).toBe(true);
    expect(can(actor('editor', { permisos: { crearCategorias: false } }), 'crearCategorias')).toBe(false);
    expect(can(actor('usuario', { permisos: { crearCategorias: true } }), 'crearCategorias')).toBe(true);
  });
});

describe('permissions need repair', () => {
  it('when they are missing', () => expect(needsRepair(null)).toBe(true));

  it.each(['participarForo', 'crearTemas', 'responderTemas', 'marcarFavoritos'] as const)(
    'when %s is',
    (key) => {
      const { [key]: _, ...others } = defaultPermissions('usuario');
      expect(needsRepair(others)).toBe(true);
    },
  );

  it('not when somebody took one away, nor when another is missing', () => {
    expect(needsRepair({ ...defaultPermissions('usuario'), crearTemas: false })).toBe(false);
    const { comentar: _, ...others } = defaultPermissions('usuario');
    expect(needsRepair(others)).toBe(false);
  });
});

describe('the admin panel and the menu', () => {
  it.each([
    ['usuario', false],
    ['autor', true],
    ['editor', true],
    ['moderador', false],
    ['administrador', true],
  ] as const)('the panel for %s: %s', (role, opens) => {
    expect(canEnterAdmin(actor(role))).toBe(opens);
    expect(canEnterAdmin(actor(role, { estado: 'suspendido' }))).toBe(false);
  });

  it.each([
    ['usuario', []],
    ['autor', ['admin', 'adminArticles']],
    ['editor', ['admin', 'adminArticles', 'adminCategories']],
    ['moderador', ['adminComments', 'forumReports']],
    [
      'administrador',
      ['admin', 'adminArticles', 'adminCategories', 'adminUsers', 'forumReports', 'forumCategories'],
    ],
  ] as const)('the menu of %s', (role, entries) => {
    expect(menuEntries(actor(role))).toEqual(entries);
    expect(menuEntries(actor(role, { estado: 'pendiente' }))).toEqual([]);
  });

  it('offers the comments to whoever may moderate them and has no panel to find them in', () => {
    const permisos = { ...defaultPermissions('usuario'), moderarComentarios: true };
    expect(menuEntries(actor('usuario', { permisos }))).toEqual(['adminComments']);
    expect(menuEntries(actor('moderador', { permisos: { moderarComentarios: false } }))).toEqual([
      'forumReports',
    ]);
  });
});
