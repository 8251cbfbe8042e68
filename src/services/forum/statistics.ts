import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { activeSince, type Day, lastDays, STATISTICS } from '@/model/forum/statistics';
import { messages } from '@/model/messages';
import * as foroStaff from '@/model/messages/forum-staff';
import { count, map, type StoredData, text } from '@/model/shared/stored/stored-fields';
import { participationOf } from '@/model/users/levels';
import { forumCan, type Member } from '@/model/users/permissions/forum-permissions';
import { commit } from '../firestore/commit';
import { demand, demandSignedIn } from '../firestore/demands';
import { countOf, fetchList } from '../firestore/lists';
import { ACCOUNTS } from '../users/data';
import { countCategories, countFew, sumTopics } from './counting';
import { REPLIES, REPORTS, TOPICS } from './data';

/** Throws what somebody without a session, or without the permission, is told (spec 2, sections 6 and 8). */
export function demandStatistics(member: Member): void {
  demandSignedIn(member, foroStaff.forumStatistics.signedOut);
  demand(forumCan.seeStatistics(member), messages.forumWriting.errors.noAction);
}

/** What was written in one day of the reader's calendar; `fecha` is '2024-03-12'. */
async function activityOf(db: Firestore, { fecha, from, to }: Day) {
  const within = [
    where('fechaCreacion', '>=', Timestamp.fromDate(from)),
    where('fechaCreacion', '<', Timestamp.fromDate(to)),
  ];
  const [temas, respuestas] = await Promise.all([
    countFew(query(collection(db, TOPICS), ...within)),
    countOf(collection(db, REPLIES), ...within),
  ]);
  return { fecha, temas, respuestas, total: temas + respuestas };
}

/** The members with the most points of the forum: one read each. Who has none is not among them. */
function fetchMostActive(db: Firestore) {
  const parse = (id: string, data: StoredData) => {
    const figures = map(data, 'estadisticasForo') ?? {};
    const puntosForo = count(figures, 'puntosForo');
    return {
      id,
      nombre: text(data, 'nombre', messages.forum.unknownUser),
      nivelParticipacion: participationOf(puntosForo),
      puntosForo,
      temasCreados: count(figures, 'temasCreados'),
      respuestasPublicadas: count(figures, 'respuestasPublicadas'),
    };
  };
  const points = 'estadisticasForo.puntosForo';
  const top = [where(points, '>', 0), orderBy(points, 'desc'), limit(STATISTICS.topMembers)];
  return fetchList(parse, collection(db, ACCOUNTS), ...top);
}

/** What everyone may see of the figures: three aggregations. */
async function totalsOf(db: Firestore, now: Date) {
  const active = where('ultimaActividad', '>=', Timestamp.fromDate(activeSince(now)));
  const [totalCategorias, topics, usuariosActivos] = await Promise.all([
    countCategories(db),
    sumTopics(db),
    countOf(collection(db, ACCOUNTS), active),
  ]);
  return { totalCategorias, totalTemas: topics.temas, totalRespuestas: topics.respuestas, usuariosActivos };
}

/**
 * The forum in figures, for verEstadisticasForo or administrarForo: about 39 reads, and one more for each thousand of what is
 * counted; topics are added up rather than their replies counted (docs/costs.md). Throws ServiceError.
 */
export async function fetchForumStatistics(db: Firestore, member: Member, now = new Date()) {
  demandStatistics(member);
  const pending = where('estado', '==', 'pendiente');
  const [totals, reportesPendientes, actividadPorDia, usuariosMasActivos] = await Promise.all([
    totalsOf(db, now),
    countOf(collection(db, REPORTS), pending),
    Promise.all(lastDays(now).map((day) => activityOf(db, day))),
    fetchMostActive(db),
  ]);
  return { fechaActualizacion: now, ...totals, reportesPendientes, actividadPorDia, usuariosMasActivos };
}

type Published = Awaited<ReturnType<typeof totalsOf>> & {
  actividadPorDia?: Awaited<ReturnType<typeof activityOf>>[];
};

/** Writes what everyone may see of the statistics: no names, no reports. Throws ServiceError. */
export function publishSummary(db: Firestore, figures: Published): Promise<void> {
  const summary = { ...figures, fechaActualizacion: serverTimestamp() };
  const place = doc(db, 'foro_estadisticas', 'resumen');
  return commit(db, { write: (writes) => writes.set(place, summary, { merge: true }) });
}

/** Counts and publishes the figures of the forum's home, for verEstadisticasForo or administrarForo. Throws ServiceError. */
export async function refreshSummary(db: Firestore, member: Member, now = new Date()): Promise<void> {
  demandStatistics(member);
  await publishSummary(db, await totalsOf(db, now));
}
