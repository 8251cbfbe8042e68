import { millisecondsInDay } from 'date-fns/constants';
import type { ForumFigures, Level } from './levels';
import type { NoticeChoice } from './notice-choice';
import type { PermissionMap } from './permissions/permission-list';
import type { AccountState, Role } from './roles';

/** How fast an account acts, as `usuarios/{uid}.ritmo` keeps it: where its minute and its day began, and what it did in each. */
export interface Pace {
  minuto: Date | null;
  actos: number;
  dia: Date | null;
  hoy: number;
}

/** The public side of a member: `perfiles/{uid}`. */
export interface PublicProfile {
  uid: string;
  nombre: string;
  avatar: string | null;
  biografia: string;
  rol: Role;
  nivelActividad: Level;
  puntos: number;
  /** Ids of the badges earned, oldest first. */
  insignias: string[];
  articulosCount: number;
  comentariosCount: number;
  temasForoCount: number;
  respuestasForoCount: number;
  fechaRegistro: Date | null;
}

/** An account as its owner sees it: `usuarios/{uid}`. */
export interface Account extends PublicProfile {
  email: string;
  estado: AccountState;
  /** Why and until when a moderator suspended it; none otherwise. */
  suspension?: Suspension | null;
  /** When the staff took something from the profile last; none where it never did. */
  perfilRestablecido?: Date | null;
  permisos: PermissionMap;
  /** Normalised ids, in the order they were saved. */
  articulosFavoritos: string[];
  /** Topics of the forum that were saved, oldest first. */
  temasFavoritos: string[];
  /** Which notices of the forum are wanted; what is not named is. */
  notificacionesForo: NoticeChoice;
  estadisticasForo: ForumFigures;
  /** How fast it acts. */
  ritmo: Pace;
  /** Its reply that was sent to wait for the staff last; decided or gone by now, it says nothing (decision 31). */
  respuestaPendiente?: string | null;
  fechaActualizacion: Date | null;
  ultimoAcceso: Date | null;
  ultimaActividad: Date | null;
}

/** What its owner may change of an account at will. */
export type ProfileEdit = Pick<Account, 'nombre' | 'biografia' | 'avatar'>;

/** A suspension by a moderator: `usuarios/{uid}.suspension`. What an administrador decides has none. */
export interface Suspension {
  /** When it ends by itself; null: when somebody lifts it. */
  hasta: Date | null;
  motivo: string;
  por: string;
}

interface Suspended {
  estado: AccountState;
  suspension?: Suspension | null;
}

/** Whether the time of a suspension has passed: its owner comes back with the next visit. */
export function isSuspensionOver({ estado, suspension }: Suspended, now: Date): boolean {
  return estado === 'suspendido' && suspension?.hasta != null && suspension.hasta.getTime() <= now.getTime();
}

type Reset = Pick<Account, 'estado' | 'perfilRestablecido'>;

/** What the staff took from a profile stays away while its account is suspended (firestore.rules). */
export function isProfileFrozen({ estado, perfilRestablecido }: Reset): boolean {
  return estado === 'suspendido' && perfilRestablecido != null;
}

/** For how long a member is told that its profile was reset; while it is frozen, always. */
const RESET_NEWS_MS = 30 * millisecondsInDay;

/** Whether a member is still told that the staff reset its profile. */
export function isResetNews(account: Reset, now: Date): boolean {
  const { perfilRestablecido: moment } = account;
  return moment != null && (isProfileFrozen(account) || now.getTime() - moment.getTime() < RESET_NEWS_MS);
}
