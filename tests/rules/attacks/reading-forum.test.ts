/** What an attacker who has read the forum's rules would try next. */
import {
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { account, type Data, type Given } from '../fixtures';
import {
  accept,
  actAsStaff,
  addAcceptanceToBatch,
  addDeletionToBatch,
  addNoticeToBatch,
  addRemovalToBatch,
  addReply,
  addReplyToBatch,
  addReport,
  addReportToBatch,
  addTopic,
  addTopicToBatch,
  beginDeletion,
  buryTopic,
  lastReply,
  like,
  moveTopic,
  NEW_ID,
  newLine,
  newReport,
  removeReply,
} from '../forum-commits';
import { entry, notice, reply, topic } from '../forum-fixtures';
import type { Attempt } from '../matrix/row';
import { attempts, type Try } from './attempts';

const denies = attempts('demo-lectura-foro');
const now = serverTimestamp;

const batched =
  (fill: (batch: WriteBatch, db: Firestore, uid: string) => void): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    fill(batch, db, uid);
    return batch.commit();
  };
const change =
  (path: string, changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, path), changes);

/** A topic in the other category of the fixtures. */
const NEIGHBOUR: Given = { 'foro_temas/vecino': topic({ categoriaId: 'vacia' }, 'otro') };
const suspended: Given = { 'usuarios/uid-usuario': account('usuario', { estado: 'suspendido' }) };
const JUNK = 'x'.repeat(100_000);

describe('counts that nobody holds', () => {
  const elsewhere = (ultimoMensaje: Data, mensajeCount = 1000): Attempt =>
    batched((batch, db, uid) => {
      addReplyToBatch(batch, db, uid, {});
      batch.update(doc(db, 'foro_categorias/vacia'), { mensajeCount, ultimoMensaje });
    });
  const gone = (ultimoMensaje: Data): Attempt =>
    batched((batch, db, uid) => {
      addRemovalToBatch(batch, db, uid, {});
      batch.update(doc(db, 'foro_categorias/vacia'), { mensajeCount: 0, ultimoMensaje });
    });
  denies([
    [
      'usuario',
      'counts its reply in another category too',
      elsewhere({ id: NEW_ID, temaId: 'vecino' }),
      NEIGHBOUR,
    ],
    [
      'usuario',
      'empties another category with its reply',
      elsewhere({ id: NEW_ID, temaId: 'vecino' }, -5),
      NEIGHBOUR,
    ],
    [
      'usuario',
      'fills another category with its reply',
      elsewhere({ id: NEW_ID, temaId: 'vecino', texto: JUNK }, 1),
      NEIGHBOUR,
    ],
    [
      'usuario',
      'counts its reply in a category by its own topic',
      elsewhere({ id: NEW_ID, temaId: 'abierto' }),
      NEIGHBOUR,
    ],
    [
      'usuario',
      'counts a reply that it deletes off another category',
      gone({ id: 'suya', temaId: 'vecino' }),
      NEIGHBOUR,
    ],
    [
      'usuario',
      'leaves more than two words in its category',
      (db, { uid }) =>
        addReply(db, uid, { category: { ultimoMensaje: { id: NEW_ID, temaId: 'abierto', texto: JUNK } } }),
    ],
    [
      'usuario',
      'leaves more than a title in its category',
      (db, { uid }) =>
        addTopic(db, uid, {
          category: {
            ultimoTema: {
              id: NEW_ID,
              titulo: 'Las planchas',
              autorId: uid,
              fechaCreacion: now(),
              texto: JUNK,
            },
          },
        }),
    ],
    [
      'usuario',
      'counts its topic in another category',
      batched((batch, db, uid) => {
        addTopicToBatch(batch, db, uid, {});
        batch.update(doc(db, 'foro_categorias/vacia'), {
          temaCount: 100,
          ultimoTema: { id: NEW_ID, titulo: 'Las planchas', autorId: uid, fechaCreacion: now() },
          fechaActualizacion: now(),
        });
      }),
    ],
    [
      'usuario',
      'opens a topic and counts replies',
      (db, { uid }) => addTopic(db, uid, { category: { mensajeCount: increment(7) } }),
    ],
    [
      'usuario',
      'takes its topic away and counts its replies anew',
      (db, { uid }) => beginDeletion(db, uid, { category: { mensajeCount: increment(20) } }),
    ],
    [
      'usuario',
      'takes its topic away from another category',
      batched((batch, db, uid) => {
        addDeletionToBatch(batch, db, uid, {});
        batch.update(doc(db, 'foro_categorias/vacia'), {
          temaCount: -1,
          ultimoCambio: { tipo: 'tema-borrado', id: 'abierto' },
        });
      }),
    ],
    [
      'usuario',
      'leaves more in the change of its category',
      (db, { uid }) =>
        beginDeletion(db, uid, {
          category: { ultimoCambio: { tipo: 'tema-borrado', id: 'abierto', texto: JUNK } },
        }),
    ],
    [
      'usuario',
      'shows its topic as the last of another category',
      change('foro_categorias/vacia', {
        ultimoTema: { id: 'abierto', titulo: 'x', autorId: 'uid-usuario', fechaCreacion: now() },
      }),
    ],
    [
      'visitante',
      'moves a count of replies',
      change('foro_categorias/general', { mensajeCount: increment(1) }),
    ],
    [
      'usuario',
      'names a reply that was there as the one that comes',
      change('foro_categorias/general', {
        mensajeCount: increment(1),
        ultimoMensaje: { id: 'primera', temaId: 'abierto' },
      }),
    ],
    ['usuario', 'makes a count of topics a double', change('foro_categorias/general', { temaCount: 5.5 })],
    [
      'moderador',
      'moves a topic and counts it twice',
      (db, { uid }) => moveTopic(db, { uid, to: { temaCount: increment(2) } }),
    ],
    [
      'moderador',
      'moves a topic to where nothing is',
      (db, { uid }) => moveTopic(db, { uid, item: { categoriaId: 'nada' }, to: null }),
    ],
    ['moderador', 'moves a topic without its line', (db, { uid }) => moveTopic(db, { uid, line: null })],
    [
      'editor',
      'puts counts right without administering the forum',
      change('foro_categorias/general', { mensajeCount: 1 }),
    ],
  ] satisfies Try[]);
});

