/** The commits that the site makes, as the rules want them. Each part can be changed, or left out with null. */
import {
  arrayUnion,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { skeletonOf } from '@/model/users/names';
import { ACT_COSTS, type PacedAct } from '@/model/users/pace';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { Role } from '@/model/users/roles';
import { type Data, profileOf, TITLE } from './fixtures';

type Part = Data | null;

/** The step of its pace that an act is for an account: one more in the windows that are there. */
export const paced = (act: PacedAct): Data => ({
  'ritmo.actos': increment(ACT_COSTS[act]),
  'ritmo.hoy': increment(ACT_COSTS[act]),
});

/** An account at its birth, for its uid and e-mail. */
export function newborn(uid: string, changes: Data = {}, rol: Role = 'usuario'): Data {
  return {
    uid,
    nombre: 'Marta Pérez',
    email: `${uid.replace('uid-', '')}@demo.test`,
    biografia: 'De Chillán.',
    avatar: null,
    rol,
    estado: 'activo',
    permisos: defaultPermissions(rol),
    puntos: 0,
    nivelActividad: 'Principiante',
    insignias: [],
    articulosFavoritos: [],
    articulosCount: 0,
    comentariosCount: 0,
    temasForoCount: 0,
    respuestasForoCount: 0,
    fechaRegistro: serverTimestamp(),
    fechaActualizacion: serverTimestamp(),
    ultimoAcceso: serverTimestamp(),
    ultimaActividad: serverTimestamp(),
    ultimoEvento: { tipo: 'alta', id: uid },
    ...changes,
  };
}

/** Sign-up: the account and its public profile. */
export function signUp(db: Firestore, uid: string, changes: Data = {}): Promise<void> {
  const account = newborn(uid, changes);
  const batch = writeBatch(db);
  batch.set(doc(db, 'usuarios', uid), account);
  batch.set(doc(db, 'perfiles', uid), profileOf(account));
  return batch.commit();
}

/** The first administrator; `mark` is what is written to sistema/instalacion. */
export function install(
  db: Firestore,
  uid: string,
  {
    account = {},
    mark = {},
    name = {},
    nombre = 'Marta Pérez',
  }: { account?: Part; mark?: Part; name?: Part; nombre?: string } = {},
): Promise<void> {
  const batch = writeBatch(db);
  if (account) {
    const administrator = newborn(uid, account, 'administrador');
    batch.set(doc(db, 'usuarios', uid), administrator);
    batch.set(doc(db, 'perfiles', uid), profileOf(administrator));
  }
  if (mark) batch.set(doc(db, 'sistema/instalacion'), { fecha: serverTimestamp(), ...mark });
  if (name) batch.set(doc(db, 'nombres_reservados', skeletonOf(nombre)), { uid, ...name });
  return batch.commit();
}

export interface CommentParts {
  articulo?: string;
  id?: string;
  /** Changes to the comment, to the update of its article, to the update of its author's account. */
  comment?: Part;
  article?: Part;
  account?: Part;
}

export const newComment = (uid: string, articulo: string, changes: Data = {}): Data => ({
  autor: 'Lucía',
  autorId: uid,
  contenido: 'Muy claro.',
  fechaPublicacion: serverTimestamp(),
  fechaActualizacion: serverTimestamp(),
  articuloId: articulo,
  articuloTitulo: TITLE,
  articuloPublicado: true,
  ...changes,
});

export function addComment(db: Firestore, uid: string, parts: CommentParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addCommentToBatch(batch, db, uid, parts);
  return batch.commit();
}

export function addCommentToBatch(batch: WriteBatch, db: Firestore, uid: string, parts: CommentParts): void {
  const { articulo = 'publicado', id = 'nuevo', comment = {}, article = {}, account = {} } = parts;
  if (comment)
    batch.set(doc(db, 'articulos', articulo, 'comentarios', id), newComment(uid, articulo, comment));
  if (article) {
    const count = { comentariosCount: increment(1), ultimoComentario: id };
    batch.update(doc(db, 'articulos', articulo), { ...count, ...article });
  }
  if (account) {
    batch.update(doc(db, 'usuarios', uid), {
      comentariosCount: increment(1),
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'comentario', id, articulo },
      ...paced('comentario'),
      ...account,
    });
  }
}

