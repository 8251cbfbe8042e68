import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { levelOf } from '@/model/users/levels';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { ROLES } from '@/model/users/roles';
import {
  addComment,
  addFavourite,
  changeFavourites,
  deleteAccount,
  earnBadge,
  paced,
  removeComment,
  signUp,
} from '../commits';
import type { Random } from '../differential/random';
import { type Data, profileOf } from '../fixtures';
import {
  actAsAuthor,
  actAsStaff,
  addAcceptanceLineToBatch,
  addAcceptanceToBatch,
  addDeletionToBatch,
  addNoticeToBatch,
  addOwnActToBatch,
  addRemovalToBatch,
  addReplyToBatch,
  addReport,
  addTopic,
  addTopicToBatch,
  buryTopic,
  like,
  moveTopic,
  NEW_ID,
  newLine,
  restore,
} from '../forum-commits';
import { entry } from '../forum-fixtures';
import { publish, save, withdraw } from '../staff-commits';
import { at, listAt, numberAt, type State, type Stored } from './state';

/** Who acts, where, and by which chances. */
export interface Scene {
  db: Firestore;
  uid: string;
  state: State;
  random: Random;
}

/** Sends what the site would send; does nothing where there is nothing to act on. */
export type Act = (scene: Scene) => Promise<unknown>;

const now = serverTimestamp;

/** As a reader does. */
const countView = (db: Firestore, path: string): Promise<void> =>
  setDoc(doc(db, path), { cuenta: increment(1), fecha: now() }, { merge: true });
const NOTHING = Promise.resolve();

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const newId = (random: Random): string =>
  Array.from({ length: 20 }, () => random.pick([...LETTERS])).join('');

/** An act on one of a collection, where there is one. */
const onOne =
  (collection: string, act: (scene: Scene, chosen: Stored) => Promise<unknown>): Act =>
  (scene) => {
    const all = scene.state.all(collection);
    return all.length > 0 ? act(scene, scene.random.pick(all)) : NOTHING;
  };

/** Whose account is to be moved: null where there is none. */
const accountOf = (state: State, item: Stored): string | null => {
  const author = String(at(item.data, 'autorId'));
  return state.has(`usuarios/${author}`) ? author : null;
};

const topicOf = (state: State, item: Stored) => state.get(`foro_temas/${String(at(item.data, 'temaId'))}`);

function answers(batch: WriteBatch, db: Firestore, uid: string, { id, data }: Stored): void {
  const numero = numberAt(data, 'ultimoNumero') + 1;
  addReplyToBatch(batch, db, uid, { item: { temaId: id, numero }, category: null });
  batch.update(doc(db, 'foro_categorias', String(data.categoriaId)), {
    mensajeCount: increment(1),
    ultimoMensaje: { id: NEW_ID, temaId: id },
    fechaActualizacion: now(),
  });
}

function removesReply({ db, uid, state }: Scene, item: Stored): Promise<unknown> {
  const topic = topicOf(state, item);
  const isAlone = !topic || at(topic, 'borrando') === true;
  const temaId = String(at(item.data, 'temaId'));
  const batch = writeBatch(db);
  addRemovalToBatch(batch, db, uid, {
    id: item.id,
    temaId,
    author: accountOf(state, item),
    account: takenBack(2, item),
    topic: isAlone
      ? null
      : {
          ...(at(topic, 'ultimaRespuesta', 'id') === item.id ? { ultimaRespuesta: null } : {}),
          ...(at(topic, 'respuestaAceptadaId') === item.id ? { respuestaAceptadaId: null } : {}),
        },
    category: null,
  });
  if (!isAlone)
    batch.update(doc(db, 'foro_categorias', String(at(topic, 'categoriaId'))), {
      mensajeCount: increment(-1),
      ultimoMensaje: { id: item.id, temaId },
    });
  return batch.commit();
}

/** In two steps: it leaves its category, then it is gone. */
function takesTopicAway({ db, uid, state }: Scene, item: Stored): Promise<unknown> {
  if (item.data.borrando === true) return buryTopic(db, { id: item.id });
  const batch = writeBatch(db);
  const parts = { id: item.id, author: accountOf(state, item), account: takenBack(5, item), category: null };
  addDeletionToBatch(batch, db, uid, parts);
  batch.update(doc(db, 'foro_categorias', String(item.data.categoriaId)), {
    temaCount: increment(-1),
    mensajeCount: increment(0 - numberAt(item.data, 'respuestas')),
    ultimoCambio: { tipo: 'tema-borrado', id: item.id },
    ultimoTema: null,
  });
  return batch.commit();
}