describe('who else is here', () => {
  const lists: Attempt = (db) => getDocs(query(collection(db, 'perfiles'), orderBy('nombre'), limit(10)));
  const absent = 'respuesta_primera_uid-autor';
  const asks =
    (id: string): Attempt =>
    (db) =>
      getDoc(doc(db, 'foro_reportes', id));
  /** A change that only holds where there is a document, or only where there is none. */
  const supposes =
    (id: string, exists: boolean): Attempt =>
    async (db, { commit }) =>
      commit([
        {
          update: {
            name: `projects/${db.app.options.projectId}/databases/(default)/documents/foro_reportes/${id}`,
            fields: { motivo: { stringValue: 'x' } },
          },
          currentDocument: { exists },
        },
      ]);
  denies([
    [
      'sin-verificar',
      'copies the members without a proven e-mail',
      lists,
      { 'usuarios/uid-sin-verificar': account('sin-verificar') },
    ],
    ['otro', 'asks who reported its reply', asks('respuesta_denunciada_uid-usuario')],
    ['otro', 'asks who did not report its reply', asks(absent)],
    ['otro', 'supposes that a report is there that is', supposes('respuesta_denunciada_uid-usuario', true)],
    ['otro', 'supposes that a report is there that is not', supposes(absent, true)],
    ['otro', 'supposes that a report is not there', supposes(absent, false)],
    [
      'otro',
      'supposes that a report is not there that is',
      supposes('respuesta_denunciada_uid-usuario', false),
    ],
  ]);
});

