import type { Article } from '../articles/article';
import type { Comment } from '../comments/comment';
import { messages } from '../messages';
import { queryOf } from '../shared/address-query';
import { paths } from '../shared/paths';
import { choice, date, type StoredData, text, textOrNull } from '../shared/stored/stored-fields';
import { stripMarkup } from '../shared/text/strip-markup';
import { choiceOf } from '../shared/unknown-value';
import { can } from '../users/permissions/can';
import type { Member } from '../users/permissions/forum-permissions';
import { FORUM_EXCERPT, plainWords } from './excerpt';
import type { TopicState } from './kinds';

const PLAIN: Record<ReportKind, (texto: string) => string> = {
  tema: plainWords,
  respuesta: plainWords,
  // A comment is shown as it was typed.
  comentario: (texto) => texto.trim(),
  articulo: (texto) => stripMarkup(texto),
};

/** The first 200 characters of what is reported plus '...', without markup (spec 2, section 2). */
export function reportPreview(texto: string, tipo: ReportKind): string {
  const plain = PLAIN[tipo](texto);
  return plain.length <= FORUM_EXCERPT.report
    ? plain
    : `${plain.slice(0, FORUM_EXCERPT.report).trimEnd()}...`;
}

/** Where what is reported can be seen in its place: the topic, the exact reply, the article. */
export function reportContext({ tipo, itemId, temaId }: Pick<Report, 'tipo' | 'itemId' | 'temaId'>): string {
  if (tipo === 'tema') return paths.forumTopic.href(itemId);
  if (tipo === 'respuesta') return paths.forumTopic.href(temaId, itemId);
  return `${paths.article.href(temaId)}${tipo === 'comentario' ? '#comentarios' : ''}`;
}

