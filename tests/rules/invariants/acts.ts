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
  writeBatch,
} from 'firebase/firestore/lite';
import { levelOf } from '@/model/levels';
import { defaultPermissions } from '@/model/permissions';
import { ROLES } from '@/model/roles';
import {
  addComment,
  addFavourite,
  changeFavourites,
  deleteAccount,
  earnBadge,
  removeComment,
  signUp,
} from '../commits';
import type { Random } from '../differential/random';
import { type Data, profileOf } from '../fixtures';
import {
  accept,
  acceptAsStaff,
  addReply,
  addReport,
  addTopic,
  beginDeletion,
  like,
  moveTopic,
  newLine,
  removeReply,
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
const NOTHING = Promise.resolve();

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const newId = (random: Random): string =>
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

const FORUM: Readonly<Record<string, Act>> = {
  'opens a topic': ({ db, uid, random }) => addTopic(db, uid, { id: newId(random) }),
  answers: onOne('foro_temas', ({ db, uid, random }, { id, data }) =>
    addReply(db, uid, {
      id: newId(random),
      item: { temaId: id, numero: numberAt(data, 'ultimoNumero') + 1 },
    }),
  ),
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
    if (at(topic, 'autorId') === uid) return accept(db, parts);
    return acceptAsStaff(db, uid, {
      ...parts,
      line: { objetivoId: item.id, titulo: at(topic, 'titulo'), autorId: at(item.data, 'autorId') },
    });
  }),
  'accepts none': onOne('foro_temas', ({ db }, { id, data }) => {
    const batch = writeBatch(db);
    const answer = at(data, 'respuestaAceptadaId');
    if (typeof answer !== 'string') return NOTHING;
    batch.update(doc(db, 'foro_temas', id), { respuestaAceptadaId: null, estado: 'abierto' });
    batch.update(doc(db, 'foro_respuestas', answer), { respuestaAceptada: false });
    return batch.commit();
  }),
  'deletes a reply': onOne('foro_respuestas', ({ db, uid, state }, item) => {
    const topic = topicOf(state, item);
    if (!topic || at(topic, 'borrando') === true) return deleteDoc(doc(db, item.path));
    return removeReply(db, uid, {
      id: item.id,
      temaId: String(at(item.data, 'temaId')),
      author: accountOf(state, item),
      topic: {
        ...(at(topic, 'ultimaRespuesta', 'id') === item.id ? { ultimaRespuesta: null } : {}),
        ...(at(topic, 'respuestaAceptadaId') === item.id ? { respuestaAceptadaId: null } : {}),
      },
    });
  }),
  'takes a topic away': onOne('foro_temas', ({ db, uid, state }, item) =>
    at(item.data, 'borrando') === true
      ? deleteDoc(doc(db, item.path))
      : beginDeletion(db, uid, {
          id: item.id,
          author: accountOf(state, item),
          category: { mensajeCount: increment(-numberAt(item.data, 'respuestas')) },
        }),
  ),
  'edits a topic': onOne('foro_temas', ({ db }, { path }) =>
    updateDoc(doc(db, path), { contenido: 'Otro texto', editado: true, fechaEdicion: now() }),
  ),
  'edits a reply': onOne('foro_respuestas', ({ db }, { path }) =>
    updateDoc(doc(db, path), {
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
      ...(points > 0
        ? { puntos: increment(points), nivelActividad: levelOf(numberAt(account, 'puntos') + points) }
        : {}),
    });
    if (points > 0)
      batch.set(doc(db, award), { tipo: 'tema-favorito', referencia: id, puntos: 2, fechaObtencion: now() });
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
};

function likes({ db, uid, state }: Scene, kind: 'tema' | 'respuesta', item: Stored): Promise<unknown> {
  const step = listAt(item.data, 'usuariosLike').includes(uid) ? -1 : 1;
  return like(db, uid, step, { kind, id: item.id, author: accountOf(state, item) });
}

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
  const isDone = kind === 'tema' ? at(item.data, 'estado') === 'cerrado' : at(item.data, 'oculta') === true;
  return addReport(db, uid, {
    kind,
    id: item.id,
    report: {
      temaId: kind === 'tema' ? item.id : at(item.data, 'temaId'),
      titulo: at(topic, 'titulo') ?? '',
      autorId: at(item.data, 'autorId'),
    },
    item: isFifth && !isDone ? consequence : {},
  });
}

/** A moment that was read, to be written as it was. */
const momentOf = (data: Data, field: string): Date => new Date(String(at(data, field)));

const STAFF: Readonly<Record<string, Act>> = {
  'hides a reply': onOne('foro_respuestas', ({ db, random }, { path }) =>
    updateDoc(doc(db, path), { oculta: random.chance(0.7) }),
  ),
  'closes a topic': onOne('foro_temas', ({ db, random }, { path }) =>
    updateDoc(doc(db, path), { estado: random.pick(['cerrado', 'abierto', 'archivado']) }),
  ),
  'pins a topic': onOne('foro_temas', ({ db }, { path }) => updateDoc(doc(db, path), { anclado: true })),
  'moves a topic': onOne('foro_temas', ({ db }, { id, data }) => {
    const replies = numberAt(data, 'respuestas');
    const ultimoCambio = { tipo: 'tema-movido', id };
    return id === 'abierto'
      ? moveTopic(db, {
          from: { mensajeCount: increment(-replies), ultimoCambio },
          to: { mensajeCount: increment(replies), ultimoCambio },
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
    const farewell = {
      autorId: 'eliminado',
      autorNombre: 'Usuario eliminado',
      autorAvatar: '/img/avatar-default.png',
      autorRol: 'usuario',
    };
    return updateDoc(doc(db, random.pick(own).path), farewell);
  },
  'edits its profile': ({ db, uid, state }) => {
    const batch = writeBatch(db);
    const account = state.get(`usuarios/${uid}`);
    if (!account) return NOTHING;
    batch.update(doc(db, 'usuarios', uid), { biografia: 'De Talca.', fechaActualizacion: now() });
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
  'deletes a comment': onOne('comentarios', ({ db, uid, state }, item) =>
    removeComment(db, uid, {
      articulo: item.path.split('/')[1] ?? '',
      id: item.id,
      author: accountOf(state, item),
    }),
  ),
  'saves an article': ({ db, uid, random }) =>
    random.pick([
      () => save(db, uid, { change: { contenido: 'Otro.' } }),
      () => publish(db, uid),
      () => withdraw(db, uid),
    ])(),
  'deletes an article': onOne('articulos', ({ db }, { path }) => deleteDoc(doc(db, path))),
  visits: onOne('articulos', ({ db }, { path }) => updateDoc(doc(db, path), { visitas: increment(1) })),
};

/** What people do, by name; each sends one commit. */
export const ACTS: readonly (readonly [name: string, act: Act])[] = [
  ...Object.entries(FORUM),
  ...Object.entries(FORUM),
  ...Object.entries(STAFF),
  ...Object.entries(ACCOUNT),
  ...Object.entries(LIBRARY),
];
