import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Data } from '../../fixtures';
import { addNoticeToBatch, addReplyToBatch, NEW_ID } from '../../forum-commits';
import type { Attempt } from '../../matrix/row';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const NOTICE = 'usuarios/uid-usuario/notificaciones/nueva_respuesta_primera';
const EVERYONE_ELSE = ['visitante', 'nuevo', 'otro', 'autor', 'editor', 'moderador', 'administrador'];

/** Answers the topic of usuario and tells of it. */
const answer =
  (changes: Data, to = 'uid-usuario', id = `nueva_respuesta_${NEW_ID}`): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    addReplyToBatch(batch, db, uid, {});
    addNoticeToBatch(batch, db, uid, to, id, { tipo: 'nueva_respuesta', respuestaId: NEW_ID, ...changes });
    return batch.commit();
  };
/** Tells of what nobody does. */
const alone =
  (tipo: string, item: string | null, changes: Data = {}): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    addNoticeToBatch(batch, db, uid, 'uid-usuario', `${tipo}_${item ?? 'abierto'}`, {
      tipo,
      respuestaId: item,
      ...changes,
    });
    return batch.commit();
  };
const REPORT = 'respuesta_denunciada_uid-usuario';
/** Tells who reported what became of it, in the commit that processes it or not. */
const tellOutcome =
  (isProcessed: boolean): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    const decided = { accionTomada: 'eliminar', comentarioModerador: null, moderadorId: uid };
    if (isProcessed)
      batch.update(doc(db, 'foro_reportes', REPORT), {
        ...decided,
        estado: 'revisado',
        moderadorNombre: `Nombre de ${uid.replace('uid-', '')}`,
        fechaRevision: serverTimestamp(),
      });
    addNoticeToBatch(batch, db, uid, 'uid-usuario', `reporte_procesado_${REPORT}`, {
      tipo: 'reporte_procesado',
      respuestaId: 'denunciada',
      reporteId: REPORT,
      moderadorId: uid,
      accion: 'eliminar',
      comentario: null,
    });
    return batch.commit();
  };
const mark =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, NOTICE), changes);

/** What is told to an account, by who does it. */
export const NOTICES: Table = {
  what: 'a notice',
  refused: [
    ...byEach(EVERYONE_ELSE, 'reads that of another', (db) => getDoc(doc(db, NOTICE))),
    ...byEach(EVERYONE_ELSE, 'marks that of another', mark({ leida: true })),
    ...byEach(EVERYONE_ELSE, 'takes that of another away', (db) => deleteDoc(doc(db, NOTICE))),
    ...ofEach('usuario', {}, mark, [
      ['marks its own by a word', { leida: 'sí' }],
      ['marks its own as new', { leida: false }],
      ['marks its own with a date', { leida: true, fecha: serverTimestamp() }],
      ['marks its own under another name', { leida: true, mensaje: 'Nadie' }],
      ['counts its own twice', { cuenta: 2 }],
    ]),
    [
      'usuario',
      'lists 51 of its own',
      (db) => getDocs(query(collection(db, 'usuarios/uid-usuario/notificaciones'), limit(51))),
    ],
    [
      'usuario',
      'takes away what is not there',
      (db) => deleteDoc(doc(db, 'usuarios/uid-usuario/notificaciones/nada')),
    ],
    ['usuario', 'tells itself', alone('nueva_respuesta', 'segunda')],
    ...ofEach('otro', {}, (changes: Data) => answer(changes), [
      ['tells in a list of words', { mensaje: ['Nombre de otro'] }],
      ['tells that it was a moderador', { moderadorId: 'uid-otro' }],
      ['tells with a link', { direccion: 'https://ejemplo.org' }],
      ['tells in 5,000 characters', { titulo: 'a'.repeat(5000) }],
      ['tells of another reply', { respuestaId: 'primera' }],
      ['tells of a reply by a number', { respuestaId: 7 }],
      ['tells it ahead', { fecha: Timestamp.fromMillis(4e12) }],
      ['tells it as a warning', { tipo: 'reporte_procesado' }],
    ]),
    ['otro', 'tells of one reply under two names', answer({}, 'uid-usuario', `mencion_${NEW_ID}`)],
    ['otro', 'tells who did not ask', answer({}, 'uid-autor')],
    ['otro', 'tells who is not there', answer({}, 'uid-nadie')],
    ...byEach(
      ['otro', 'editor', 'moderador'],
      'tells that an answer was accepted',
      alone('respuesta_aceptada', 'suya'),
    ),
    ...byEach(['otro', 'editor', 'moderador'], 'tells that a topic was closed', alone('tema_cerrado', null)),
    ...byEach(['otro', 'moderador'], 'tells that a reply was hidden', alone('respuesta_oculta', 'oculta')),
    ...byEach(
      ['otro', 'moderador'],
      'tells that a reply was published',
      alone('respuesta_publicada', 'suya'),
    ),
    ...byEach(
      ['otro', 'moderador'],
      'tells of likes that did not come',
      alone('like_respuesta', 'suya', { cuenta: 2 }),
    ),
    ...byEach(
      ['otro', 'moderador', 'administrador'],
      'tells of a report that is not processed',
      tellOutcome(false),
    ),
  ],
  allowed: [
    ['otro', 'tells of its answer', answer({})],
    ...byEach(['moderador', 'administrador'], 'tells of a report that it processes', tellOutcome(true)),
    ['usuario', 'marks its own', mark({ leida: true })],
    ['usuario', 'takes its own away', (db) => deleteDoc(doc(db, NOTICE))],
  ],
};
