import { describe, expect, it } from 'vitest';
import { articlePowers, decodeCursor, encodeCursor, type ManagedActor } from '@/model/article-list';
import { defaultPermissions } from '@/model/permissions';
import type { Role } from '@/model/roles';

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

describe('a cursor in an address', () => {
  it.each([
    [{ at: [1_700_000_000, 123_000_000] as [number, number], id: 'a-1_b' }, 'reciente'],
    [{ at: 'el an~o ~ de 1830', id: '4437' }, 'titulo-asc'],
    [{ at: '', id: 'a1' }, 'titulo-desc'],
  ] as const)('comes back as %o', (cursor, order) => {
    expect(decodeCursor(encodeCursor(cursor), order)).toEqual(cursor);
  });

  it.each([
    [null, 'reciente'],
    ['', 'reciente'],
    ['f~a/b~1~2', 'reciente'],
    ['f~a~x~2', 'antiguo'],
    ['t~a~titulo', 'reciente'],
    ['f~a~1~2', 'titulo-asc'],
    [`t~a~${'x'.repeat(201)}`, 'titulo-asc'],
  ] as const)('%j in the order %s is none', (text, order) => {
    expect(decodeCursor(text, order)).toBeNull();
  });
});
