import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  initializeFirestore,
  updateDoc,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newComment } from '@/model/comments/comment';
import { newId } from '@/model/shared/stored/document-id';
import { authErrorMessage } from '@/model/users/auth-errors';
import { deleteAccountData } from '@/services/account/deletion';
import { addComment } from '@/services/comments/writing';
import { addFavourite } from '@/services/favourites/favourites';
import {
  changePassword,
  currentIdentity,
  currentUid,
  deleteAuthUser,
  onAuthChange,
  reauthenticate,
  sendReset,
  signIn,
  signOut,
  signUp,
  signUpAdministrator,
} from '@/services/users/auth';
import { openSession } from '@/services/users/opened-session';
import { fetchAccount } from '@/services/users/records';
import { registerAccount } from '@/services/users/registration';
import { openSite } from './backend';
import { save, stored } from './fixtures';
import { instantClock } from './members';

/** Auth's emulator runs under npm test; a file run by itself has none, and these tests are nothing without it. */
const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;

/** Auth may or may not say which of the two was wrong. */
const BAD_CREDENTIALS = /^auth\/(user-not-found|wrong-password|invalid-credential)$/;

const site = openSite('demo-services-auth');
const browsers: Browser[] = [];
/** Nobody else's e-mail in the whole of Auth's emulator: its users are of one project for all. */
const run = Date.now().toString(36);
let turn = 0;

interface Browser {
  auth: Auth;
  db: Firestore;
}

/** One person's browser: Firestore first, as a visitor; Auth later, in the same app. */
function openBrowser(): Browser {
  turn += 1;
  const app = initializeApp({ projectId: site.projectId, apiKey: 'demo' }, `persona-${turn}`);
  const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
  connectFirestoreEmulator(db, site.address.host, site.address.port);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const browser = { auth, db };
  browsers.push(browser);
  return browser;
}

function aPerson(over: Partial<Parameters<typeof signUp>[2]> = {}) {
  turn += 1;
  return {
    nombre: 'Ana Soto',
    email: `Ana${turn}-${run}@demo.test`,
    password: 'secreta1',
    biografia: '',
    ...over,
  };
}

afterEach(async () => {
  for (const { auth } of browsers.splice(0)) await deleteApp(auth.app);
});

describe.skipIf(!authHost)('signing up', () => {
  it('stores the account under the e-mail that Auth keeps, with the token of the new session', async () => {
    const { auth, db } = openBrowser();
    const person = aPerson({ nombre: ' Ana Soto ', biografia: 'Lectora' });
    const account = await signUp(auth, db, person);
    expect(account).toMatchObject({
      uid: currentUid(auth),
      nombre: 'Ana Soto',
      email: person.email.toLowerCase(),
    });
    expect(await currentIdentity(auth)).toMatchObject({ nombre: 'Ana Soto' });
  });

  it('twenty people at once are twenty accounts', { timeout: 60_000 }, async () => {
    const people = Array.from({ length: 20 }, () => ({ ...openBrowser(), person: aPerson() }));
    const accounts = await Promise.all(people.map(({ auth, db, person }) => signUp(auth, db, person)));
    expect(new Set(accounts.map(({ uid }) => uid)).size).toBe(20);
    const again = await Promise.all(
      people.map(({ db }, index) => fetchAccount(db, accounts[index]?.uid ?? '')),
    );
    expect(again.map(({ email }) => email)).toEqual(people.map(({ person }) => person.email.toLowerCase()));
  });

  it('whose record could not be stored says so, and the next sign-in repairs it', async () => {
    const { auth, db } = openBrowser();
    const person = aPerson();
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', times: 4 });
    await expect(signUp(auth, db, person, instantClock())).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Tu cuenta se creó'),
    });
    await signOut(auth);
    const identity = await signIn(auth, person.email, person.password);
    const opening = openSession(db, identity.uid, { signedIn: true, ...instantClock() });
    await expect(opening).rejects.toMatchObject({ code: 'not-found' });
    const repaired = await registerAccount(db, { ...identity, biografia: '' });
    expect(repaired).toMatchObject({ nombre: 'Ana Soto', email: person.email.toLowerCase() });
  });

  it.each([
    [{ email: 'no-es-un-correo' }, 'auth/invalid-email', 'El correo electrónico no es válido.'],
    [{ password: '123' }, 'auth/weak-password', 'La contraseña debe tener al menos 6 caracteres.'],
  ])('with %j is refused by Auth with the sentence of the spec', async (over, code, message) => {
    const { auth, db } = openBrowser();
    await expect(signUp(auth, db, aPerson(over))).rejects.toMatchObject({ code });
    expect(authErrorMessage(code, 'register')).toBe(message);
  });

  it('with an e-mail that is taken is refused, and the account that has it is untouched', async () => {
    const first = openBrowser();
    const person = aPerson();
    const account = await signUp(first.auth, first.db, person);
    const second = openBrowser();
    await expect(signUp(second.auth, second.db, { ...person, nombre: 'Otra' })).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    expect(await stored(site.admin, `usuarios/${account.uid}`)).toMatchObject({ nombre: 'Ana Soto' });
  });
});

