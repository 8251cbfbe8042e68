import { type DocumentData, doc, type Firestore, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import {
  choice,
  count,
  date,
  map,
  type StoredData,
  text,
  textOrNull,
  texts,
} from '@/model/shared/stored/stored-fields';
import { cleanLine, cleanText } from '@/model/shared/text/written-text';
import type { Account, Pace, PublicProfile, Suspension } from '@/model/users/account';
import { type ForumFigures, levelOf } from '@/model/users/levels';
import { NOTICE_TYPES } from '@/model/users/notice-choice';
import { PERMISSIONS, type PermissionMap } from '@/model/users/permissions/permission-list';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { ACCOUNT_STATES, ROLES, type Role } from '@/model/users/roles';

export const ACCOUNTS = 'usuarios';
export const PROFILES = 'perfiles';
export const AWARDS = 'premios';

export const accountRef = (db: Firestore, uid: string) => doc(db, ACCOUNTS, uid);
export const deletionMarkRef = (db: Firestore, uid: string) => doc(db, 'bajas', uid);
export const profileRef = (db: Firestore, uid: string) => doc(db, PROFILES, uid);
export const awardRef = (db: Firestore, uid: string, award: string) => doc(db, ACCOUNTS, uid, AWARDS, award);

/** The public side from its document, or from the account's. */
export function parseProfile(uid: string, data: StoredData): PublicProfile {
  const puntos = count(data, 'puntos');
  return {
    uid,
    nombre: text(data, 'nombre', 'Sin nombre'),
    avatar: textOrNull(data, 'avatar'),
    biografia: text(data, 'biografia'),
    rol: choice(data, 'rol', ROLES, 'usuario'),
    nivelActividad: levelOf(puntos),
    puntos,
    insignias: texts(data, 'insignias'),
    articulosCount: count(data, 'articulosCount'),
    comentariosCount: count(data, 'comentariosCount'),
    temasForoCount: count(data, 'temasForoCount'),
    respuestasForoCount: count(data, 'respuestasForoCount'),
    fechaRegistro: date(data, 'fechaRegistro'),
  };
}

/** A stored map of yes and no, known names only; null when there is none. */
function switches(data: StoredData, field: string, names: readonly string[]): Record<string, boolean> | null {
  const stored = map(data, field);
  if (!stored) return null;
  const known = names.filter((name) => typeof stored[name] === 'boolean');
  return Object.fromEntries(known.map((name) => [name, stored[name] === true]));
}

/** The stored permissions; null when there are none. */
export const storedPermissions = (data: StoredData): PermissionMap | null =>
  switches(data, 'permisos', PERMISSIONS);

/** Figures that never moved are not stored. */
function storedFigures(data: StoredData): ForumFigures {
  return {
    temasCreados: count(data, 'temasCreados'),
    respuestasPublicadas: count(data, 'respuestasPublicadas'),
    respuestasAceptadas: count(data, 'respuestasAceptadas'),
    puntosForo: count(data, 'puntosForo'),
    likes: count(data, 'likes'),
    likesOtorgados: count(data, 'likesOtorgados'),
  };
}

function storedSuspension(stored: StoredData | null): { suspension?: Suspension } {
  if (!stored) return {};
  return {
    suspension: { hasta: date(stored, 'hasta'), motivo: text(stored, 'motivo'), por: text(stored, 'por') },
  };
}

const storedPace = (stored: StoredData): Pace => ({
  minuto: date(stored, 'minuto'),
  actos: count(stored, 'actos'),
  dia: date(stored, 'dia'),
  hoy: count(stored, 'hoy'),
});

/** An account from its document. Where no permissions are stored it has its role's (spec 1, section 6). */
export function parseAccount(uid: string, data: StoredData): Account {
  const profile = parseProfile(uid, data);
  return {
    ...profile,
    email: text(data, 'email'),
    // An unreadable state may write nothing: it fails closed, as the rules do.
    estado: choice(data, 'estado', ACCOUNT_STATES, 'pendiente'),
    ...storedSuspension(map(data, 'suspension')),
    perfilRestablecido: date(map(data, 'perfilRestablecido') ?? {}, 'fecha'),
    permisos: storedPermissions(data) ?? defaultPermissions(profile.rol),
    articulosFavoritos: texts(data, 'articulosFavoritos'),
    temasFavoritos: texts(data, 'temasFavoritos'),
    notificacionesForo: switches(data, 'notificacionesForo', NOTICE_TYPES) ?? {},
    estadisticasForo: storedFigures(map(data, 'estadisticasForo') ?? {}),
    ritmo: storedPace(map(data, 'ritmo') ?? {}),
    respuestaPendiente: textOrNull(data, 'respuestaPendiente'),
    fechaActualizacion: date(data, 'fechaActualizacion'),
    ultimoAcceso: date(data, 'ultimoAcceso'),
    ultimaActividad: date(data, 'ultimaActividad'),
  };
}

/** `email` as Auth keeps it: the rules compare it with the token's. */
export type NewAccount = Pick<Account, 'uid' | 'nombre' | 'email' | 'biografia'>;

/** `usuarios/{uid}` at birth: exactly the fields that the rules take. */
export function newbornDocument(account: NewAccount, rol: Role): DocumentData {
  const now = serverTimestamp();
  return {
    uid: account.uid,
    nombre: cleanLine(account.nombre),
    email: account.email,
    biografia: cleanText(account.biografia),
    avatar: null,
    rol,
    estado: 'activo',
    permisos: defaultPermissions(rol),
    puntos: 0,
    nivelActividad: 'Principiante',
    insignias: [],
    articulosFavoritos: [],
    articulosCount: 0,
    comentariosCount: 0,
    temasForoCount: 0,
    respuestasForoCount: 0,
    fechaRegistro: now,
    fechaActualizacion: now,
    ultimoAcceso: now,
    ultimaActividad: now,
    ultimoEvento: { tipo: 'alta', id: account.uid },
  };
}

const PUBLIC_FIELDS = [
  'nombre',
  'avatar',
  'biografia',
  'rol',
  'nivelActividad',
  'puntos',
  'insignias',
  'articulosCount',
  'comentariosCount',
  'temasForoCount',
  'respuestasForoCount',
  'fechaRegistro',
] as const;

function sameValue(a: unknown, b: unknown): boolean {
  if (a instanceof Timestamp && b instanceof Timestamp) return a.isEqual(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  return a === b;
}

/** Whether two documents say the same. */
export function sameDocument(a: DocumentData, b: DocumentData): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => sameValue(a[name], b[name]));
}

/** `perfiles/{uid}` for an account's document. Stored values, not parsed ones: the rules demand that they be equal. */
export function profileDocument(data: DocumentData): DocumentData {
  return Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, data[field]]));
}
