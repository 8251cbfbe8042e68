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
import { type Attempt, type Row, rowsOf } from './row';

const MATCH = '/usuarios/{uid}';
const member = rowsOf(MATCH, ['usuario']);
const other = rowsOf(MATCH, ['otro']);
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

const TOPICS: readonly Row[] = [
  member.may('update', 'earn the points of its topic', topicWith({})),
  member.mayNot('update', 'earn the points of its topic and become editor', topicWith({ rol: 'editor' })),
  member.mayNot(
    'update',
    'earn the points of its topic and likes',
    topicWith({ 'estadisticasForo.likes': 50 }),
  ),
  member.mayNot('update', 'earn the points of its topic long ago', topicWith({ ultimaActividad: past })),
  member.mayNot('update', 'turn a figure into a text', topicWith({ 'estadisticasForo.temasCreados': 'x' })),
  member.mayNot('update', 'earn the points of a topic that was there', alone(topicEvent('abierto'))),
  member.mayNot('update', 'earn the points of a topic that does not come', alone(topicEvent('nada'))),
  ...['temasCreados', 'puntosForo'].map((figure) =>
    member.mayNot(
      'update',
      `open a topic when its ${figure} became a double`,
      topicWith({}),
      given({ estadisticasForo: { [figure]: 0.5 } }),
    ),
  ),
];

const REPLIES: readonly Row[] = [
  member.may('update', 'earn the points of its reply', replyWith({})),
  member.mayNot('update', 'earn the points of its reply and become editor', replyWith({ rol: 'editor' })),
  member.mayNot('update', 'earn the points of its reply long ago', replyWith({ ultimaActividad: past })),
  member.mayNot('update', 'earn the points of a reply that was there', alone(replyEvent('primera'))),
  member.mayNot('update', 'earn the points of a reply that does not come', alone(replyEvent('nada'))),
];

const takesReply = (changes: Data): Data => ({
  respuestasForoCount: increment(-1),
  ...lost('respuestasPublicadas', 2),
  ultimoEvento: { tipo: 'respuesta-borrada', id: 'suya' },
  ...changes,
});

const REMOVALS: readonly Row[] = [
  member.may('update', 'lose the points of its reply', (db, { uid }) => removeReply(db, uid)),
  rowsOf(MATCH, ['moderador']).may('update', "take another's points with their reply", (db, { uid }) =>
    removeReply(db, uid, { author: 'uid-usuario' }),
  ),
  rowsOf(MATCH, ['moderador']).mayNot(
    'update',
    'make another active by deleting their reply',
    (db, { uid }) =>
      removeReply(db, uid, { author: 'uid-usuario', account: { ultimaActividad: serverTimestamp() } }),
  ),
  member.mayNot('update', 'lose the points of its reply and become editor', (db, { uid }) =>
    removeReply(db, uid, { account: { rol: 'editor' } }),
  ),
  other.mayNot('update', "take another's points for a reply that stays", (db) =>
    updateDoc(doc(db, 'usuarios/uid-usuario'), takesReply({})),
  ),
  other.mayNot('update', "take another's points with its own reply", (db, { uid }) => {
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
  }),
  member.mayNot(
    'update',
    'earn points with a reply of a topic that is being taken away',
    (db, { uid }) => {
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
    },
    { 'foro_respuestas/suyayendose': reply({ temaId: 'yendose' }, 'usuario') },
  ),
  member.may('update', 'lose the points of its topic', (db, { uid }) => beginDeletion(db, uid)),
  rowsOf(MATCH, ['moderador']).may('update', "take another's points with their topic", (db, { uid }) =>
    beginDeletion(db, uid, { author: 'uid-usuario' }),
  ),
  rowsOf(MATCH, ['moderador']).mayNot(
    'update',
    'make another active by deleting their topic',
    (db, { uid }) =>
      beginDeletion(db, uid, { author: 'uid-usuario', account: { ultimaActividad: serverTimestamp() } }),
  ),
  member.mayNot('update', 'lose the points of its topic and become editor', (db, { uid }) =>
    beginDeletion(db, uid, { account: { rol: 'editor' } }),
  ),
  other.mayNot('update', "take another's points for a topic that stays", (db) =>
    updateDoc(doc(db, 'usuarios/uid-usuario'), {
      temasForoCount: increment(-1),
      puntos: increment(-5),
      'estadisticasForo.puntosForo': increment(-5),
      'estadisticasForo.temasCreados': increment(-1),
      ultimoEvento: { tipo: 'tema-borrado', id: 'abierto' },
    }),
  ),
  member.mayNot('update', 'move its points with a topic that is going', (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), {
      puntos: increment(500),
      'estadisticasForo.puntosForo': increment(500),
      'estadisticasForo.temasCreados': increment(1),
      ultimoEvento: { tipo: 'tema-borrado', id: 'yendose' },
    }),
  ),
  rowsOf(MATCH, ['moderador']).mayNot(
    'update',
    'move the points of somebody else with a topic',
    (db, { uid }) => {
      const batch = writeBatch(db);
      addDeletionToBatch(batch, db, uid, { author: 'uid-usuario' });
      batch.update(doc(db, 'usuarios/uid-otro'), {
        puntos: increment(500),
        'estadisticasForo.puntosForo': increment(500),
        'estadisticasForo.temasCreados': increment(1),
        ultimoEvento: { tipo: 'tema-borrado', id: 'abierto' },
      });
      return batch.commit();
    },
  ),
];

