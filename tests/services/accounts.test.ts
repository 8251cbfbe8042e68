import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDocs,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import { BADGES } from '@/model/users/badges';
import { PERMISSIONS } from '@/model/users/permissions/permission-list';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { openSession } from '@/services/users/opened-session';
import { fetchAccount, fetchProfile, updateProfile } from '@/services/users/records';
import { createFirstAdministrator, installationExists, registerAccount } from '@/services/users/registration';
import { openSite } from './backend';
import { stored } from './fixtures';
import { as, instantClock, join, publicSideOf } from './members';

const site = openSite('demo-services-accounts');

const ana = { uid: 'ana', nombre: ' Ana Soto ', email: 'ana@demo.test', biografia: ' Lectora ' };

describe('a new account', () => {
  it('is born usuario, activo, with no points and the permissions of its role', async () => {
    const account = await registerAccount(as(site, 'ana'), ana);
    expect(account).toMatchObject({
      nombre: 'Ana Soto',
      biografia: 'Lectora',
      rol: 'usuario',
      estado: 'activo',
      puntos: 0,
      nivelActividad: 'Principiante',
      permisos: defaultPermissions('usuario'),
    });
    expect(account.fechaRegistro).toBeInstanceOf(Date);
  });

  it('has a public side without the e-mail', async () => {
    await registerAccount(as(site, 'ana'), ana);
    expect(await publicSideOf(site, 'ana')).toEqual({ equal: true });
    expect(await stored(site.admin, 'perfiles/ana')).not.toHaveProperty('email');
    expect(await fetchProfile(site.visitor, 'ana')).toMatchObject({ uid: 'ana', nombre: 'Ana Soto' });
  });

  it('is stored again, 3 times 1 s apart, while the connection fails', async () => {
    const clock = instantClock();
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', times: 3 });
    const account = await registerAccount(as(site, 'ana'), ana, clock);
    expect(account.nombre).toBe('Ana Soto');
    expect(clock.waited).toEqual([1000, 1000, 1000]);
  });

  it('gives up after the third time, and can be stored later', async () => {
    const clock = instantClock();
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', times: 4 });
    await expect(registerAccount(as(site, 'ana'), ana, clock)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(registerAccount(as(site, 'ana'), ana)).resolves.toMatchObject({ uid: 'ana' });
  });

  it('whose first answer was lost is found, not refused', async () => {
    await site.fault({
      match: { method: 'commit' },
      error: 'UNAVAILABLE',
      afterEffect: true,
      times: 1,
    });
    await expect(registerAccount(as(site, 'ana'), ana, instantClock())).resolves.toMatchObject({ puntos: 0 });
  });

  it('that cannot be found after it was stored says so', async () => {
    // Its name is looked at, the account is read back late, and somebody takes it away before.
    await site.fault({ match: { method: 'batchGet' }, latencyMs: 1500, times: 2 });
    const registering = registerAccount(as(site, 'ana'), ana);
    const accounts = query(collection(site.admin, 'usuarios'));
    await vi.waitUntil(async () => !(await getDocs(accounts)).empty, { timeout: 10_000 });
    await deleteDoc(doc(site.admin, 'usuarios/ana'));
    await expect(registering).rejects.toMatchObject({
      code: 'not-found',
      message: 'El usuario no se pudo verificar en Firestore después de guardarlo',
    });
  });

  it('stored twice stays as it was', async () => {
    await join(site, 'ana', { puntos: 40 });
    expect(await registerAccount(as(site, 'ana'), ana)).toMatchObject({ puntos: 40, nombre: 'Persona ana' });
  });

  it('twenty at once are twenty accounts', async () => {
    const uids = Array.from({ length: 20 }, (_, index) => `u${index}`);
    await Promise.all(uids.map((uid) => join(site, uid)));
    const accounts = await Promise.all(uids.map((uid) => fetchAccount(as(site, uid), uid)));
    expect(accounts.map(({ uid }) => uid)).toEqual(uids);
  });
});

describe('the first administrator', () => {
  const root = { uid: 'root', nombre: 'Administrador', email: 'root@demo.test', biografia: '' };

  it('has every permission, and the site knows that there is one', async () => {
    expect(await installationExists(site.visitor)).toBe(false);
    const account = await createFirstAdministrator(as(site, 'root'), root);
    expect(account).toMatchObject({ rol: 'administrador', estado: 'activo' });
    expect(PERMISSIONS.filter((key) => account.permisos[key] !== true)).toEqual([]);
    expect(await installationExists(site.visitor)).toBe(true);
  });

  it('brings the badges that the site does not have yet', async () => {
    const badges = collection(site.admin, 'insignias');
    for (const badge of (await getDocs(badges)).docs) await deleteDoc(badge.ref);
    const [kept] = BADGES;
    await setDoc(doc(badges, kept?.id), { nombre: 'Cambiada' });
    await createFirstAdministrator(as(site, 'root'), root);
    const after = await getDocs(badges);
    expect(after.docs.map(({ id }) => id).sort()).toEqual(BADGES.map(({ id }) => id).sort());
    expect(await stored(site.admin, `insignias/${kept?.id}`)).toEqual({ nombre: 'Cambiada' });
  });

  it('is only one, of two at once', async () => {
    const two = ['a1', 'a2'].map((uid) =>
      createFirstAdministrator(as(site, uid), { ...root, uid, email: `${uid}@demo.test` }),
    );
    const outcomes = await Promise.allSettled(two);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'failed-precondition', message: expect.stringContaining('ya tiene un administrador') },
    });
  });

  it('is not made of a member', async () => {
    await join(site, 'root');
    await expect(createFirstAdministrator(as(site, 'root'), root)).rejects.toMatchObject({
      code: 'already-exists',
    });
    expect(await stored(site.admin, 'usuarios/root')).toMatchObject({ rol: 'usuario' });
  });
});

