import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { account, type Data, type Given } from '../../fixtures';
import { addNoticeToBatch, addReplyToBatch, NEW_ID, newLine } from '../../forum-commits';
import type { Attempt } from '../../matrix/row';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const PAST = Timestamp.fromMillis(0);
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

const note =
  (changes: Data = {}, id = NEW_ID): Attempt =>
  (db, { uid }) =>
    setDoc(
      doc(db, 'foro_moderacion', id),
      newLine(uid, {
        accion: 'nota',
        tipo: 'miembro',
        objetivoId: 'uid-otro',
        titulo: 'Nombre de otro',
        ...changes,
      }),
    );
const LINE = 'foro_moderacion/linea';
const of = (changes: Data): Given => ({ 'usuarios/uid-moderador': account('moderador', changes) });

/** What the staff says that it did. */
export const LOG: Table = {
  what: 'a line of the log',
  refused: [
    ...byEach(
      ['visitante', 'nuevo', 'usuario', 'otro', 'autor', 'editor', 'suspendido', 'pendiente'],
      'writes a note',
      note(),
    ),
    ...byEach(['visitante', 'usuario', 'autor', 'editor', 'suspendido'], 'reads one', (db) =>
      getDoc(doc(db, LINE)),
    ),
    ['moderador', 'writes a note while suspended', note(), of({ estado: 'suspendido' })],
    [
      'moderador',
      'writes a note without a permission of the forum',
      note(),
      of({ permisos: { moderarComentarios: true } }),
    ],
    ['moderador', 'writes a note with cerrarTemas alone', note(), of({ permisos: { cerrarTemas: true } })],
    [
      'moderador',
      'says with cerrarTemas alone that it featured',
      note({ accion: 'destacar', tipo: 'tema' }),
      of({ permisos: { cerrarTemas: true } }),
    ],
    ...ofEach('moderador', {}, (changes: Data) => note(changes), [
      ['writes as another', { moderadorId: 'uid-administrador' }],
      ['writes under the name of another', { moderadorNombre: 'Nombre de administrador' }],
      ['writes of before', { fecha: PAST }],
      ['writes one more field', { html: '' }],
      ['writes of 501 characters', { motivo: 'x'.repeat(501) }],
      ['writes in a list', { motivo: ['x'] }],
      ['writes a title of two lines', { titulo: 'Nombre\nde otro' }],
      ['writes a title of 201 characters', { titulo: 'x'.repeat(201) }],
      ['writes of where it was in 201 characters', { de: 'x'.repeat(201) }],
      ['writes about an id of 201 characters', { objetivoId: 'x'.repeat(201) }],
      ['writes about what is no kind', { tipo: 'mensaje' }],
      ['says what nobody does', { accion: 'regalar' }],
      ['says what it does in a list', { accion: ['nota'] }],
      ['says that it reset a profile', { accion: 'restablecer-perfil', titulo: 'Nombre de otro' }],
      ['says that it accepted an answer', { accion: 'aceptar', tipo: 'respuesta', objetivoId: 'primera' }],
      ['says that it created a category', { accion: 'crear-categoria' }],
      [
        'says that it edited a category',
        {
          accion: 'editar-categoria',
          tipo: 'categoria',
          objetivoId: 'general',
          titulo: 'General',
          autorId: null,
        },
      ],
      [
        'says that it emptied a category',
        {
          accion: 'vaciar-categoria',
          tipo: 'categoria',
          objetivoId: 'general',
          titulo: 'General',
          autorId: null,
        },
      ],
      ['writes whose it is in 129 characters', { autorId: 'x'.repeat(129) }],
      ['writes text that turns its direction', { motivo: 'a\u202Eb' }],
    ]),
    ['moderador', 'writes under a short id', note({}, 'corta')],
    ['moderador', 'writes under an id with a sign', note({}, 'nueva-00000000000000')],
    ['moderador', 'writes over a line', note({}, 'linea')],
    ...byEach(['moderador', 'administrador'], 'changes a line', (db) =>
      updateDoc(doc(db, LINE), { motivo: 'Otro' }),
    ),
    ...byEach(['moderador', 'administrador'], 'takes a line away', (db) => deleteDoc(doc(db, LINE))),
    ['moderador', 'lists 51 lines', (db) => getDocs(query(collection(db, 'foro_moderacion'), limit(51)))],
  ],
  allowed: [
    ...byEach(['moderador', 'administrador'], 'writes a note', note()),
    ['moderador', 'writes a note of 500 characters', note({ motivo: 'x'.repeat(500) })],
    [
      'moderador',
      'says with cerrarTemas alone that it closed',
      note({ accion: 'cerrar', tipo: 'tema' }),
      of({ permisos: { cerrarTemas: true } }),
    ],
  ],
};
