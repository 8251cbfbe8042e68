import {
  collection,
  doc,
  type Firestore,
  increment,
  limit,
  orderBy,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { count, date } from '@/model/shared/stored/stored-fields';
import { commit } from './commit';
import { onCode } from './demands';
import { fetchDoc, fetchList, isStored } from './lists';
import { VIEWS, type Viewed } from './views';

/** What shows the sum of the views, and how many of them came from the counter; the others were counted before there was one. */
const SUMS = {
  articulo: { place: 'articulos', sum: 'visitas', brought: 'visitasContadas' },
  tema: { place: 'foro_temas', sum: 'vistas', brought: 'vistasContadas' },
} as const;

/** The fields by which a commit adds views to the sum: those that were `counted` and not yet `brought` there. None where there are no more. */
export function addedViews(kind: Viewed, counted: number, brought: number) {
  const more = counted - brought;
  const fields = SUMS[kind];
  return more > 0 ? { [fields.sum]: increment(more), [fields.brought]: increment(more) } : {};
}

/**
 * Brings what was counted to the article or topic that shows it; for who may edit the article, or moderates the forum. Where it
 * is gone, or somebody else brought it meanwhile, there is nothing to do. One read. Throws ServiceError.
 */
export async function bringViews(db: Firestore, kind: Viewed, id: string, counted: number): Promise<void> {
  const place = doc(db, SUMS[kind].place, id);
  const nothingToDo = onCode(['not-found', 'permission-denied'], () => undefined);
  const shown = await fetchDoc(place).catch(nothingToDo);
  if (!shown?.exists()) return;
  const added = addedViews(kind, counted, count(shown.data(), SUMS[kind].brought));
  if (Object.keys(added).length === 0) return;
  await commit(db, { write: (writes) => writes.update(place, added) }).catch(nothingToDo);
}

/** How many views of one article or topic were counted: one read. Throws ServiceError. */
export async function fetchViews(db: Firestore, kind: Viewed, id: string): Promise<number> {
  const document = await fetchDoc(doc(db, VIEWS[kind], id));
  return document.exists() ? count(document.data(), 'cuenta') : 0;
}

/** Counters in one query: the rules allow no more. */
const LISTED = 50;
/** Queries in a row: 200 counters at most are brought to what shows them at a time, the oldest change first. */
const PAGES = 4;

/**
 * What was viewed after `since`, oldest first, 200 at most, brought to where it is shown (bringViews). Gives until when all
 * was brought. Two reads for each, one at least. Throws ServiceError.
 */
export async function bringViewsSince(db: Firestore, kind: Viewed, since: Date): Promise<Date> {
  let until = since;
  for (let page = 0; page < PAGES; page += 1) {
    const viewed = await fetchList(
      (id, data) => ({ id, cuenta: count(data, 'cuenta'), fecha: date(data, 'fecha') ?? until }),
      collection(db, VIEWS[kind]),
      where('fecha', '>', Timestamp.fromDate(until)),
      orderBy('fecha'),
      limit(LISTED),
    );
    for (const { id, cuenta } of viewed) await bringViews(db, kind, id, cuenta);
    until = viewed.at(-1)?.fecha ?? until;
    if (viewed.length < LISTED) break;
  }
  return until;
}

/**
 * Takes away what counted the views of what is gone, if there was any: the rules refuse to delete nothing. One read. A failure is
 * no concern of who deleted: nobody reads it any more.
 */
export async function dropViews(db: Firestore, kind: Viewed, id: string): Promise<void> {
  const counter = doc(db, VIEWS[kind], id);
  try {
    if (await isStored(counter)) await commit(db, { write: (writes) => writes.delete(counter) });
  } catch (cause) {
    console.debug('A counter of views stayed behind', cause);
  }
}
