import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { skeletonOf } from '@/model/users/names';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { addComment, install, paced, signUp } from '../commits';
import { type Data, type Given, withAccount } from '../fixtures';
import { type Attempt, acting, EVERYONE, everyoneBut, type Line, type Row, table } from './row';

const NAME = '/nombres_reservados/{nombre}';
const ACCOUNT = '/usuarios/{uid}';
const COMMENT = '/articulos/{articulo}/comentarios/{comentario}';

const pathOf = (name: string) => `nombres_reservados/${skeletonOf(name)}`;
const OF_EDITOR = pathOf('Nombre de editor');
const FREE: Given = { [OF_EDITOR]: null };

const reserve =
  (uid: string, name: string, more: Data = {}): Attempt =>
  (db) =>
    setDoc(doc(db, pathOf(name)), { uid, ...more });
const rename =
  (nombre: unknown, changes: Data = {}): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), {
      nombre,
      fechaActualizacion: serverTimestamp(),
      ...paced('perfil'),
      ...changes,
    });

/** An administrador gives usuario a role, and reserves its name, or another. */
const promote =
  (rol: Role, name: string | null = 'Nombre de usuario'): Attempt =>
  (db) => {
    const batch = writeBatch(db);
    const permisos = defaultPermissions(rol);
    batch.update(doc(db, 'usuarios/uid-usuario'), { rol, permisos, fechaActualizacion: serverTimestamp() });
    if (name) batch.set(doc(db, pathOf(name)), { uid: 'uid-usuario' });
    return batch.commit();
  };
/** An editor takes another name, which is reserved, and lets go of its own. */
const renameEditor =
  (nombre: string, reserved: string | null = nombre): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'usuarios', uid), {
      nombre,
      fechaActualizacion: serverTimestamp(),
      ...paced('perfil'),
    });
    if (reserved) batch.set(doc(db, pathOf(reserved)), { uid });
    batch.delete(doc(db, OF_EDITOR));
    return batch.commit();
  };
const demote = (db: Firestore): Promise<void> => {
  const batch = writeBatch(db);
  const permisos = defaultPermissions('usuario');
  batch.update(doc(db, 'usuarios/uid-editor'), {
    rol: 'usuario',
    permisos,
    fechaActualizacion: serverTimestamp(),
  });
  batch.delete(doc(db, OF_EDITOR));
  return batch.commit();
};

/** As somebody of the staff is called, to a hasty eye. */
const LOOKALIKES = [
  'Nombre de editor',
  'NOMBRE DE EDITOR',
  'Nómbre dé Ëditor',
  'N0mbre de Ed1tor',
  'Nombre-de.editor',
  'Nornbre de edltor',
  'Ńombŕé đě ĕďĭţōř',
  'Nombre\u0301 de editor',
];
const STAFF_WORDS = [
  'Administrador',
  'Admin',
  '4dm1n',
  'El Moderador',
  'Moderación',
  'Soporte',
  'Equipo del foro',
  'Mod',
  'Evidencias del Libro de Mormón',
  'Usuario eliminado',
];
const NO_NAMES: readonly [what: string, name: unknown][] = [
  ['of Cyrillic letters', 'Аdmin'],
  ['of Greek letters', 'Μαρία'],
  ['of Cherokee letters', 'Ꭺna'],
  ['of letters of full width', 'Ａna'],
  ['of emoji', 'Ana 😀'],
  ['of digits', '12345'],
  ['of marks', '\u0301\u0301'],
  ['of three marks on a letter', 'Ana\u0301\u0302\u0303'],
  ['with a line break', 'Ana\nLuisa'],
  ['with a tab', 'Ana\tLuisa'],
  ['with NUL', 'Ana\0'],
  ['with a letter without width', 'An\u200Ba'],
  ['with a joiner', 'An\u200Da'],
  ['written from right to left', '\u202Eana'],
  ['with a mark of direction', 'Ana\u200F'],
  ['isolated', '\u2066Ana\u2069'],
  ['with a soft hyphen', 'A\u00ADna'],
  ['with an angle bracket', '<b>Ana'],
];
const NAMES = [
  'José Ñuñez Müller',
  "D'Angelo O’Neill",
  'Ana-María (Nita) & Luis',
  'J. R. R. 2',
  'Łukasz Žižek',
  'Nguyễn Văn',
  'g\u0303uarani\u0302',
];

