/** What somebody would try with ids: of drafts, of others, of what is gone. */
import {
  deleteDoc,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { addComment, paced } from '../commits';
import {
  addRemovalToBatch,
  addReply,
  addReplyToBatch,
  addReport,
  addTopic,
  buryTopic,
  NEW_ID,
  newReply,
} from '../forum-commits';
import { reply, report, topic } from '../forum-fixtures';
import { attempts, type Try } from './attempts';

const refuses = attempts('demo-ataques-ids');
const now = serverTimestamp;
const PAST = Timestamp.fromMillis(0);

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
