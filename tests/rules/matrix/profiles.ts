import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { deleteAccount, signUp } from '../commits';
import { account, type Data, profileOf, withAccount } from '../fixtures';
import { type Attempt, acting, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const PROFILE = '/perfiles/{uid}';
const others: Who = everyoneBut('usuario');

/** The stored account has earned more than its profile says. */
const AHEAD = withAccount('usuario', { puntos: 15, nombre: 'Otro nombre' });
const NO_PROFILE = { 'perfiles/uid-usuario': null };
const sync =
  (changes: Data, stored: Data = {}): Attempt =>
  (db) =>
    setDoc(doc(db, 'perfiles/uid-usuario'), { ...profileOf(account('usuario', stored)), ...changes });

const participants: Who = ['usuario', 'otro', 'autor', 'editor', 'moderador'];
const outsiders: Who = ['visitante', 'nuevo', 'suspendido', 'pendiente'];
const named = (db: Firestore, count: number) =>
  query(collection(db, 'perfiles'), where('nombre', 'in', ['Nombre de otro', 'Nadie']), limit(count));

const DIFFERENT: Data = {
  nombre: 'Administración',
  avatar: '/img/avatares/rey.svg',
  biografia: 'Otra',
  rol: 'administrador',
  nivelActividad: 'Experto',
  puntos: 5000,
  insignias: ['erudito'],
  articulosCount: 9,
  comentariosCount: 9,
  temasForoCount: 9,
  respuestasForoCount: 9,
  fechaRegistro: null,
};

/** The public side of an account. */
// biome-ignore format: a row is a line
export const PROFILES: readonly Row[] = [
  ...table(PROFILE, 'get', [
    [EVERYONE, 'may',     'read a profile', (db) => getDoc(doc(db, 'perfiles/uid-usuario'))],
  ]),
  ...table(PROFILE, 'list', [
    ['administrador', 'may',     'list 50 profiles', (db) => getDocs(query(collection(db, 'perfiles'), limit(50)))],
    ['administrador', 'may not', 'list 51 profiles', (db) => getDocs(query(collection(db, 'perfiles'), limit(51)))],
    [participants,    'may',     'find ten profiles by their name', (db) => getDocs(named(db, 10))],
    [participants,    'may not', 'find eleven profiles by their name', (db) => getDocs(named(db, 11))],
    [outsiders,       'may not', 'find a profile by its name', (db) => getDocs(named(db, 1))],
    ['suspendido',    'may not', 'find a profile while suspended', (db) => getDocs(named(db, 1))],
    ['sin-verificar', 'may not', 'find a profile without a proven e-mail',
      (db) => getDocs(named(db, 1)), withAccount('sin-verificar', { nombre: 'Nombre de sin-verificar' })],
  ]),
  ...table(PROFILE, 'create', [
    ['nuevo',   'may',     'publish its profile with its account', acting(signUp)],
    ['nuevo',   'may not', 'publish a profile without an account', (db, { uid }) => setDoc(doc(db, 'perfiles', uid), profileOf(account('nuevo')))],
    ['usuario', 'may',     'publish its profile again', sync({}), NO_PROFILE],
    [others,    'may not', "publish another's profile", sync({}), NO_PROFILE],
  ]),
  ...table(PROFILE, 'update', [
    ['usuario',              'may',     'bring its profile up to date', sync({}, { puntos: 15, nombre: 'Otro nombre' }), AHEAD],
    [['suspendido', 'pendiente'], 'may',     'bring its profile up to date',
      (db, { uid }) => setDoc(doc(db, 'perfiles', uid), profileOf(account(uid.replace('uid-', '')))),
      {
        'perfiles/uid-suspendido': profileOf(account('suspendido', { puntos: 3 })),
        'perfiles/uid-pendiente': profileOf(account('pendiente', { puntos: 3 })),
      }],
    ['usuario',              'may not', 'write its profile as it is', sync({})],
    ['usuario',              'may not', 'leave its profile behind its account', sync({ biografia: '' }), AHEAD],
    ...Object.entries(DIFFERENT).map(([field, value]): Line => ['usuario', 'may not', `publish another ${field}`, sync({ [field]: value })]),
    ['usuario',              'may not', 'publish its e-mail', sync({ email: 'usuario@demo.test' })],
    ['usuario',              'may not', 'publish less', (db) => setDoc(doc(db, 'perfiles/uid-usuario'), { nombre: 'Nombre de usuario' })],
    [others,                 'may not', "bring another's profile up to date", sync({}, { puntos: 15, nombre: 'Otro nombre' }), AHEAD],
  ]),
  ...table(PROFILE, 'delete', [
    ['usuario', 'may',     'delete its profile with its account', acting(deleteAccount)],
    ['usuario', 'may not', 'delete its profile and keep its account', (db, { uid }) => deleteDoc(doc(db, 'perfiles', uid))],
    ['nuevo',   'may not', 'delete a profile that is not there', (db, { uid }) => deleteDoc(doc(db, 'perfiles', uid))],
    ['nuevo',   'may',     'delete the profile that its account left',
      (db, { uid }) => deleteDoc(doc(db, 'perfiles', uid)), { 'perfiles/uid-nuevo': profileOf(account('nuevo')) }],
    ['usuario', 'may',     'delete its account that has no profile', acting(deleteAccount), NO_PROFILE],
    [others,    'may not', "delete another's profile", (db) => deleteDoc(doc(db, 'perfiles/uid-usuario'))],
    [others,    'may not', 'delete the profile of an account that is gone',
      (db) => deleteDoc(doc(db, 'perfiles/uid-usuario')), { 'usuarios/uid-usuario': null }],
  ]),
];