const liked = (tipo: string, changes: Data = {}): Data => ({
  puntos: increment(1),
  'estadisticasForo.likes': increment(1),
  'estadisticasForo.puntosForo': increment(1),
  ultimoEvento: { tipo, id: 'primera', clase: 'respuesta', de: 'uid-usuario' },
  ...changes,
});

const LIKES: readonly Row[] = [
  member.may('update', 'give a point with a like', (db, { uid }) => like(db, uid, 1)),
  member.mayNot('update', 'give a point with a like and a role', (db, { uid }) =>
    like(db, uid, 1, { account: { rol: 'administrador' } }),
  ),
  member.mayNot('update', 'give a point without a like', (db) =>
    updateDoc(doc(db, 'usuarios/uid-otro'), liked('like')),
  ),
  member.mayNot('update', 'give a point with a like to a third', (db, { uid }) => {
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
  }),
  member.mayNot('update', 'give a like and points to itself', (db, { uid }) =>
    like(db, uid, 1, { own: { puntos: increment(5) } }),
  ),
  member.mayNot('update', 'give a like long ago', (db, { uid }) =>
    like(db, uid, 1, { own: { ultimaActividad: past } }),
  ),
  member.mayNot('update', 'count a like that it does not give', (db, { uid }) =>
    updateDoc(doc(db, 'usuarios', uid), {
      'estadisticasForo.likesOtorgados': increment(1),
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'like-dado', id: 'primera', clase: 'respuesta' },
      ...paced('like-dado'),
    }),
  ),
];

const ANSWERS: readonly Row[] = [
  member.may('update', "give points for another's answer", (db) => accept(db)),
  member.mayNot('update', "give points for another's answer and a role", (db) =>
    accept(db, { account: { rol: 'editor' } }),
  ),
  member.mayNot('update', "give points for another's answer without its award", (db) =>
    accept(db, { award: null }),
  ),
  member.mayNot('update', 'give itself points for its own answer', (db, { uid }) =>
    accept(db, { id: 'suya', author: uid }),
  ),
  rowsOf(MATCH, ['moderador']).mayNot(
    'update',
    "give itself points for its own answer in another's topic",
    (db, { uid }) => acceptAsStaff(db, uid, { author: uid, line: { autorId: uid } }),
    { 'foro_respuestas/primera': reply({}, 'moderador') },
  ),
];

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

const SAVED: readonly Row[] = [
  member.may('update', 'save a topic for 2 points', save()),
  // The dearest act of all: without standing, in new windows.
  member.may(
    'update',
    'save a topic as a newcomer whose pace begins anew',
    save(BEGINS_ANEW),
    given({ comentariosCount: 0 }),
  ),
  member.mayNot('update', 'save a topic for 9 points', save({ puntos: increment(9) }, { puntos: 9 })),
  member.mayNot('update', 'save a topic for points again', save({}, null), AWARDED),
  member.may('update', 'save a topic again for nothing', save({ puntos: increment(0) }, null), AWARDED),
  member.mayNot('update', 'save a topic for nothing the first time', save({ puntos: increment(0) }, null)),
  member.mayNot('update', 'save a topic and become editor', save({ rol: 'editor' })),
  member.mayNot(
    'update',
    'save a topic again and become editor',
    save({ puntos: increment(0), rol: 'editor' }, null),
    AWARDED,
  ),
  member.mayNot('update', 'save a topic long ago', save({ ultimaActividad: past })),
  member.mayNot(
    'update',
    'save a topic that is saved',
    save({ temasFavoritos: ['ajeno', 'ajeno'] }),
    given({ temasFavoritos: ['ajeno'] }),
  ),
  member.mayNot('update', 'save two topics for one', save({ temasFavoritos: ['ajeno', 'abierto'] })),
  member.mayNot('update', 'save a topic that is not there', save({}, {}, 'nada')),
  member.mayNot(
    'update',
    'save a topic without the permission',
    save(),
    given({ permisos: { marcarFavoritos: false, crearTemas: true } }),
  ),
  member.mayNot(
    'update',
    'save a topic past 200',
    save({ temasFavoritos: [...many, 'ajeno'] }),
    given({ temasFavoritos: many }),
  ),
  rowsOf(MATCH, ['suspendido']).mayNot('update', 'save a topic', save()),
  member.may('update', 'take a saved topic away', unsave(), given({ temasFavoritos: ['ajeno'] })),
  member.mayNot(
    'update',
    'take a topic away that is not saved',
    unsave({ temasFavoritos: ['abierto'] }),
    given({ temasFavoritos: ['abierto'] }),
  ),
  member.mayNot(
    'update',
    'take more away than one topic',
    unsave(),
    given({ temasFavoritos: ['ajeno', 'abierto'] }),
  ),
  member.mayNot(
    'update',
    'take a topic away and become editor',
    unsave({ rol: 'editor' }),
    given({ temasFavoritos: ['ajeno'] }),
  ),
  member.mayNot(
    'update',
    'take a topic away long ago',
    unsave({ ultimaActividad: past }),
    given({ temasFavoritos: ['ajeno'] }),
  ),
  rowsOf(MATCH, ['suspendido']).mayNot(
    'update',
    'take a saved topic away',
    unsave(),
    given({ temasFavoritos: ['ajeno'] }, 'suspendido'),
  ),
];

