import { nextOf } from '../levels';

/**
 * Levels of participation and the forum points each begins at. The spec names them and gives no thresholds: a few topics
 * make 'Activo', some months of taking part 'Frecuente'.
 */
export const PARTICIPATION_LEVELS = ['Principiante', 'Activo', 'Frecuente', 'Experto', 'Maestro'] as const;
export type ParticipationLevel = (typeof PARTICIPATION_LEVELS)[number];

export const PARTICIPATION_FROM: Readonly<Record<ParticipationLevel, number>> = {
  Principiante: 0,
  Activo: 50,
  Frecuente: 150,
  Experto: 500,
  Maestro: 1000,
};

/** The level of an account's forum points. */
export function participationOf(points: number): ParticipationLevel {
  return PARTICIPATION_LEVELS.findLast((level) => points >= PARTICIPATION_FROM[level]) ?? 'Principiante';
}

/** The way to the next level; null at the last. */
export const nextParticipation = (points: number) => nextOf(PARTICIPATION_LEVELS, PARTICIPATION_FROM, points);

/** What an account has done in the forum (spec 2, section 3). */
export interface ForumFigures {
  temasCreados: number;
  respuestasPublicadas: number;
  respuestasAceptadas: number;
  puntosForo: number;
  /** Received and given. */
  likes: number;
  likesOtorgados: number;
}