describe("words in another's mouth", () => {
  const summary = (changes: Data): Data => ({
    ...lastReply('uid-otro', 'primera', {
      fechaCreacion: reply().fechaCreacion,
      contenidoResumen: 'Compren mis libros.',
    }),
    ...changes,
  });
  denies([
    [
      'usuario',
      'deletes its reply and writes the last words of another',
      (db, { uid }) => removeReply(db, uid, { topic: { ultimaRespuesta: summary({}) } }),
    ],
    [
      'usuario',
      'deletes its reply and shows a hidden one as the last',
      (db, { uid }) =>
        removeReply(db, uid, {
          topic: { ultimaRespuesta: { ...summary({}), id: 'oculta', autorId: uid, contenidoResumen: '' } },
        }),
    ],
    [
      'usuario',
      'deletes its reply and shows one of another topic',
      (db, { uid }) =>
        removeReply(db, uid, {
          topic: { ultimaRespuesta: { ...summary({}), id: 'otrolado', autorId: uid, contenidoResumen: '' } },
        }),
    ],
    [
      'usuario',
      'deletes its reply and signs the last one',
      (db, { uid }) =>
        removeReply(db, uid, { topic: { ultimaRespuesta: summary({ autorId: uid, contenidoResumen: '' }) } }),
    ],
    [
      'usuario',
      'answers and shows the answer as of another',
      (db, { uid }) => addReply(db, uid, { topic: { ultimaRespuesta: lastReply('uid-otro', NEW_ID) } }),
    ],
    [
      'usuario',
      'answers and shows it under another number',
      (db, { uid }) => addReply(db, uid, { topic: { ultimaRespuesta: lastReply(uid, 'primera') } }),
    ],
    [
      'usuario',
      'answers with a long word of it',
      (db, { uid }) =>
        addReply(db, uid, {
          topic: { ultimaRespuesta: lastReply(uid, NEW_ID, { contenidoResumen: 'x'.repeat(101) }) },
        }),
    ],
    [
      'usuario',
      'answers and makes another take part',
      (db, { uid }) => addReply(db, uid, { topic: { participantes: arrayUnion(uid, 'uid-editor') } }),
    ],
    [
      'usuario',
      'answers and takes the others out',
      (db, { uid }) => addReply(db, uid, { topic: { participantes: [uid] } }),
    ],
    [
      'usuario',
      "puts its words into another's search entry",
      (db) => updateDoc(doc(db, 'foro_indice/respuesta_primera'), { texto: 'Compren mis libros.' }),
    ],
    [
      'usuario',
      "finds another's reply by its own words",
      (db) => updateDoc(doc(db, 'foro_indice/respuesta_primera'), { palabras: ['libros'] }),
    ],
    [
      'usuario',
      'answers with a number that is no whole one',
      (db, { uid }) => addReply(db, uid, { item: { numero: 3.5 } }),
    ],
    [
      'usuario',
      'answers with a number for a text',
      (db, { uid }) => addReply(db, uid, { item: { contenido: 5 } }),
    ],
    [
      'usuario',
      'answers as what it is not',
      (db, { uid }) => addReply(db, uid, { item: { autorRol: 'moderador' } }),
    ],
    [
      'usuario',
      "answers with another's face",
      (db, { uid }) => addReply(db, uid, { item: { autorAvatar: '/img/avatares/lehi.svg' } }),
    ],
  ] satisfies Try[]);
});

describe('what cannot be seen', () => {
  const INVISIBLE = [
    '\u200b',
    '\u3164\u3164',
    '\u2800',
    '\u115f\u1160',
    '\uffa0',
    '\u00ad\u034f',
    '\u202e',
    '\ufe0f',
    '\u0301',
    '\u2003\u00a0',
  ];
  denies(
    INVISIBLE.flatMap((text): Try[] => {
      const name = [...text].map((one) => `U+${one.charCodeAt(0).toString(16)}`).join(' ');
      return [
        [
          'usuario',
          `opens a topic titled ${name}`,
          (db, { uid }) =>
            addTopic(db, uid, {
              item: { titulo: text },
              category: { ultimoTema: { id: NEW_ID, titulo: text, autorId: uid, fechaCreacion: now() } },
            }),
        ],
        ['usuario', `answers ${name}`, (db, { uid }) => addReply(db, uid, { item: { contenido: text } })],
        ['usuario', `reports for ${name}`, (db, { uid }) => addReport(db, uid, { report: { motivo: text } })],
      ];
    }),
  );
});

