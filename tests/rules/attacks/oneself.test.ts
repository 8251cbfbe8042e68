import { doc, increment, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import {
  addComment,
  addFavourite,
  changeFavourites,
  deleteAccount,
  install,
  newborn,
  signUp,
} from '../commits';
import { account, type Data } from '../fixtures';
import { besiege, ME, MINE } from './support';

const site = besiege('demo-ataques-oneself');
const { expectRefused, refuses } = site;

describe('giving oneself what one did not earn', () => {
  const GIFTS: Data = {
    rol: 'administrador',
    estado: 'pendiente',
    permisos: defaultPermissions('administrador'),
    puntos: 1000,
    nivelActividad: 'Experto',
    insignias: ['erudito'],
    comentariosCount: 100,
    articulosCount: 1,
    temasForoCount: 2,
    respuestasForoCount: 2,
    email: 'admin@demo.test',
    uid: 'uid-administrador',
    fechaRegistro: Timestamp.fromMillis(0),
    ultimoEvento: { tipo: 'insignia', id: 'erudito' },
  };
  const fields = Object.entries(GIFTS);

  it.each(fields)('%s by itself', (field, value) =>
    expectRefused(() => updateDoc(doc(site.db, MINE), { [field]: value })),
  );
  it.each(fields)('%s hidden in an edit of the profile', (field, value) =>
    expectRefused(() =>
      updateDoc(doc(site.db, MINE), { [field]: value, fechaActualizacion: serverTimestamp() }),
    ),
  );
  it.each(fields)('%s hidden in a visit', (field, value) =>
    expectRefused(() => updateDoc(doc(site.db, MINE), { [field]: value, ultimoAcceso: serverTimestamp() })),
  );
  it.each(fields)('%s by writing the account anew', (field, value) =>
    expectRefused(() => setDoc(doc(site.db, MINE), { ...account('usuario'), [field]: value })),
  );
  refuses([
    [
      'one permission, by its path',
      () => updateDoc(doc(site.db, MINE), { 'permisos.moderarComentarios': true }),
    ],
    ['a whole new account over the old one', () => setDoc(doc(site.db, MINE), newborn(ME))],
    ['points without an event', () => updateDoc(doc(site.db, MINE), { puntos: increment(5) })],
    [
      'points with the event of before',
      () => updateDoc(doc(site.db, MINE), { puntos: increment(5), ultimaActividad: serverTimestamp() }),
    ],
  ]);
});

describe('being born as somebody else', () => {
  const born = (changes: Data) => () => signUp(site.backend.as('nuevo'), 'uid-nuevo', changes);
  refuses([
    ['as administrador', born({ rol: 'administrador', permisos: defaultPermissions('administrador') })],
    ['as editor with the permissions of a usuario', born({ rol: 'editor' })],
    ['with the permissions of an administrador', born({ permisos: defaultPermissions('administrador') })],
    ['with points', born({ puntos: 1000, nivelActividad: 'Experto' })],
    ['with the e-mail of another', born({ email: 'admin@demo.test' })],
    ['under the uid of another', () => signUp(site.backend.as('nuevo'), 'uid-ausente')],
    ['as the second administrator', () => install(site.backend.as('nuevo'), 'uid-nuevo')],
    ['as administrator, with an account already', () => install(site.db, ME)],
    [
      'while the account of before was suspended',
      async () => {
        const suspended = site.backend.as('suspendido');
        await deleteAccount(suspended, 'uid-suspendido');
        await signUp(suspended, 'uid-suspendido');
      },
    ],
  ]);
});

describe('becoming the first administrator', () => {
  it('works once', async () => {
    await site.backend.clear();
    await install(site.backend.as('nuevo'), 'uid-nuevo');
    await expectRefused(() => install(site.backend.as('nuevo'), 'uid-nuevo'));
    await expectRefused(() => install(site.backend.as('otra'), 'uid-otra'));
    await expectRefused(() => install(site.backend.as('otra'), 'uid-otra', { mark: null }));
  });

  it('is not open to an account that is there', async () => {
    await site.backend.clear();
    await setDoc(doc(site.backend.owner, MINE), account('usuario'));
    await expectRefused(() => install(site.db, ME));
    await expectRefused(() => install(site.db, ME, { account: null }));
  });
});

describe.each(['suspendido', 'pendiente'])('a %s', (persona) => {
  const uid = `uid-${persona}`;
  const as = () => site.backend.as(persona);
  refuses([
    ['comments', () => addComment(as(), uid)],
    ['saves a favourite', () => addFavourite(as(), uid, 'publicado')],
    [
      'takes a favourite away',
      () => changeFavourites(as(), uid, { tipo: 'favorito-quitado', id: 'guardado' }, []),
    ],
    ['lifts the measure', () => updateDoc(doc(as(), 'usuarios', uid), { estado: 'activo' })],
    [
      'lifts it with an edit of the profile',
      () =>
        updateDoc(doc(as(), 'usuarios', uid), { estado: 'activo', fechaActualizacion: serverTimestamp() }),
    ],
    ['goes, to come back', () => deleteAccount(as(), uid)],
  ]);
});
