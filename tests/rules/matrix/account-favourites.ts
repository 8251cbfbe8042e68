import { arrayUnion, increment, Timestamp } from 'firebase/firestore/lite';
import { ACCOUNT_LIMITS } from '@/model/users/limits';
import { addFavourite, changeFavourites } from '../commits';
import { type Data, usuarioWith, withAccount } from '../fixtures';
import { type Attempt, acting, everyoneBut, sending, table, type Who } from './row';

const ACCOUNT = '/usuarios/{uid}';
const others: Who = everyoneBut('usuario');
const inactive: Who = ['suspendido', 'pendiente'];
const PAST = Timestamp.fromMillis(0);

const ids = (count: number) => Array.from({ length: count }, (_value, n) => `a${n}`);
const FULL = ids(ACCOUNT_LIMITS.favoritos);
const favourite =
  (id: string, changes: Data = {}): Attempt =>
  (db, { uid }) =>
    addFavourite(db, uid, id, { account: changes });
/** Adding once more what was taken away: no points, no award. */
const again =
  (id: string, changes: Data = {}): Attempt =>
  (db, { uid }) =>
    changeFavourites(db, uid, { tipo: 'favorito', id }, arrayUnion(id), changes);
const remove =
  (id: unknown, left: unknown, changes: Data = {}, tipo = 'favorito-quitado'): Attempt =>
  (db, { uid }) =>
    changeFavourites(db, uid, { tipo, id }, left, changes);

/** Favourites that come and go. */
// biome-ignore format: a row is a line
export const FAVOURITE_EVENTS = table(ACCOUNT, 'update', [
  ['usuario',       'may',     'add a favourite', favourite('publicado')],
  ['usuario',       'may',     'add its 500th favourite', favourite('publicado'), usuarioWith({ articulosFavoritos: FULL.slice(1) })],
  ['usuario',       'may not', 'add its 501st favourite', favourite('publicado'), usuarioWith({ articulosFavoritos: FULL })],
  ['usuario',       'may',     'rise to the next level with a favourite',
    favourite('publicado', { nivelActividad: 'Intermedio' }), usuarioWith({ puntos: 95 })],
  ['usuario',       'may',     'add again a favourite it took away', again('antes')],
  ['administrador', 'may',     'add a favourite whatever its permissions',
    favourite('publicado'), withAccount('administrador', { permisos: {} })],
  [inactive,        'may not', 'add a favourite', favourite('publicado')],
  [others,          'may not', "add a favourite of another's", sending(addFavourite, 'uid-usuario', 'publicado')],
  ['usuario',       'may not', 'add a favourite without the permission', favourite('publicado'), usuarioWith({ permisos: { guardarFavoritos: false } })],
  ['usuario',       'may not', 'add a draft', favourite('borrador')],
  ['usuario',       'may not', 'add an article that does not exist', favourite('nada')],
  ['usuario',       'may not', 'add a favourite it has', again('guardado', { articulosFavoritos: ['guardado', 'guardado'] })],
  ['usuario',       'may not', 'add two favourites with one award',
    favourite('publicado', { articulosFavoritos: ['guardado', 'publicado', 'antes'] })],
  ['usuario',       'may not', 'add a favourite that the event does not name', favourite('publicado', { articulosFavoritos: ['guardado', 'antes'] })],
  ['usuario',       'may not', 'add a favourite in the past', favourite('publicado', { ultimaActividad: PAST })],
  ['usuario',       'may not', 'add a favourite with an event that says more',
    favourite('publicado', { ultimoEvento: { tipo: 'favorito', id: 'publicado', nota: 'x' } })],
  ['usuario',       'may not', 'add a favourite and a badge', favourite('publicado', { insignias: ['explorador'] })],
  ['usuario',       'may not', 'earn again with a favourite it took away', again('antes', { puntos: increment(5), nivelActividad: 'Principiante' })],
  ['usuario',       'may not', 'rise a level with a favourite it took away', again('antes', { nivelActividad: 'Experto' })],
  ['usuario',       'may not', 'add a favourite without its award', acting(addFavourite, 'publicado', { award: null })],
  ['usuario',       'may not', 'add a favourite without award or points', again('publicado')],
  ['usuario',       'may not', 'earn six points with a favourite',
    acting(addFavourite, 'publicado', { account: { puntos: increment(6) }, award: { puntos: 6 } })],
  ['usuario',       'may',     'take a favourite away', remove('guardado', [])],
  ['usuario',       'may',     'take all favourites away', remove('uid-usuario', [], {}, 'favoritos-vaciados')],
  [inactive,        'may not', 'take a favourite away', remove('guardado', [])],
  ['usuario',       'may not', 'take away a favourite it lacks', remove('publicado', ['guardado'])],
  ['usuario',       'may not', 'keep a text of its own in the event', remove('x'.repeat(1000), ['guardado'])],
  ['usuario',       'may not', 'take away another favourite than it says', remove('guardado', ['guardado'], {})],
  ['usuario',       'may not', 'take a favourite away in the past', remove('guardado', [], { ultimaActividad: PAST })],
  ['usuario',       'may not', 'take a favourite away and earn', remove('guardado', [], { puntos: increment(5) })],
  ['usuario',       'may not', 'take all favourites away but one', remove('uid-usuario', ['guardado'], {}, 'favoritos-vaciados')],
  ['usuario',       'may not', 'take all favourites away with an event of another name', remove('guardado', [], {}, 'limpieza')],
  ['usuario',       'may not', 'take all away and name another', remove('uid-otro', [], {}, 'favoritos-vaciados')],
]);
