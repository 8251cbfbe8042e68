/** What somebody would try with what the staff decided: reports, moderated profiles, and ids that come again. */
import {
  deleteDoc,
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
import { addComment, deleteAccount, newborn, paced } from '../commits';
import { account, type Data, type Given, profileOf } from '../fixtures';
import {
  addNoticeToBatch,
  addRemovalToBatch,
  addReply,
  addReplyToBatch,
  addReport,
  addReportToBatch,
  addTopic,
  buryTopic,
  NEW_ID,
  newLine,
  newReply,
  newReport,
  reportEvent,
} from '../forum-commits';
import { reply, report, topic } from '../forum-fixtures';
import type { Attempt } from '../matrix/row';
import { attempts, type Try } from './attempts';

const refuses = attempts('demo-ataques-juzgado');
const now = serverTimestamp;
const PAST = Timestamp.fromMillis(0);

/** A report under some id, with the event that names it. */
const reporting =
  (tipo: string, itemId: string, changes: Data = {}, id = `${tipo}_${itemId}_uid-usuario`): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'foro_reportes', id), newReport(uid, tipo, itemId, changes));
    batch.update(doc(db, 'usuarios', uid), reportEvent(id));
    return batch.commit();
  };
const standing = (changes: Data) => ({ 'usuarios/uid-usuario': account('usuario', changes) });
const CAME_BACK = {
  'foro_respuestas/denunciada': reply({ fechaCreacion: Timestamp.fromDate(new Date('2024-03-01')) }),
};
const counted =
  (item: Data, changes: Data = {}): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, { item, report: changes });

describe('reports', () => {
  const tries: readonly Try[] = [
    ['usuario', 'one that counts five times', counted({ reportes: increment(5) })],
    ['usuario', 'one that counts backwards', counted({ reportes: increment(-1) })],
    ['usuario', 'one that counts nothing', counted({ reportes: increment(0) })],
    ['usuario', 'one that hides at once', counted({ oculta: true, ocultaPorReportes: true })],
    [
      'usuario',
      'one that hides for the staff',
      counted({ oculta: true, ocultaPorReportes: true, ultimoRegistro: 'linea' }),
    ],
    ['usuario', 'one with an old account of two posts', counted({}), standing({ comentariosCount: 0 })],
    [
      'usuario',
      'one of six days that says that it is older',
      counted({}),
      standing({ fechaRegistro: Timestamp.fromMillis(Date.now() - 6 * 86_400_000) }),
    ],
    [
      'sin-verificar',
      'one that counts without a proven e-mail',
      counted({}),
      { 'usuarios/uid-sin-verificar': account('sin-verificar', { nombre: 'Nombre de sin-verificar' }) },
    ],
    [
      'suspendido',
      'one while suspended',
      (db, { uid }) => addReport(db, uid, { item: null, report: { reportadorNuevo: true } }),
    ],
    [
      'usuario',
      'one in the name of the staff',
      reporting(
        'respuesta',
        'primera',
        { reportadorId: 'uid-editor', reportadorNombre: 'Nombre de editor' },
        'respuesta_primera_uid-editor',
      ),
    ],
    [
      'usuario',
      'one of a comment as of an article',
      reporting(
        'articulo',
        'publicado/comentarios/suyo',
        { temaId: 'publicado/comentarios/suyo' },
        'articulo_suyo_uid-usuario',
      ),
    ],
    [
      'usuario',
      'one of a revision',
      reporting(
        'articulo',
        'publicado/revisiones/1',
        { temaId: 'publicado/revisiones/1', titulo: 'Altares de Marib', autorId: 'uid-autor' },
        'articulo_1_uid-usuario',
      ),
    ],
    ['usuario', 'one of an account', reporting('respuesta', '../usuarios/uid-otro')],
    ['usuario', 'one of a topic as a reply', reporting('respuesta', 'ajeno', { temaId: 'ajeno' })],
    [
      'usuario',
      'one under a longer id',
      reporting('respuesta', 'primera', {}, 'respuesta_primera_uid-usuario_2'),
    ],
    ['usuario', 'what stayed once more', (db, { uid }) => addReport(db, uid, { id: 'denunciada' })],
    [
      'usuario',
      'what was reported before, dated back',
      (db, { uid }) => addReport(db, uid, { id: 'denunciada', report: { fechaReporte: PAST } }),
      CAME_BACK,
    ],
    [
      'usuario',
      'what came back, as processed',
      (db, { uid }) => addReport(db, uid, { id: 'denunciada', report: { estado: 'descartado' } }),
      CAME_BACK,
    ],
    [
      'editor',
      "what came back, by another's report",
      (db) =>
        updateDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario'), {
          motivo: 'x',
          fechaReporte: now(),
        }),
      CAME_BACK,
    ],
    [
      'otro',
      'its own reply that came back, by the report of another',
      (db) =>
        updateDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario'), {
          estado: 'descartado',
          fechaReporte: now(),
        }),
      CAME_BACK,
    ],
    [
      'usuario',
      'takes its report back',
      (db) => deleteDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario')),
    ],
    [
      'usuario',
      'discards its report',
      (db) => updateDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario'), { estado: 'descartado' }),
    ],
    [
      'otro',
      'takes the count off its topic',
      (db, { uid }) => {
        const batch = writeBatch(db);
        batch.update(doc(db, 'foro_temas/ajeno'), { reportes: 0 });
        batch.update(doc(db, 'usuarios', uid), {
          ultimaActividad: now(),
          ultimoEvento: { tipo: 'edicion', id: 'ajeno', clase: 'tema' },
          ...paced('edicion'),
        });
        return batch.commit();
      },
      { 'foro_temas/ajeno': topic({ reportes: 4 }, 'otro') },
    ],
    [
      'usuario',
      'reports two replies by one, of which one counts the other',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReportToBatch(batch, db, uid, {});
        batch.update(doc(db, 'foro_respuestas/segunda'), { reportes: increment(1) });
        return batch.commit();
      },
    ],
    [
      'usuario',
      'tells an author that its reply was hidden',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReportToBatch(batch, db, uid, {});
        addNoticeToBatch(batch, db, uid, 'uid-otro', 'respuesta_oculta_primera', {
          tipo: 'respuesta_oculta',
          respuestaId: 'primera',
          autorId: '',
          mensaje: '',
        });
        return batch.commit();
      },
    ],
  ];
  refuses(tries);
});

