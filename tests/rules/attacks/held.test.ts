/** What a newcomer would try with a reply that waits for the staff (decision 31), and anyone with what a reply quotes. */
import {
  deleteField,
  doc,
  increment,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { account, type Data, type Given } from '../fixtures';
import {
  actAsAuthor,
  addNoticeToBatch,
  addOwnActToBatch,
  addRemovalToBatch,
  addReply,
  addReplyToBatch,
  addTopic,
  type ForumParts,
  lastReply,
  like,
  NEW_ID,
  newReply,
} from '../forum-commits';
import { entry, reply, topic } from '../forum-fixtures';
import type { Attempt } from '../matrix/row';
import { attempts, type Try } from './attempts';

const refuses = attempts('demo-ataques-retenidas');
const now = serverTimestamp;

const LINK = 'Compren en https://ejemplo.org';
const HELD = 'foro_respuestas/retenida';
const SECOND = 'otra0000000000000000';
const newcomer = (changes: Data = {}): Given => ({
  'usuarios/uid-usuario': account('usuario', { fechaRegistro: Timestamp.now(), ...changes }),
});
/** Its reply waits, and its account names it. */
const waiting: Given = {
  ...newcomer({ respuestaPendiente: 'retenida' }),
  [HELD]: reply({ numero: 8, contenido: LINK, oculta: true, pendiente: true }, 'usuario'),
};
const held = (uid: string, id: string, item: Data = {}, parts: ForumParts = {}): ForumParts => ({
  id,
  item: { contenido: LINK, oculta: true, pendiente: true, ...item },
  topic: { ultimaRespuesta: lastReply(uid, id, { contenidoResumen: '' }) },
  account: { respuestaPendiente: id },
  ...parts,
});
const hold =
  (item: Data = {}, parts: ForumParts = {}): Attempt =>
  (db, { uid }) =>
    addReply(db, uid, held(uid, NEW_ID, item, parts));
const changeHeld =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    actAsAuthor(db, uid, HELD, { item: changes });
const changeMine =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), changes);
const edited = (contenido: string): Data => ({
  contenido,
  editado: true,
  fechaEdicion: now(),
  fechaActualizacion: now(),
});