/** Changes a comment; `own` is what its author's account says of it. */
export function editComment(
  db: Firestore,
  uid: string,
  path: string,
  changes: Data = {},
  own: Part = {},
): Promise<void> {
  const [, articulo, , id] = path.split('/');
  const batch = writeBatch(db);
  const edited = { contenido: 'Corregido.', fechaActualizacion: serverTimestamp() };
  batch.update(doc(db, path), { ...edited, ...changes });
  if (own)
    batch.update(doc(db, 'usuarios', uid), {
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'comentario-editado', id, articulo },
      ...paced('comentario-editado'),
      ...own,
    });
  return batch.commit();
}

export interface RemovalParts extends Omit<CommentParts, 'comment'> {
  /** Whose comment it is; null: nobody's account moves. */
  author?: string | null;
  /** false: the comment stays. */
  deleted?: boolean;
}

/** Deletes a comment; `uid` is who does it. */
export function removeComment(db: Firestore, uid: string, parts: RemovalParts = {}): Promise<void> {
  const {
    articulo = 'publicado',
    id = 'c1',
    author = uid,
    deleted = true,
    article = {},
    account = {},
  } = parts;
  const batch = writeBatch(db);
  if (deleted) batch.delete(doc(db, 'articulos', articulo, 'comentarios', id));
  if (article) {
    const count = { comentariosCount: increment(-1), ultimoComentario: id };
    batch.update(doc(db, 'articulos', articulo), { ...count, ...article });
  }
  if (account && author) {
    batch.update(doc(db, 'usuarios', author), {
      comentariosCount: increment(-1),
      ultimoEvento: { tipo: 'comentario-borrado', id, articulo },
      ...(author === uid ? { ultimaActividad: serverTimestamp() } : {}),
      ...account,
    });
  }
  return batch.commit();
}

interface EventParts {
  account?: Part;
  award?: Part;
}

const earned = (tipo: string, referencia: string, puntos: number, changes: Data): Data => ({
  tipo,
  referencia,
  puntos,
  fechaObtencion: serverTimestamp(),
  ...changes,
});

/** A favourite for the first time: +5 and its award. */
export function addFavourite(db: Firestore, uid: string, id: string, parts: EventParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addFavouriteToBatch(batch, db, uid, id, parts);
  return batch.commit();
}

export function addFavouriteToBatch(
  batch: WriteBatch,
  db: Firestore,
  uid: string,
  id: string,
  { account = {}, award = {} }: EventParts = {},
): void {
  if (account) {
    batch.update(doc(db, 'usuarios', uid), {
      articulosFavoritos: arrayUnion(id),
      puntos: increment(5),
      nivelActividad: 'Principiante',
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'favorito', id },
      ...paced('favorito'),
      ...account,
    });
  }
  if (award) batch.set(doc(db, `usuarios/${uid}/premios/favorito-${id}`), earned('favorito', id, 5, award));
}

/** Any other change of the favourites: nothing is earned. */
export function changeFavourites(
  db: Firestore,
  uid: string,
  event: { tipo: string; id: unknown },
  articulosFavoritos: unknown,
  changes: Data = {},
): Promise<void> {
  const batch = writeBatch(db);
  batch.update(doc(db, 'usuarios', uid), {
    articulosFavoritos,
    ultimaActividad: serverTimestamp(),
    ultimoEvento: event,
    ...(event.tipo === 'favorito' ? paced('favorito') : {}),
    ...changes,
  });
  return batch.commit();
}

/** A badge of `points`. */
export function earnBadge(
  db: Firestore,
  uid: string,
  id: string,
  points: number,
  parts: EventParts = {},
): Promise<void> {
  const { account = {}, award = {} } = parts;
  const batch = writeBatch(db);
  if (account) {
    batch.update(doc(db, 'usuarios', uid), {
      insignias: arrayUnion(id),
      puntos: increment(points),
      nivelActividad: 'Principiante',
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'insignia', id },
      ...account,
    });
  }
  if (award)
    batch.set(doc(db, `usuarios/${uid}/premios/insignia-${id}`), earned('insignia', id, points, award));
  return batch.commit();
}

/** The account and its profile, together. */
/** The account goes with its profile, and leaves a mark that it did. */
export function deleteAccount(db: Firestore, uid: string, mark: Part = {}): Promise<void> {
  const batch = writeBatch(db);
  if (mark) batch.set(doc(db, 'bajas', uid), { fecha: serverTimestamp(), ...mark });
  batch.delete(doc(db, 'usuarios', uid));
  batch.delete(doc(db, 'perfiles', uid));
  return batch.commit();
}