describe('lists of other things than texts', () => {
  const items: readonly [string, unknown][] = [
    ['a map', { x: 1 }],
    ['a number', 7],
    ['nothing', null],
    ['a bool', true],
    ['a line break', 'a\nb'],
  ];
  denies(
    items.flatMap(([name, item]): Try[] => [
      [
        'usuario',
        `tags its topic with ${name}`,
        (db, { uid }) => addTopic(db, uid, { item: { tags: ['nahom', item] } }),
      ],
      ['usuario', `mentions ${name}`, (db, { uid }) => addTopic(db, uid, { item: { menciones: [item] } })],
      [
        'usuario',
        `finds its topic by ${name}`,
        (db) =>
          setDoc(
            doc(db, 'foro_indice/tema_abierto'),
            entry('tema', 'abierto', { palabras: ['oasis', item] }),
          ),
      ],
    ]),
  );
});

describe('likes', () => {
  const given: Given = {
    'foro_respuestas/primera': reply({ likes: 2, usuariosLike: ['uid-editor', 'uid-usuario'] }),
  };
  denies([
    [
      'usuario',
      'likes and repeats itself in the list',
      (db, { uid }) =>
        like(db, uid, 1, {
          item: { usuariosLike: ['uid-editor', ...Array.from({ length: 1000 }, () => uid)] },
        }),
    ],
    [
      'usuario',
      'likes in another order',
      (db, { uid }) => like(db, uid, 1, { item: { usuariosLike: [uid, 'uid-editor'] } }),
    ],
    ['usuario', 'likes what it likes already', (db, { uid }) => like(db, uid, 1, {}), given],
    [
      'usuario',
      "takes another's like back",
      (db, { uid }) => like(db, uid, -1, { item: { usuariosLike: [uid] } }),
      given,
    ],
    [
      'usuario',
      'takes its like back and keeps the count',
      (db, { uid }) => like(db, uid, -1, { item: { likes: increment(0) } }),
      given,
    ],
    ['usuario', 'likes by a double', (db, { uid }) => like(db, uid, 1, { item: { likes: increment(1.5) } })],
    ['usuario', 'likes and edits', (db, { uid }) => like(db, uid, 1, { item: { contenido: 'Otro' } })],
    [
      'usuario',
      'likes a topic as if it were a reply',
      (db, { uid }) =>
        like(db, uid, 1, {
          kind: 'tema',
          id: 'ajeno',
          own: { ultimoEvento: { tipo: 'like-dado', id: 'ajeno', clase: 'respuesta' } },
        }),
    ],
    [
      'usuario',
      "fills its author's event",
      (db, { uid }) =>
        like(db, uid, 1, {
          account: {
            ultimoEvento: { tipo: 'like', id: 'primera', clase: 'respuesta', de: uid, texto: JUNK },
          },
        }),
    ],
    [
      'usuario',
      'fills its own event',
      (db, { uid }) =>
        like(db, uid, 1, {
          own: { ultimoEvento: { tipo: 'like-dado', id: 'primera', clase: 'respuesta', texto: JUNK } },
        }),
    ],
    [
      'usuario',
      "fills its author's figures",
      (db, { uid }) => like(db, uid, 1, { account: { 'estadisticasForo.otra': JUNK } }),
    ],
    [
      'usuario',
      "makes its author's figures doubles",
      (db, { uid }) => like(db, uid, 1, { account: { 'estadisticasForo.temasCreados': 0.5 } }),
    ],
    [
      'usuario',
      "moves its author's level",
      (db, { uid }) => like(db, uid, 1, { account: { nivelActividad: 'Experto' } }),
    ],
    [
      'usuario',
      "moves its author's activity",
      (db, { uid }) => like(db, uid, 1, { account: { ultimaActividad: now() } }),
    ],
    ['suspendido', 'likes', (db, { uid }) => like(db, uid, 1, {})],
    ['nuevo', 'likes without an account', (db, { uid }) => like(db, uid, 1, { own: null })],
  ] satisfies Try[]);
});

