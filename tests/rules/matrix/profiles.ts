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
import { account, type Data, profileOf } from '../fixtures';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const PROFILE = '/perfiles/{uid}';
const anyone = rowsOf(PROFILE);
const member = rowsOf(PROFILE, ['usuario']);
const administrator = rowsOf(PROFILE, ['administrador']);
const others = rowsOf(PROFILE, everyoneBut('usuario'));

/** The stored account has earned more than its profile says. */
const AHEAD = { 'usuarios/uid-usuario': account('usuario', { puntos: 15, nombre: 'Otro nombre' }) };
const NO_PROFILE = { 'perfiles/uid-usuario': null };
const sync =
  (changes: Data, stored: Data = {}): Attempt =>
  (db) =>
    setDoc(doc(db, 'perfiles/uid-usuario'), { ...profileOf(account('usuario', stored)), ...changes });

const participants = rowsOf(PROFILE, ['usuario', 'otro', 'autor', 'editor', 'moderador']);
const outsiders = rowsOf(PROFILE, ['visitante', 'nuevo', 'suspendido', 'pendiente']);
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
export const PROFILES: readonly Row[] = [
  anyone.may('get', 'read a profile', (db) => getDoc(doc(db, 'perfiles/uid-usuario'))),
  administrator.may('list', 'list 50 profiles', (db) =>
    getDocs(query(collection(db, 'perfiles'), limit(50))),
  ),
  administrator.mayNot('list', 'list 51 profiles', (db) =>
    getDocs(query(collection(db, 'perfiles'), limit(51))),
  ),
  participants.may('list', 'find ten profiles by their name', (db) => getDocs(named(db, 10))),
  participants.mayNot('list', 'find eleven profiles by their name', (db) => getDocs(named(db, 11))),
  outsiders.mayNot('list', 'find a profile by its name', (db) => getDocs(named(db, 1))),
  rowsOf(PROFILE, ['suspendido']).mayNot('list', 'find a profile while suspended', (db) =>
    getDocs(named(db, 1)),
  ),
  rowsOf(PROFILE, ['sin-verificar']).mayNot(
    'list',
    'find a profile without a proven e-mail',
    (db) => getDocs(named(db, 1)),
    { 'usuarios/uid-sin-verificar': account('sin-verificar', { nombre: 'Nombre de sin-verificar' }) },
  ),
  rowsOf(PROFILE, ['nuevo']).may('create', 'publish its profile with its account', (db, { uid }) =>
    signUp(db, uid),
  ),
  rowsOf(PROFILE, ['nuevo']).mayNot('create', 'publish a profile without an account', (db, { uid }) =>
    setDoc(doc(db, 'perfiles', uid), profileOf(account('nuevo'))),
  ),
  member.may('create', 'publish its profile again', sync({}), NO_PROFILE),
  others.mayNot('create', "publish another's profile", sync({}), NO_PROFILE),
  member.may(
    'update',
    'bring its profile up to date',
    sync({}, { puntos: 15, nombre: 'Otro nombre' }),
    AHEAD,
  ),
  rowsOf(PROFILE, ['suspendido', 'pendiente']).may(
    'update',
    'bring its profile up to date',
    (db, { uid }) => setDoc(doc(db, 'perfiles', uid), profileOf(account(uid.replace('uid-', '')))),
    {
      'perfiles/uid-suspendido': profileOf(account('suspendido', { puntos: 3 })),
      'perfiles/uid-pendiente': profileOf(account('pendiente', { puntos: 3 })),
    },
  ),
  member.mayNot('update', 'write its profile as it is', sync({})),
  member.mayNot('update', 'leave its profile behind its account', sync({ biografia: '' }), AHEAD),
  ...Object.entries(DIFFERENT).map(([field, value]) =>
    member.mayNot('update', `publish another ${field}`, sync({ [field]: value })),
  ),
  member.mayNot('update', 'publish its e-mail', sync({ email: 'usuario@demo.test' })),
  member.mayNot('update', 'publish less', (db) =>
    setDoc(doc(db, 'perfiles/uid-usuario'), { nombre: 'Nombre de usuario' }),
  ),
  others.mayNot(
    'update',
    "bring another's profile up to date",
    sync({}, { puntos: 15, nombre: 'Otro nombre' }),
    AHEAD,
  ),
  member.may('delete', 'delete its profile with its account', (db, { uid }) => deleteAccount(db, uid)),
  member.mayNot('delete', 'delete its profile and keep its account', (db, { uid }) =>
    deleteDoc(doc(db, 'perfiles', uid)),
  ),
  rowsOf(PROFILE, ['nuevo']).mayNot('delete', 'delete a profile that is not there', (db, { uid }) =>
    deleteDoc(doc(db, 'perfiles', uid)),
  ),
  rowsOf(PROFILE, ['nuevo']).may(
    'delete',
    'delete the profile that its account left',
    (db, { uid }) => deleteDoc(doc(db, 'perfiles', uid)),
    { 'perfiles/uid-nuevo': profileOf(account('nuevo')) },
  ),
  member.may(
    'delete',
    'delete its account that has no profile',
    (db, { uid }) => deleteAccount(db, uid),
    NO_PROFILE,
  ),
  others.mayNot('delete', "delete another's profile", (db) => deleteDoc(doc(db, 'perfiles/uid-usuario'))),
  others.mayNot(
    'delete',
    'delete the profile of an account that is gone',
    (db) => deleteDoc(doc(db, 'perfiles/uid-usuario')),
    { 'usuarios/uid-usuario': null },
  ),
];
