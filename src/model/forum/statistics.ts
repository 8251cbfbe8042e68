import { lightFormat } from 'date-fns/lightFormat';
import type { ParticipationLevel } from '../levels';

const short = new Intl.DateTimeFormat('es', { weekday: 'short', day: 'numeric' });
const long = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });

/** 'lun 3', for the foot of a chart. */
export const formatDayName = (day: Date): string => short.format(day).replace(',', '');

/** 'Lunes, 3 de marzo'. */
export function formatLongDay(day: Date): string {
  const text = long.format(day);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Windows and lengths of the statistics (spec 2, section 9). */
export const STATISTICS = { activeDays: 30, chartDays: 7, topMembers: 10 } as const;

/** What was written in one day of the reader's calendar; `fecha` is '2024-03-12'. */
export interface DayActivity {
  fecha: string;
  temas: number;
  respuestas: number;
  total: number;
}

export interface ActiveMember {
  id: string;
  nombre: string;
  nivelParticipacion: ParticipationLevel;
  puntosForo: number;
  temasCreados: number;
  respuestasPublicadas: number;
}

/** The forum in figures (spec 2, section 3). */
export interface ForumStatistics {
  fechaActualizacion: Date;
  totalCategorias: number;
  totalTemas: number;
  totalRespuestas: number;
  usuariosActivos: number;
  reportesPendientes: number;
  actividadPorDia: DayActivity[];
  usuariosMasActivos: ActiveMember[];
}

/** What a category holds, counted. */
export interface CategoryCount {
  nombre: string;
  temas: number;
  mensajes: number;
}

/** What a recalculation or a repair of the counters gives (spec 2, section 3). */
export interface RecalculationResult {
  success: true;
  message: string;
  data: {
    /** By the category's id. */
    categorias: Record<string, CategoryCount>;
    totalTemas: number;
    totalRespuestas: number;
    totalMensajes: number;
    /** Of a repair: how many categories had other counts, how many topics, and by how many replies these were wrong. */
    categoriasCorregidas: number;
    respuestas: { temasCorregidos: number; respuestasCorregidas: number };
  };
}

export type Day = ReturnType<typeof lastDays>[number];

/** The last days of the calendar, oldest first, today included: days of 23 or 25 hours too. Each ends where the next begins. */
export function lastDays(now: Date, count: number = STATISTICS.chartDays) {
  const dayAt = (offset: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  return Array.from({ length: count }, (_, index) => {
    const from = dayAt(index - count + 1);
    return { fecha: lightFormat(from, 'yyyy-MM-dd'), from, to: dayAt(index - count + 2) };
  });
}

/** A day of `lastDays` as a moment of the reader's calendar. */
export const dayOf = (fecha: string): Date => new Date(`${fecha}T00:00`);

export function activeSince(now: Date): Date {
  return new Date(now.getTime() - STATISTICS.activeDays * 24 * 60 * 60 * 1000);
}

/** Replies for each topic, to one decimal; 0 where there is nothing to divide (spec 2, section 2). */
export function repliesPerTopic(topics: number, replies: number): number {
  const share = Math.round((replies / topics) * 10) / 10;
  return Number.isFinite(share) ? share : 0;
}

/** A forum in which nothing was ever written has nothing to show. */
export function isEmptyForum(figures: ForumStatistics): boolean {
  const { totalCategorias, totalTemas, totalRespuestas } = figures;
  return totalCategorias + totalTemas + totalRespuestas === 0;
}
