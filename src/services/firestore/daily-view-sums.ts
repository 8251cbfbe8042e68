import { deviceNotes } from '@/model/shared/notes';
import { db } from './connection';
import { bringViewsSince } from './view-sums';
import type { Viewed } from './views';

/**
 * Brings the views that were counted to the articles or topics that show them, once a day from a device of the staff: those
 * counted since the last time, 200 at most, the oldest first; the others the next day. Rejects with a ServiceError.
 */
export async function bringViewsOnceADay(kind: Viewed): Promise<void> {
  const [day, until] = [`sumas-de-vistas:${kind}:dia`, `sumas-de-vistas:${kind}:hasta`];
  const today = new Date().toISOString().slice(0, 10);
  if (deviceNotes.read(day) === today) return;
  deviceNotes.write(day, today);
  const since = new Date(Number(deviceNotes.read(until) ?? 0) || 0);
  deviceNotes.write(until, String((await bringViewsSince(db(), kind, since)).getTime()));
}