describe('reports', () => {
  const four: Given = {
    'foro_respuestas/primera': reply({ reportes: 4 }),
    'foro_temas/ajeno': topic({ reportes: 4 }, 'otro'),
  };
  const hiding = { oculta: true, ocultaPorReportes: true };
  const closing = { estado: 'cerrado', cerradoPorReportes: 'abierto' };
  const far = (path: string, changes: Data): Attempt =>
    batched((batch, db, uid) => {
      const kind = path.startsWith('foro_temas') ? 'tema' : 'respuesta';
      const id = path.split('/')[1] ?? '';
      batch.update(doc(db, path), { reportes: 99, ...changes });
      addReportToBatch(batch, db, uid, {
        kind,
        id,
        report: kind === 'tema' ? { temaId: id } : {},
        item: { reportes: 1 },
      });
    });
  denies([
    ['usuario', 'closes a topic by counting too far and coming back', far('foro_temas/ajeno', closing)],
    ['usuario', 'hides a reply by counting too far and coming back', far('foro_respuestas/primera', hiding)],
    [
      'usuario',
      'hides a reply with the second report',
      (db, { uid }) => addReport(db, uid, { item: hiding }),
    ],
    [
      'usuario',
      'hides a reply with the fifth and leaves it in the search',
      (db, { uid }) => addReport(db, uid, { item: hiding }),
      {
        ...four,
        'foro_indice/respuesta_primera': entry('respuesta', 'primera'),
      },
    ],
    ['usuario', 'counts the fifth report and leaves the reply', (db, { uid }) => addReport(db, uid), four],
    [
      'usuario',
      'closes a topic that was resolved as if it had been open',
      (db, { uid }) =>
        addReport(db, uid, { kind: 'tema', id: 'ajeno', report: { temaId: 'ajeno' }, item: closing }),
      {
        'foro_temas/ajeno': topic({ reportes: 4, estado: 'resuelto' }, 'otro'),
      },
    ],
    [
      'usuario',
      'reports its own reply',
      (db, { uid }) => addReport(db, uid, { id: 'suya', report: { autorId: uid } }),
    ],
    [
      'usuario',
      "reports in another's name",
      (db, { uid }) => addReport(db, uid, { report: { reportadorId: 'uid-otro' } }),
    ],
    [
      'usuario',
      'reports under another id',
      batched((batch, db, uid) => {
        batch.set(doc(db, `foro_reportes/respuesta_primera_${uid}x`), newReport(uid, 'respuesta', 'primera'));
        batch.update(doc(db, 'foro_respuestas/primera'), { reportes: increment(1) });
      }),
    ],
    [
      'usuario',
      'reports for two kinds at once',
      batched((batch, db, uid) => {
        addReportToBatch(batch, db, uid, {});
        batch.update(doc(db, 'foro_respuestas/segunda'), { reportes: increment(1) });
      }),
    ],
    [
      'usuario',
      'reports what it has processed',
      (db, { uid }) => addReport(db, uid, { report: { estado: 'revisado', accionTomada: 'ocultar' } }),
    ],
    [
      'usuario',
      'withdraws its report',
      (db) => deleteDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario')),
    ],
    [
      'usuario',
      'processes its own report',
      (db) => updateDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario'), { estado: 'descartado' }),
    ],
    ['suspendido', 'reports', (db, { uid }) => addReport(db, uid)],
    [
      'usuario',
      'reports a reply whose topic is being taken away',
      (db, { uid }) => addReport(db, uid, { id: 'yendose', report: { temaId: 'yendose' }, item: null }),
    ],
  ] satisfies Try[]);
});

