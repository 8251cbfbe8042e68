import type { ForumCategory } from './topic';

/** The public figures of `foro_estadisticas/resumen` that the forum's home shows. */
export interface ForumSummary {
  totalTemas: number;
  totalRespuestas: number;
  usuariosActivos: number;
}

export interface ForumFigures {
  temas: number;
  respuestas: number;
  usuariosActivos: number;
  /** There are categories that were not counted: topics and replies are at least these. */
  atLeast: boolean;
}

const ACTIVE_USERS_PER_TOPIC = 1.5;

/**
 * The figures of the forum's home. Categories count their topics and replies exactly and at once, so their sum is shown
 * wherever all of them were read; otherwise the last recalculation's. Active users are the recalculation's, and until there
 * is one the spec's estimate (design decision 5).
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
    usuariosActivos: summary?.usuariosActivos ?? Math.round(ACTIVE_USERS_PER_TOPIC * temas),
    atLeast: !all && summary === null,
  };
}
