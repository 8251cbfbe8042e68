/** The forum's commits, as the rules want them. Each part can be changed, or left out with null. */
import {
  arrayRemove,
  arrayUnion,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { paced } from './commits';
import type { Data } from './fixture-data';
import { forumCategory, TOPIC_TITLE } from './forum-fixtures';

type Part = Data | null;
const now = serverTimestamp;

export const NEW_ID = 'nuevo000000000000000';
const persona = (uid: string) => uid.replace('uid-', '');

const ROLES: Readonly<Record<string, string>> = {
  autor: 'autor',
  editor: 'editor',
  moderador: 'moderador',
  administrador: 'administrador',
};

/** How a persona signs. */
export const signs = (uid: string): Data => ({
  autorId: uid,
  autorNombre: `Nombre de ${persona(uid)}`,
  autorAvatar: '/img/avatar-default.png',
  autorRol: ROLES[persona(uid)] ?? 'usuario',
});

export const newTopic = (uid: string, changes: Data = {}): Data => ({
  ...signs(uid),
  titulo: 'Las planchas',
  contenido: 'Un texto',
  categoriaId: 'general',
  tags: [],
  fechaCreacion: now(),
  fechaActualizacion: now(),
  fechaEdicion: null,
  editado: false,
  estado: 'abierto',
  vistas: 0,
  respuestas: 0,
  ultimaRespuesta: null,
  ultimoUsuario: uid,
  participantes: [uid],
  destacado: false,
  anclado: false,
  likes: 0,
  usuariosLike: [],
  reportes: 0,
  respuestaAceptadaId: null,
  borrando: false,
  ultimoNumero: 0,
  ...changes,
});

export const newReply = (uid: string, changes: Data = {}): Data => ({
  ...signs(uid),
  contenido: 'Un texto',
  temaId: 'abierto',
  fechaCreacion: now(),
  fechaActualizacion: now(),
  fechaEdicion: null,
  editado: false,
  likes: 0,
  usuariosLike: [],
  respuestaAceptada: false,
  citaId: null,
  reportes: 0,
  oculta: false,
  numero: 3,
  ...changes,
});

export interface ForumParts {
  id?: string;
  item?: Part;
  topic?: Part;
  category?: Part;
  account?: Part;
  notice?: Part;
}

const earned = (figure: string, step: number, points: number): Data => ({
  [`estadisticasForo.${figure}`]: increment(step),
  ...(points === 0 ? {} : { puntos: increment(points), 'estadisticasForo.puntosForo': increment(points) }),
});

/** What an item with one like takes back when it goes, as those of the fixtures have. */
export const lost = (figure: string, points: number): Data => ({
  ...earned(figure, -1, -points - 1),
  'estadisticasForo.likes': increment(-1),
});

/** The account's part of a new topic. */
export const topicEvent = (id: string): Data => ({
  temasForoCount: increment(1),
  ...earned('temasCreados', 1, 5),
  ultimaActividad: now(),
  ultimoEvento: { tipo: 'tema', id },
  ...paced('tema'),
});

export function addTopicToBatch(batch: WriteBatch, db: Firestore, uid: string, parts: ForumParts): void {
  const { id = NEW_ID, item = {}, category = {}, account = {} } = parts;
  if (item) batch.set(doc(db, 'foro_temas', id), newTopic(uid, item));
  if (category)
    batch.update(doc(db, 'foro_categorias/general'), {
      temaCount: increment(1),
      ultimoTema: { id, titulo: 'Las planchas', autorId: uid, fechaCreacion: now() },
      fechaActualizacion: now(),
      ...category,
    });
  if (account) batch.update(doc(db, 'usuarios', uid), { ...topicEvent(id), ...account });
}

export function addTopic(db: Firestore, uid: string, parts: ForumParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addTopicToBatch(batch, db, uid, parts);
  return batch.commit();
}

/** The account's part of a new reply. */
export const replyEvent = (id: string): Data => ({
  respuestasForoCount: increment(1),
  ...earned('respuestasPublicadas', 1, 2),
  ultimaActividad: now(),
  ultimoEvento: { tipo: 'respuesta', id },
  ...paced('respuesta'),
});

export const lastReply = (uid: string, id: string, changes: Data = {}): Data => ({
  id,
  autorId: uid,
  fechaCreacion: now(),
  contenidoResumen: 'Un texto',
  ...changes,
});

const beginningOf = (contenido: unknown): Data =>
  typeof contenido === 'string' ? { contenidoResumen: contenido.slice(0, 100) } : {};

export function addReplyToBatch(batch: WriteBatch, db: Firestore, uid: string, parts: ForumParts): void {
  const { id = NEW_ID, item = {}, topic = {}, category = {}, account = {} } = parts;
  const temaId = String(item?.temaId ?? 'abierto');
  if (item) batch.set(doc(db, 'foro_respuestas', id), newReply(uid, item));
  if (topic)
    batch.update(doc(db, 'foro_temas', temaId), {
      respuestas: increment(1),
      ultimoNumero: increment(1),
      ultimaRespuesta: lastReply(uid, id, beginningOf(item?.contenido)),
      ultimoUsuario: uid,
      participantes: arrayUnion(uid),
      fechaActualizacion: now(),
      ...topic,
    });
  if (category)
    batch.update(doc(db, 'foro_categorias/general'), {
      mensajeCount: increment(1),
      ultimoMensaje: { id, temaId },
      fechaActualizacion: now(),
      ...category,
    });
  if (account) batch.update(doc(db, 'usuarios', uid), { ...replyEvent(id), ...account });
}

export function addReply(db: Firestore, uid: string, parts: ForumParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addReplyToBatch(batch, db, uid, parts);
  return batch.commit();
}

export interface RemovalParts extends ForumParts {
  temaId?: string;
  /** Whose it is; null: no account moves. */
  author?: string | null;
  deleted?: boolean;
}

/** Deletes a reply of the open topic; `uid` is who does it. */
export function removeReply(db: Firestore, uid: string, parts: RemovalParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addRemovalToBatch(batch, db, uid, parts);
  return batch.commit();
}

export function addRemovalToBatch(batch: WriteBatch, db: Firestore, uid: string, parts: RemovalParts): void {
  const { id = 'suya', temaId = 'abierto', author = uid, deleted = true } = parts;
  const { topic = {}, category = {}, account = {} } = parts;
  if (deleted) batch.delete(doc(db, 'foro_respuestas', id));
  if (topic)
    batch.update(doc(db, 'foro_temas', temaId), {
      respuestas: increment(-1),
      ultimoEvento: { tipo: 'respuesta-borrada', id },
      ...topic,
    });
  if (category)
    batch.update(doc(db, 'foro_categorias/general'), {
      mensajeCount: increment(-1),
      ultimoMensaje: { id, temaId },
      ...category,
    });
  if (account && author)
    batch.update(doc(db, 'usuarios', author), {
      respuestasForoCount: increment(-1),
      ...lost('respuestasPublicadas', 2),
      ultimoEvento: { tipo: 'respuesta-borrada', id },
      ...(author === uid ? { ultimaActividad: now() } : {}),
      ...account,
    });
}

/** Deletes a topic that is being taken away, for good. */
export function buryTopic(
  db: Firestore,
  { id = 'yendose', item = {}, mark = {} }: { id?: string; item?: Part; mark?: Part } = {},
): Promise<void> {
  const batch = writeBatch(db);
  if (item) batch.delete(doc(db, 'foro_temas', id));
  if (mark) batch.set(doc(db, 'foro_borrados', id), { fecha: now(), ...mark });
  return batch.commit();
}

export interface CategoryParts {
  id?: string;
  item?: Part;
  line?: Part;
  /** The id of its line. */
  lineId?: string;
}

/** The line of what is done to a category. */
export function addCategoryLineToBatch(
  batch: WriteBatch,
  db: Firestore,
  uid: string,
  { id = 'general', line = {}, lineId = NEW_ID }: CategoryParts,
): void {
  if (!line) return;
  batch.set(
    doc(db, 'foro_moderacion', lineId),
    newLine(uid, {
      accion: 'editar-categoria',
      tipo: 'categoria',
      objetivoId: id,
      titulo: 'General',
      autorId: null,
      ...line,
    }),
  );
}

/** Creates a category with its line. */
export function addCategory(db: Firestore, uid: string, parts: CategoryParts = {}): Promise<void> {
  const { id = 'nueva', item = {}, line = {} } = parts;
  const batch = writeBatch(db);
  if (item)
    batch.set(doc(db, 'foro_categorias', id), {
      ...forumCategory({ temaCount: 0, mensajeCount: 0, creadoPor: uid, ultimoRegistro: NEW_ID }),
      fechaCreacion: now(),
      fechaActualizacion: now(),
      ...item,
    });
  const titulo = item && 'nombre' in item ? item.nombre : 'General';
  addCategoryLineToBatch(batch, db, uid, {
    ...parts,
    id,
    line: line && { accion: 'crear-categoria', titulo, ...line },
  });
  return batch.commit();
}

/** Renames a category with its line. */
export function editCategory(db: Firestore, uid: string, parts: CategoryParts = {}): Promise<void> {
  const { id = 'general', item = {}, line = {} } = parts;
  const batch = writeBatch(db);
  const change = { nombre: 'Charla', fechaActualizacion: now(), ultimoRegistro: NEW_ID, ...item };
  if (item) batch.update(doc(db, 'foro_categorias', id), change);
  addCategoryLineToBatch(batch, db, uid, { ...parts, id, line: line && { titulo: change.nombre, ...line } });
  return batch.commit();
}

/** Places both categories, with one line that names the first. */
export function placeCategories(db: Firestore, uid: string, parts: CategoryParts = {}): Promise<void> {
  const { item = {}, line = {} } = parts;
  const batch = writeBatch(db);
  for (const [orden, id] of ['general', 'vacia'].entries())
    batch.update(doc(db, 'foro_categorias', id), {
      orden: orden + 1,
      fechaActualizacion: now(),
      ultimoRegistro: NEW_ID,
      ...item,
    });
  addCategoryLineToBatch(batch, db, uid, {
    ...parts,
    line: line && { accion: 'ordenar-categorias', ...line },
  });
  return batch.commit();
}

/** The line that the deletion of the empty category of the fixtures wants. */
export const LAST_LINE = `vacia_${Date.parse('2024-01-01')}`;

/** Deletes the empty category with its line. */
export function removeCategory(db: Firestore, uid: string, parts: CategoryParts = {}): Promise<void> {
  const { id = 'vacia', item = {}, line = {}, lineId = LAST_LINE } = parts;
  const batch = writeBatch(db);
  if (item) batch.delete(doc(db, 'foro_categorias', id));
  addCategoryLineToBatch(batch, db, uid, {
    id,
    lineId,
    line: line && { accion: 'eliminar-categoria', titulo: 'Vacía', ...line },
  });
  return batch.commit();
}

/** Takes a topic away. */
export function beginDeletion(db: Firestore, uid: string, parts: RemovalParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addDeletionToBatch(batch, db, uid, parts);
  return batch.commit();
}

export function addDeletionToBatch(batch: WriteBatch, db: Firestore, uid: string, parts: RemovalParts): void {
  const { id = 'abierto', author = uid, item = {}, category = {}, account = {} } = parts;
  if (item)
    batch.update(doc(db, 'foro_temas', id), {
      borrando: true,
      estado: 'archivado',
      categoriaId: '',
      ...item,
    });
  if (category)
    batch.update(doc(db, 'foro_categorias/general'), {
      temaCount: increment(-1),
      mensajeCount: increment(-2),
      ultimoCambio: { tipo: 'tema-borrado', id },
      ultimoTema: null,
      ...category,
    });
  if (account && author)
    batch.update(doc(db, 'usuarios', author), {
      temasForoCount: increment(-1),
      ...lost('temasCreados', 5),
      ultimoEvento: { tipo: 'tema-borrado', id },
      ...(author === uid ? { ultimaActividad: now() } : {}),
      ...account,
    });
}

/** A topic or a reply changed by somebody of the staff, with the line that it names. */
export function actAsStaff(
  db: Firestore,
  uid: string,
  path: string,
  accion: string,
  parts: { item?: Part; line?: Part; lineId?: string; entry?: Part } = {},
): Promise<void> {
  const batch = writeBatch(db);
  addStaffActToBatch(batch, db, uid, path, accion, parts);
  return batch.commit();
}

export function addStaffActToBatch(
  batch: WriteBatch,
  db: Firestore,
  uid: string,
  path: string,
  accion: string,
  {
    item = {},
    line = {},
    lineId = NEW_ID,
    entry = null,
  }: { item?: Part; line?: Part; lineId?: string; entry?: Part },
): void {
  const [collection, id = ''] = path.split('/');
  const tipo = collection === 'foro_temas' ? 'tema' : 'respuesta';
  if (item) batch.update(doc(db, path), { ultimoRegistro: lineId, ...item });
  if (entry) batch.update(doc(db, `foro_indice/${tipo}_${id}`), entry);
  if (line)
    batch.set(doc(db, 'foro_moderacion', lineId), newLine(uid, { accion, tipo, objetivoId: id, ...line }));
}

export interface MoveParts {
  /** Who moves it; the line is this moderator's. */
  uid?: string;
  line?: Part;
  item?: Part;
  from?: Part;
  to?: Part;
}

export function moveTopic(db: Firestore, parts: MoveParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addMoveToBatch(batch, db, parts);
  return batch.commit();
}

export function addMoveToBatch(
  batch: WriteBatch,
  db: Firestore,
  { uid = 'uid-moderador', line = {}, item = {}, from = {}, to = {} }: MoveParts,
): void {
  const ultimoCambio = { tipo: 'tema-movido', id: 'abierto' };
  if (item)
    addStaffActToBatch(batch, db, uid, 'foro_temas/abierto', 'mover', {
      item: { categoriaId: 'vacia', ...item },
      line,
    });
  if (from)
    batch.update(doc(db, 'foro_categorias/general'), {
      temaCount: increment(-1),
      mensajeCount: increment(-2),
      ultimoCambio,
      ...from,
    });
  if (to)
    batch.update(doc(db, 'foro_categorias/vacia'), {
      temaCount: increment(1),
      mensajeCount: increment(2),
      ultimoCambio,
      ...to,
    });
}

export interface LikeParts {
  kind?: 'tema' | 'respuesta';
  id?: string;
  author?: string | null;
  item?: Part;
  /** Changes to the author's account and to the liker's. */
  account?: Part;
  own?: Part;
}

/** Likes what is otro's unless said; `step` -1 takes it back. */
export function like(db: Firestore, uid: string, step: 1 | -1, parts: LikeParts = {}): Promise<void> {
  const {
    kind = 'respuesta',
    id = 'primera',
    author = 'uid-otro',
    item = {},
    account = {},
    own = {},
  } = parts;
  const batch = writeBatch(db);
  const path = kind === 'tema' ? 'foro_temas' : 'foro_respuestas';
  if (item)
    batch.update(doc(db, path, id), {
      likes: increment(step),
      usuariosLike: step === 1 ? arrayUnion(uid) : arrayRemove(uid),
      ...item,
    });
  if (account && author)
    batch.update(doc(db, 'usuarios', author), {
      ...earned('likes', step, step),
      ultimoEvento: { tipo: step === 1 ? 'like' : 'like-quitado', id, clase: kind, de: uid },
      ...account,
    });
  if (own)
    batch.update(doc(db, 'usuarios', uid), {
      ...earned('likesOtorgados', step, 0),
      ultimaActividad: now(),
      ultimoEvento: { tipo: step === 1 ? 'like-dado' : 'like-retirado', id, clase: kind },
      ...(step === 1 ? paced('like-dado') : {}),
      ...own,
    });
  return batch.commit();
}

/** Likes two replies in one commit; the second has no author whose account would count it. */
export function likeTwo(db: Firestore, uid: string, [first, second]: [string, string]): Promise<void> {
  const batch = writeBatch(db);
  for (const id of [first, second])
    batch.update(doc(db, 'foro_respuestas', id), { likes: increment(1), usuariosLike: arrayUnion(uid) });
  batch.update(doc(db, 'usuarios/uid-otro'), {
    ...earned('likes', 1, 1),
    ultimoEvento: { tipo: 'like', id: first, clase: 'respuesta', de: uid },
  });
  batch.update(doc(db, 'usuarios', uid), {
    ...earned('likesOtorgados', 1, 0),
    ultimaActividad: now(),
    ultimoEvento: { tipo: 'like-dado', id: first, clase: 'respuesta' },
    ...paced('like-dado'),
  });
  return batch.commit();
}

/** A line of the log by `uid`. */
export const newLine = (uid: string, changes: Data = {}): Data => ({
  accion: 'ocultar',
  moderadorId: uid,
  moderadorNombre: `Nombre de ${persona(uid)}`,
  tipo: 'respuesta',
  objetivoId: 'denunciada',
  titulo: TOPIC_TITLE,
  autorId: 'uid-otro',
  motivo: '',
  reporteId: null,
  fecha: now(),
  ...changes,
});

/** The line of a moderator who accepts otro's first reply. */
export const addAcceptanceLineToBatch = (
  batch: WriteBatch,
  db: Firestore,
  uid: string,
  changes: Data = {},
  id = NEW_ID,
) =>
  batch.set(
    doc(db, 'foro_moderacion', id),
    newLine(uid, { accion: 'aceptar', objetivoId: 'primera', ...changes }),
  );

/** A moderator accepts otro's first reply in the topic of another. */
export function acceptAsStaff(
  db: Firestore,
  uid: string,
  { line = {}, topic = {}, ...parts }: AcceptParts & { line?: Part } = {},
): Promise<void> {
  const batch = writeBatch(db);
  addAcceptanceToBatch(batch, db, {
    own: null,
    ...parts,
    topic: topic && { ultimoRegistro: NEW_ID, ...topic },
  });
  if (line) addAcceptanceLineToBatch(batch, db, uid, line);
  return batch.commit();
}

/** The account of an author names its own item, and takes the step of its pace. */
export function addOwnActToBatch(
  batch: WriteBatch,
  db: Firestore,
  uid: string,
  path: string,
  own: Part = {},
) {
  const [collection, id] = path.split('/');
  if (own)
    batch.update(doc(db, 'usuarios', uid), {
      ultimaActividad: now(),
      ultimoEvento: { tipo: 'edicion', id, clase: collection === 'foro_temas' ? 'tema' : 'respuesta' },
      ...paced('edicion'),
      ...own,
    });
}

/** A topic or a reply changed by its author. */
export function actAsAuthor(
  db: Firestore,
  uid: string,
  path: string,
  { item = {}, own = {} }: { item?: Data; own?: Part } = {},
): Promise<void> {
  const batch = writeBatch(db);
  batch.update(doc(db, path), item);
  addOwnActToBatch(batch, db, uid, path, own);
  return batch.commit();
}

export interface AcceptParts {
  /** Who accepts it as the topic's author, and what its account says of it. */
  by?: string;
  own?: Part;
  topicId?: string;
  id?: string;
  author?: string;
  item?: Part;
  topic?: Part;
  account?: Part;
  award?: Part;
}

/** Accepts otro's first reply in the open topic. */
export function accept(db: Firestore, parts: AcceptParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addAcceptanceToBatch(batch, db, parts);
  return batch.commit();
}

export function addAcceptanceToBatch(batch: WriteBatch, db: Firestore, parts: AcceptParts): void {
  const { topicId = 'abierto', id = 'primera', author = 'uid-otro' } = parts;
  const { item = {}, topic = {}, account = {}, award = {}, by = 'uid-usuario', own = {} } = parts;
  addOwnActToBatch(batch, db, by, `foro_respuestas/${id}`, own);
  if (item) batch.update(doc(db, 'foro_respuestas', id), { respuestaAceptada: true, ...item });
  if (topic)
    batch.update(doc(db, 'foro_temas', topicId), { respuestaAceptadaId: id, estado: 'resuelto', ...topic });
  if (account)
    batch.update(doc(db, 'usuarios', author), {
      ...earned('respuestasAceptadas', 1, 10),
      ultimoEvento: { tipo: 'respuesta-aceptada', id },
      ...account,
    });
  if (award)
    batch.set(doc(db, `usuarios/${author}/premios/respuesta-aceptada-${id}`), {
      tipo: 'respuesta-aceptada',
      referencia: id,
      puntos: 10,
      fechaObtencion: now(),
      ...award,
    });
}

export interface ReportParts {
  kind?: 'tema' | 'respuesta';
  id?: string;
  report?: Part;
  item?: Part;
  /** The change of its search entry, which goes with the fifth report of a reply. */
  entry?: Part;
  /** What the account of who reports says of it. */
  own?: Part;
}

/** The account's part of a report. */
export const reportEvent = (id: string, changes: Data = {}): Data => ({
  ultimaActividad: now(),
  ultimoEvento: { tipo: 'reporte', id },
  ...paced('reporte'),
  ...changes,
});

export const newReport = (uid: string, kind: string, id: string, changes: Data = {}): Data => ({
  tipo: kind,
  itemId: id,
  temaId: kind === 'tema' ? id : 'abierto',
  titulo: TOPIC_TITLE,
  autorId: kind === 'tema' && id === 'abierto' ? 'uid-usuario' : 'uid-otro',
  reportadorId: uid,
  reportadorNombre: `Nombre de ${persona(uid)}`,
  reportadorNuevo: false,
  motivo: 'Es publicidad',
  fechaReporte: now(),
  estado: 'pendiente',
  moderadorId: null,
  fechaRevision: null,
  accionTomada: null,
  comentarioModerador: null,
  ...changes,
});

/** Reports otro's first reply unless said. */
export function addReport(db: Firestore, uid: string, parts: ReportParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addReportToBatch(batch, db, uid, parts);
  return batch.commit();
}

export function addReportToBatch(batch: WriteBatch, db: Firestore, uid: string, parts: ReportParts): void {
  const { kind = 'respuesta', id = 'primera', report = {}, item = {}, entry = null, own = {} } = parts;
  if (own) batch.update(doc(db, 'usuarios', uid), reportEvent(`${kind}_${id}_${uid}`, own));
  if (report) batch.set(doc(db, `foro_reportes/${kind}_${id}_${uid}`), newReport(uid, kind, id, report));
  if (item)
    batch.update(doc(db, kind === 'tema' ? 'foro_temas' : 'foro_respuestas', id), {
      reportes: increment(1),
      ...item,
    });
  if (entry) batch.update(doc(db, `foro_indice/${kind}_${id}`), entry);
}

export interface RestoreParts {
  kind?: 'tema' | 'respuesta';
  id?: string;
  reportId?: string;
  report?: Part;
  item?: Part;
  line?: Part;
  /** What it is given back; nothing to what nobody had hidden. */
  shown?: Data;
}

/** The reports that hid the fixtures' reply (or closed a topic) are discarded, and it is as it was. */
export function restore(db: Firestore, uid: string, parts: RestoreParts = {}): Promise<void> {
  const { kind = 'respuesta', id = 'tapada', report = {}, item = {}, line = {} } = parts;
  const { reportId = `${kind}_${id}_uid-usuario` } = parts;
  const batch = writeBatch(db);
  if (report)
    batch.update(doc(db, 'foro_reportes', reportId), {
      estado: 'descartado',
      accionTomada: null,
      moderadorId: uid,
      moderadorNombre: `Nombre de ${persona(uid)}`,
      fechaRevision: now(),
      comentarioModerador: null,
      ...report,
    });
  const hidden =
    kind === 'tema'
      ? { estado: 'resuelto', cerradoPorReportes: null }
      : { oculta: false, ocultaPorReportes: false };
  const { shown = hidden } = parts;
  if (item)
    batch.update(doc(db, kind === 'tema' ? 'foro_temas' : 'foro_respuestas', id), {
      ...shown,
      reportes: 0,
      ultimoRegistro: NEW_ID,
      ...item,
    });
  if (line)
    batch.set(
      doc(db, 'foro_moderacion', NEW_ID),
      newLine(uid, { accion: 'descartar', tipo: kind, objetivoId: id, reporteId: reportId, ...line }),
    );
  return batch.commit();
}

/** A notice that `uid` leaves for somebody, beside what it tells. */
export function addNoticeToBatch(
  batch: WriteBatch,
  db: Firestore,
  uid: string,
  to: string,
  id: string,
  changes: Data,
) {
  batch.set(doc(db, `usuarios/${to}/notificaciones/${id}`), {
    titulo: TOPIC_TITLE,
    mensaje: `Nombre de ${persona(uid)}`,
    temaId: 'abierto',
    respuestaId: null,
    autorId: uid,
    moderadorId: null,
    reporteId: null,
    fecha: now(),
    leida: false,
    cuenta: 1,
    ...changes,
  });
}