/** Reports of content and what is decided about them: `foro_reportes` (spec 2, sections 3 and 4). */
export const REPORT_KINDS = ['tema', 'respuesta', 'comentario', 'articulo'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_STATES = ['pendiente', 'revisado', 'descartado'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const REPORT_ACTIONS = ['descartar', 'advertir', 'ocultar', 'eliminar'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** Reports read at a time: with what each is about and what the rules read, a page costs at most 25 documents. */
export const REPORTS_PAGE = 8;

/** What is reported of the library. */
export type LibraryItem =
  | { comment: Pick<Comment, 'id' | 'articuloId' | 'articuloTitulo' | 'autorId' | 'autor'> }
  | { article: Pick<Article, 'id' | 'titulo' | 'autorId'> };

export type Report = ReturnType<typeof parseReport>;
export type ReportedItem = Pick<Report, 'tipo' | 'itemId' | 'temaId'>;

export function parseReport(id: string, data: StoredData) {
  const taken = choiceOf(data.accionTomada, REPORT_ACTIONS);
  return {
    id,
    tipo: choice(data, 'tipo', REPORT_KINDS, 'tema'),
    itemId: text(data, 'itemId'),
    /** The topic of a topic or reply; the article of an article or comment. */
    temaId: text(data, 'temaId'),
    /** Of the topic or article, when it was reported. */
    titulo: text(data, 'titulo'),
    /** Who wrote what is reported; null when that is no account. */
    autorId: textOrNull(data, 'autorId'),
    reportadorId: text(data, 'reportadorId'),
    reportadorNombre: text(data, 'reportadorNombre', messages.forum.unknownUser),
    /** It had no standing then (decision 22): its report counts towards nothing. */
    reportadorNuevo: data.reportadorNuevo === true,
    motivo: text(data, 'motivo'),
    fechaReporte: date(data, 'fechaReporte'),
    estado: choice(data, 'estado', REPORT_STATES, 'pendiente'),
    moderadorId: textOrNull(data, 'moderadorId'),
    /** What they were called then; null while pending. */
    moderadorNombre: textOrNull(data, 'moderadorNombre'),
    fechaRevision: date(data, 'fechaRevision'),
    /** Null while pending and when discarded. */
    accionTomada: taken === 'descartar' ? null : taken,
    comentarioModerador: textOrNull(data, 'comentarioModerador'),
  };
}

const STAFF_ROLES: readonly unknown[] = ['editor', 'moderador', 'administrador'];

/** Whether five reports close or hide a stored item: not what the staff wrote, or has judged. firestore.rules decides the same. */
export const yieldsToReports = ({ autorRol, ultimoRegistro }: StoredData): boolean =>
  !STAFF_ROLES.includes(autorRol) && (ultimoRegistro ?? null) === null;

/** What is reported, as it stands now; null when it is not there or may not be read. */
export type ReportedContent = {
  texto: string;
  autorId: string | null;
  autorNombre: string;
  /** Hidden, closed, or not published: readers do not find it, or cannot answer it. */
  withdrawn: boolean;
  /** Five reports did that, and nobody of the staff has decided about it since: the state it had before. */
  closedFrom: TopicState | null;
} | null;

/** Whether five reports hid or closed it by themselves, so that discarding them undoes it. */
export const isClosedByReports = (content: ReportedContent | undefined): boolean =>
  typeof content?.closedFrom === 'string';

/** One item has one key, however many report it. */
export const reportedKey = ({ tipo, itemId, temaId }: ReportedItem): string => `${tipo}/${temaId}/${itemId}`;

/** Reports of one item with the same outcome, in the order of their first: one card. */
export function reportGroups<Item extends Report>(reports: readonly Item[]): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const report of reports) {
    const { estado, moderadorId, accionTomada, comentarioModerador } = report;
    const key = JSON.stringify([reportedKey(report), estado, moderadorId, accionTomada, comentarioModerador]);
    const group = groups.get(key);
    if (group) group.push(report);
    else groups.set(key, [report]);
  }
  return [...groups.values()];
}

export interface ReportFilter {
  estado: ReportState | null;
  tipo: ReportKind | null;
}

/** What the moderator's hand can do to each kind: comments and articles cannot be hidden from here. */
const NEEDS: Readonly<Record<ReportKind, Partial<Record<ReportAction, Parameters<typeof can>[1]>>>> = {
  tema: { ocultar: 'cerrarTemas', eliminar: 'eliminarTemas' },
  respuesta: { ocultar: 'moderarForo', eliminar: 'eliminarRespuestasAjenas' },
  comentario: { eliminar: 'moderarComentarios' },
  articulo: {},
};

/** The actions that somebody may take about an item. Of what is gone: discard; without an account: no warning. */
export function possibleActions(
  member: Member,
  tipo: ReportKind,
  content: ReportedContent | undefined,
): ReportAction[] {
  if (!content) return ['descartar'];
  return REPORT_ACTIONS.filter((action) => {
    if (action === 'descartar') return true;
    if (action === 'advertir') return content.autorId !== null && content.autorId !== member?.uid;
    const permission = NEEDS[tipo][action];
    return permission !== undefined && can(member, permission);
  });
}

/** The actions possible for every one of several items. */
export function commonActions(each: readonly (readonly ReportAction[])[]): ReportAction[] {
  return REPORT_ACTIONS.filter((action) => each.every((possible) => possible.includes(action)));
}

/** The filters of an address: pending ones unless it says otherwise (spec 2, section 2). */
export function readReportFilter(search: URLSearchParams): ReportFilter {
  const estado = search.get('estado');
  return {
    estado: estado === 'todos' ? null : (choiceOf(estado, REPORT_STATES) ?? 'pendiente'),
    tipo: choiceOf(search.get('tipo'), REPORT_KINDS),
  };
}

/** The other way about; what is the default is left out. */
export function writeReportFilter({ estado, tipo }: ReportFilter): URLSearchParams {
  return queryOf({ estado: estado !== 'pendiente' && (estado ?? 'todos'), tipo });
}