function removesComment({ db, uid, state }: Scene, item: Stored): Promise<unknown> {
  const articulo = item.path.split('/')[1] ?? '';
  return removeComment(db, uid, { articulo, id: item.id, author: accountOf(state, item) });
}

/** How the staff removes what there is of a collection, in this order. */
export const REMOVALS: readonly (readonly [
  collection: string,
  remove: (scene: Scene, item: Stored) => Promise<unknown>,
])[] = [
  ['foro_respuestas', removesReply],
  ['foro_temas', takesTopicAway],
  ['foro_temas', takesTopicAway],
  ['comentarios', removesComment],
];

const FORUM: Readonly<Record<string, Act>> = {
  'opens a topic': ({ db, uid, random }) => addTopic(db, uid, { id: newId(random) }),
  answers: onOne('foro_temas', ({ db, uid }, item) => {
    const batch = writeBatch(db);
    answers(batch, db, uid, item);
    return batch.commit();
  }),
  'answers and counts it elsewhere too': onOne('foro_temas', ({ db, uid, state, random }, item) => {
    const batch = writeBatch(db);
    answers(batch, db, uid, item);
    const other = random.pick(state.all('foro_temas'));
    batch.update(doc(db, 'foro_categorias', String(other.data.categoriaId)), {
      mensajeCount: increment(random.pick([1, -1, 50])),
      ultimoMensaje: { id: NEW_ID, temaId: random.pick([item.id, other.id]) },
    });
    return batch.commit();
  }),
  'likes a topic': onOne('foro_temas', (scene, item) => likes(scene, 'tema', item)),
  'likes a reply': onOne('foro_respuestas', (scene, item) => likes(scene, 'respuesta', item)),
  'reports a topic': onOne('foro_temas', (scene, item) => reports(scene, 'tema', item)),
  'reports a reply': onOne('foro_respuestas', (scene, item) => reports(scene, 'respuesta', item)),
  'accepts an answer': onOne('foro_respuestas', ({ db, uid, state }, item) => {
    const temaId = String(at(item.data, 'temaId'));
    const topic = topicOf(state, item);
    const author = accountOf(state, item);
    const isAwarded =
      author === null ||
      author === uid ||
      state.has(`usuarios/${author}/premios/respuesta-aceptada-${item.id}`);
    const parts = {
      topicId: temaId,
      id: item.id,
      ...(author ? { author } : {}),
      ...(isAwarded ? { account: null, award: null } : {}),
    };
    const former = at(topic, 'respuestaAceptadaId');
    const batch = writeBatch(db);
    if (typeof former === 'string' && former !== item.id)
      batch.update(doc(db, 'foro_respuestas', former), { respuestaAceptada: false });
    const isOwn = at(topic, 'autorId') === uid;
    addAcceptanceToBatch(batch, db, {
      ...parts,
      by: uid,
      own: isOwn ? {} : null,
      topic: isOwn ? {} : { ultimoRegistro: NEW_ID },
    });
    if (!isOwn) addAcceptanceLineToBatch(batch, db, uid, { objetivoId: item.id, ...lineOf(item, topic) });
    return batch.commit();
  }),
  'accepts none': onOne('foro_temas', ({ db, uid, state }, { id, data }) => {
    const batch = writeBatch(db);
    const answer = at(data, 'respuestaAceptadaId');
    const reply = state.stored().find(({ path }) => path === `foro_respuestas/${String(answer)}`);
    if (!reply) return NOTHING;
    const isOwn = data.autorId === uid;
    const named = isOwn ? {} : { ultimoRegistro: NEW_ID };
    batch.update(doc(db, 'foro_temas', id), { respuestaAceptadaId: null, estado: 'abierto', ...named });
    batch.update(doc(db, reply.path), { respuestaAceptada: false });
    const line = { accion: 'quitar-aceptada', objetivoId: reply.id, ...lineOf(reply, data) };
    if (isOwn) addOwnActToBatch(batch, db, uid, reply.path);
    else addAcceptanceLineToBatch(batch, db, uid, line);
    return batch.commit();
  }),
  'deletes a reply': onOne('foro_respuestas', removesReply),
  'takes a topic away': onOne('foro_temas', takesTopicAway),
  'edits a topic': onOne('foro_temas', (scene, item) =>
    writes(scene, item, 'editar', { contenido: 'Otro texto', editado: true, fechaEdicion: now() }),
  ),
  'edits a reply': onOne('foro_respuestas', (scene, item) =>
    writes(scene, item, 'editar', {
      contenido: 'Otro',
      editado: true,
      fechaEdicion: now(),
      fechaActualizacion: now(),
    }),
  ),
  'saves a topic': onOne('foro_temas', ({ db, uid, state }, { id }) => {
    const batch = writeBatch(db);
    const account = state.get(`usuarios/${uid}`);
    const isKept = listAt(account, 'temasFavoritos').includes(id);
    const award = `usuarios/${uid}/premios/tema-favorito-${id}`;
    const points = isKept || state.has(award) ? 0 : 2;
    batch.update(doc(db, 'usuarios', uid), {
      temasFavoritos: isKept ? arrayRemove(id) : arrayUnion(id),
      ultimaActividad: now(),
      ultimoEvento: { tipo: isKept ? 'tema-favorito-quitado' : 'tema-favorito', id },
      ...(isKept ? {} : paced('tema-favorito')),
      ...(points > 0
        ? { puntos: increment(points), nivelActividad: levelOf(numberAt(account, 'puntos') + points) }
        : {}),
    });
    if (points > 0)
      batch.set(doc(db, award), { tipo: 'tema-favorito', referencia: id, puntos: 2, fechaObtencion: now() });
    return batch.commit();
  }),
  'answers and tells its author': onOne('foro_temas', ({ db, uid, random }, item) => {
    const { id, data } = item;
    const batch = writeBatch(db);
    answers(batch, db, uid, item);
    const to = random.chance(0.8) ? String(data.autorId) : random.pick(['nadie', 'eliminado', 'uid-otro']);
    const told = { tipo: 'nueva_respuesta', titulo: data.titulo, temaId: id, respuestaId: NEW_ID };
    addNoticeToBatch(batch, db, uid, to, `nueva_respuesta_${NEW_ID}`, told);
    return batch.commit();
  }),
  'opens a topic and mentions somebody': ({ db, uid, random }) => {
    const batch = writeBatch(db);
    const to = random.pick(['uid-otro', 'uid-usuario', 'nadie']);
    addTopicToBatch(batch, db, uid, { item: { menciones: [to] } });
    addNoticeToBatch(batch, db, uid, to, `mencion_${NEW_ID}`, {
      tipo: 'mencion',
      titulo: 'Las planchas',
      temaId: NEW_ID,
    });
    return batch.commit();
  },
  'likes a reply and tells its author': onOne('foro_respuestas', async (scene, item) => {
    await likes(scene, 'respuesta', item);
    const batch = writeBatch(scene.db);
    const cuenta = scene.random.chance(0.7) ? numberAt(item.data, 'likes') + 1 : 1;
    const temaId = String(item.data.temaId);
    addNoticeToBatch(batch, scene.db, scene.uid, String(item.data.autorId), `like_respuesta_${item.id}`, {
      tipo: 'like_respuesta',
      titulo: at(topicOf(scene.state, item), 'titulo') ?? '',
      temaId,
      respuestaId: item.id,
      cuenta,
    });
    return batch.commit();
  }),
  'indexes a reply': onOne('foro_respuestas', ({ db, state }, item) =>
    setDoc(
      doc(db, `foro_indice/respuesta_${item.id}`),
      entry('respuesta', item.id, {
        temaId: at(item.data, 'temaId'),
        titulo: at(topicOf(state, item), 'titulo') ?? '',
        autorId: at(item.data, 'autorId'),
        autorNombre: at(item.data, 'autorNombre'),
        fecha: momentOf(item.data, 'fechaCreacion'),
        oculta: at(item.data, 'oculta'),
      }),
    ),
  ),
  views: onOne('foro_temas', ({ db }, { path }) => updateDoc(doc(db, path), { vistas: increment(1) })),
  'counts a view': onOne('foro_temas', ({ db }, { id }) => countView(db, `foro_vistas/${id}`)),
};