describe('staff that says nothing, and lines of who is no staff', () => {
  const ACTIONS = [
    'advertir',
    'ocultar',
    'mostrar',
    'eliminar',
    'descartar',
    'cerrar',
    'abrir',
    'archivar',
    'destacar',
    'anclar',
    'mover',
    'editar',
    'suspender',
    'levantar',
    'nota',
    'borrar-todo',
    'resolver',
    'aceptar',
    'quitar-aceptada',
    'vaciar-categoria',
    'eliminar-categoria',
  ];
  const line =
    (changes: Data): Attempt =>
    (db, { uid }) =>
      setDoc(doc(db, 'foro_moderacion', NEW_ID), newLine(uid, changes));
  denies([
    ...ACTIONS.map((accion): Try => ['autor', `says in the log: ${accion}`, line({ accion })]),
    ['moderador', 'closes a topic without a line', change('foro_temas/abierto', { estado: 'cerrado' })],
    [
      'moderador',
      'archives a topic with a line about another',
      (db, { uid }) =>
        actAsStaff(db, uid, 'foro_temas/abierto', 'archivar', {
          item: { estado: 'archivado' },
          line: { objetivoId: 'ajeno' },
        }),
    ],
    [
      'moderador',
      'closes a topic with a line that says it was opened',
      (db, { uid }) => actAsStaff(db, uid, 'foro_temas/abierto', 'abrir', { item: { estado: 'cerrado' } }),
    ],
    [
      'moderador',
      'hides a reply with a line about a topic',
      (db, { uid }) =>
        actAsStaff(db, uid, 'foro_respuestas/primera', 'ocultar', {
          item: { oculta: true },
          line: { tipo: 'tema' },
          entry: { oculta: true },
        }),
    ],
    [
      'moderador',
      'hides a reply and leaves it in the search',
      (db, { uid }) => actAsStaff(db, uid, 'foro_respuestas/primera', 'ocultar', { item: { oculta: true } }),
    ],
    [
      'moderador',
      "edits another's topic without a line",
      change('foro_temas/ajeno', { contenido: 'Otro', editado: true, fechaEdicion: now() }),
    ],
    [
      'moderador',
      'names an old line',
      change('foro_temas/abierto', { estado: 'cerrado', ultimoRegistro: 'linea' }),
    ],
    ['moderador', 'writes a line of a thousand words', line({ motivo: 'x'.repeat(501) })],
    ['moderador', 'writes a line with a map for a word', line({ de: { texto: 'x' } })],
    ['moderador', 'writes a line long ago', line({ fecha: topic().fechaCreacion })],
    ['moderador', 'changes a line', change('foro_moderacion/linea', { motivo: 'Nada' })],
    ['administrador', 'deletes a line', (db) => deleteDoc(doc(db, 'foro_moderacion/linea'))],
    ['usuario', 'reads the log', (db) => updateDoc(doc(db, 'foro_moderacion/linea'), {})],
    [
      'usuario',
      'reopens its topic that the staff closed',
      change('foro_temas/cerrado', { estado: 'abierto' }),
    ],
    [
      'otro',
      'reopens its topic that reports closed',
      change('foro_temas/denunciado', { estado: 'abierto', cerradoPorReportes: null }),
    ],
    [
      'otro',
      'shows its reply that reports hid',
      change('foro_respuestas/tapada', { oculta: false, ocultaPorReportes: false }),
    ],
    ['usuario', 'pins its topic', change('foro_temas/abierto', { anclado: true })],
  ] satisfies Try[]);
});