/** Its profile was reset, and it is suspended. */
const frozen: Given = {
  'usuarios/uid-usuario': account('usuario', {
    nombre: 'Miembro',
    estado: 'suspendido',
    suspension: { hasta: null, motivo: 'Insultos', por: 'uid-moderador' },
    perfilRestablecido: { fecha: PAST, registro: 'linea' },
  }),
};
const mine =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), changes);
const renamed = (changes: Data = {}) => ({
  nombre: 'Una grosería',
  fechaActualizacion: now(),
  ...paced('perfil'),
  ...changes,
});
const publish =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    setDoc(doc(db, 'perfiles', uid), { ...profileOf(account('usuario', { nombre: 'Miembro' })), ...changes });

describe('a profile that the staff reset', () => {
  const tries: readonly Try[] = [
    ['usuario', 'takes its name again', mine(renamed()), frozen],
    [
      'usuario',
      'takes its picture again',
      mine({ avatar: '/img/avatares/rey.svg', fechaActualizacion: now(), ...paced('perfil') }),
      frozen,
    ],
    [
      'usuario',
      'takes its name and its freedom',
      mine(renamed({ estado: 'activo', suspension: null })),
      frozen,
    ],
    ['usuario', 'forgets that it was reset', mine({ perfilRestablecido: deleteField() }), frozen],
    ['usuario', 'forgets it with a new name', mine(renamed({ perfilRestablecido: null })), frozen],
    [
      'usuario',
      'takes its name with the choice of its notices',
      mine({ nombre: 'Una grosería', notificacionesForo: {}, ...paced('avisos') }),
      frozen,
    ],
    [
      'usuario',
      'takes its name when it is seen',
      mine({ nombre: 'Una grosería', ultimoAcceso: now() }),
      frozen,
    ],
    ['usuario', 'takes its name on its public side alone', publish({ nombre: 'Una grosería' }), frozen],
    [
      'usuario',
      'takes its picture on its public side alone',
      publish({ avatar: '/img/avatares/rey.svg' }),
      frozen,
    ],
    ['usuario', 'takes its public side away', (db, { uid }) => deleteDoc(doc(db, 'perfiles', uid)), frozen],
    ['usuario', 'leaves, to be born with its name', (db, { uid }) => deleteAccount(db, uid), frozen],
    ['usuario', 'is born over it', (db, { uid }) => setDoc(doc(db, 'usuarios', uid), newborn(uid)), frozen],
    [
      'usuario',
      'comments under its name',
      (db, { uid }) => addComment(db, uid, { comment: { autor: 'Una grosería' } }),
      frozen,
    ],
    [
      'usuario',
      'resets its own profile',
      mine({
        nombre: 'Miembro',
        perfilRestablecido: { fecha: now(), registro: 'linea' },
        fechaActualizacion: now(),
      }),
    ],
    [
      'otro',
      "resets another's profile",
      (db, { uid }) => {
        const batch = writeBatch(db);
        const perfilRestablecido = { fecha: now(), registro: NEW_ID };
        batch.update(doc(db, 'usuarios/uid-usuario'), {
          nombre: 'Miembro',
          perfilRestablecido,
          fechaActualizacion: now(),
        });
        batch.set(doc(db, 'perfiles/uid-usuario'), profileOf(account('usuario', { nombre: 'Miembro' })));
        const about = {
          tipo: 'miembro',
          objetivoId: 'uid-usuario',
          autorId: 'uid-usuario',
          titulo: 'Nombre de usuario',
        };
        batch.set(
          doc(db, 'foro_moderacion', NEW_ID),
          newLine(uid, { accion: 'restablecer-perfil', ...about }),
        );
        return batch.commit();
      },
    ],
    [
      'otro',
      "writes another's public side",
      (db) => setDoc(doc(db, 'perfiles/uid-usuario'), profileOf(account('usuario', { nombre: 'Miembro' }))),
    ],
    ['usuario', 'is called as the staff by letters that look alike', mine(renamed({ nombre: 'M0derad0r' }))],
    ['usuario', 'is called as an editor with more spaces', mine(renamed({ nombre: 'Nombre  de - Editor' }))],
    ['usuario', 'is called as an editor by a digit', mine(renamed({ nombre: 'Nombre de Ed1tor' }))],
    [
      'usuario',
      'signs a comment as the staff',
      (db, { uid }) => addComment(db, uid, { comment: { autor: 'Nombre de editor', autorRol: 'editor' } }),
    ],
    [
      'usuario',
      'signs a comment under its name with a role',
      (db, { uid }) =>
        addComment(db, uid, { comment: { autor: 'Nombre de usuario', autorRol: 'moderador' } }),
    ],
  ];
  refuses(tries);
});

