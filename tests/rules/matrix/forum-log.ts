import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Data, withAccount } from '../fixtures';
import {
  acceptAsStaff,
  addAcceptanceLineToBatch,
  addAcceptanceToBatch,
  addCategory,
  addCategoryLineToBatch,
  type CategoryParts,
  editCategory,
  LAST_LINE,
  NEW_ID,
  newLine,
  placeCategories,
  removeCategory,
} from '../forum-commits';
import { topic } from '../forum-fixtures';
import { type Attempt, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const MATCH = '/foro_moderacion/{registro}';
const LINE = 'foro_moderacion/linea';
const staff: Who = ['moderador', 'administrador'];
const others: Who = everyoneBut('moderador', 'administrador');

const note =
  (changes: Data = {}, id = NEW_ID): Attempt =>
  (db, { uid }) =>
    setDoc(doc(db, 'foro_moderacion', id), newLine(uid, changes));
const read: Attempt = (db) => getDoc(doc(db, LINE));
const list =
  (max: number): Attempt =>
  (db) =>
    getDocs(query(collection(db, 'foro_moderacion'), orderBy('fecha', 'desc'), limit(max)));
const holding = (permission: string, estado = 'activo') =>
  withAccount('otro', { permisos: { [permission]: true }, estado });

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
  ['from a list', { de: ['x'], a: '' }],
  ['from a long text', { de: 'x'.repeat(201), a: '' }],
  ['to a list', { de: '', a: ['x'] }],
  ['to a long text', { de: '', a: 'x'.repeat(201) }],
];

type Act = (db: Firestore, uid: string, parts: CategoryParts) => Promise<void>;
const doing =
  (act: Act, parts: CategoryParts = {}): Attempt =>
  (db, { uid }) =>
    act(db, uid, parts);
const editors: Who = ['editor', 'administrador'];
const CATEGORY_ACTS: readonly [string, Act][] = [
  ['creates', addCategory],
  ['changes', editCategory],
  ['places', placeCategories],
  ['deletes', removeCategory],
];
const FALSE_LINES: readonly [string, Data][] = [
  ['as of another kind', { tipo: 'tema' }],
  ["in somebody's history", { autorId: 'uid-otro' }],
  ['under another name', { titulo: 'Otra' }],
];
const GONE: CategoryParts = { id: 'vacia', line: { accion: 'eliminar-categoria', titulo: 'Vacía' } };
const emptying = (changes: Data = {}): Attempt =>
  note({
    accion: 'vaciar-categoria',
    tipo: 'categoria',
    objetivoId: 'general',
    titulo: 'General',
    autorId: null,
    ...changes,
  });

/** Categories: the line comes with the act, and says what it was. */
// biome-ignore format: a row is a line
const CATEGORIES = table(MATCH, 'create', [
  ...CATEGORY_ACTS.flatMap(([what, act]): Line[] => [
    [what === 'deletes' ? 'administrador' : editors, 'may', `note that it ${what} a category`, doing(act)],
    ...FALSE_LINES.map(([how, line]): Line =>
      ['administrador', 'may not', `note that it ${what} a category ${how}`, doing(act, { line })],
    ),
  ]),
  ...['crear', 'editar', 'ordenar', 'eliminar'].map((act): Line =>
    ['moderador', 'may not', `note to have done something to a category (${act})`,
      emptying({ accion: act === 'ordenar' ? 'ordenar-categorias' : `${act}-categoria` })]
  ),
  ['administrador', 'may not', 'note a change under an id of its own', doing(editCategory, { lineId: 'mio' })],
  ['administrador', 'may not', 'note a change under an id of its own that the category names',
    doing(editCategory, { item: { ultimoRegistro: 'mio' }, lineId: 'mio' })],
  ['administrador', 'may not', 'note a deletion under another id beside the one',
    doing((db, uid) => {
      const batch = writeBatch(db);
      batch.delete(doc(db, 'foro_categorias/vacia'));
      for (const lineId of [LAST_LINE, NEW_ID]) addCategoryLineToBatch(batch, db, uid, { ...GONE, lineId });
      return batch.commit();
    })],
  ['administrador', 'may not', 'note the deletion of a category that stays', doing(removeCategory, { item: null })],
  ['administrador', 'may',     'note that it begins to empty a category', emptying()],
  ['moderador',     'may not', 'note that it begins to empty a category', emptying()],
  ...FALSE_LINES.map(([how, line]): Line => ['administrador', 'may not', `note that it begins to empty a category ${how}`, emptying(line)]),
  ['administrador', 'may not', 'note that it begins to empty a category while suspended',
    emptying(), withAccount('administrador', { estado: 'suspendido' })],
]);

const acceptance =
  (line: Data = {}): Attempt =>
  (db, { uid }) =>
    acceptAsStaff(db, uid, { line });
/** A moderator says that the accepted answer of usuario's resolved topic is no more, which it may still be. */
const withdrawing =
  (isTrue: boolean, line: Data = {}): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'foro_temas/resuelto'), { respuestaAceptadaId: null, ultimoRegistro: NEW_ID });
    if (isTrue) batch.update(doc(db, 'foro_respuestas/aceptada'), { respuestaAceptada: false });
    addAcceptanceLineToBatch(batch, db, uid, { accion: 'quitar-aceptada', objetivoId: 'aceptada', ...line });
    return batch.commit();
  };