/** What the author's account gives back with an item of so many points. */
const takenBack = (points: number, { data }: Stored): Data => {
  const likes = numberAt(data, 'likes');
  return {
    puntos: increment(-points - likes),
    'estadisticasForo.puntosForo': increment(-points - likes),
    // Of 0 likes -0 would be no whole number.
    'estadisticasForo.likes': increment(0 - likes),
  };
};

/** Whom a line of the log concerns. */
const lineOf = (item: Stored, topic: unknown): Data => ({
  titulo: at(topic, 'titulo') ?? '',
  autorId: at(item.data, 'autorId'),
});

/** Changes an item: its author alone, others with the line that says so, where the item is a topic or a reply. */
function writes(
  { db, uid, state }: Scene,
  item: Stored,
  action: string,
  change: Data,
  entry: Data | null = null,
): Promise<unknown> {
  if (item.data.autorId === uid && action === 'editar')
    return actAsAuthor(db, uid, item.path, { item: change });
  const topic = item.path.startsWith('foro_temas/') ? item.data : topicOf(state, item);
  const isIndexed = state.has(`foro_indice/respuesta_${item.id}`);
  return actAsStaff(db, uid, item.path, action, {
    item: change,
    line: lineOf(item, topic),
    entry: isIndexed ? entry : null,
  });
}