/** The names that look like the staff's. */
// biome-ignore format: a row is a line
export const RESERVED_NAMES: readonly Row[] = [
  ...table(NAME, 'get', [
    [EVERYONE, 'may',     'ask whether a name is reserved', (db) => getDoc(doc(db, OF_EDITOR))],
  ]),
  ...table(NAME, 'list', [
    [EVERYONE, 'may not', 'list the names that are reserved', (db) => getDocs(query(collection(db, 'nombres_reservados'), limit(1)))],
  ]),
  ...table(NAME, 'update', [
    [EVERYONE, 'may not', 'take a name that is reserved over', (db, { uid }) => setDoc(doc(db, pathOf('Nombre de moderador')), { uid })],
  ]),
  ...table(NAME, 'create', [
    [['editor', 'administrador'], 'may',     'reserve the name of an editor', reserve('uid-editor', 'Nombre de editor'), FREE],
    [everyoneBut('editor', 'administrador'), 'may not', 'reserve the name of an editor', reserve('uid-editor', 'Nombre de editor'), FREE],
    ['administrador',        'may not', 'reserve a name for who has another', reserve('uid-editor', 'Nombre de nadie')],
    ['administrador',        'may not', 'reserve a name for a member', reserve('uid-usuario', 'Nombre de usuario')],
    ['administrador',        'may not', 'reserve a name and more', reserve('uid-editor', 'Nombre de editor', { html: '' }), FREE],
  ]),
  ...table(NAME, 'delete', [
    ['administrador',        'may',     'let go of the name of who is of the staff no more', demote],
    ['administrador',        'may',     'let go of the name of who is gone', (db) => deleteDoc(doc(db, OF_EDITOR)), { 'usuarios/uid-editor': null }],
    ['administrador',        'may not', 'let go of the name of who is of the staff', (db) => deleteDoc(doc(db, OF_EDITOR))],
    [everyoneBut('administrador', 'editor'), 'may not', 'let go of a name of another',
      (db) => deleteDoc(doc(db, OF_EDITOR)), withAccount('editor', { rol: 'usuario' })],
    ['editor',               'may',     'let go of its former name', renameEditor('Elena Rojas')],
  ]),
  ...table(ACCOUNT, 'update', [
    ...NAMES.map((name): Line => ['usuario', 'may', `be called ${name}`, rename(name)]),
    ...LOOKALIKES.map((name): Line => ['usuario', 'may not', `be called ${JSON.stringify(name)}, as an editor is`, rename(name)]),
    ...STAFF_WORDS.map((name): Line => ['usuario', 'may not', `be called ${name}`, rename(name)]),
    ...NO_NAMES.map(([what, name]): Line => ['usuario', 'may not', `have a name ${what}`, rename(name)]),
    ['usuario',              'may',     'keep a name that was reserved for it',
      rename('NOMBRE DE USUARIO'), { [pathOf('Nombre de usuario')]: { uid: 'uid-usuario' } }],
    ['usuario',              'may',     'write its biography under a name of old times',
      (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), { biografia: 'Nueva', fechaActualizacion: serverTimestamp(), ...paced('perfil') }),
      withAccount('usuario', { nombre: 'Мария' })],
    ['editor',               'may',     'take another name, which is reserved', renameEditor('Elena Rojas')],
    ['editor',               'may not', 'take another name, which is not reserved', renameEditor('Elena Rojas', null)],
    ['editor',               'may not', 'take the name of a moderador', rename('Nombre de moderador')],
    ['administrador',        'may',     'make an administrador of somebody', promote('administrador')],
    [everyoneBut('administrador'), 'may not', 'make an administrador of somebody', promote('administrador')],
    ['administrador',        'may not', 'make an editor of somebody whose name is not reserved', promote('editor', null)],
    ['administrador',        'may',     'make an autor of somebody whose name is not reserved', promote('autor', null)],
    ['administrador',        'may',     'make an editor of somebody with a name of old times',
      promote('editor', null), withAccount('usuario', { nombre: 'Мария' })],
  ]),
  ...table(ACCOUNT, 'create', [
    ['nuevo', 'may not', 'be born with the name of an editor', acting(signUp, { nombre: 'Nombre de Editor' })],
    ['nuevo', 'may not', 'be born an administrador without reserving its name', acting(install, { name: null }), { 'sistema/instalacion': null }],
    ['nuevo', 'may not', 'be born an administrador by what is no name',
      acting(install, { account: { nombre: 'Marta Pérez <b>' } }), { 'sistema/instalacion': null }],
    ['nuevo', 'may',     'be born an administrador who is called so', acting(installAs, 'Administrador'), { 'sistema/instalacion': null }],
  ]),
  ...table(COMMENT, 'create', [
    ...LOOKALIKES.slice(0, 3).map((autor): Line =>
      ['usuario', 'may not', `comment as ${autor}, as an editor is called`, acting(addComment, { comment: { autor } })]
    ),
    ['usuario',              'may not', 'comment as Administrador', acting(addComment, { comment: { autor: 'Administrador' } })],
    [['editor', 'usuario', 'administrador'], 'may',     'sign a comment with its role',
      (db, { uid }) => addComment(db, uid, { comment: { autor: `Nombre de ${uid.slice(4)}`, autorRol: uid.slice(4) } })],
    ['usuario',              'may not', 'sign a comment with a role that is not its own',
      acting(addComment, { comment: { autor: 'Nombre de usuario', autorRol: 'administrador' } })],
    ['editor',               'may not', 'sign a comment with its role under another name',
      acting(addComment, { comment: { autor: 'Lucía', autorRol: 'editor' } })],
  ]),
];

function installAs(db: Firestore, uid: string, nombre: string): Promise<void> {
  return install(db, uid, { account: { nombre }, nombre });
}
