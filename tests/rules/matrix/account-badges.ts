import { Timestamp } from 'firebase/firestore/lite';
import { BADGES } from '@/model/users/badges';
import { earnBadge } from '../commits';
import { account, type Data, usuarioWith } from '../fixtures';
import { type Attempt, acting, everyoneBut, type Line, sending, table, type Who } from './row';

const ACCOUNT = '/usuarios/{uid}';
const others: Who = everyoneBut('usuario');
const inactive: Who = ['suspendido', 'pendiente'];
const PAST = Timestamp.fromMillis(0);

const ids = (count: number) => Array.from({ length: count }, (_value, n) => `a${n}`);
const REACHED: Readonly<Record<string, (count: number) => Data>> = {
  comentarios: (count) => ({ comentariosCount: count }),
  favoritos: (count) => ({ articulosFavoritos: ids(count) }),
  puntos: (count) => ({ puntos: count, nivelActividad: levelFor(count) }),
};
const levelFor = (points: number): string =>
  points >= 1000 ? 'Experto' : points >= 500 ? 'Avanzado' : points >= 100 ? 'Intermedio' : 'Principiante';
const earns =
  (id: string, points: number, changes: Data = {}): Attempt =>
  (db, { uid }) =>
    earnBadge(db, uid, id, points, { account: changes });
const REGULAR = usuarioWith({ comentariosCount: 5 });
const ALL_BUT = (requisito: string): Data => ({
  ...(requisito === 'comentarios' ? {} : { comentariosCount: 1000 }),
  ...(requisito === 'favoritos' ? {} : { articulosFavoritos: ids(500) }),
  ...(requisito === 'puntos' ? {} : { puntos: 5000, nivelActividad: 'Experto' }),
});

/** Badges, each with its count and one short of it. */
// biome-ignore format: a row is a line
export const BADGE_EVENTS = table(ACCOUNT, 'update', [
  ...BADGES.flatMap(({ id, requisito, umbral, puntosOtorgados }): Line[] => {
    const reached = (count: number) => REACHED[requisito]?.(count) ?? {};
    const points = requisito === 'puntos' ? umbral : 10;
    const level = { nivelActividad: levelFor(points + puntosOtorgados) };
    return [
      ['usuario', 'may', `earn ${id} with ${umbral} ${requisito}`, earns(id, puntosOtorgados, level), usuarioWith(reached(umbral))],
      ['usuario', 'may not', `earn ${id} with ${umbral - 1} ${requisito}`,
        earns(id, puntosOtorgados, { nivelActividad: levelFor((requisito === 'puntos' ? umbral - 1 : 10) + puntosOtorgados) }),
        usuarioWith(reached(umbral - 1))],
    ];
  }),
  ...(['comentarista-oro', 'coleccionista-oro', 'erudito'] as const).map((id): Line => {
    const requisito = BADGES.find((badge) => badge.id === id)?.requisito ?? '';
    const level = requisito === 'puntos' ? 'Principiante' : 'Experto';
    return ['usuario', 'may not', `earn ${id} with the counts of other badges`, earns(id, 50, { nivelActividad: level }), usuarioWith(ALL_BUT(requisito))];
  }),
  [inactive,  'may not', 'earn a badge',
    earns('comentarista-bronce', 10),
    {
      'usuarios/uid-suspendido': account('suspendido', { comentariosCount: 5 }),
      'usuarios/uid-pendiente': account('pendiente', { comentariosCount: 5 }),
    }],
  [others,    'may not', 'earn a badge for another', sending(earnBadge, 'uid-usuario', 'comentarista-bronce', 10), REGULAR],
  ['usuario', 'may not', 'earn a badge of its own making', earns('inventada', 1000), REGULAR],
  ['usuario', 'may not', 'earn more points than a badge gives', earns('comentarista-bronce', 50), REGULAR],
  ['usuario', 'may not', 'earn a badge in the past', earns('comentarista-bronce', 10, { ultimaActividad: PAST }), REGULAR],
  ['usuario', 'may not', 'earn two badges at once', earns('comentarista-bronce', 10, { insignias: ['comentarista-bronce', 'erudito'] }), REGULAR],
  ['usuario', 'may not', 'earn a badge and comments', earns('comentarista-bronce', 10, { comentariosCount: 25 }), REGULAR],
  ['usuario', 'may not', 'earn a badge without its award', acting(earnBadge, 'comentarista-bronce', 10, { award: null }), REGULAR],
  ['usuario', 'may not', 'earn a badge whose award it has',
    acting(earnBadge, 'comentarista-bronce', 10, { award: null }),
    { ...REGULAR, 'usuarios/uid-usuario/premios/insignia-comentarista-bronce': { tipo: 'insignia', referencia: 'comentarista-bronce', puntos: 10 } }],
]);