describe('answers', () => {
  /** The topic of `usuario` has an accepted answer. */
  const answered: Given = {
    'foro_temas/abierto': topic({ respuestaAceptadaId: 'segunda', estado: 'resuelto' }),
    'foro_respuestas/segunda': reply({ numero: 2, respuestaAceptada: true }),
  };
  denies([
    ['usuario', 'accepts another answer and leaves the first accepted', (db) => accept(db), answered],
    [
      'usuario',
      'accepts two answers at once',
      batched((batch, db) => {
        addAcceptanceToBatch(batch, db, {});
        batch.update(doc(db, 'foro_respuestas/segunda'), { respuestaAceptada: true });
      }),
    ],
    [
      'usuario',
      'accepts an answer of another topic',
      (db, { uid }) => accept(db, { id: 'otrolado', author: uid, account: null, award: null }),
    ],
    [
      'usuario',
      'takes the acceptance off the topic alone',
      change('foro_temas/abierto', { respuestaAceptadaId: null, estado: 'abierto' }),
      answered,
    ],
    [
      'usuario',
      'takes the acceptance off the reply alone',
      change('foro_respuestas/segunda', { respuestaAceptada: false }),
      answered,
    ],
    ['otro', "accepts in another's topic", (db) => accept(db, { account: null, award: null })],
  ] satisfies Try[]);
});

describe('what is gone or going', () => {
  const buried: Given = {
    'foro_temas/yendose': null,
    'foro_borrados/nuevo000000000000000': { fecha: topic().fechaCreacion },
  };
  denies([
    [
      'otro',
      'opens a topic anew under the id of one that is gone',
      (db, { uid }) => addTopic(db, uid),
      buried,
    ],
    ['usuario', 'buries a topic without a mark', (db) => deleteDoc(doc(db, 'foro_temas/yendose'))],
    ['usuario', 'buries a topic that is not going', (db) => buryTopic(db, { id: 'abierto' })],
    ['otro', "buries another's topic", (db) => buryTopic(db, { id: 'yendose' })],
    [
      'usuario',
      'marks a topic as gone that stays',
      (db) => setDoc(doc(db, 'foro_borrados/abierto'), { fecha: now() }),
    ],
    [
      'usuario',
      'marks a topic as gone that never was',
      (db) => setDoc(doc(db, 'foro_borrados', NEW_ID), { fecha: now() }),
    ],
    ['usuario', 'takes a mark away', (db) => deleteDoc(doc(db, 'foro_borrados', NEW_ID)), buried],
    [
      'usuario',
      'brings its topic back',
      change('foro_temas/yendose', { borrando: false, estado: 'abierto', categoriaId: 'general' }),
    ],
    [
      'usuario',
      'renames what is going',
      change('foro_temas/yendose', { titulo: 'Otro', editado: true, fechaEdicion: now() }),
    ],
    [
      'otro',
      'answers in a topic that is going',
      (db, { uid }) => addReply(db, uid, { item: { temaId: 'yendose' } }),
    ],
    [
      'otro',
      'answers in a topic that is gone',
      (db, { uid }) => addReply(db, uid, { item: { temaId: 'nada' }, topic: null }),
    ],
    [
      'otro',
      'deletes a reply of a topic that is going and keeps its points',
      (db) => deleteDoc(doc(db, 'foro_respuestas/yendose')),
    ],
    [
      'usuario',
      "deletes another's reply of its topic that stays",
      (db, { uid }) => removeReply(db, uid, { id: 'primera', author: 'uid-otro' }),
    ],
    [
      'usuario',
      'takes its topic away and keeps its likes',
      (db, { uid }) =>
        beginDeletion(db, uid, {
          account: {
            puntos: increment(-5),
            'estadisticasForo.puntosForo': increment(-5),
            'estadisticasForo.likes': increment(0),
          },
        }),
    ],
    [
      'usuario',
      'deletes its reply and keeps its likes',
      (db, { uid }) =>
        removeReply(db, uid, {
          account: {
            puntos: increment(-2),
            'estadisticasForo.puntosForo': increment(-2),
            'estadisticasForo.likes': increment(0),
          },
        }),
    ],
    [
      'usuario',
      'says goodbye while it is here',
      change('foro_temas/abierto', {
        autorId: 'eliminado',
        autorNombre: 'Usuario eliminado',
        autorAvatar: '/img/avatar-default.png',
        autorRol: 'usuario',
      }),
    ],
    [
      'usuario',
      'gives its topic away',
      change('foro_temas/abierto', { autorId: 'uid-otro', autorNombre: 'Nombre de otro' }),
    ],
    ['usuario', 'deletes its topic while suspended', (db, { uid }) => beginDeletion(db, uid), suspended],
    [
      'usuario',
      'deletes a field of its topic',
      change('foro_temas/abierto', { usuariosLike: deleteField() }),
    ],
  ] satisfies Try[]);
});