/** Accepted answers: likewise. */
// biome-ignore format: a row is a line
const ANSWERS = table(MATCH, 'create', [
  [staff,       'may',     "note that it accepts an answer in another's topic", acceptance()],
  [staff,       'may',     'note that it takes an acceptance back', withdrawing(true)],
  ['moderador', 'may not', 'note that an answer is accepted no more while it is', withdrawing(false)],
  ...(
    [
      ['as of another kind', { tipo: 'tema' }],
      ["in somebody else's history", { autorId: 'uid-autor' }],
      ['under another title', { titulo: 'Otro' }],
    ] as const
  ).map(([how, line]): Line =>
    ['moderador', 'may not', `note that it accepts an answer ${how}`, acceptance(line)],
  ),
  ['moderador', 'may not', 'note that it accepts an answer in its own topic', acceptance(), { 'foro_temas/abierto': topic({}, 'moderador') }],
  ['otro',      'may not', 'note that it accepts an answer with procesarReportes alone', acceptance(), holding('procesarReportes')],
  ['moderador', 'may not', 'note that it accepted an answer without doing so',
    (db, { uid }) => setDoc(doc(db, 'foro_moderacion', NEW_ID), newLine(uid, { accion: 'aceptar', objetivoId: 'primera' }))],
  ['moderador', 'may not', 'note an acceptance that the author of the topic made',
    (db, { uid }) => setDoc(doc(db, 'foro_moderacion', NEW_ID), newLine(uid, { accion: 'aceptar', objetivoId: 'aceptada' }))],
  ['moderador', 'may not', 'note an acceptance twice', (db, { uid }) => {
    const batch = writeBatch(db);
    addAcceptanceToBatch(batch, db, { topic: { ultimoRegistro: NEW_ID } });
    for (const id of [NEW_ID, 'otro0000000000000000']) addAcceptanceLineToBatch(batch, db, uid, {}, id);
    return batch.commit();
  }],
  ['moderador', 'may not', 'note again that an answer is accepted', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'foro_temas/resuelto'), { ultimoRegistro: NEW_ID });
    addAcceptanceLineToBatch(batch, db, uid, { objetivoId: 'aceptada' });
    return batch.commit();
  }],
]);

/** What the staff of the forum did. */
// biome-ignore format: a row is a line
export const FORUM_LOG: readonly Row[] = [
  ...table(MATCH, 'get', [
    [staff,  'may',     'read the log', read],
    [others, 'may not', 'read the log', read],
  ]),
  ...table(MATCH, 'list', [
    [staff,  'may',     'list the log', list(50)],
    [staff,  'may not', 'list 51 lines of the log', list(51)],
    [others, 'may not', 'list the log', list(50)],
  ]),
  ...table(MATCH, 'create', [
    [staff,       'may',     'note what it does', note()],
    ['moderador', 'may',     'note what it thinks of a member', note({ accion: 'nota', tipo: 'miembro', motivo: 'x' })],
    ['moderador', 'may',     'note what is of nobody', note({ autorId: null, reporteId: 'respuesta_denunciada_uid-usuario' })],
    ['moderador', 'may',     'note what has no title any more', note({ titulo: '' })],
    ['moderador', 'may',     'note from what to what', note({ de: 'abierto', a: 'cerrado' })],
    ...(
      [
        ['cerrar', 'cerrarTemas'],
        ['abrir', 'cerrarTemas'],
        ['archivar', 'cerrarTemas'],
        ['resolver', 'cerrarTemas'],
        ['destacar', 'destacarTemas'],
        ['anclar', 'fijarTemas'],
        ['editar', 'editarRespuestasAjenas'],
      ] as const
    ).flatMap(([accion, permission]): Line[] => [
      ['otro', 'may', `note that it may ${accion} by ${permission}`, note({ accion }), holding(permission)],
      ['otro', 'may not', `note that it may ${accion} by another permission`,
        note({ accion }), holding(permission === 'fijarTemas' ? 'cerrarTemas' : 'fijarTemas')],
    ]),
    ['otro',      'may not', 'note what fijarTemas has nothing to do with', note({ accion: 'mover' }), holding('fijarTemas')],
    ...['procesarReportes', 'moderarForo', 'suspenderUsuarios', 'administrarForo'].map((permission): Line =>
      ['otro', 'may', `note what it does with ${permission}`, note(), holding(permission)]
    ),
    ['otro',      'may not', 'note what it does while suspended', note(), holding('moderarForo', 'suspendido')],
    [others,      'may not', 'note what it does', note()],
    ...WRONG.map(([what, changes]): Line => ['moderador', 'may not', `note something ${what}`, note(changes)]),
    ['moderador', 'may not', 'note something under an id of its own', note({}, 'mio')],
  ]),
  ...CATEGORIES,
  ...ANSWERS,
  ...table(MATCH, 'update', [
    [EVERYONE, 'may not', 'rewrite the log', (db) => updateDoc(doc(db, LINE), { motivo: 'Otro' })],
  ]),
  ...table(MATCH, 'delete', [
    [EVERYONE, 'may not', 'delete from the log', (db) => deleteDoc(doc(db, LINE))],
  ]),
];
