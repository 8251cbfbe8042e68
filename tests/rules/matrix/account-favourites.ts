import { arrayUnion, increment, Timestamp } from 'firebase/firestore/lite';
import { ACCOUNT_LIMITS } from '@/model/users/limits';
import { addFavourite, changeFavourites } from '../commits';
import { account, type Data, type Given } from '../fixtures';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const ACCOUNT = '/usuarios/{uid}';
const member = rowsOf(ACCOUNT, ['usuario']);
const others = rowsOf(ACCOUNT, everyoneBut('usuario'));
const inactive = rowsOf(ACCOUNT, ['suspendido', 'pendiente']);
const PAST = Timestamp.fromMillis(0);

const given = (changes: Data): Given => ({ 'usuarios/uid-usuario': account('usuario', changes) });

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
export const FAVOURITE_EVENTS: readonly Row[] = [
  member.may('update', 'add a favourite', favourite('publicado')),
  member.may(
    'update',
    'add its 500th favourite',
    favourite('publicado'),
    given({ articulosFavoritos: FULL.slice(1) }),
  ),
  member.mayNot(
    'update',
    'add its 501st favourite',
    favourite('publicado'),
    given({ articulosFavoritos: FULL }),
  ),
  member.may(
    'update',
    'rise to the next level with a favourite',
    favourite('publicado', { nivelActividad: 'Intermedio' }),
    given({ puntos: 95 }),
  ),
  member.may('update', 'add again a favourite it took away', again('antes')),
  rowsOf(ACCOUNT, ['administrador']).may(
    'update',
    'add a favourite whatever its permissions',
    favourite('publicado'),
    {
      'usuarios/uid-administrador': account('administrador', { permisos: {} }),
    },
  ),
  inactive.mayNot('update', 'add a favourite', favourite('publicado')),
  others.mayNot('update', "add a favourite of another's", (db) =>
    addFavourite(db, 'uid-usuario', 'publicado'),
  ),
  member.mayNot(
    'update',
    'add a favourite without the permission',
    favourite('publicado'),
    given({ permisos: { guardarFavoritos: false } }),
  ),
  member.mayNot('update', 'add a draft', favourite('borrador')),
  member.mayNot('update', 'add an article that does not exist', favourite('nada')),
  member.mayNot(
    'update',
    'add a favourite it has',
    again('guardado', { articulosFavoritos: ['guardado', 'guardado'] }),
  ),
  member.mayNot(
    'update',
    'add two favourites with one award',
    favourite('publicado', { articulosFavoritos: ['guardado', 'publicado', 'antes'] }),
  ),
  member.mayNot(
    'update',
    'add a favourite that the event does not name',
    favourite('publicado', { articulosFavoritos: ['guardado', 'antes'] }),
  ),
  member.mayNot('update', 'add a favourite in the past', favourite('publicado', { ultimaActividad: PAST })),
  member.mayNot(
    'update',
    'add a favourite with an event that says more',
    favourite('publicado', { ultimoEvento: { tipo: 'favorito', id: 'publicado', nota: 'x' } }),
  ),
  member.mayNot(
    'update',
    'add a favourite and a badge',
    favourite('publicado', { insignias: ['explorador'] }),
  ),
  member.mayNot(
    'update',
    'earn again with a favourite it took away',
    again('antes', { puntos: increment(5), nivelActividad: 'Principiante' }),
  ),
  member.mayNot(
    'update',
    'rise a level with a favourite it took away',
    again('antes', { nivelActividad: 'Experto' }),
  ),
  member.mayNot('update', 'add a favourite without its award', (db, { uid }) =>
    addFavourite(db, uid, 'publicado', { award: null }),
  ),
  member.mayNot('update', 'add a favourite without award or points', again('publicado')),
  member.mayNot('update', 'earn six points with a favourite', (db, { uid }) =>
    addFavourite(db, uid, 'publicado', { account: { puntos: increment(6) }, award: { puntos: 6 } }),
  ),
  member.may('update', 'take a favourite away', remove('guardado', [])),
  member.may('update', 'take all favourites away', remove('uid-usuario', [], {}, 'favoritos-vaciados')),
  inactive.mayNot('update', 'take a favourite away', remove('guardado', [])),
  member.mayNot('update', 'take away a favourite it lacks', remove('publicado', ['guardado'])),
  member.mayNot('update', 'keep a text of its own in the event', remove('x'.repeat(1000), ['guardado'])),
  member.mayNot('update', 'take away another favourite than it says', remove('guardado', ['guardado'], {})),
  member.mayNot(
    'update',
    'take a favourite away in the past',
    remove('guardado', [], { ultimaActividad: PAST }),
  ),
  member.mayNot('update', 'take a favourite away and earn', remove('guardado', [], { puntos: increment(5) })),
  member.mayNot(
    'update',
    'take all favourites away but one',
    remove('uid-usuario', ['guardado'], {}, 'favoritos-vaciados'),
  ),
  member.mayNot(
    'update',
    'take all favourites away with an event of another name',
    remove('guardado', [], {}, 'limpieza'),
  ),
  member.mayNot('update', 'take all away and name another', remove('uid-otro', [], {}, 'favoritos-vaciados')),
];
