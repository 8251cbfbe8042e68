/** How fast somebody writes, as `usuarios/{uid}.ritmo` keeps it; firestore.rules holds the same pace. */
export interface Pace {
  tema: Date | null;
  /** Where the current minute of replies began, and how many it has. */
  desde: Date | null;
  cuenta: number;
}

const MINUTE_MS = 60_000;
const YOUNG_MS = 7 * 24 * 60 * MINUTE_MS;
export const REPLIES_A_MINUTE = 5;

/** Accounts of less than a week are held to one topic and five replies a minute. */
function isYoung(registered: Date | null, now: Date): boolean {
  return registered !== null && now.getTime() - registered.getTime() < YOUNG_MS;
}

/** Whole seconds until a minute has passed since `moment`; 0 when it has. */
function secondsLeft(moment: Date | null, now: Date): number {
  if (moment === null) return 0;
  return Math.max(0, Math.ceil((moment.getTime() + MINUTE_MS - now.getTime()) / 1000));
}

/** Seconds somebody has to wait before another topic; 0: none. */
export function topicWait(pace: Pace, registered: Date | null, now: Date): number {
  return isYoung(registered, now) ? secondsLeft(pace.tema, now) : 0;
}

/** What the next reply does to the pace: it joins the minute that was begun, or begins another. */
export function nextReplyPace(pace: Pace, now: Date) {
  if (pace.desde === null || secondsLeft(pace.desde, now) === 0) return { kind: 'begins' } as const;
  return { kind: 'joins', desde: pace.desde, cuenta: pace.cuenta + 1 } as const;
}

/** Seconds somebody has to wait before another reply; 0: none. */
export function replyWait(pace: Pace, registered: Date | null, now: Date): number {
  const isFull = pace.cuenta >= REPLIES_A_MINUTE;
  return isFull && isYoung(registered, now) ? secondsLeft(pace.desde, now) : 0;
}
