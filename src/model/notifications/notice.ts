import { choice, count, date, type StoredData, text, textOrNull } from '../shared/stored/stored-fields';
import { choiceOf } from '../shared/unknown-value';
import { NOTICE_TYPES } from '../users/notice-choice';

/** Notices that the bell holds, and of a page of all of them (spec 2, section 9). */
export const BELL_SIZE = 10;
export const NOTICES_PAGE = 25;

const REPORTED = ['tema', 'respuesta', 'comentario', 'articulo'] as const;
const ACTIONS = ['advertir', 'ocultar', 'eliminar'] as const;

/** What came of a report: to who reported it, whose uid ends its id; or to who was warned, whom nothing tells who that was. */
export type ReportNotice = NonNullable<ReturnType<typeof parseReportNotice>>;

function parseReportNotice(uid: string, data: StoredData) {
  if (data.tipo !== 'reporte_procesado') return null;
  const report = text(data, 'reporteId');
  const warned = choiceOf(data.clase, REPORTED);
  return {
    /** What was reported; `temaId` is the article for those of the library. */
    clase: warned ?? REPORTED.find((kind) => report.startsWith(`${kind}_`)) ?? ('tema' as const),
    /** Null: it was dismissed. */
    accion: choiceOf(data.accion, ACTIONS),
    /** A word of the moderator's. */
    comentario: textOrNull(data, 'comentario'),
    /** It is a warning to the author of what was reported; those of before had the report's id, too. */
    advertencia: warned !== null || !report.endsWith(`_${uid}`),
  };
}

export type Notice = ReturnType<typeof parseNotice>;

export const parseNotice = (uid: string, id: string, data: StoredData) => ({
  id,
  tipo: choice(data, 'tipo', NOTICE_TYPES, 'nueva_respuesta'),
  /** The topic's title. */
  titulo: text(data, 'titulo'),
  /** The name of who did it: actors write no other text. Empty where reports did. */
  mensaje: text(data, 'mensaje'),
  temaId: text(data, 'temaId'),
  respuestaId: textOrNull(data, 'respuestaId'),
  autorId: text(data, 'autorId'),
  fecha: date(data, 'fecha'),
  leida: data.leida === true,
  /** How many like the item, for likes. */
  cuenta: count(data, 'cuenta'),
  /** Of a processed report; null for other types. */
  reporte: parseReportNotice(uid, data),
});

/** Whether what a notice tells is seen by who reads a topic, where these replies are shown. */
export function seenOnTopic(
  { leida, temaId, respuestaId, reporte }: Notice,
  topicId: string,
  shown: ReadonlySet<string>,
): boolean {
  if (leida || temaId !== topicId || reporte?.clase === 'articulo' || reporte?.clase === 'comentario')
    return false;
  return respuestaId === null || shown.has(respuestaId);
}

/** What a member does with notices: all of them, or some by their ids, are read; or one goes. */
export type NoticeChange = { read: readonly string[] | 'all' } | { removed: string };

/** The notices after a change. */
export function withChange(notices: readonly Notice[], change: NoticeChange): Notice[] {
  if ('removed' in change) return notices.filter(({ id }) => id !== change.removed);
  const { read } = change;
  return notices.map((notice) =>
    read === 'all' || read.includes(notice.id) ? { ...notice, leida: true } : notice,
  );
}
