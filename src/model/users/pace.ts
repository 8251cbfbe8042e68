import { millisecondsInDay } from 'date-fns/constants';
import type { Pace } from './account';
import { hasStanding, type Known } from './standing';

/**
 * What each act costs of its account's pace: what a member gives, by how much it writes and whom it reaches (decision 23). What
 * takes away costs nothing, since it is bounded by what was given. firestore.rules have the same table, and a test holds them equal.
 */
export const ACT_COSTS = {
  'like-dado': 1,
  favorito: 1,
  'tema-favorito': 1,
  /** The choice of notices. */
  avisos: 1,
  /** What an author does to its own topics and replies: a text, resolved or open, the accepted answer. */
  edicion: 2,
  'comentario-editado': 2,
  comentario: 3,
  respuesta: 3,
  reporte: 3,
  perfil: 5,
  tema: 10,
  /** One's own: its card and its words go to every reader of the library. What the staff does with another's costs nobody. */
  'articulo-publicado': 20,
} as const;
export type PacedAct = keyof typeof ACT_COSTS;

/** What the acts of a minute and of a day may cost together. */
export interface PaceLimits {
  minute: number;
  day: number;
}

export const PACE_LIMITS = {
  unverified: { minute: 20, day: 60 },
  newcomer: { minute: 30, day: 300 },
  standing: { minute: 60, day: 3000 },
  staff: { minute: 120, day: 10_000 },
} as const satisfies Record<string, PaceLimits>;
export type PaceStanding = keyof typeof PACE_LIMITS;

export const NO_PACE: Pace = { minuto: null, actos: 0, dia: null, hoy: 0 };

const MINUTE_MS = 60_000;

/** Whose limits an account has; paceLimits() of firestore.rules decides the same. */
export function paceStanding(account: Known, isVerified: boolean, now: Date): PaceStanding {
  if (account.rol !== 'usuario') return 'staff';
  if (hasStanding(account, isVerified, now)) return 'standing';
  return isVerified ? 'newcomer' : 'unverified';
}

/** For each window: one more act in it, or the first of a new one. */
export interface PaceStep {
  minute: 'goes-on' | 'begins';
  day: 'goes-on' | 'begins';
}

/**
 * What the next act does to the pace. A window goes on while there is room in it, however old it is, and begins anew when it is
 * full: whether it may, the server alone decides, so a device's clock is never asked.
 */
export function nextStep(pace: Pace, act: PacedAct, limits: PaceLimits): PaceStep {
  const choose = (start: Date | null, count: number, max: number) =>
    start !== null && count + ACT_COSTS[act] <= max ? 'goes-on' : 'begins';
  return {
    minute: choose(pace.minuto, pace.actos, limits.minute),
    day: choose(pace.dia, pace.hoy, limits.day),
  };
}

/** The pace once the act is stored, as far as this device's clock knows. */
export function paceAfter(pace: Pace, act: PacedAct, { minute, day }: PaceStep, now: Date): Pace {
  const cost = ACT_COSTS[act];
  return {
    ...(minute === 'begins'
      ? { minuto: now, actos: cost }
      : { minuto: pace.minuto, actos: pace.actos + cost }),
    ...(day === 'begins' ? { dia: now, hoy: cost } : { dia: pace.dia, hoy: pace.hoy + cost }),
  };
}

/** Which limit holds somebody back, and for how many seconds more as far as this device's clock knows. */
export interface PaceWait {
  window: 'minute' | 'day';
  seconds: number;
}

function secondsLeft(start: Date | null, length: number, now: Date): number {
  const left = start === null ? 0 : Math.ceil((start.getTime() + length - now.getTime()) / 1000);
  return Math.min(Math.max(left, 0), length / 1000);
}

/** The full window that ends last, of those that the step would have to begin before their end; null: none. */
export function paceWait(pace: Pace, step: PaceStep, now: Date): PaceWait | null {
  const day = step.day === 'begins' ? secondsLeft(pace.dia, millisecondsInDay, now) : 0;
  if (day > 0) return { window: 'day', seconds: day };
  const minute = step.minute === 'begins' ? secondsLeft(pace.minuto, MINUTE_MS, now) : 0;
  return minute > 0 ? { window: 'minute', seconds: minute } : null;
}