function likes({ db, uid, state }: Scene, kind: 'tema' | 'respuesta', item: Stored): Promise<unknown> {
  const step = listAt(item.data, 'usuariosLike').includes(uid) ? -1 : 1;
  return like(db, uid, step, { kind, id: item.id, author: accountOf(state, item) });
}

/** Of the world's accounts, all of which are old and verified. */
const isNewcomer = (data: Data | undefined): boolean =>
  at(data, 'rol') === 'usuario' &&
  numberAt(data, 'temasForoCount') +
    numberAt(data, 'respuestasForoCount') +
    numberAt(data, 'comentariosCount') <
    3;

function reports(
  { db, uid, state, random }: Scene,
  kind: 'tema' | 'respuesta',
  item: Stored,
): Promise<unknown> {
  // Some say of theirs that it is the fifth.
  const isFifth = numberAt(item.data, 'reportes') >= 4 || random.chance(0.2);
  const topic = kind === 'tema' ? item.data : topicOf(state, item);
  const consequence =
    kind === 'tema'
      ? { estado: 'cerrado', cerradoPorReportes: at(item.data, 'estado') }
      : { oculta: true, ocultaPorReportes: true };
  const isDone =
    (kind === 'tema' ? at(item.data, 'estado') === 'cerrado' : at(item.data, 'oculta') === true) ||
    typeof at(item.data, 'ultimoRegistro') === 'string';
  const isNew = isNewcomer(state.get(`usuarios/${uid}`));
  return addReport(db, uid, {
    kind,
    id: item.id,
    report: {
      temaId: kind === 'tema' ? item.id : at(item.data, 'temaId'),
      titulo: at(topic, 'titulo') ?? '',
      autorId: at(item.data, 'autorId'),
      ...(isNew && { reportadorNuevo: true }),
    },
    item: isNew ? null : isFifth && !isDone ? consequence : {},
    entry:
      !isNew && isFifth && !isDone && state.has(`foro_indice/respuesta_${item.id}`) ? { oculta: true } : null,
  });
}

/** A moment that was read, to be written as it was. */
const momentOf = (data: Data, field: string): Date => new Date(String(at(data, field)));

const STAFF: Readonly<Record<string, Act>> = {
  'hides a reply': onOne('foro_respuestas', (scene, item) => {
    const oculta = scene.random.chance(0.7);
    return writes(scene, item, oculta ? 'ocultar' : 'mostrar', { oculta }, { oculta });
  }),
  'closes a topic': onOne('foro_temas', (scene, item) => {
    const [action, estado] = scene.random.pick([
      ['cerrar', 'cerrado'],
      ['abrir', 'abierto'],
      ['archivar', 'archivado'],
    ] as const);
    return writes(scene, item, action, { estado });
  }),
  'closes a topic without saying so': onOne('foro_temas', ({ db, random }, { path }) =>
    updateDoc(doc(db, path), { estado: random.pick(['cerrado', 'abierto', 'archivado']) }),
  ),
  'pins a topic': onOne('foro_temas', (scene, item) => writes(scene, item, 'anclar', { anclado: true })),
  'moves a topic': onOne('foro_temas', ({ db, uid }, item) => {
    const replies = numberAt(item.data, 'respuestas');
    return item.id === 'abierto'
      ? moveTopic(db, {
          uid,
          line: lineOf(item, item.data),
          from: { mensajeCount: increment(0 - replies) },
          to: { mensajeCount: increment(replies) },
        })
      : NOTHING;
  }),
  'discards a report': onOne('foro_reportes', ({ db, uid }, { id, data }) => {
    const kind = at(data, 'tipo') === 'tema' ? 'tema' : 'respuesta';
    return restore(db, uid, {
      kind,
      id: String(at(data, 'itemId')),
      reportId: id,
      line: { titulo: at(data, 'titulo'), autorId: at(data, 'autorId') },
    });
  }),
  notes: ({ db, uid, random }) => setDoc(doc(db, 'foro_moderacion', newId(random)), newLine(uid)),
  suspends: onOne('usuarios', ({ db, uid }, { path, data }) =>
    updateDoc(doc(db, path), {
      ...(at(data, 'estado') === 'activo'
        ? { estado: 'suspendido', suspension: { hasta: null, motivo: 'Publica anuncios', por: uid } }
        : { estado: 'activo', suspension: null }),
      fechaActualizacion: now(),
    }),
  ),
  'gives a role': onOne('usuarios', ({ db, random }, { path }) => {
    const rol = random.pick(ROLES);
    return updateDoc(doc(db, path), { rol, permisos: defaultPermissions(rol), fechaActualizacion: now() });
  }),
  'takes a permission': onOne('usuarios', ({ db, random }, { path }) =>
    updateDoc(doc(db, path), {
      [`permisos.${random.pick(['crearTemas', 'responderTemas', 'participarForo', 'comentar'])}`]: false,
      fechaActualizacion: now(),
    }),
  ),
};

