import { doc, increment, serverTimestamp, Timestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { paced } from '../commits';
import { account, type Data, type Given } from '../fixtures';
import {
  accept,
  acceptAsStaff,
  addAcceptanceToBatch,
  addDeletionToBatch,
  addReply,
  addTopic,
  beginDeletion,
  like,
  lost,
  removeReply,
  replyEvent,
  topicEvent,
} from '../forum-commits';
import { reply, topic } from '../forum-fixtures';
import { type Attempt, acting, type Line, type Row, sending, table } from './row';

const MATCH = '/usuarios/{uid}';
const past = Timestamp.fromMillis(0);
const given = (changes: Data, persona = 'usuario'): Given => ({
  [`usuarios/uid-${persona}`]: account(persona, changes),
});

const topicWith =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    addTopic(db, uid, { account: changes });
const replyWith =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    addReply(db, uid, { account: changes });
/** The account's part alone, for an event that does not happen. */
const alone =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), changes);

// biome-ignore format: a row is a line
const TOPICS = table(MATCH, 'update', [
  ['usuario', 'may',     'earn the points of its topic', topicWith({})],
  ['usuario', 'may not', 'earn the points of its topic and become editor', topicWith({ rol: 'editor' })],
  ['usuario', 'may not', 'earn the points of its topic and likes', topicWith({ 'estadisticasForo.likes': 50 })],
  ['usuario', 'may not', 'earn the points of its topic long ago', topicWith({ ultimaActividad: past })],
  ['usuario', 'may not', 'turn a figure into a text', topicWith({ 'estadisticasForo.temasCreados': 'x' })],
  ['usuario', 'may not', 'earn the points of a topic that was there', alone(topicEvent('abierto'))],
  ['usuario', 'may not', 'earn the points of a topic that does not come', alone(topicEvent('nada'))],
  ...['temasCreados', 'puntosForo'].map((figure): Line =>
    ['usuario', 'may not', `open a topic when its ${figure} became a double`, topicWith({}), given({ estadisticasForo: { [figure]: 0.5 } })]
  ),
]);

// biome-ignore format: a row is a line
const REPLIES = table(MATCH, 'update', [
  ['usuario', 'may',     'earn the points of its reply', replyWith({})],
  ['usuario', 'may not', 'earn the points of its reply and become editor', replyWith({ rol: 'editor' })],
  ['usuario', 'may not', 'earn the points of its reply long ago', replyWith({ ultimaActividad: past })],
  ['usuario', 'may not', 'earn the points of a reply that was there', alone(replyEvent('primera'))],
  ['usuario', 'may not', 'earn the points of a reply that does not come', alone(replyEvent('nada'))],
]);

const takesReply = (changes: Data): Data => ({
  respuestasForoCount: increment(-1),
  ...lost('respuestasPublicadas', 2),
  ultimoEvento: { tipo: 'respuesta-borrada', id: 'suya' },
  ...changes,
});