const CHOICES: readonly Row[] = [
  member.may(
    'update',
    'choose its notices',
    alone({ notificacionesForo: { mencion: false, like_tema: true }, ...paced('avisos') }),
  ),
  member.mayNot(
    'update',
    'choose notices that are none',
    alone({ notificacionesForo: { publicidad: true }, ...paced('avisos') }),
  ),
  member.mayNot(
    'update',
    'choose notices with a word',
    alone({ notificacionesForo: { mencion: 'no' }, ...paced('avisos') }),
  ),
  member.mayNot(
    'update',
    'choose its notices and its role',
    alone({ notificacionesForo: {}, rol: 'editor', ...paced('avisos') }),
  ),
  other.mayNot('update', "choose another's notices", (db) =>
    updateDoc(doc(db, 'usuarios/uid-usuario'), { notificacionesForo: {} }),
  ),
  member.may(
    'update',
    'bring its level up to its points',
    alone({ nivelActividad: 'Avanzado' }),
    given({ puntos: 500 }),
  ),
  member.mayNot('update', 'raise its level', alone({ nivelActividad: 'Experto' })),
  member.mayNot(
    'update',
    'bring its level up and its points',
    alone({ nivelActividad: 'Avanzado', puntos: 500 }),
  ),
];

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
const giver = rowsOf(AWARD, ['usuario']);

/** The award of an accepted answer, which another gives. */
export const ANSWER_AWARDS: readonly Row[] = [
  giver.may('create', 'give the award of an answer', (db) => accept(db)),
  ...(
    [
      ['of 50 points', { puntos: 50 }],
      ['long ago', { fechaObtencion: past }],
      ['of another kind', { tipo: 'insignia' }],
      ['of another answer', { referencia: 'segunda' }],
      ['with one more field', { nota: 'x' }],
    ] as const
  ).map(([what, changes]) =>
    giver.mayNot('create', `give the award of an answer ${what}`, (db) => accept(db, { award: changes })),
  ),
  giver.mayNot('create', 'give the award of an answer it does not accept', (db) =>
    accept(db, { item: null, topic: null, own: null }),
  ),
  giver.mayNot(
    'create',
    'give the award of an answer that was accepted',
    (db) => accept(db, { item: null, topic: null, own: null }),
    {
      'foro_respuestas/primera': reply({ respuestaAceptada: true }),
      'foro_temas/abierto': topic({ respuestaAceptadaId: 'primera' }),
    },
  ),
  giver.mayNot('create', 'give the award of an answer twice', awardTwice),
  giver.mayNot('create', 'give the award of an answer to a third', (db) =>
    accept(db, { author: 'uid-autor' }),
  ),
  giver.mayNot('create', 'give itself the award of its answer', (db, { uid }) =>
    accept(db, { id: 'suya', author: uid }),
  ),
  giver.mayNot('create', 'give the award of an answer without its points', (db) =>
    accept(db, { account: null }),
  ),
  giver.mayNot('create', 'give the award of an answer and 50 points', (db) =>
    accept(db, { account: { puntos: increment(50) } }),
  ),
  giver.mayNot('create', 'give the award of an answer and two figures', (db) =>
    accept(db, { account: { 'estadisticasForo.respuestasAceptadas': increment(2) } }),
  ),
];