describe('notices', () => {
  const telling = (
    to: string,
    id: string,
    changes: Data,
    fill?: (batch: WriteBatch, db: Firestore, uid: string) => void,
  ): Attempt =>
    batched((batch, db, uid) => {
      fill?.(batch, db, uid);
      addNoticeToBatch(batch, db, uid, to, id, changes);
    });
  const answers = (batch: WriteBatch, db: Firestore, uid: string) => addReplyToBatch(batch, db, uid, {});
  const opens = (menciones: string[]) => (batch: WriteBatch, db: Firestore, uid: string) =>
    addTopicToBatch(batch, db, uid, { item: { menciones } });
  const mention = { tipo: 'mencion', titulo: 'Las planchas', temaId: NEW_ID };
  denies([
    [
      'usuario',
      'mentions who does not exist',
      telling('nadie', `mencion_${NEW_ID}`, mention, opens(['nadie'])),
    ],
    [
      'usuario',
      'mentions who is not listed',
      telling('uid-otro', `mencion_${NEW_ID}`, mention, opens(['uid-editor'])),
    ],
    [
      'usuario',
      'mentions in a topic that was there',
      telling('uid-otro', 'mencion_abierto', { tipo: 'mencion', temaId: 'abierto' }),
    ],
    [
      'usuario',
      'mentions six',
      (db, { uid }) => addTopic(db, uid, { item: { menciones: ['a', 'b', 'c', 'd', 'e', 'f'] } }),
    ],
    [
      'otro',
      'tells with words of its own',
      telling(
        'uid-usuario',
        `nueva_respuesta_${NEW_ID}`,
        { tipo: 'nueva_respuesta', respuestaId: NEW_ID, mensaje: 'Compra' },
        answers,
      ),
    ],
    [
      'otro',
      'tells under an id of its own',
      telling('uid-usuario', 'aviso', { tipo: 'nueva_respuesta', respuestaId: NEW_ID }, answers),
    ],
    [
      'otro',
      'tells a thousand at once',
      telling(
        'uid-usuario',
        `nueva_respuesta_${NEW_ID}`,
        { tipo: 'nueva_respuesta', respuestaId: NEW_ID, cuenta: 1000 },
        answers,
      ),
    ],
    [
      'otro',
      'tells of what the staff never did',
      telling('uid-usuario', 'tema_cerrado_abierto', { tipo: 'tema_cerrado' }),
    ],
    [
      'otro',
      'tells without a name of what reports never did',
      telling('uid-usuario', 'respuesta_oculta_suya', {
        tipo: 'respuesta_oculta',
        respuestaId: 'suya',
        autorId: '',
        mensaje: '',
      }),
    ],
    [
      'otro',
      "marks another's notice as unread",
      change('usuarios/uid-usuario/notificaciones/nueva_respuesta_primera', { leida: false }),
      {
        'usuarios/uid-usuario/notificaciones/nueva_respuesta_primera': notice({ leida: true }),
      },
    ],
    [
      'otro',
      "reads another's notice",
      (db) => deleteDoc(doc(db, 'usuarios/uid-usuario/notificaciones/nueva_respuesta_primera')),
    ],
    [
      'usuario',
      'writes itself a notice',
      telling(
        'uid-usuario',
        `nueva_respuesta_${NEW_ID}`,
        { tipo: 'nueva_respuesta', respuestaId: NEW_ID },
        answers,
      ),
    ],
    [
      'otro',
      'accepts itself',
      (db, { uid }) => accept(db, { topicId: 'abierto', id: 'primera', author: uid }),
    ],
  ] satisfies Try[]);
});
