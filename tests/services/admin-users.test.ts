import { deleteField, doc, type Firestore, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '@/model/users/account';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { DEFAULT_USER_FILTERS, USERS_PAGE } from '@/model/users/user-list';
import { changeAccount, findUsers, listUsers } from '@/services/users/managed';
import { updateProfile } from '@/services/users/records';
import { openSite } from './backend';
import { stored } from './fixtures';
import { as, join } from './members';

const site = openSite('demo-services-admin-users');

interface Staff {
  db: Firestore;
  account: Account;
}

/** Somebody of the staff, as the app knows who is signed in. */
async function staffMember(uid: string, rol: Role, estado: Account['estado'] = 'activo'): Promise<Staff> {
  const permisos = defaultPermissions(rol);
  const { db, account } = await join(site, uid, { rol, estado, permisos });
  return { db, account: { ...account, rol, estado, permisos } };
}

/** Accounts written past the rules, in bulk. */
async function populate(total: number, of: (index: number) => Record<string, unknown>): Promise<void> {
  for (let from = 0; from < total; from += 500) {
    const batch = writeBatch(site.admin);
    for (let index = from; index < Math.min(total, from + 500); index += 1) {
      const uid = `u${index}`;
      batch.set(doc(site.admin, 'usuarios', uid), { uid, estado: 'activo', rol: 'usuario', ...of(index) });
    }
    await batch.commit();
  }
}

const uids = (users: readonly Account[]) => users.map(({ uid }) => uid);

describe('the list of accounts', () => {
  it('at 5,000 accounts reads 26 documents a page at most, with and without filters, in every order', async () => {
    const { db } = await staffMember('jefa', 'administrador');
    await populate(5000, (index) => ({
      nombre: `Persona ${String(index).padStart(4, '0')}`,
      email: `p${index}@demo.test`,
      rol: index % 10 === 0 ? 'autor' : 'usuario',
      estado: index % 4 === 0 ? 'suspendido' : 'activo',
      fechaRegistro: new Date(Date.UTC(2024, 0, 1) + index * 60_000),
    }));
    await site.resetMeter();
    const first = await listUsers(db, DEFAULT_USER_FILTERS);
    expect(await site.reads()).toBeLessThanOrEqual(26);
    expect(first.items).toHaveLength(USERS_PAGE);
    const second = await listUsers(db, DEFAULT_USER_FILTERS, { after: first.next });
    expect(await site.reads()).toBeLessThanOrEqual(26);
    expect(second.items[0]?.nombre).toBe('Persona 0025');
    for (const orden of ['nombre-asc', 'nombre-desc', 'fecha-asc', 'fecha-desc'] as const) {
      const page = await listUsers(db, { rol: 'autor', estado: 'suspendido', orden });
      expect(await site.reads()).toBeLessThanOrEqual(26);
      expect(page.items).toHaveLength(USERS_PAGE);
      expect(page.items.every(({ rol, estado }) => rol === 'autor' && estado === 'suspendido')).toBe(true);
      expect(page.items[0]?.uid).toBe(orden.endsWith('asc') ? 'u0' : 'u4980');
    }
    expect(uids(await findUsers(db, 'p4321@demo.test'))).toEqual(['u4321']);
    expect(uids(await findUsers(db, 'persona 49'))).toHaveLength(10);
    expect(await site.reads()).toBeLessThanOrEqual(2 * 22);
  }, 120_000);

  it('goes through all accounts once, page by page, also those that are ordered alike', async () => {
    const { db } = await staffMember('jefa', 'administrador');
    const fechaRegistro = new Date('2024-01-01T00:00:00Z');
    await populate(6, () => ({ nombre: 'Ana', email: 'a@demo.test', fechaRegistro, rol: 'autor' }));
    for (const orden of ['nombre-desc', 'fecha-asc'] as const) {
      const filters = { rol: 'autor', estado: null, orden } as const;
      const first = await listUsers(db, filters, { pageSize: 4 });
      const second = await listUsers(db, filters, { pageSize: 4, after: first.next });
      expect(uids([...first.items, ...second.items]).sort()).toEqual(['u0', 'u1', 'u2', 'u3', 'u4', 'u5']);
      expect(second.next).toBeNull();
    }
  });

  it.each([
    ['an editor', 'editor', 'activo'],
    ['a moderador', 'moderador', 'activo'],
    ['a suspended administrador', 'administrador', 'suspendido'],
  ] as const)('is denied to %s', async (_, rol, estado) => {
    const { db } = await staffMember('otra', rol, estado);
    await expect(listUsers(db, DEFAULT_USER_FILTERS)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(findUsers(db, 'ana')).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('is denied to a visitor', async () => {
    await expect(listUsers(site.visitor, DEFAULT_USER_FILTERS)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('looking an account up', () => {
  it('finds a name by its beginning however it is written, and an e-mail in capitals', async () => {
    const { db } = await staffMember('jefa', 'administrador');
    await join(site, 'maria', { nombre: 'María Muñoz' });
    await join(site, 'otra', { nombre: 'Mario Díaz' });
    expect(uids(await findUsers(db, 'maria m'))).toEqual(['maria']);
    expect(uids(await findUsers(db, 'MARI')).sort()).toEqual(['maria', 'otra']);
    expect(uids(await findUsers(db, ' Maria@Demo.test '))).toEqual(['maria']);
  });

  it('finds an account once that is found by both, and asks nothing for a single letter', async () => {
    const { db } = await staffMember('jefa', 'administrador');
    await join(site, 'lucas', { nombre: 'Lucas' });
    expect(uids(await findUsers(db, 'lucas'))).toEqual(['lucas']);
    await site.resetMeter();
    expect(await findUsers(db, ' l ')).toEqual([]);
    expect(await site.reads()).toBe(0);
  });
});

describe('changing an account', () => {
  let jefa: Staff;
  beforeEach(async () => {
    jefa = await staffMember('jefa', 'administrador');
    await join(site, 'ana');
  });

  it('to a role that is not of the staff costs three reads', async () => {
    await site.resetMeter();
    await changeAccount(jefa.db, jefa.account, 'ana', { rol: 'autor' });
    expect(await site.reads()).toBeLessThanOrEqual(3);
  });

  it('reserves the name of one of the staff, which nobody else takes, and lets go of it', async () => {
    const place = 'nombres_reservados/personaana';
    await changeAccount(jefa.db, jefa.account, 'ana', { rol: 'editor' });
    expect(await stored(site.admin, place)).toEqual({ uid: 'ana' });
    const { db: other } = await join(site, 'luis');
    const taken = { nombre: 'PERSONA  Àna', biografia: '', avatar: null };
    await expect(updateProfile(other, 'luis', taken)).rejects.toMatchObject({
      code: 'already-exists',
      message: 'Ese nombre se parece al de alguien del equipo. Por favor, elige otro.',
    });
    await updateProfile(as(site, 'ana'), 'ana', { ...taken, nombre: 'Ana Rojas' });
    expect(await stored(site.admin, place)).toBeUndefined();
    expect(await stored(site.admin, 'nombres_reservados/anarojas')).toEqual({ uid: 'ana' });
    expect((await updateProfile(other, 'luis', taken)).nombre).toBe('PERSONA  Àna');
    await changeAccount(jefa.db, jefa.account, 'ana', { rol: 'usuario' });
    expect(await stored(site.admin, 'nombres_reservados/anarojas')).toBeUndefined();
  });

  it('of role gives exactly the permissions of the new one, in six reads', async () => {
    await updateDoc(doc(site.admin, 'usuarios/ana'), {
      'permisos.cerrarTemas': true,
      'permisos.comentar': false,
    });
    await site.resetMeter();
    const changed = await changeAccount(jefa.db, jefa.account, 'ana', { rol: 'editor' });
    expect(await site.reads()).toBeLessThanOrEqual(6);
    expect(changed).toMatchObject({ uid: 'ana', rol: 'editor', permisos: defaultPermissions('editor') });
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({
      rol: 'editor',
      permisos: defaultPermissions('editor'),
      nombre: 'Persona ana',
    });
    expect((await stored(site.admin, 'usuarios/ana'))?.permisos).toEqual(defaultPermissions('editor'));
  });

  it.each(['usuario', 'autor', 'editor', 'moderador', 'administrador'] as const)(
    'to %s is taken by the rules, and felt by its owner',
    async (rol) => {
      await updateDoc(doc(site.admin, 'usuarios/ana'), { rol: 'moderador' });
      await changeAccount(jefa.db, jefa.account, 'ana', { rol });
      expect((await stored(as(site, 'ana'), 'usuarios/ana'))?.rol).toBe(rol);
    },
  );

  it('of state suspends and activates', async () => {
    expect(await changeAccount(jefa.db, jefa.account, 'ana', { estado: 'suspendido' })).toMatchObject({
      estado: 'suspendido',
    });
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ estado: 'suspendido' });
    await changeAccount(jefa.db, jefa.account, 'ana', { estado: 'activo' });
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ estado: 'activo' });
  });

  it('of one permission leaves the others, and what is taken away is false', async () => {
    await changeAccount(jefa.db, jefa.account, 'ana', { permiso: 'comentar', concedido: false });
    const changed = await changeAccount(jefa.db, jefa.account, 'ana', {
      permiso: 'cerrarTemas',
      concedido: true,
    });
    const expected = { ...defaultPermissions('usuario'), comentar: false, cerrarTemas: true };
    expect(changed.permisos).toEqual(expected);
    expect((await stored(site.admin, 'usuarios/ana'))?.permisos).toEqual(expected);
  });

  it('of one permission stores the others of its role where none were stored', async () => {
    await updateDoc(doc(site.admin, 'usuarios/ana'), { permisos: deleteField() });
    await changeAccount(jefa.db, jefa.account, 'ana', { permiso: 'comentar', concedido: false });
    expect((await stored(site.admin, 'usuarios/ana'))?.permisos).toEqual({
      ...defaultPermissions('usuario'),
      comentar: false,
    });
  });

  it('by two administradores at once keeps both permissions', async () => {
    const otra = await staffMember('otra', 'administrador');
    await Promise.all([
      changeAccount(jefa.db, jefa.account, 'ana', { permiso: 'cerrarTemas', concedido: true }),
      changeAccount(otra.db, otra.account, 'ana', { permiso: 'fijarTemas', concedido: true }),
    ]);
    expect((await stored(site.admin, 'usuarios/ana'))?.permisos).toMatchObject({
      cerrarTemas: true,
      fijarTemas: true,
    });
  });

  it('back to the permissions of its role is exact', async () => {
    await changeAccount(jefa.db, jefa.account, 'ana', { permiso: 'comentar', concedido: false });
    await changeAccount(jefa.db, jefa.account, 'ana', { permisos: 'del-rol' });
    expect((await stored(site.admin, 'usuarios/ana'))?.permisos).toEqual(defaultPermissions('usuario'));
  });

  it("that is one's own is refused by the service, without asking the server", async () => {
    await site.resetMeter();
    await expect(changeAccount(jefa.db, jefa.account, 'jefa', { rol: 'usuario' })).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No puedes cambiar tu propio rol',
    });
    await expect(
      changeAccount(jefa.db, jefa.account, 'jefa', { estado: 'suspendido' }),
    ).rejects.toMatchObject({
      message: 'No puedes cambiar tu propio estado',
    });
    await expect(
      changeAccount(jefa.db, jefa.account, 'jefa', { permiso: 'comentar', concedido: false }),
    ).rejects.toMatchObject({
      message: 'No puedes cambiar tus propios permisos',
    });
    expect(await site.reads()).toBe(0);
  });

  it("that is one's own is refused by the rules too", async () => {
    const anotherMe = { ...jefa.account, uid: 'nadie' };
    const denied = { code: 'permission-denied' };
    await expect(changeAccount(jefa.db, anotherMe, 'jefa', { rol: 'usuario' })).rejects.toMatchObject(denied);
    await expect(changeAccount(jefa.db, anotherMe, 'jefa', { estado: 'suspendido' })).rejects.toMatchObject(
      denied,
    );
    await expect(
      changeAccount(jefa.db, anotherMe, 'jefa', { permiso: 'comentar', concedido: false }),
    ).rejects.toMatchObject(denied);
    expect(await stored(site.admin, 'usuarios/jefa')).toMatchObject({
      rol: 'administrador',
      estado: 'activo',
    });
  });

  it.each(['usuario', 'autor', 'editor', 'moderador'] as const)(
    'is refused by the rules to a %s that pretends to be an administrador',
    async (rol) => {
      const somebody = await staffMember('alguien', rol);
      const pretended = { ...somebody.account, rol: 'administrador' } as const;
      const before = await stored(site.admin, 'usuarios/ana');
      const denied = { code: 'permission-denied' };
      await expect(changeAccount(somebody.db, pretended, 'ana', { rol: 'autor' })).rejects.toMatchObject(
        denied,
      );
      await expect(
        changeAccount(somebody.db, pretended, 'ana', { estado: 'suspendido' }),
      ).rejects.toMatchObject(denied);
      await expect(
        changeAccount(somebody.db, pretended, 'ana', { permisos: 'del-rol' }),
      ).rejects.toMatchObject(denied);
      await expect(
        changeAccount(somebody.db, somebody.account, 'ana', { rol: 'autor' }),
      ).rejects.toMatchObject(denied);
      expect(await stored(site.admin, 'usuarios/ana')).toEqual(before);
    },
  );

  it("that does not exist is 'Usuario no encontrado'", async () => {
    await expect(
      changeAccount(jefa.db, jefa.account, 'nadie', { estado: 'suspendido' }),
    ).rejects.toMatchObject({
      code: 'not-found',
      message: 'Usuario no encontrado',
    });
  });

  it('without a connection changes nothing and says so', async () => {
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', times: 9 });
    await expect(changeAccount(jefa.db, jefa.account, 'ana', { estado: 'suspendido' })).rejects.toMatchObject(
      {
        code: 'unavailable',
      },
    );
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ estado: 'activo' });
  });
});