const REPLY_ID = 'respuesta00000000000';
const TOPIC_ID = 'tema0000000000000000';

describe('ids that come again', () => {
  const tries: readonly Try[] = [
    [
      'usuario',
      "answers under the id of another's reply",
      (db, { uid }) => addReply(db, uid, { id: REPLY_ID }),
      { [`foro_respuestas/${REPLY_ID}`]: reply() },
    ],
    [
      'usuario',
      'answers under the id of its own reply',
      (db, { uid }) => addReply(db, uid, { id: REPLY_ID }),
      { [`foro_respuestas/${REPLY_ID}`]: reply({}, 'usuario') },
    ],
    [
      'usuario',
      "opens a topic under the id of another's",
      (db, { uid }) => addTopic(db, uid, { id: TOPIC_ID }),
      { [`foro_temas/${TOPIC_ID}`]: topic({}, 'otro') },
    ],
    [
      'usuario',
      'opens a topic under the id of one that goes',
      (db, { uid }) => addTopic(db, uid, { id: TOPIC_ID }),
      { [`foro_temas/${TOPIC_ID}`]: topic({ borrando: true }) },
    ],
    [
      'usuario',
      'opens a topic under the id of one that is gone',
      (db, { uid }) => addTopic(db, uid, { id: TOPIC_ID }),
      { [`foro_borrados/${TOPIC_ID}`]: { fecha: PAST } },
    ],
    [
      'usuario',
      'takes its topic away and opens it anew in one commit',
      (db) => {
        const batch = writeBatch(db);
        batch.delete(doc(db, 'foro_temas', TOPIC_ID));
        batch.set(doc(db, 'foro_borrados', TOPIC_ID), { fecha: now() });
        batch.set(doc(db, 'foro_temas', TOPIC_ID), topic());
        return batch.commit();
      },
      { [`foro_temas/${TOPIC_ID}`]: topic({ borrando: true, estado: 'archivado', categoriaId: '' }) },
    ],
    [
      'usuario',
      "takes the id of another's topic",
      (db) => setDoc(doc(db, `foro_borrados/${TOPIC_ID}`), { fecha: now() }),
    ],
    [
      'usuario',
      'takes the id of a topic that stays',
      (db) => setDoc(doc(db, 'foro_borrados/abierto'), { fecha: now() }),
    ],
    [
      'usuario',
      'gives the id of a topic that is gone back',
      (db) => deleteDoc(doc(db, `foro_borrados/${TOPIC_ID}`)),
      { [`foro_borrados/${TOPIC_ID}`]: { fecha: PAST } },
    ],
    ['otro', "buries another's topic", (db) => buryTopic(db)],
    [
      'usuario',
      'answers under an id of 21 letters',
      (db, { uid }) => addReply(db, uid, { id: `${NEW_ID}0` }),
    ],
    [
      'usuario',
      'answers under an id with an underscore',
      (db, { uid }) => addReply(db, uid, { id: 'respuesta_0000000000' }),
    ],
    [
      'usuario',
      'answers under an id with an accent',
      (db, { uid }) => addReply(db, uid, { id: 'ñandu000000000000000' }),
    ],
    [
      'usuario',
      'deletes its reply and writes it anew in one commit',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addRemovalToBatch(batch, db, uid, { id: REPLY_ID, topic: null, category: null, account: null });
        addReplyToBatch(batch, db, uid, { id: REPLY_ID });
        return batch.commit();
      },
      { [`foro_respuestas/${REPLY_ID}`]: reply({}, 'usuario') },
    ],
    [
      'usuario',
      'puts a new reply in the place of its old one, with its likes',
      (db, { uid }) =>
        setDoc(doc(db, 'foro_respuestas/suya'), newReply(uid, { likes: 1, usuariosLike: ['uid-editor'] })),
    ],
    ['usuario', "comments under the id of another's", (db, { uid }) => addComment(db, uid, { id: 'suyo' })],
    ['usuario', 'comments under the id of its own', (db, { uid }) => addComment(db, uid, { id: 'c1' })],
    [
      'usuario',
      'earns the points of an answer under an id that was accepted before',
      (db, { uid }) => {
        const batch = writeBatch(db);
        batch.set(doc(db, 'usuarios/uid-otro/premios/respuesta-aceptada-primera'), {
          tipo: 'respuesta-aceptada',
          referencia: 'primera',
          puntos: 10,
          fechaObtencion: now(),
        });
        batch.update(doc(db, 'foro_temas/abierto'), { respuestaAceptadaId: 'primera' });
        batch.update(doc(db, 'foro_respuestas/primera'), { respuestaAceptada: true });
        batch.update(doc(db, 'usuarios/uid-otro'), {
          puntos: increment(10),
          ultimoEvento: { tipo: 'respuesta-aceptada', id: 'primera' },
          'estadisticasForo.respuestasAceptadas': increment(1),
          'estadisticasForo.puntosForo': increment(10),
        });
        batch.update(doc(db, 'usuarios', uid), {
          ultimaActividad: now(),
          ultimoEvento: { tipo: 'edicion', id: 'primera', clase: 'respuesta' },
          ...paced('edicion'),
        });
        return batch.commit();
      },
      { 'usuarios/uid-otro/premios/respuesta-aceptada-primera': { tipo: 'respuesta-aceptada', puntos: 10 } },
    ],
    [
      'otro',
      'reports under an id that it was processed by',
      (db, { uid }) => addReport(db, uid, { id: 'suya', report: { autorId: 'uid-usuario' } }),
      {
        'foro_reportes/respuesta_suya_uid-otro': report({
          itemId: 'suya',
          reportadorId: 'uid-otro',
          estado: 'descartado',
        }),
      },
    ],
  ];
  refuses(tries);
});