// biome-ignore format: a row is a line
const REMOVALS = table(MATCH, 'update', [
  ['usuario',   'may',     'lose the points of its reply', acting(removeReply)],
  ['moderador', 'may',     "take another's points with their reply", acting(removeReply, { author: 'uid-usuario' })],
  ['moderador', 'may not', 'make another active by deleting their reply',
    acting(removeReply, { author: 'uid-usuario', account: { ultimaActividad: serverTimestamp() } })],
  ['usuario',   'may not', 'lose the points of its reply and become editor', acting(removeReply, { account: { rol: 'editor' } })],
  ['otro',      'may not', "take another's points for a reply that stays", (db) => updateDoc(doc(db, 'usuarios/uid-usuario'), takesReply({}))],
  ['otro',      'may not', "take another's points with its own reply", (db, { uid }) => {
    const batch = writeBatch(db);
    batch.delete(doc(db, 'foro_respuestas/primera'));
    batch.update(
      doc(db, 'usuarios/uid-usuario'),
      takesReply({ ultimoEvento: { tipo: 'respuesta-borrada', id: 'primera' } }),
    );
    batch.update(doc(db, 'foro_temas/abierto'), {
      respuestas: increment(-1),
      ultimoEvento: { tipo: 'respuesta-borrada', id: 'primera' },
    });
    batch.update(doc(db, 'foro_categorias/general'), {
      mensajeCount: increment(-1),
      ultimoMensaje: { id: 'primera', temaId: 'abierto' },
    });
    batch.update(
      doc(db, 'usuarios', uid),
      takesReply({
        ultimaActividad: serverTimestamp(),
        ultimoEvento: { tipo: 'respuesta-borrada', id: 'primera' },
      }),
    );
    return batch.commit();
  }],
  ['usuario',   'may not', 'earn points with a reply of a topic that is being taken away', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.delete(doc(db, 'foro_respuestas/suyayendose'));
    batch.update(
      doc(db, 'usuarios', uid),
      takesReply({
        puntos: increment(900),
        ultimaActividad: serverTimestamp(),
        ultimoEvento: { tipo: 'respuesta-borrada', id: 'suyayendose' },
      }),
    );
    return batch.commit();
  }, { 'foro_respuestas/suyayendose': reply({ temaId: 'yendose' }, 'usuario') }],
  ['usuario',   'may',     'lose the points of its topic', acting(beginDeletion)],
  ['moderador', 'may',     "take another's points with their topic", acting(beginDeletion, { author: 'uid-usuario' })],
  ['moderador', 'may not', 'make another active by deleting their topic',
    acting(beginDeletion, { author: 'uid-usuario', account: { ultimaActividad: serverTimestamp() } })],
  ['usuario',   'may not', 'lose the points of its topic and become editor', acting(beginDeletion, { account: { rol: 'editor' } })],
  ['otro',      'may not', "take another's points for a topic that stays",
    (db) =>
    updateDoc(doc(db, 'usuarios/uid-usuario'), {
      temasForoCount: increment(-1),
      puntos: increment(-5),
      'estadisticasForo.puntosForo': increment(-5),
      'estadisticasForo.temasCreados': increment(-1),
      ultimoEvento: { tipo: 'tema-borrado', id: 'abierto' },
    })],
  ['usuario',   'may not', 'move its points with a topic that is going',
    (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), {
      puntos: increment(500),
      'estadisticasForo.puntosForo': increment(500),
      'estadisticasForo.temasCreados': increment(1),
      ultimoEvento: { tipo: 'tema-borrado', id: 'yendose' },
    })],
  ['moderador', 'may not', 'move the points of somebody else with a topic', (db, { uid }) => {
    const batch = writeBatch(db);
    addDeletionToBatch(batch, db, uid, { author: 'uid-usuario' });
    batch.update(doc(db, 'usuarios/uid-otro'), {
      puntos: increment(500),
      'estadisticasForo.puntosForo': increment(500),
      'estadisticasForo.temasCreados': increment(1),
      ultimoEvento: { tipo: 'tema-borrado', id: 'abierto' },
    });
    return batch.commit();
  }],
]);

const liked = (tipo: string, changes: Data = {}): Data => ({
  puntos: increment(1),
  'estadisticasForo.likes': increment(1),
  'estadisticasForo.puntosForo': increment(1),
  ultimoEvento: { tipo, id: 'primera', clase: 'respuesta', de: 'uid-usuario' },
  ...changes,
});

// biome-ignore format: a row is a line
const LIKES = table(MATCH, 'update', [
  ['usuario', 'may',     'give a point with a like', acting(like, 1)],
  ['usuario', 'may not', 'give a point with a like and a role', acting(like, 1, { account: { rol: 'administrador' } })],
  ['usuario', 'may not', 'give a point without a like', (db) => updateDoc(doc(db, 'usuarios/uid-otro'), liked('like'))],
  ['usuario', 'may not', 'give a point with a like to a third', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(
      doc(db, 'usuarios/uid-autor'),
      liked('like', { puntos: increment(500), 'estadisticasForo.puntosForo': increment(500) }),
    );
    batch.update(doc(db, 'foro_respuestas/primera'), {
      likes: increment(1),
      usuariosLike: ['uid-editor', uid],
    });
    batch.update(doc(db, 'usuarios/uid-otro'), liked('like'));
    batch.update(doc(db, 'usuarios', uid), {
      'estadisticasForo.likesOtorgados': increment(1),
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'like-dado', id: 'primera', clase: 'respuesta' },
      ...paced('like-dado'),
    });
    return batch.commit();
  }],
  ['usuario', 'may not', 'give a like and points to itself', acting(like, 1, { own: { puntos: increment(5) } })],
  ['usuario', 'may not', 'give a like long ago', acting(like, 1, { own: { ultimaActividad: past } })],
  ['usuario', 'may not', 'count a like that it does not give',
    (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), {
      'estadisticasForo.likesOtorgados': increment(1),
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'like-dado', id: 'primera', clase: 'respuesta' },
      ...paced('like-dado'),
    })],
]);

