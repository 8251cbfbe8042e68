/** What an ordinary member would try with the counters of its pace, and with writes that change nothing. */
import {
  deleteField,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { addCommentToBatch, addFavouriteToBatch, paced } from '../commits';
import { account, type Data, FIXTURES, type Given } from '../fixtures';
import {
  addOwnActToBatch,
  addReply,
  addReportToBatch,
  addTopic,
  addTopicToBatch,
  like,
  restore,
} from '../forum-commits';
import { entry, topic } from '../forum-fixtures';
import { type Attempt, asDouble } from '../matrix/row';
import { attempts, type Try } from './attempts';

const refuses = attempts('demo-ataques-ritmo');
const now = serverTimestamp;
const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);
/** Where a window began that is over by no clock of these tests. */
const LATER = hoursAgo(-24);

const full = (changes: Data = {}): Given => ({
  'usuarios/uid-usuario': account('usuario', {
    ritmo: { minuto: LATER, actos: 60, dia: LATER, hoy: 3000 },
    ...changes,
  }),
});
const half: Given = full({ ritmo: { minuto: LATER, actos: 5, dia: LATER, hoy: 9 } });
const mine =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), changes);
/** A like of otro's reply, with another step of the pace. */
const liking =
  (own: Data): Attempt =>
  (db, { uid }) =>
    like(db, uid, 1, { own });
const EMPTY = { minuto: now(), actos: 0, dia: now(), hoy: 0 };

describe('a pace that is used up', () => {
  const tries: readonly Try[] = [
    ['usuario', 'likes', liking({}), full()],
    ['usuario', 'likes and counts nothing', liking({ 'ritmo.actos': 60, 'ritmo.hoy': 3000 }), full()],
    [
      'usuario',
      'likes without a step',
      liking({ 'ritmo.actos': increment(0), 'ritmo.hoy': increment(0) }),
      full(),
    ],
    [
      'usuario',
      'likes and counts backwards',
      liking({ 'ritmo.actos': increment(-60), 'ritmo.hoy': increment(-3000) }),
      full(),
    ],
    [
      'usuario',
      'likes and begins its minute too early',
      liking({ 'ritmo.minuto': now(), 'ritmo.actos': 1 }),
      half,
    ],
    ['usuario', 'likes and begins its day too early', liking({ 'ritmo.dia': now(), 'ritmo.hoy': 1 }), half],
    ['usuario', 'likes and moves its minute back', liking({ 'ritmo.minuto': hoursAgo(1) }), half],
    ['usuario', 'likes and moves its day back', liking({ 'ritmo.dia': hoursAgo(48) }), half],
    ['usuario', 'likes and keeps no minute', liking({ 'ritmo.minuto': deleteField() }), half],
    ['usuario', 'likes and keeps no day', liking({ 'ritmo.dia': deleteField() }), half],
    ['usuario', 'likes and keeps one more window', liking({ 'ritmo.hora': now() }), half],
    ['usuario', 'likes and counts in parts', liking({ 'ritmo.actos': increment(0.5) }), half],
    ['usuario', 'likes and counts in texts', liking({ 'ritmo.actos': '6' }), half],
    ['usuario', 'likes and keeps a list for a pace', liking({ 'ritmo.actos': [6] }), half],
    ['usuario', 'counts without an act', mine(paced('like-dado')), half],
    ['usuario', 'empties its windows', mine({ ritmo: EMPTY }), full()],
    ['usuario', 'takes its pace away', mine({ ritmo: deleteField() }), full()],
    [
      'usuario',
      'empties its windows with a badge',
      mine({ ultimoEvento: { tipo: 'insignia', id: 'explorador' }, ultimaActividad: now(), ritmo: EMPTY }),
      full(),
    ],
    [
      'usuario',
      'empties its windows when it takes a favourite away',
      mine({
        articulosFavoritos: [],
        ultimoEvento: { tipo: 'favoritos-vaciados', id: 'uid-usuario' },
        ultimaActividad: now(),
        ritmo: EMPTY,
      }),
      full(),
    ],
    ['usuario', 'empties its windows when it is seen', mine({ ultimoAcceso: now(), ritmo: EMPTY }), full()],
    [
      'usuario',
      'empties its windows with its level',
      mine({ nivelActividad: 'Avanzado', ritmo: EMPTY }),
      full({ puntos: 500 }),
    ],
    [
      'otro',
      "uses another's pace up",
      (db) =>
        updateDoc(doc(db, 'usuarios/uid-usuario'), {
          ritmo: { minuto: LATER, actos: 60, dia: LATER, hoy: 3000 },
        }),
    ],
    [
      'otro',
      "uses another's pace up with a like",
      (db, { uid }) => like(db, uid, 1, { id: 'suya', author: 'uid-usuario', account: paced('tema') }),
    ],
    [
      'moderador',
      'begins the pace of a member anew with its suspension',
      (db, { uid }) =>
        updateDoc(doc(db, 'usuarios/uid-usuario'), {
          estado: 'suspendido',
          suspension: { hasta: null, motivo: 'x', por: uid },
          fechaActualizacion: now(),
          ritmo: EMPTY,
        }),
      full(),
    ],
    [
      'usuario',
      'opens a topic at the price of a like',
      (db, { uid }) => addTopic(db, uid, { account: paced('like-dado') }),
      half,
    ],
    [
      'usuario',
      'answers at the price of a like',
      (db, { uid }) => addReply(db, uid, { account: paced('like-dado') }),
      half,
    ],
    [
      'usuario',
      'calls its answer a like that it takes back',
      (db, { uid }) =>
        addReply(db, uid, {
          account: {
            ultimoEvento: { tipo: 'like-retirado', id: 'primera', clase: 'respuesta' },
            'ritmo.actos': 5,
            'ritmo.hoy': 9,
          },
        }),
      half,
    ],
    [
      'usuario',
      'makes an event of its own',
      mine({ ultimoEvento: { tipo: 'paseo', id: 'x' }, ultimaActividad: now() }),
    ],
    [
      'usuario',
      'is born once more',
      mine({ ultimoEvento: { tipo: 'alta', id: 'uid-usuario' }, ultimaActividad: now() }),
    ],
    [
      'usuario',
      'calls its report by a name that costs nothing',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReportToBatch(batch, db, uid, { own: null });
        const ultimoEvento = { tipo: 'paseo', id: `respuesta_primera_${uid}` };
        batch.update(doc(db, 'usuarios', uid), { ultimoEvento, ultimaActividad: now() });
        return batch.commit();
      },
    ],
    [
      'usuario',
      'comments and keeps an article by one step',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addCommentToBatch(batch, db, uid, {});
        addFavouriteToBatch(batch, db, uid, 'publicado', { account: null });
        return batch.commit();
      },
    ],
    [
      'usuario',
      'opens a topic and edits another by one step',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addTopicToBatch(batch, db, uid, {});
        batch.update(doc(db, 'foro_temas/abierto'), {
          contenido: 'Otro',
          editado: true,
          fechaEdicion: now(),
        });
        return batch.commit();
      },
    ],
  ];
  refuses(tries);
});

