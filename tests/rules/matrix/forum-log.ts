import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { account, type Data } from '../fixtures';
import { NEW_ID } from '../forum-commits';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const MATCH = '/foro_moderacion/{registro}';
const LINE = 'foro_moderacion/linea';
const staff = rowsOf(MATCH, ['moderador', 'administrador']);
const others = rowsOf(MATCH, everyoneBut('moderador', 'administrador'));
const moderator = rowsOf(MATCH, ['moderador']);

const line = (uid: string, changes: Data = {}): Data => ({
  accion: 'ocultar',
  moderadorId: uid,
  moderadorNombre: `Nombre de ${uid.replace('uid-', '')}`,
  tipo: 'respuesta',
  objetivoId: 'denunciada',
  titulo: 'El oasis de Nahom',
  autorId: 'uid-otro',
  motivo: '',
  reporteId: null,
  fecha: serverTimestamp(),
  ...changes,
});
const note =
  (changes: Data = {}, id = NEW_ID): Attempt =>
  (db, { uid }) =>
    setDoc(doc(db, 'foro_moderacion', id), line(uid, changes));
const read: Attempt = (db) => getDoc(doc(db, LINE));
const list =
  (max: number): Attempt =>
  (db) =>
    getDocs(query(collection(db, 'foro_moderacion'), orderBy('fecha', 'desc'), limit(max)));
const holding = (permission: string, estado = 'activo') => ({
  'usuarios/uid-otro': account('otro', { permisos: { [permission]: true }, estado }),
});

const WRONG: readonly [string, Data][] = [
  ['with one more field', { html: '' }],
  ['of no action', { accion: 'quemar' }],
  ["in another's name", { moderadorId: 'uid-administrador' }],
  ['under another name', { moderadorNombre: 'Otro' }],
  ['of no kind', { tipo: 'otro' }],
  ['about a list', { objetivoId: ['x'] }],
  ['with a long id', { objetivoId: 'x'.repeat(201) }],
  ['with a list for a title', { titulo: ['x'] }],
  ['with a long title', { titulo: 'x'.repeat(201) }],
  ['with a list for a reason', { motivo: ['x'] }],
  ['with a long reason', { motivo: 'x'.repeat(501) }],
  ['with a list of authors', { autorId: ['x'] }],
  ['with a long author', { autorId: 'x'.repeat(129) }],
  ['with a list of reports', { reporteId: ['x'] }],
  ['with a long report', { reporteId: 'x'.repeat(401) }],
  ['in the past', { fecha: Timestamp.fromMillis(0) }],
];

/** What the staff of the forum did. */
export const FORUM_LOG: readonly Row[] = [
  staff.may('get', 'read the log', read),
  others.mayNot('get', 'read the log', read),
  staff.may('list', 'list the log', list(50)),
  staff.mayNot('list', 'list 51 lines of the log', list(51)),
  others.mayNot('list', 'list the log', list(50)),
  staff.may('create', 'note what it does', note()),
  moderator.may(
    'create',
    'note what it thinks of a member',
    note({ accion: 'nota', tipo: 'miembro', motivo: 'x' }),
  ),
  moderator.may(
    'create',
    'note what is of nobody',
    note({ autorId: null, reporteId: 'respuesta_denunciada_uid-usuario' }),
  ),
  ...['procesarReportes', 'moderarForo', 'suspenderUsuarios', 'administrarForo'].map((permission) =>
    rowsOf(MATCH, ['otro']).may(
      'create',
      `note what it does with ${permission}`,
      note(),
      holding(permission),
    ),
  ),
  rowsOf(MATCH, ['otro']).mayNot(
    'create',
    'note what it does while suspended',
    note(),
    holding('moderarForo', 'suspendido'),
  ),
  others.mayNot('create', 'note what it does', note()),
  ...WRONG.map(([what, changes]) => moderator.mayNot('create', `note something ${what}`, note(changes))),
  moderator.mayNot('create', 'note something under an id of its own', note({}, 'mio')),
  rowsOf(MATCH).mayNot('update', 'rewrite the log', (db) => updateDoc(doc(db, LINE), { motivo: 'Otro' })),
  rowsOf(MATCH).mayNot('delete', 'delete from the log', (db) => deleteDoc(doc(db, LINE))),
];