// biome-ignore format: a row is a line
const ANSWERS = table(MATCH, 'update', [
  ['usuario',   'may',     "give points for another's answer", sending(accept)],
  ['usuario',   'may not', "give points for another's answer and a role", sending(accept, { account: { rol: 'editor' } })],
  ['usuario',   'may not', "give points for another's answer without its award", sending(accept, { award: null })],
  ['usuario',   'may not', 'give itself points for its own answer', (db, { uid }) => accept(db, { id: 'suya', author: uid })],
  ['moderador', 'may not', "give itself points for its own answer in another's topic",
    (db, { uid }) => acceptAsStaff(db, uid, { author: uid, line: { autorId: uid } }), { 'foro_respuestas/primera': reply({}, 'moderador') }],
]);

const saved = (id: string, changes: Data = {}): Data => ({
  temasFavoritos: [id],
  ultimaActividad: serverTimestamp(),
  ultimoEvento: { tipo: 'tema-favorito', id },
  ...paced('tema-favorito'),
  ...changes,
});
/** Both windows of its pace are over. */
const BEGINS_ANEW = {
  'ritmo.minuto': serverTimestamp(),
  'ritmo.actos': 1,
  'ritmo.dia': serverTimestamp(),
  'ritmo.hoy': 1,
};
/** Saves a topic for the first time. */
const save =
  (changes: Data = {}, award: Data | null = {}, id = 'ajeno'): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'usuarios', uid), saved(id, { puntos: increment(2), ...changes }));
    if (award)
      batch.set(doc(db, `usuarios/${uid}/premios/tema-favorito-${id}`), {
        tipo: 'tema-favorito',
        referencia: id,
        puntos: 2,
        fechaObtencion: serverTimestamp(),
        ...award,
      });
    return batch.commit();
  };
const AWARDED = { 'usuarios/uid-usuario/premios/tema-favorito-ajeno': { tipo: 'tema-favorito', puntos: 2 } };
const unsave = (changes: Data = {}) =>
  alone({
    temasFavoritos: [],
    ultimaActividad: serverTimestamp(),
    ultimoEvento: { tipo: 'tema-favorito-quitado', id: 'ajeno' },
    ...changes,
  });
const many = Array.from({ length: 200 }, (_, n) => `t${n}`);

// biome-ignore format: a row is a line
const SAVED = table(MATCH, 'update', [
  ['usuario',    'may',     'save a topic for 2 points', save()],
  // The dearest act of all: without standing, in new windows.
  ['usuario',    'may',     'save a topic as a newcomer whose pace begins anew', save(BEGINS_ANEW), given({ comentariosCount: 0 })],
  ['usuario',    'may not', 'save a topic for 9 points', save({ puntos: increment(9) }, { puntos: 9 })],
  ['usuario',    'may not', 'save a topic for points again', save({}, null), AWARDED],
  ['usuario',    'may',     'save a topic again for nothing', save({ puntos: increment(0) }, null), AWARDED],
  ['usuario',    'may not', 'save a topic for nothing the first time', save({ puntos: increment(0) }, null)],
  ['usuario',    'may not', 'save a topic and become editor', save({ rol: 'editor' })],
  ['usuario',    'may not', 'save a topic again and become editor', save({ puntos: increment(0), rol: 'editor' }, null), AWARDED],
  ['usuario',    'may not', 'save a topic long ago', save({ ultimaActividad: past })],
  ['usuario',    'may not', 'save a topic that is saved', save({ temasFavoritos: ['ajeno', 'ajeno'] }), given({ temasFavoritos: ['ajeno'] })],
  ['usuario',    'may not', 'save two topics for one', save({ temasFavoritos: ['ajeno', 'abierto'] })],
  ['usuario',    'may not', 'save a topic that is not there', save({}, {}, 'nada')],
  ['usuario',    'may not', 'save a topic without the permission', save(), given({ permisos: { marcarFavoritos: false, crearTemas: true } })],
  ['usuario',    'may not', 'save a topic past 200', save({ temasFavoritos: [...many, 'ajeno'] }), given({ temasFavoritos: many })],
  ['suspendido', 'may not', 'save a topic', save()],
  ['usuario',    'may',     'take a saved topic away', unsave(), given({ temasFavoritos: ['ajeno'] })],
  ['usuario',    'may not', 'take a topic away that is not saved', unsave({ temasFavoritos: ['abierto'] }), given({ temasFavoritos: ['abierto'] })],
  ['usuario',    'may not', 'take more away than one topic', unsave(), given({ temasFavoritos: ['ajeno', 'abierto'] })],
  ['usuario',    'may not', 'take a topic away and become editor', unsave({ rol: 'editor' }), given({ temasFavoritos: ['ajeno'] })],
  ['usuario',    'may not', 'take a topic away long ago', unsave({ ultimaActividad: past }), given({ temasFavoritos: ['ajeno'] })],
  ['suspendido', 'may not', 'take a saved topic away', unsave(), given({ temasFavoritos: ['ajeno'] }, 'suspendido')],
]);