describe('a reply that waits', () => {
  const tries: readonly Try[] = [
    ['usuario', 'publishes it itself', changeHeld({ oculta: false, pendiente: false }), waiting],
    ['usuario', 'shows it and lets it wait', changeHeld({ oculta: false }), waiting],
    ['usuario', 'says that it waits no more', changeHeld({ pendiente: false }), waiting],
    ['usuario', 'takes the mark off', changeHeld({ pendiente: deleteField() }), waiting],
    ['usuario', 'edits the link out of it', changeHeld(edited('Hola')), waiting],
    [
      'usuario',
      'edits it and shows it',
      changeHeld({ ...edited('Hola'), oculta: false, pendiente: false }),
      waiting,
    ],
    ['usuario', 'says that reports hid it', changeHeld({ ocultaPorReportes: true }), waiting],
    [
      'usuario',
      'holds a second one in the same commit',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReplyToBatch(batch, db, uid, held(uid, NEW_ID));
        batch.set(
          doc(db, 'foro_respuestas', SECOND),
          newReply(uid, { ...held(uid, SECOND).item, numero: 4 }),
        );
        return batch.commit();
      },
      newcomer(),
    ],
    [
      'usuario',
      'names another reply of its own for it',
      hold({}, { account: { respuestaPendiente: 'suya' } }),
      newcomer(),
    ],
    ['usuario', 'names none for it', hold({}, { account: { respuestaPendiente: null } }), newcomer()],
    ['usuario', 'holds another under the name of the one that waits', hold({}, { account: {} }), waiting],
    ['usuario', 'forgets the one that waits', changeMine({ respuestaPendiente: deleteField() }), waiting],
    [
      'usuario',
      'names one that is decided instead, with another answer',
      (db, { uid }) => addReply(db, uid, { account: { respuestaPendiente: 'suya' } }),
      waiting,
    ],
    [
      'usuario',
      'names one that is decided instead, with an edit',
      (db, { uid }) =>
        actAsAuthor(db, uid, 'foro_respuestas/suya', {
          item: edited('Hola'),
          own: { respuestaPendiente: 'suya' },
        }),
      waiting,
    ],
    [
      'usuario',
      'names one with the choice of its notices',
      changeMine({ notificacionesForo: {}, respuestaPendiente: null }),
      waiting,
    ],
    [
      'usuario',
      'deletes it and holds another in one commit',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReplyToBatch(batch, db, uid, held(uid, NEW_ID));
        batch.delete(doc(db, HELD));
        return batch.commit();
      },
      waiting,
    ],
    [
      'usuario',
      'tells the author of the topic of it',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReplyToBatch(batch, db, uid, held(uid, NEW_ID, { temaId: 'ajeno' }));
        const about = { tipo: 'nueva_respuesta', temaId: 'ajeno', respuestaId: NEW_ID };
        addNoticeToBatch(batch, db, uid, 'uid-otro', `nueva_respuesta_${NEW_ID}`, about);
        return batch.commit();
      },
      newcomer(),
    ],
    [
      'usuario',
      'tells whom it names of it',
      (db, { uid }) => {
        const batch = writeBatch(db);
        const item = { contenido: `@Nombre de otro ${LINK}`, menciones: ['uid-otro'] };
        addReplyToBatch(batch, db, uid, held(uid, NEW_ID, item));
        addNoticeToBatch(batch, db, uid, 'uid-otro', `mencion_${NEW_ID}`, {
          tipo: 'mencion',
          respuestaId: NEW_ID,
        });
        return batch.commit();
      },
      newcomer(),
    ],
    [
      'usuario',
      'is found by its words',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReplyToBatch(batch, db, uid, held(uid, NEW_ID));
        const mine = { texto: LINK, autorId: uid, autorNombre: 'Nombre de usuario', fecha: now() };
        batch.set(doc(db, `foro_indice/respuesta_${NEW_ID}`), entry('respuesta', NEW_ID, mine));
        return batch.commit();
      },
      newcomer(),
    ],
    [
      'usuario',
      'shows its entry of the search',
      (db) => updateDoc(doc(db, 'foro_indice/respuesta_retenida'), { oculta: false }),
      {
        ...waiting,
        'foro_indice/respuesta_retenida': entry('respuesta', 'retenida', {
          oculta: true,
          autorId: 'uid-usuario',
        }),
      },
    ],
    [
      'otro',
      'likes it for itself and its author',
      (db, { uid }) =>
        like(db, uid, 1, { id: 'retenida', author: 'uid-usuario', own: { puntos: increment(1) } }),
      waiting,
    ],
    ['usuario', 'waits in a closed topic', hold({ temaId: 'cerrado' }), newcomer()],
    ['usuario', 'waits in a topic that is going', hold({ temaId: 'yendose' }), newcomer()],
    ['usuario', 'waits with a word for a mark', hold({ pendiente: 'sí' }), newcomer()],
    ['usuario', 'waits as hidden by reports', hold({ ocultaPorReportes: true }), newcomer()],
    ['usuario', 'waits with a line of the log', hold({ ultimoRegistro: NEW_ID }), newcomer()],
    [
      'usuario',
      'hides the link behind a tab',
      (db, { uid }) => addReply(db, uid, { item: { contenido: '\thttps://ejemplo.org' } }),
      newcomer(),
    ],
    [
      'usuario',
      'opens a topic that waits',
      (db, { uid }) => addTopic(db, uid, { item: { contenido: LINK, pendiente: true, oculta: true } }),
      newcomer(),
    ],
    [
      'usuario',
      'opens a topic and edits a link into it',
      (db, { uid }) => {
        const batch = writeBatch(db);
        batch.update(doc(db, 'foro_temas/abierto'), { contenido: LINK, editado: true, fechaEdicion: now() });
        addOwnActToBatch(batch, db, uid, 'foro_temas/abierto');
        return batch.commit();
      },
      newcomer(),
    ],
    [
      'usuario',
      'gives itself the standing with the link',
      (db, { uid }) =>
        addReply(db, uid, {
          item: { contenido: LINK },
          account: { comentariosCount: 9, fechaRegistro: Timestamp.fromMillis(0) },
        }),
      newcomer({ comentariosCount: 0 }),
    ],
    [
      'usuario',
      'gives itself the standing by its topics',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReplyToBatch(batch, db, uid, {
          item: { contenido: LINK },
          account: { temasForoCount: increment(3) },
        });
        return batch.commit();
      },
      { 'usuarios/uid-usuario': account('usuario', { temasForoCount: 0, comentariosCount: 0 }) },
    ],
    [
      'usuario',
      'deletes the reply that waits and keeps its points',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addRemovalToBatch(batch, db, uid, { id: 'retenida', account: { puntos: increment(0) } });
        return batch.commit();
      },
      waiting,
    ],
  ];
  refuses(tries);
});

const quoting =
  (citaId: unknown, item: Data = {}): Attempt =>
  (db, { uid }) =>
    addReply(db, uid, { item: { citaId, ...item } });

describe('a quotation', () => {
  const tries: readonly Try[] = [
    ['usuario', 'of nothing', quoting('nada')],
    ['usuario', 'of a reply of another topic', quoting('otrolado')],
    ['usuario', 'of itself', quoting(NEW_ID)],
    ['usuario', 'of the topic', quoting('abierto')],
    ['usuario', 'of a number', quoting(7)],
    ['usuario', 'of a list', quoting(['primera'])],
    ['usuario', 'of a map', quoting({ id: 'primera' })],
    ['usuario', 'of an empty name', quoting('')],
    ['usuario', 'of a path', quoting('primera/../segunda')],
    ['usuario', 'of a document of another collection', quoting('../foro_temas/abierto')],
    ['usuario', 'of a text', quoting('<img src=x>')],
    [
      'usuario',
      'of a reply that comes in the same commit',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReplyToBatch(batch, db, uid, { item: { citaId: SECOND } });
        batch.set(doc(db, 'foro_respuestas', SECOND), newReply(uid, { numero: 4 }));
        return batch.commit();
      },
    ],
    [
      'usuario',
      'put into its reply afterwards',
      (db, { uid }) =>
        actAsAuthor(db, uid, 'foro_respuestas/suya', { item: { ...edited('Hola'), citaId: 'primera' } }),
    ],
    [
      'usuario',
      'taken off its reply afterwards',
      (db, { uid }) =>
        actAsAuthor(db, uid, 'foro_respuestas/suya', { item: { ...edited('Hola'), citaId: null } }),
      { 'foro_respuestas/suya': reply({ numero: 3, citaId: 'primera' }, 'usuario') },
    ],
    [
      'usuario',
      'of a reply whose topic is gone, in that topic',
      quoting('yendose', { temaId: 'yendose' }),
      { 'foro_temas/yendose': topic({ borrando: true, estado: 'archivado', categoriaId: '' }) },
    ],
  ];
  refuses(tries);
});
