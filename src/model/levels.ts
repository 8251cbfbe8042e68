/** Levels of activity and the points each begins at (spec 1, section 9). The rules compute the same. */
export const LEVELS = ['Principiante', 'Intermedio', 'Avanzado', 'Experto'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_FROM: Readonly<Record<Level, number>> = {
  Principiante: 0,
  Intermedio: 100,
  Avanzado: 500,
  Experto: 1000,
};

export function levelOf(points: number): Level {
  return LEVELS.findLast((level) => points >= LEVEL_FROM[level]) ?? 'Principiante';
}

export interface NextLevel<Name extends string = Level> {
  level: Name;
  /** Points still to earn. */
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
