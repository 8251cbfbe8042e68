import type { ForumCategory } from './topic';

/** The public figures of `foro_estadisticas/resumen` that the forum's home shows. */
export interface ForumSummary {
  totalTemas: number;
  totalRespuestas: number;
  usuariosActivos: number;
  /** When they were counted. */
  fechaActualizacion: Date | null;
}

export interface ForumFigures {
  temas: number;
  respuestas: number;
  /** Null while nobody has counted them. */
  usuariosActivos: number | null;
  /** There are categories that were not counted: topics and replies are at least these. */
  atLeast: boolean;
}

/**
 * The figures of the forum's home. Categories count their topics and replies exactly and at once, so their sum is shown
 * wherever all of them were read; otherwise those of the last count. Active users are always those of the last count: nobody
 * else knows them, and what is estimated would be no figure.
 */
export function forumFigures(
  categories: readonly Pick<ForumCategory, 'temaCount' | 'mensajeCount'>[],
  all: boolean,
  summary: ForumSummary | null,
): ForumFigures {
  const counted = categories.reduce(
    (sum, { temaCount, mensajeCount }) => ({
      temas: sum.temas + temaCount,
      respuestas: sum.respuestas + mensajeCount,
    }),
    { temas: 0, respuestas: 0 },
  );
  const useSummary = !all && summary !== null;
  const temas = useSummary ? summary.totalTemas : counted.temas;
  const respuestas = useSummary ? summary.totalRespuestas : counted.respuestas;
  return {
    temas,
    respuestas,
    usuariosActivos: summary?.usuariosActivos ?? null,
    atLeast: !all && summary === null,
  };
}

/** After this long the staff's next visit counts again. */
const FRESH_MS = 24 * 60 * 60_000;

/** Whether the figures are to be counted again: they are missing, or older than a day. */
export function isSummaryOld(summary: ForumSummary | null, now: Date): boolean {
  return now.getTime() - (summary?.fechaActualizacion?.getTime() ?? 0) > FRESH_MS;
}
