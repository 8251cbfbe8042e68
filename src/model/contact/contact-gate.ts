/** The one way in for messages of the contact form: `sistema/contacto`. firestore.rules hold the same, and a test compares them. */
export interface ContactGate {
  /** When the last message came. */
  fecha: Date | null;
  /** When the window of a day began, and how many messages it holds. */
  desde: Date | null;
  cuantos: number;
}

/** Messages in one window: of anyone, and of members with a proven e-mail, who have a room that a flood of visitors leaves free. */
export const CONTACT_WINDOW = { visitors: 60, all: 100 } as const;
export const CONTACT_WINDOW_MS = 24 * 60 * 60_000;
export const CONTACT_GAP_SECONDS = 10;

export type ContactStep = 'goes-on' | 'begins';

/**
 * What the next message may do to the window, in the order in which to try. Who is a member the server knows, and what time it is:
 * a full window is begun anew, and it says whether that one may.
 */
export function contactSteps({ desde, cuantos }: ContactGate): readonly ContactStep[] {
  if (desde === null || cuantos >= CONTACT_WINDOW.all) return ['begins'];
  return cuantos < CONTACT_WINDOW.visitors ? ['goes-on'] : ['goes-on', 'begins'];
}

export interface ContactClosing {
  /** Whether members with a proven e-mail still come in. */
  isForVisitorsOnly: boolean;
  /** When the last message came that had room. */
  since: Date | null;
  /** When it opens by itself. */
  until: Date;
}

/** Why no visitor comes in any more; null while one does, as far as this device's clock knows. */
export function closingOf({ fecha, desde, cuantos }: ContactGate, now: Date): ContactClosing | null {
  if (desde === null || cuantos < CONTACT_WINDOW.visitors) return null;
  const until = new Date(desde.getTime() + CONTACT_WINDOW_MS);
  return until <= now ? null : { isForVisitorsOnly: cuantos < CONTACT_WINDOW.all, since: fecha, until };
}

/** Whether the last message is so near that the next one only has to wait. */
export function isTooEarly({ fecha }: ContactGate, now: Date): boolean {
  return fecha !== null && now.getTime() - fecha.getTime() < CONTACT_GAP_SECONDS * 1000;
}
