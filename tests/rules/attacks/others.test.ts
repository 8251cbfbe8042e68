import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { addFavourite, deleteAccount, paced } from '../commits';
import { account, award, type Data, profileOf } from '../fixtures';
import { snapshot } from '../snapshot';
import { besiege, ME, MINE, OTHER } from './support';

const site = besiege('demo-ataques-others');
const { batched, expectRefused, refuses } = site;

describe('others’ accounts', () => {
  refuses([
    [
      'their profile',
      () => updateDoc(doc(site.db, OTHER), { nombre: 'Burlado', fechaActualizacion: serverTimestamp() }),
    ],
    ['their points', () => updateDoc(doc(site.db, OTHER), { puntos: 0 })],
    [
      'their counters',
      () =>
        updateDoc(doc(site.db, OTHER), {
          comentariosCount: increment(-1),
          ultimoEvento: { tipo: 'comentario-borrado', id: 'suyo', articulo: 'publicado' },
        }),
    ],
    [
      'their awards',
      () => setDoc(doc(site.db, `${OTHER}/premios/favorito-publicado`), award('favorito', 'publicado', 5)),
    ],
    ['their favourites', () => addFavourite(site.db, 'uid-otro', 'publicado')],
    [
      'their public profile',
      () => setDoc(doc(site.db, 'perfiles/uid-otro'), { ...profileOf(account('otro')), nombre: 'Burlado' }),
    ],
    ['the end of their account', () => deleteAccount(site.db, 'uid-otro')],
    ['their e-mail, directly', () => getDoc(doc(site.db, OTHER))],
    [
      'their e-mail, by a query',
      () => getDocs(query(collection(site.db, 'usuarios'), where('uid', '==', 'uid-otro'), limit(1))),
    ],
    [
      'their e-mail, by guessing it',
      () => getDocs(query(collection(site.db, 'usuarios'), where('email', '==', 'otro@demo.test'), limit(1))),
    ],
    [
      'their e-mail, by a collection group',
      () => getDocs(query(collectionGroup(site.db, 'usuarios'), limit(1))),
    ],
    [
      'their e-mail, in the order of a query',
      () => getDocs(query(collection(site.db, 'usuarios'), orderBy('email'), limit(1))),
    ],
    ['their awards, by a query', () => getDocs(query(collection(site.db, `${OTHER}/premios`), limit(1)))],
    [
      'everybody’s awards, by a collection group',
      () => getDocs(query(collectionGroup(site.db, 'premios'), limit(1))),
    ],
  ]);

  it('no public document holds an e-mail', async () => {
    const all = await snapshot(site.backend);
    const open = Object.entries(all).filter(([path]) => /^(perfiles|articulos|insignias)\//.test(path));
    expect(open.length).toBeGreaterThan(10);
    expect(JSON.stringify(open)).not.toContain('@demo.test');
  });
});

/** Where the member's own pictures are. */
const OWN_PLACE = 'http://127.0.0.1:9199/v0/b/demo-evidencias.appspot.com/o/avatares%2Fuid-usuario%2F';

describe('profiles', () => {
  const publish = (changes: Data) => () =>
    setDoc(doc(site.db, `perfiles/${ME}`), { ...profileOf(account('usuario')), ...changes });
  refuses([
    ['with another role', publish({ rol: 'administrador' })],
    ['with more points', publish({ puntos: 5000 })],
    ['with another name than the account’s', publish({ nombre: 'Administración' })],
    ['with a picture that watches its readers', publish({ avatar: 'https://rastro.example.org/p.gif' })],
    ['with an e-mail', publish({ email: 'usuario@demo.test' })],
    ['that outlive their account', () => batched((batch) => batch.delete(doc(site.db, MINE)))],
    ['taken away from their account', () => batched((batch) => batch.delete(doc(site.db, `perfiles/${ME}`)))],
  ]);

  it('take an own picture, and leave alone one of before that nobody is shown any more', async () => {
    const change = (changes: Data) =>
      updateDoc(doc(site.db, MINE), {
        ...changes,
        fechaActualizacion: serverTimestamp(),
        ...paced('perfil'),
      });
    await change({ avatar: `${OWN_PLACE}a.webp?alt=media&token=4b2c-9` });
    const former = 'https://firebasestorage.googleapis.com/v0/b/x/o/avatares%2Fuid-usuario%2Fa.webp';
    await site.give({ avatar: former });
    await change({ biografia: 'De Chillán' });
    await change({ avatar: null });
    await expectRefused(() => change({ avatar: former }));
  });

  it.each([
    'https://rastro.example.org/p.gif',
    'http://firebasestorage.googleapis.com/v0/b/x/o/avatares%2Fuid-usuario%2Fa.webp',
    'https://firebasestorage.googleapis.com.example.org/v0/b/x/o/avatares%2Fuid-usuario%2Fa.webp',
    'https://firebasestorage.googleapis.com/v0/b/x/o/avatares%2Fuid-otro%2Fa.webp',
    'https://firebasestorage.googleapis.com/v0/b/ajeno.appspot.com/o/avatares%2Fuid-usuario%2Fa.webp',
    `${OWN_PLACE.replace('demo-evidencias.', 'ajeno.')}a.webp`,
    `${OWN_PLACE.replace('evidencias.', 'evidenciasx')}a.webp`,
    // A browser takes these for the slashes that they are not.
    `${OWN_PLACE}\\..\\..\\..\\b\\ajeno.appspot.com\\o\\a.webp`,
    `${OWN_PLACE}a.webp?alt=media#/`,
    '//example.org/img/avatares/rey.svg',
    '/img/avatares/../../x.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '',
  ])('never take the avatar %s', (avatar) =>
    expectRefused(() =>
      updateDoc(doc(site.db, MINE), { avatar, fechaActualizacion: serverTimestamp(), ...paced('perfil') }),
    ),
  );
});
