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

/** The way to the next level, `progress` from 0 to 1; null at the last. */
export function nextParticipation(
  points: number,
): { level: ParticipationLevel; missing: number; progress: number } | null {
  const current = participationOf(points);
  const level = PARTICIPATION_LEVELS[PARTICIPATION_LEVELS.indexOf(current) + 1];
  if (level === undefined) return null;
  const [from, to] = [PARTICIPATION_FROM[current], PARTICIPATION_FROM[level]];
  return { level, missing: to - points, progress: Math.max(0, (points - from) / (to - from)) };
}

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