describe('opening a session', () => {
  it('costs two reads when the public side is up to date, and notes the access', async () => {
    const ultimoAcceso = new Date(Date.now() - 2 * 60 * 60 * 1000);
    const { db, account } = await join(site, 'ana', { ultimoAcceso });
    await site.resetMeter();
    const opened = await openSession(db, 'ana', { signedIn: true });
    await opened.settled;
    expect(opened.account).toEqual({ ...account, ultimoAcceso });
    expect(await site.reads()).toBe(2);
    const noted = await fetchAccount(db, 'ana');
    expect(noted.ultimoAcceso?.getTime()).toBeGreaterThan(ultimoAcceso.getTime());
  });

  it('costs three reads when the public side must be written', async () => {
    const { db } = await join(site, 'ana');
    await updateDoc(doc(site.admin, 'usuarios/ana'), { comentariosCount: 7 });
    await site.resetMeter();
    await (await openSession(db, 'ana', { signedIn: true })).settled;
    expect(await site.reads()).toBe(3);
    expect(await publicSideOf(site, 'ana')).toEqual({ equal: true });
  });

  it('that was kept on the device costs one read, and notes the access once an hour', async () => {
    const { db } = await join(site, 'ana');
    await site.resetMeter();
    await (await openSession(db, 'ana', { signedIn: false })).settled;
    expect(await site.reads()).toBe(1);
    const inTwoHours = () => Date.now() + 2 * 60 * 60 * 1000;
    await (await openSession(db, 'ana', { signedIn: false, now: inTwoHours })).settled;
    expect(await site.reads()).toBe(2);
  });

  it('without a record tries 3 times more, 1 s apart, and says that there is no such user', async () => {
    const clock = instantClock();
    const opening = openSession(as(site, 'nadie'), 'nadie', { signedIn: true, ...clock });
    await expect(opening).rejects.toMatchObject({ code: 'not-found', message: 'Usuario no encontrado' });
    expect(clock.waited).toEqual([1000, 1000, 1000]);
  });

  it('that cannot be read tries 3 times more, 1 s apart, and says why', async () => {
    const { db } = await join(site, 'ana');
    const clock = instantClock();
    const fault = {
      match: { method: 'batchGet', pathContains: 'usuarios/ana' },
      error: 'UNAVAILABLE',
    } as const;
    await site.fault({ ...fault, times: 4 });
    const failing = openSession(db, 'ana', { signedIn: true, ...clock });
    await expect(failing).rejects.toMatchObject({ code: 'unavailable' });
    expect(clock.waited).toEqual([1000, 1000, 1000]);
    await site.fault({ ...fault, times: 3 });
    const opened = openSession(db, 'ana', { signedIn: true, ...instantClock() });
    await expect(opened).resolves.toMatchObject({ account: { uid: 'ana' } });
  });

  it('whose record arrives meanwhile finds it', async () => {
    const db = as(site, 'ana');
    const wait = async () => {
      await registerAccount(db, ana);
    };
    await expect(openSession(db, 'ana', { signedIn: true, wait })).resolves.toMatchObject({
      account: { uid: 'ana' },
    });
  });

  it('gives an account without permissions the defaults of its role, and saves them', async () => {
    const { db } = await join(site, 'ana', { rol: 'autor', permisos: deleteField() });
    const opened = await openSession(db, 'ana', { signedIn: true });
    await opened.settled;
    expect(opened.account.permisos).toEqual(defaultPermissions('autor'));
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ permisos: defaultPermissions('autor') });
  });

  it('gives an account whose permissions are incomplete the defaults of its role at once', async () => {
    const { crearTemas: _, ...permisos } = defaultPermissions('usuario');
    const { db } = await join(site, 'ana', { permisos });
    const opened = await openSession(db, 'ana', { signedIn: false });
    expect(opened.account.permisos).toEqual(defaultPermissions('usuario'));
    await opened.settled;
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ permisos: opened.account.permisos });
  });

  it('leaves permissions that an administrator took away as they are', async () => {
    const permisos = { ...defaultPermissions('usuario'), crearTemas: false, comentar: false };
    const { db } = await join(site, 'ana', { permisos });
    await (await openSession(db, 'ana', { signedIn: true })).settled;
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ permisos });
  });
});

