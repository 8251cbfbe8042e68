import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { deleteAccount, install, newborn, signUp } from '../commits';
import { account, type Data, type Given, profileOf, withAccount } from '../fixtures';
import { type Attempt, acting, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const ACCOUNT = '/usuarios/{uid}';
const THEIRS = 'usuarios/uid-usuario';
const notAdministrators: Who = everyoneBut('administrador');

// biome-ignore format: a row is a line
const READ: readonly Row[] = [
  ...table(ACCOUNT, 'get', [
    [everyoneBut('visitante'), 'may',     'read its own account', (db, { uid }) => getDoc(doc(db, 'usuarios', uid))],
    [['moderador', 'administrador'], 'may',     "read another's account", (db) => getDoc(doc(db, THEIRS))],
    [everyoneBut('usuario', 'moderador', 'administrador'), 'may not', "read another's account", (db) => getDoc(doc(db, THEIRS))],
    ['moderador',            'may not', "read another's account while suspended",
      (db) => getDoc(doc(db, THEIRS)), withAccount('moderador', { estado: 'suspendido' })],
  ]),
  ...table(ACCOUNT, 'list', [
    ['administrador',   'may',     'list 50 accounts of one role, by name',
      (db) => getDocs(query(collection(db, 'usuarios'), where('rol', '==', 'usuario'), limit(50)))],
    ['administrador',   'may not', 'list 51 accounts at once', (db) => getDocs(query(collection(db, 'usuarios'), limit(51)))],
    ['administrador',   'may not', 'list accounts while suspended',
      (db) => getDocs(query(collection(db, 'usuarios'), limit(1))),
      withAccount('administrador', { estado: 'suspendido' })],
    [notAdministrators, 'may not', 'list accounts', (db) => getDocs(query(collection(db, 'usuarios'), limit(1)))],
    [notAdministrators, 'may not', 'look an account up by its e-mail',
      (db) => getDocs(query(collection(db, 'usuarios'), where('email', '==', 'otro@demo.test'), limit(1)))],
    [notAdministrators, 'may not', 'list its own account',
      (db, { uid }) => getDocs(query(collection(db, 'usuarios'), where('uid', '==', uid), limit(1)))],
    [EVERYONE,          'may not', 'list accounts as a collection group', (db) => getDocs(query(collectionGroup(db, 'usuarios'), limit(1)))],
  ]),
];

const PAST = Timestamp.fromMillis(0);
const BUCKET = 'http://127.0.0.1:9199/v0/b/demo-evidencias.appspot.com/o';
const WRONG: readonly [what: string, changes: Data][] = [
  ['with another uid in it', { uid: 'uid-otro' }],
  ["with another's e-mail", { email: 'otro@demo.test' }],
  ['with a blank name', { nombre: '  ' }],
  ['with a name of 81 characters', { nombre: 'x'.repeat(81) }],
  ['with a map for a name', { nombre: { es: 'Marta' } }],
  ['with a biography of 501 characters', { biografia: 'x'.repeat(501) }],
  ['with a list for a biography', { biografia: ['De Chillán'] }],
  ['with null for a biography', { biografia: null }],
  ['with an avatar elsewhere', { avatar: 'https://example.org/yo.svg' }],
  ['with an avatar that begins well', { avatar: '/img/avatares/../../rastro.svg' }],
  ["with another's picture", { avatar: `${BUCKET}/avatares%2Fuid-otro%2Fyo.webp?alt=media` }],
  [
    'with a picture in another bucket',
    { avatar: `${BUCKET.replace('demo', 'x')}/avatares%2Fuid-nuevo%2Fyo.webp` },
  ],
  ['with a picture that is no avatar', { avatar: `${BUCKET}/articulos%2Fuid-nuevo%2Fyo.webp?alt=media` }],
  ['with an address of 501 characters', { avatar: `/img/avatares/${'x'.repeat(501 - 18)}.svg` }],
  ['with a number for an avatar', { avatar: 7 }],
  ['as administrador', { rol: 'administrador', permisos: defaultPermissions('administrador') }],
  ['as editor', { rol: 'editor', permisos: defaultPermissions('editor') }],
  ['with a role that does not exist', { rol: 'dueño' }],
  ['suspended', { estado: 'suspendido' }],
  ['with the permissions of an autor', { permisos: defaultPermissions('autor') }],
  ['with a permission less', { permisos: { ...defaultPermissions('usuario'), comentar: false } }],
  [
    'with a permission that is not true or false',
    { permisos: { ...defaultPermissions('usuario'), comentar: 'sí' } },
  ],
  ['without any permission', { permisos: {} }],
  ['with points', { puntos: 5 }],
  ['with a text for points', { puntos: '0' }],
  // The SDK sends minus zero as a double.
  ['with a double for points', { puntos: -0 }],
  ['with a level', { nivelActividad: 'Experto' }],
  ['with a badge', { insignias: ['explorador'] }],
  ['with a favourite', { articulosFavoritos: ['publicado'] }],
  ['with a map for favourites', { articulosFavoritos: {} }],
  ['with articles', { articulosCount: 1 }],
  ['with comments', { comentariosCount: 1 }],
  ['with topics', { temasForoCount: 1 }],
  ['with replies', { respuestasForoCount: 1 }],
  ['long ago', { fechaRegistro: PAST }],
  ['changed long ago', { fechaActualizacion: PAST }],
  ['seen long ago', { ultimoAcceso: PAST }],
  ['active long ago', { ultimaActividad: PAST }],
  ['with another event', { ultimoEvento: { tipo: 'favorito', id: 'publicado' } }],
  ['with one more field', { esAdmin: true }],
];

const born =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    setDoc(doc(db, 'usuarios', uid), newborn(uid, changes));
const bornWithout =
  (field: string): Attempt =>
  (db, { uid }) => {
    const { [field]: _, ...rest } = newborn(uid);
    return setDoc(doc(db, 'usuarios', uid), rest);
  };
/** What is asked of the account alone: its public side is there already. */
const PROFILE: Given = { 'perfiles/uid-nuevo': profileOf(account('usuario')) };
const UNINSTALLED = { 'sistema/instalacion': null };

// biome-ignore format: a row is a line
const CREATE = table(ACCOUNT, 'create', [
  ['nuevo',              'may',     'be born, with its profile', acting(signUp)],
  ['nuevo',              'may',     'be born with every text at its limit',
    born({ nombre: 'ñ'.repeat(80), biografia: 'á'.repeat(500), avatar: '/img/avatares/rey.svg' }), PROFILE],
  ['nuevo',              'may',     'be born with its own picture', born({ avatar: `${BUCKET}/avatares%2Fuid-nuevo%2Fyo.webp?alt=media` }), PROFILE],
  // By its public side others tell whether an account is there.
  ['nuevo',              'may not', 'be born without its public side', born({})],
  ...WRONG.map(([what, changes]): Line => ['nuevo', 'may not', `be born ${what}`, born(changes), PROFILE]),
  ...Object.keys(newborn('uid-nuevo')).map((field): Line => ['nuevo', 'may not', `be born without ${field}`, bornWithout(field), PROFILE]),
  [everyoneBut('nuevo'), 'may not', 'make an account for another',
    (db, { uid }) => setDoc(doc(db, 'usuarios/uid-nuevo'), { ...newborn(uid), uid: 'uid-nuevo', ultimoEvento: { tipo: 'alta', id: 'uid-nuevo' } }),
    PROFILE],
  ['nuevo',              'may not', 'be born again after it left', acting(signUp), { 'bajas/uid-nuevo': { fecha: Timestamp.now() } }],
  ['nuevo',              'may',     'become the first administrator', acting(install), UNINSTALLED],
  ['nuevo',              'may not', 'become the second administrator', acting(install)],
  ['nuevo',              'may not', 'become administrator where there is one, without marking it again', acting(install, { mark: null })],
  ['nuevo',              'may not', 'become administrator without marking the site as installed', acting(install, { mark: null }), UNINSTALLED],
  ['nuevo',              'may not', 'be born editor by marking the site as installed',
    acting(install, { account: { rol: 'editor', permisos: defaultPermissions('editor') } }), UNINSTALLED],
]);

/** As the REST API takes it; a time of the server is none of these. */
function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return {
    mapValue: { fields: Object.fromEntries(Object.entries(Object(value)).map(([k, v]) => [k, encode(v)])) },
  };
}
const TIMES = ['fechaRegistro', 'fechaActualizacion', 'ultimoAcceso', 'ultimaActividad'];