describe.skipIf(!authHost)('signing in', () => {
  it('sends the token with every request from then on, and none after signing out', async () => {
    const { auth, db } = openBrowser();
    const person = aPerson();
    const { uid } = await signUp(auth, db, person);
    await signOut(auth);
    await expect(fetchAccount(db, uid)).rejects.toMatchObject({ code: 'permission-denied' });
    await signIn(auth, ` ${person.email} `, person.password);
    await expect(fetchAccount(db, uid)).resolves.toMatchObject({ uid });
  });

  it('costs at most 3 reads', async () => {
    const { auth, db } = openBrowser();
    const person = aPerson();
    await signUp(auth, db, person);
    await signOut(auth);
    await site.resetMeter();
    const { uid } = await signIn(auth, person.email, person.password);
    await (await openSession(db, uid, { signedIn: true })).settled;
    expect(await site.reads()).toBe(2);
  });

  it('tells whoever listens who came and who went', async () => {
    const { auth, db } = openBrowser();
    const told: (string | null)[] = [];
    const stop = onAuthChange(auth, (identity) => told.push(identity?.uid ?? null));
    await auth.authStateReady();
    const { uid } = await signUp(auth, db, aPerson());
    await signOut(auth);
    stop();
    expect(told).toEqual([null, uid, null]);
  });

  it.each([
    [{ password: 'otra-clave' }, /^auth\/(wrong-password|invalid-credential)$/],
    [{ email: `nadie-${run}@demo.test` }, /^auth\/(user-not-found|invalid-credential)$/],
  ])('with %j is refused', async (over, code) => {
    const { auth, db } = openBrowser();
    const person = aPerson();
    await signUp(auth, db, person);
    await signOut(auth);
    const { email, password } = { ...person, ...over };
    await expect(signIn(auth, email, password)).rejects.toMatchObject({ code: expect.stringMatching(code) });
  });

  it('without a connection says that', async () => {
    const app = initializeApp({ projectId: site.projectId, apiKey: 'demo' }, `sin-red-${run}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, 'http://127.0.0.1:1', { disableWarnings: true });
    browsers.push({ auth, db: site.visitor });
    await expect(signIn(auth, 'a@demo.test', 'secreta1')).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    });
  });
});

describe.skipIf(!authHost)('passwords', () => {
  it('change only with the current one', async () => {
    const { auth, db } = openBrowser();
    const person = aPerson();
    await signUp(auth, db, person);
    await expect(changePassword(auth, 'equivocada', 'nueva-clave')).rejects.toMatchObject({
      code: expect.stringMatching(/wrong-password|invalid-credential/),
    });
    await changePassword(auth, person.password, 'nueva-clave');
    await signOut(auth);
    await expect(signIn(auth, person.email, person.password)).rejects.toMatchObject({
      code: expect.stringMatching(BAD_CREDENTIALS),
    });
    await expect(signIn(auth, person.email, 'nueva-clave')).resolves.toMatchObject({ nombre: 'Ana Soto' });
  });

  it('are recovered with the same answer whether or not the address has an account', async () => {
    const { auth, db } = openBrowser();
    const person = aPerson();
    await signUp(auth, db, person);
    await expect(sendReset(auth, person.email)).resolves.toBeUndefined();
    await expect(sendReset(auth, `nadie-${run}@demo.test`)).resolves.toBeUndefined();
  });

  it('are not asked of nobody', async () => {
    const { auth } = openBrowser();
    await expect(reauthenticate(auth, 'x')).rejects.toMatchObject({ code: 'auth/no-current-user' });
  });
});

describe.skipIf(!authHost)('the first administrator', () => {
  const root = () => aPerson({ nombre: 'Administrador' });

  it('is created once; who comes second is told and leaves no user behind', async () => {
    const first = openBrowser();
    const account = await signUpAdministrator(first.auth, first.db, root());
    expect(account).toMatchObject({ rol: 'administrador' });
    const second = openBrowser();
    const late = root();
    await expect(signUpAdministrator(second.auth, second.db, late)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await expect(signIn(second.auth, late.email, late.password)).rejects.toMatchObject({
      code: expect.stringMatching(BAD_CREDENTIALS),
    });
  });

  it('in a race is one, and the loser can still sign up as a member', async () => {
    const racers = [0, 1].map(() => ({ ...openBrowser(), person: root() }));
    const outcomes = await Promise.allSettled(
      racers.map(({ auth, db, person }) => signUpAdministrator(auth, db, person)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const loser = racers[outcomes.findIndex(({ status }) => status === 'rejected')];
    if (!loser) throw new Error('nobody lost');
    expect(currentUid(loser.auth)).toBeNull();
    // Under the winner's own name nobody signs up.
    const another = { ...loser.person, nombre: 'Elena Rojas' };
    await expect(signUp(loser.auth, loser.db, another)).resolves.toMatchObject({ rol: 'usuario' });
  });

  it('cut short before its record was stored is completed by trying again', async () => {
    const { auth, db } = openBrowser();
    const person = root();
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', times: 4 });
    await expect(signUpAdministrator(auth, db, person, instantClock())).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(signUpAdministrator(auth, db, person)).resolves.toMatchObject({ rol: 'administrador' });
  });

  it('is not made of a member, who keeps the account', async () => {
    const { auth, db } = openBrowser();
    const person = aPerson();
    await signUp(auth, db, person);
    await expect(signUpAdministrator(auth, db, person)).rejects.toMatchObject({
      code: 'already-exists',
    });
    const { uid } = await signIn(auth, person.email, person.password);
    expect(await fetchAccount(db, uid)).toMatchObject({ rol: 'usuario' });
  });
});

describe.skipIf(!authHost)('the whole life of a member', () => {
  beforeEach(() => save(site.admin, 'a1'));

  it('comments, saves a favourite, and goes without a trace of a name', async () => {
    const { auth, db } = openBrowser();
    const person = aPerson();
    const { uid } = await signUp(auth, db, person);
    await addFavourite(db, uid, 'a1');
    const words = { id: newId(), autor: 'Ana', contenido: 'Muy claro.' };
    const avatar = '/img/avatares/rey.svg';
    await updateDoc(doc(site.admin, 'usuarios', uid), { avatar });
    await addComment(
      db,
      newComment(
        { uid, nombre: 'Ana', rol: 'usuario', avatar },
        { id: 'a1', titulo: 'Caminos de piedra' },
        words,
      ),
    );
    await reauthenticate(auth, person.password);
    await deleteAccountData(db, uid);
    await deleteAuthUser(auth);
    expect(currentUid(auth)).toBeNull();
    expect(await stored(site.admin, `usuarios/${uid}`)).toBeUndefined();
    const left = await stored(site.admin, `articulos/a1/comentarios/${words.id}`);
    expect(left).toMatchObject({ autor: 'Usuario eliminado', autorId: 'eliminado' });
    expect(left).not.toHaveProperty('autorAvatar');
    await expect(signIn(auth, person.email, person.password)).rejects.toMatchObject({
      code: expect.stringMatching(BAD_CREDENTIALS),
    });
  });
});
