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

export interface NextLevel {
  level: Level;
  /** Points still to earn. */
  missing: number;
  /** How much of the way between this level and the next is done, from 0 to 1. */
  progress: number;
}

/** The way to the next level; null at the last. */
export function nextLevel(points: number): NextLevel | null {
  const current = levelOf(points);
  const level = LEVELS[LEVELS.indexOf(current) + 1];
  if (level === undefined) return null;
  const from = LEVEL_FROM[current];
  const step = LEVEL_FROM[level] - from;
  return { level, missing: LEVEL_FROM[level] - points, progress: Math.max(0, (points - from) / step) };
}