// biome-ignore format: a row is a line
const CHOICES = table(MATCH, 'update', [
  ['usuario', 'may',     'choose its notices', alone({ notificacionesForo: { mencion: false, like_tema: true }, ...paced('avisos') })],
  ['usuario', 'may not', 'choose notices that are none', alone({ notificacionesForo: { publicidad: true }, ...paced('avisos') })],
  ['usuario', 'may not', 'choose notices with a word', alone({ notificacionesForo: { mencion: 'no' }, ...paced('avisos') })],
  ['usuario', 'may not', 'choose its notices and its role', alone({ notificacionesForo: {}, rol: 'editor', ...paced('avisos') })],
  ['otro',    'may not', "choose another's notices", (db) => updateDoc(doc(db, 'usuarios/uid-usuario'), { notificacionesForo: {} })],
  ['usuario', 'may',     'bring its level up to its points', alone({ nivelActividad: 'Avanzado' }), given({ puntos: 500 })],
  ['usuario', 'may not', 'raise its level', alone({ nivelActividad: 'Experto' })],
  ['usuario', 'may not', 'bring its level up and its points', alone({ nivelActividad: 'Avanzado', puntos: 500 })],
]);

/** What the forum moves on accounts. */
export const FORUM_EVENTS: readonly Row[] = [
  ...TOPICS,
  ...REPLIES,
  ...REMOVALS,
  ...LIKES,
  ...ANSWERS,
  ...SAVED,
  ...CHOICES,
];

/** The award of an answer, and a second one of the same under another name. */
const awardTwice: Attempt = (db) => {
  const batch = writeBatch(db);
  addAcceptanceToBatch(batch, db, {});
  batch.set(doc(db, 'usuarios/uid-otro/premios/respuesta-aceptada-otra'), {
    tipo: 'respuesta-aceptada',
    referencia: 'primera',
    puntos: 10,
    fechaObtencion: serverTimestamp(),
  });
  return batch.commit();
};

const AWARD = '/usuarios/{uid}/premios/{premio}';

/** The award of an accepted answer, which another gives. */
// biome-ignore format: a row is a line
export const ANSWER_AWARDS = table(AWARD, 'create', [
  ['usuario', 'may',     'give the award of an answer', sending(accept)],
  ...(
    [
      ['of 50 points', { puntos: 50 }],
      ['long ago', { fechaObtencion: past }],
      ['of another kind', { tipo: 'insignia' }],
      ['of another answer', { referencia: 'segunda' }],
      ['with one more field', { nota: 'x' }],
    ] as const
  ).map(([what, changes]): Line =>
    ['usuario', 'may not', `give the award of an answer ${what}`, sending(accept, { award: changes })],
  ),
  ['usuario', 'may not', 'give the award of an answer it does not accept', sending(accept, { item: null, topic: null, own: null })],
  ['usuario', 'may not', 'give the award of an answer that was accepted',
    sending(accept, { item: null, topic: null, own: null }),
    { 'foro_respuestas/primera': reply({ respuestaAceptada: true }), 'foro_temas/abierto': topic({ respuestaAceptadaId: 'primera' }) }],
  ['usuario', 'may not', 'give the award of an answer twice', awardTwice],
  ['usuario', 'may not', 'give the award of an answer to a third', sending(accept, { author: 'uid-autor' })],
  ['usuario', 'may not', 'give itself the award of its answer', (db, { uid }) => accept(db, { id: 'suya', author: uid })],
  ['usuario', 'may not', 'give the award of an answer without its points', sending(accept, { account: null })],
  ['usuario', 'may not', 'give the award of an answer and 50 points', sending(accept, { account: { puntos: increment(50) } })],
  ['usuario', 'may not', 'give the award of an answer and two figures',
    sending(accept, { account: { 'estadisticasForo.respuestasAceptadas': increment(2) } })],
]);