describe('an account read', () => {
  it('with damaged fields has the defaults, and may do nothing', async () => {
    await setDoc(doc(site.admin, 'usuarios/ana'), {
      nombre: 7,
      rol: 'jefe',
      estado: '?',
      puntos: -3,
      insignias: 'x',
    });
    expect(await fetchAccount(site.admin, 'ana')).toMatchObject({
      nombre: 'Sin nombre',
      rol: 'usuario',
      estado: 'pendiente',
      puntos: 0,
      insignias: [],
      articulosFavoritos: [],
    });
  });

  it('of another member is denied', async () => {
    await join(site, 'ana');
    await join(site, 'luis');
    await expect(fetchAccount(as(site, 'luis'), 'ana')).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('a profile edit', () => {
  it('trims, shows on the public side and gives the account as stored', async () => {
    const { db } = await join(site, 'ana');
    const avatar = '/img/avatares/rey.svg';
    const account = await updateProfile(db, 'ana', { nombre: ' Ana ', biografia: ' Hola ', avatar });
    expect(account).toMatchObject({ nombre: 'Ana', biografia: 'Hola', avatar });
    expect(await publicSideOf(site, 'ana')).toEqual({ equal: true });
  });

  it('taken twice at once leaves one of the two names, on both sides', async () => {
    const { db } = await join(site, 'ana');
    const names = ['Ana Soto', 'Ana Ríos'];
    await Promise.all(
      names.map((nombre) => updateProfile(db, 'ana', { nombre, biografia: '', avatar: null })),
    );
    expect(names).toContain((await stored(site.admin, 'usuarios/ana'))?.nombre);
    expect(await publicSideOf(site, 'ana')).toEqual({ equal: true });
  });

  it('is allowed to a suspended account', async () => {
    const { db } = await join(site, 'ana', { estado: 'suspendido' });
    const edit = { nombre: 'Ana', biografia: '', avatar: null };
    await expect(updateProfile(db, 'ana', edit)).resolves.toMatchObject({ estado: 'suspendido' });
  });

  it.each([
    [{ nombre: '  ' }, 'Por favor ingresa tu nombre'],
    [{ nombre: 'x'.repeat(81) }, 'El nombre no puede superar los 80 caracteres'],
    [{ biografia: 'x'.repeat(501) }, 'La biografía no puede superar los 500 caracteres'],
    [{ avatar: 'https://otro.example/x.png' }, 'Debe proporcionar un archivo válido'],
  ])('refuses %j before it is sent', async (over, message) => {
    const { db } = await join(site, 'ana');
    const edit = { nombre: 'Ana', biografia: '', avatar: null, ...over };
    await expect(updateProfile(db, 'ana', edit)).rejects.toMatchObject({ code: 'invalid-argument', message });
  });
});
