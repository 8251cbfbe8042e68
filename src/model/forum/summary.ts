import { count, date, type StoredData } from '../shared/stored/stored-fields';
import type { ForumCategory } from './topic';

/** The public figures of `foro_estadisticas/resumen` that the forum's home shows. */
export type ForumSummary = ReturnType<typeof parseSummary>;

export const parseSummary = (data: StoredData) => ({
  totalTemas: count(data, 'totalTemas'),
  totalRespuestas: count(data, 'totalRespuestas'),
  usuariosActivos: count(data, 'usuariosActivos'),
  fechaActualizacion: date(data, 'fechaActualizacion'),
});

/** What the specification guesses by (spec 2, section 4). */
const ACTIVE_PER_TOPIC = 1.5;

export type ForumTotals = ReturnType<typeof forumTotals>;

/** The figures of the forum's home: of the categories, where `all` of them were read, which count at once; else of the last count. */
export function forumTotals(
  categories: readonly Pick<ForumCategory, 'temaCount' | 'mensajeCount'>[],
  all: boolean,
  summary: ForumSummary | null,
) {
  const counted = all ? null : summary;
  const sum = (figure: 'temaCount' | 'mensajeCount') =>
    categories.reduce((total, category) => total + category[figure], 0);
  const temas = counted ? counted.totalTemas : sum('temaCount');
  const estimate = categories.length > 0 ? Math.round(ACTIVE_PER_TOPIC * temas) : null;
  return {
    temas,
    respuestas: counted ? counted.totalRespuestas : sum('mensajeCount'),
    /** Null in a forum without categories; until somebody has counted them, the spec's estimate (design decisions 5 and 18). */
    usuariosActivos: summary?.usuariosActivos ?? estimate,
    /** There are categories that were not counted: topics and replies are at least these. */
    atLeast: !all && summary === null,
  };
}

/** After this long the staff's next visit counts again. */
const FRESH_MS = 24 * 60 * 60_000;

/** Whether the figures are to be counted again: they are missing, or older than a day. */
export function isSummaryOld(summary: ForumSummary | null, now: Date): boolean {
  return now.getTime() - (summary?.fechaActualizacion?.getTime() ?? 0) > FRESH_MS;
}
