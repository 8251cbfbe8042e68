import { keysOf } from '../shared/unknown-value';

/** Levels of activity and the points each begins at (spec 1, section 9). The rules compute the same. */
export const LEVEL_FROM = { Principiante: 0, Intermedio: 100, Avanzado: 500, Experto: 1000 } as const;
export type Level = keyof typeof LEVEL_FROM;
export const LEVELS = keysOf(LEVEL_FROM);

export function levelOf(points: number): Level {
  return LEVELS.findLast((level) => points >= LEVEL_FROM[level]) ?? 'Principiante';
}

export interface NextLevel<Name extends string = Level> {
  level: Name;
  missing: number;
  /** How much of the way between this level and the next is done, from 0 to 1. */
  progress: number;
}

/** The way to the next of some levels, each of which begins at its points; null at the last. */
export function nextOf<Name extends string>(
  levels: readonly Name[],
  begins: Readonly<Record<Name, number>>,
  points: number,
): NextLevel<Name> | null {
  const place = levels.findIndex((one, index) => index > 0 && begins[one] > points);
  const [current, level] = levels.slice(place - 1);
  if (place < 0 || current === undefined || level === undefined) return null;
  const from = begins[current];
  const progress = Math.max(0, (points - from) / (begins[level] - from));
  return { level, missing: begins[level] - points, progress };
}

/** The way to the next level; null at the last. */
export const nextLevel = (points: number) => nextOf(LEVELS, LEVEL_FROM, points);

/** Forum points at which each level begins. The spec gives none: some topics, then months of taking part. */
const PARTICIPATION_FROM = {
  Principiante: 0,
  Activo: 50,
  Frecuente: 150,
  Experto: 500,
  Maestro: 1000,
} as const;
export type ParticipationLevel = keyof typeof PARTICIPATION_FROM;
export const PARTICIPATION_LEVELS = keysOf(PARTICIPATION_FROM);

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