const double =
  (path: string, field: string, value: number): Attempt =>
  (db, { commit }) =>
    commit([asDouble(db.app.options.projectId, path, field, value)]);
const again =
  (path: string): Attempt =>
  (db) =>
    setDoc(doc(db, path), FIXTURES[path] ?? {});

describe('writes that change nothing', () => {
  const tries: readonly Try[] = [
    [
      'visitante',
      'writes a category of the forum in its place',
      (db) => updateDoc(doc(db, 'foro_categorias/general'), { orden: 0 }),
    ],
    ['usuario', 'writes a category as it is', again('foro_categorias/general')],
    ['suspendido', 'writes an entry of the search as it is', again('foro_indice/tema_abierto')],
    ['nuevo', 'writes an entry of the search as it is', again('foro_indice/tema_abierto')],
    ['usuario', 'writes its topic as it is', again('foro_temas/abierto')],
    ['usuario', 'writes its reply as it is', again('foro_respuestas/suya')],
    ['usuario', 'writes its comment as it is', again('articulos/publicado/comentarios/c1')],
    ['usuario', 'writes its report as it is', again('foro_reportes/respuesta_denunciada_uid-usuario')],
    ['usuario', 'writes its award as it is', again('usuarios/uid-usuario/premios/favorito-guardado')],
    ['autor', 'writes its article as it is', again('articulos/publicado')],
    ['autor', 'writes a shard as it is', again('catalogo/2024')],
    ['editor', 'writes its reserved name as it is', again('nombres_reservados/nombredeedltor')],
    ['moderador', 'writes a line of the log as it is', again('foro_moderacion/linea')],
    ['usuario', 'turns the order of a category into a double', double('foro_categorias/general', 'orden', 0)],
    [
      'usuario',
      'turns the count of a category into a double',
      double('foro_categorias/general', 'temaCount', 5),
    ],
    ['usuario', 'turns the number of its reply into a double', double('foro_respuestas/suya', 'numero', 3)],
    ['usuario', 'turns its own points into a double', double('usuarios/uid-usuario', 'puntos', 10)],
    [
      'usuario',
      'turns the count of its profile into a double',
      double('perfiles/uid-usuario', 'comentariosCount', 1),
    ],
    [
      'usuario',
      'edits its topic to what it is, without a date',
      (db, { uid }) => {
        const batch = writeBatch(db);
        batch.update(doc(db, 'foro_temas/abierto'), { titulo: topic().titulo });
        addOwnActToBatch(batch, db, uid, 'foro_temas/abierto');
        return batch.commit();
      },
    ],
    [
      'otro',
      'writes the entry of its reply with keys that it has',
      (db) => setDoc(doc(db, 'foro_indice/respuesta_primera'), entry('respuesta', 'primera')),
    ],
    [
      'moderador',
      'judges nothing',
      (db, { uid }) => restore(db, uid, { kind: 'tema', id: 'ajeno', report: null, shown: {} }),
    ],
    [
      'usuario',
      'takes a favourite away that it has not',
      mine({ ultimoEvento: { tipo: 'favorito-quitado', id: 'nada' }, ultimaActividad: now() }),
    ],
    [
      'usuario',
      'empties no favourites',
      mine({ ultimoEvento: { tipo: 'favoritos-vaciados', id: 'uid-usuario' }, ultimaActividad: now() }),
      full({ articulosFavoritos: [] }),
    ],
  ];
  refuses(tries);
});
