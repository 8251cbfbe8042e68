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
