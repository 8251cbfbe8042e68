import {
  deleteDoc,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { paced } from '../../commits';
import { account, award, type Data, type Given } from '../../fixtures';
import type { Attempt } from '../../matrix/row';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const now = serverTimestamp;
const save =
  (changes: Data = {}, given: Data | null = {}, id = 'ajeno', whose?: string): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'usuarios', whose ?? uid), {
      temasFavoritos: [id],
      puntos: increment(2),
      ultimaActividad: now(),
      ultimoEvento: { tipo: 'tema-favorito', id },
      ...paced('tema-favorito'),
      ...changes,
    });
    if (given)
      batch.set(doc(db, `usuarios/${whose ?? uid}/premios/tema-favorito-${id}`), {
        ...award('tema-favorito', id, 2),
        fechaObtencion: now(),
        ...given,
      });
    return batch.commit();
  };
const AWARD = 'usuarios/uid-usuario/premios/tema-favorito-ajeno';
const AGAIN: Given = { [AWARD]: award('tema-favorito', 'ajeno', 2) };
const MANY = Array.from({ length: 200 }, (_, n) => `t${n}`);
const keeping = (temasFavoritos: string[]): Given => ({
  'usuarios/uid-usuario': account('usuario', { temasFavoritos }),
});
const KEPT = keeping(['ajeno']);
const FULL = keeping(MANY);
const ALMOST_FULL = keeping(MANY.slice(1));
const NO_POINTS = { puntos: increment(0) };
const without = (permission: string): Given => ({
  'usuarios/uid-usuario': account('usuario', { permisos: { participarForo: true, [permission]: false } }),
});

/** A topic that is saved gives 2 points, once. */
export const SAVED_TOPICS: Table = {
  what: 'a saved topic',
  refused: [
    ...byEach(['visitante', 'nuevo', 'suspendido', 'pendiente'], 'saves one', save()),
    ...byEach(
      ['visitante', 'otro', 'moderador', 'administrador'],
      'saves one for usuario',
      save({}, {}, 'ajeno', 'uid-usuario'),
    ),
    ['usuario', 'saves one without marcarFavoritos', save(), without('marcarFavoritos')],
    ...ofEach('usuario', {}, (changes: Data) => save(changes), [
      ['saves one for 3 points', { puntos: increment(3) }],
      ['saves one for none, with its award', NO_POINTS],
      ['saves two', { temasFavoritos: ['ajeno', 'huerfano'] }],
      ['saves another than its event says', { temasFavoritos: ['huerfano'] }],
      ['saves a map', { temasFavoritos: { 0: 'ajeno' } }],
      [
        'saves one by an event that says more',
        { ultimoEvento: { tipo: 'tema-favorito', id: 'ajeno', de: 'x' } },
      ],
      ['saves one by the event of an article', { ultimoEvento: { tipo: 'favorito', id: 'ajeno' } }],
      ['saves one yesterday', { ultimaActividad: Timestamp.fromMillis(0) }],
      ['saves one and counts a topic', { temasForoCount: increment(1) }],
      ['saves one and rises to a level', { nivelActividad: 'Experto' }],
      ['saves one at no pace', { 'ritmo.actos': increment(0), 'ritmo.hoy': increment(0) }],
    ]),
    ...ofEach('usuario', {}, (given: Data | null) => save({}, given), [
      ['is given no award', null],
      ['is given an award of 20', { puntos: 20 }],
      ['is given an award of another', { referencia: 'huerfano' }],
      ['is given an award of a kind of its own', { tipo: 'regalo' }],
      ['is given an award of before', { fechaObtencion: Timestamp.fromMillis(0) }],
      ['is given an award with a note', { nota: 'x' }],
    ]),
    ['usuario', 'saves its own for points', save({}, {}, 'abierto')],
    ['usuario', 'saves what is not there', save({}, {}, 'nada')],
    ['usuario', 'saves one again for points', save({}, null), AGAIN],
    ['usuario', 'saves one again with its award', save(), AGAIN],
    ['usuario', 'saves what it has', save({ temasFavoritos: ['ajeno', 'ajeno'] }), KEPT],
    ['usuario', 'saves the 201st', save({ temasFavoritos: [...MANY, 'ajeno'] }), FULL],
    [
      'usuario',
      'writes its award again',
      (db) => setDoc(doc(db, AWARD), { ...award('tema-favorito', 'ajeno', 2), fechaObtencion: now() }),
      AGAIN,
    ],
    ...byEach(
      ['usuario', 'otro', 'administrador'],
      'takes the award away',
      (db) => deleteDoc(doc(db, AWARD)),
      AGAIN,
    ),
  ],
  allowed: [
    ['usuario', "saves another's", save()],
    ['usuario', 'saves the 200th', save({ temasFavoritos: [...MANY.slice(1), 'ajeno'] }), ALMOST_FULL],
    ['usuario', 'saves its own for nothing', save(NO_POINTS, null, 'abierto')],
    ['usuario', 'saves one again for nothing', save(NO_POINTS, null), AGAIN],
  ],
};