/** A member is born, with some numbers as doubles. */
const bornWith =
  (doubles: readonly string[]): Attempt =>
  (db, { uid, commit }) => {
    const born = Object.entries(newborn(uid)).filter(([field]) => !TIMES.includes(field));
    const stored = ([field, value]: [string, unknown]) =>
      doubles.includes(field) ? { doubleValue: value } : encode(value);
    return commit([
      {
        update: {
          name: `projects/${db.app.options.projectId}/databases/(default)/documents/usuarios/${uid}`,
          fields: Object.fromEntries(born.map((one) => [one[0], stored(one)])),
        },
        updateTransforms: TIMES.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
      },
    ]);
  };
/** Nobody could change such an account, and the staff not suspend it. */
// biome-ignore format: a row is a line
const HALF_WHOLE = table(ACCOUNT, 'create', [
  ['nuevo', 'may',     'be born with whole numbers', bornWith([]), PROFILE],
  ...['puntos', 'comentariosCount', 'respuestasForoCount'].map((field): Line =>
    ['nuevo', 'may not', `be born with ${field} that no counter goes on from`, bornWith([field]), PROFILE]
  ),
]);

// biome-ignore format: a row is a line
const DELETE = table(ACCOUNT, 'delete', [
  ['usuario',              'may',     'delete its account with its profile', acting(deleteAccount)],
  ['nuevo',                'may not', 'delete once more what is gone', acting(deleteAccount, null)],
  ['usuario',              'may not', 'delete its account and leave no mark of it', acting(deleteAccount, null)],
  ['usuario',              'may not', 'delete its account and begin another in one commit', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.delete(doc(db, 'usuarios', uid));
    batch.delete(doc(db, 'perfiles', uid));
    batch.set(doc(db, 'bajas', uid), { fecha: serverTimestamp() });
    batch.set(doc(db, 'usuarios', uid), newborn(uid));
    return batch.commit();
  }],
  ['usuario',              'may not', 'delete its account and leave its profile', (db, { uid }) => deleteDoc(doc(db, 'usuarios', uid))],
  [['suspendido', 'pendiente'], 'may not', 'delete its account, to be born again', acting(deleteAccount)],
  [everyoneBut('usuario'), 'may not', "delete another's account", (db) => deleteDoc(doc(db, THEIRS)), { 'perfiles/uid-usuario': null }],
]);

/** Birth, reading and end of an account. */
export const ACCOUNTS: readonly Row[] = [...READ, ...CREATE, ...HALF_WHOLE, ...DELETE];