const ACCOUNT: Readonly<Record<string, Act>> = {
  'leaves the site': ({ db, uid }) => deleteAccount(db, uid),
  'signs up': ({ db, uid }) => signUp(db, uid),
  'says goodbye to what it wrote': ({ db, uid, state, random }) => {
    const own = ['foro_temas', 'foro_respuestas']
      .flatMap((name) => state.all(name))
      .filter(({ data }) => data.autorId === uid);
    if (own.length === 0) return NOTHING;
    const anonymous = {
      autorId: 'eliminado',
      autorNombre: 'Usuario eliminado',
      autorAvatar: '/img/avatar-default.png',
      autorRol: 'usuario',
    };
    return updateDoc(doc(db, random.pick(own).path), anonymous);
  },
  'edits its profile': ({ db, uid, state }) => {
    const batch = writeBatch(db);
    const account = state.get(`usuarios/${uid}`);
    if (!account) return NOTHING;
    batch.update(doc(db, 'usuarios', uid), {
      biografia: 'De Talca.',
      fechaActualizacion: now(),
      ...paced('perfil'),
    });
    const fechaRegistro = momentOf(account, 'fechaRegistro');
    batch.set(doc(db, 'perfiles', uid), { ...profileOf(account), biografia: 'De Talca.', fechaRegistro });
    return batch.commit();
  },
  'keeps an article': onOne('articulos', ({ db, uid, state }, { id }) => {
    const account = state.get(`usuarios/${uid}`);
    if (listAt(account, 'articulosFavoritos').includes(id))
      return changeFavourites(db, uid, { tipo: 'favorito-quitado', id }, arrayRemove(id));
    if (state.has(`usuarios/${uid}/premios/favorito-${id}`))
      return changeFavourites(db, uid, { tipo: 'favorito', id }, arrayUnion(id));
    return addFavourite(db, uid, id, {
      account: { nivelActividad: levelOf(numberAt(account, 'puntos') + 5) },
    });
  }),
  'earns a badge': onOne('insignias', ({ db, uid, state }, { id, data }) => {
    const points = numberAt(data, 'puntosOtorgados');
    const level = levelOf(numberAt(state.get(`usuarios/${uid}`), 'puntos') + points);
    return earnBadge(db, uid, id, points, { account: { nivelActividad: level } });
  }),
};

const LIBRARY: Readonly<Record<string, Act>> = {
  comments: ({ db, uid, random }) => addComment(db, uid, { id: newId(random) }),
  'deletes a comment': onOne('comentarios', removesComment),
  'saves an article': ({ db, uid, random }) =>
    random.pick([
      () => save(db, uid, { change: { contenido: 'Otro.' } }),
      () => publish(db, uid),
      () => withdraw(db, uid),
    ])(),
  'begins a shard': ({ db, random }) =>
    setDoc(
      doc(db, random.pick(['catalogo', 'buscador', 'pasajes', 'fuentes']), random.pick(['9999', '2024-07'])),
      {
        anio: 2024,
        entradas: {},
        total: 0,
        ultimoArticulo: 'publicado',
        fechaActualizacion: now(),
      },
    ),
  'deletes an article': onOne('articulos', ({ db }, { path }) => deleteDoc(doc(db, path))),
  visits: onOne('articulos', ({ db }, { path }) => updateDoc(doc(db, path), { visitas: increment(1) })),
  'counts a visit': onOne('articulos', ({ db }, { id }) => countView(db, `visitas/${id}`)),
};

/** What people do, by name; each sends one commit. */
export const ACTS: readonly (readonly [name: string, act: Act])[] = [
  ...Object.entries(FORUM),
  ...Object.entries(FORUM),
  ...Object.entries(STAFF),
  ...Object.entries(ACCOUNT),
  ...Object.entries(LIBRARY),
];
