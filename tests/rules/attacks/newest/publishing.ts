import {
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  increment,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { paced } from '../../commits';
import { account, article, type Data, type Given } from '../../fixtures';
import type { Attempt } from '../../matrix/row';
import { addCountToBatch, addSaveToBatch, publish, save, withdraw } from '../../staff-commits';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const now = serverTimestamp;
const LATER = Timestamp.fromMillis(Date.now() + 24 * 3_600_000);
const spent = (ritmo: Data = {}, changes: Data = {}): Given => ({
  'usuarios/uid-autor': account('autor', {
    ritmo: { minuto: LATER, actos: 0, dia: LATER, hoy: 0, ...ritmo },
    ...changes,
  }),
});
const ROOM = spent();
const FULL = spent({ actos: 101, hoy: 101 });
const EMPTY = { ritmo: { minuto: now(), actos: 0, dia: now(), hoy: 0 } };

/** The draft of the fixtures, autor's, published with these changes of its author's account. */
const publishing =
  (author: Data): Attempt =>
  (db, { uid }) =>
    publish(db, uid, { author });
const step = (cost: number): Data => ({ 'ritmo.actos': increment(cost), 'ritmo.hoy': increment(cost) });

/** Publishes the draft and one more of the same author in one commit. */
const publishTwo =
  (author: Data | null): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { id: 'borrador', change: { estado: 'publicado' }, author });
    addSaveToBatch(batch, db, uid, {
      ...{ id: 'otro-borrador', stored: article('borrador'), change: { estado: 'publicado' } },
      ...{ author: null, catalogo: null, buscador: null },
    });
    return batch.commit();
  };
const ANOTHER: Given = { ...ROOM, 'articulos/otro-borrador': article('borrador') };

/** How fast an author may put its own articles before readers. */
export const PUBLISHING: Table = {
  what: 'publishing one’s own articles',
  refused: [
    ...ofEach('autor', ROOM, publishing, [
      ['pays for a like', step(1)],
      ['pays for a topic', step(10)],
      ['pays all but one', step(19)],
      ['pays twice', step(40)],
      ['is paid', step(-20)],
      ['pays in its minute alone', { 'ritmo.hoy': increment(0) }],
      ['pays in its day alone', { 'ritmo.actos': increment(0) }],
      ['pays half an act more', { 'ritmo.actos': increment(20.5) }],
      ['pays in words', { 'ritmo.actos': '20' }],
      ['pays in a list', { 'ritmo.hoy': [20] }],
      ['begins its minute anew', { 'ritmo.minuto': now(), 'ritmo.actos': 20 }],
      ['begins its day anew', { 'ritmo.dia': now(), 'ritmo.hoy': 20 }],
      ['begins its minute an hour ago', { 'ritmo.minuto': Timestamp.fromMillis(Date.now() - 3_600_000) }],
      ['begins its minute with a word', { 'ritmo.minuto': 'ahora' }],
      ['keeps no day', { 'ritmo.dia': deleteField() }],
      ['keeps a note in its pace', { 'ritmo.nota': 'x' }],
      ['counts two', { articulosCount: increment(2) }],
      ['counts none', { articulosCount: increment(0) }],
      ['counts it off', { articulosCount: increment(-1) }],
      ['counts half', { articulosCount: increment(0.5) }],
      ['says that it withdraws it', { ultimoEvento: { tipo: 'articulo-retirado', id: 'borrador' } }],
      ['says that it opens a topic', { ultimoEvento: { tipo: 'tema', id: 'borrador' } }],
      ['says that it lets a favourite go', { ultimoEvento: { tipo: 'favorito-quitado', id: 'guardado' } }],
      ['names another article', { ultimoEvento: { tipo: 'articulo-publicado', id: 'publicado' } }],
      ['adds a word to its event', { ultimoEvento: { tipo: 'articulo-publicado', id: 'borrador', de: 'x' } }],
      ['was active long ago', { ultimaActividad: Timestamp.fromMillis(0) }],
      ['earns 5 points', { puntos: increment(5) }],
      ['rises to Experto', { nivelActividad: 'Experto' }],
      ['counts a comment', { comentariosCount: increment(1) }],
      ['counts a topic', { temasForoCount: increment(1) }],
      ['takes a badge', { insignias: arrayUnion('erudito') }],
      ['adds a favourite', { articulosFavoritos: arrayUnion('publicado') }],
      ['becomes editor', { rol: 'editor' }],
      ['may edit all articles', { 'permisos.editarTodosArticulos': true }],
      ['takes another name', { nombre: 'Dirección' }],
      ['was born long ago', { fechaRegistro: Timestamp.fromMillis(0) }],
      ['takes another e-mail', { email: 'otra@demo.test' }],
    ]),
    ...ofEach('autor', FULL, publishing, [
      ['goes on in a minute that is full', {}],
      ['empties its windows with it', EMPTY],
      ['begins both windows with it', { ritmo: { minuto: now(), actos: 20, dia: now(), hoy: 20 } }],
      ['has no pace any more', { ritmo: deleteField() }],
    ]),
    ['autor', 'goes on in a day that is full', publishing({}), spent({ hoy: 9981 })],
    [
      'autor',
      'creates one as published in a minute that is full',
      (db, { uid }) => publish(db, uid, { id: 'nuevo', stored: null }),
      FULL,
    ],
    [
      'autor',
      'publishes without a word on its account',
      (db, { uid }) => publish(db, uid, { author: null }),
      ROOM,
    ],
    ['autor', 'publishes two with one step', publishTwo({}), ANOTHER],
    ['autor', 'publishes two with the steps of two', publishTwo({ ...step(40), articulosCount: 2 }), ANOTHER],
    [
      'autor',
      'publishes and deletes its account',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addSaveToBatch(batch, db, uid, { id: 'borrador', change: { estado: 'publicado' }, author: null });
        batch.delete(doc(db, 'usuarios', uid));
        return batch.commit();
      },
      FULL,
    ],
    [
      'autor',
      'publishes it as another’s, who has room',
      (db, { uid }) => publish(db, uid, { article: { autorId: 'uid-editor' }, author: null }),
      FULL,
    ],
    [
      'autor',
      'publishes it as of the old blog',
      (db, { uid }) => publish(db, uid, { article: { autorId: 'blogger' }, author: null }),
      FULL,
    ],
    [
      'autor',
      'creates one of nobody as published',
      (db, { uid }) =>
        publish(db, uid, { id: 'nuevo', stored: null, article: { autorId: 'eliminado' }, author: null }),
      FULL,
    ],
    [
      'autor',
      'counts with its step what another account publishes',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addCountToBatch(batch, db, uid, uid, 'borrador', 1);
        return batch.commit();
      },
      ROOM,
    ],
    [
      'autor',
      'puts an entry into the catalogue without publishing',
      (db, { uid }) =>
        save(db, uid, {
          id: 'borrador',
          catalogo: { entrada: 'x' },
          change: { titulo: 'x' },
          article: { fragmentos: { catalogo: '2024', buscador: '2024' } },
        }),
      FULL,
    ],
    ['autor', 'empties its pace alone', (db, { uid }) => updateDoc(doc(db, 'usuarios', uid), EMPTY), FULL],
    [
      'autor',
      'takes back its step with what it withdraws',
      (db, { uid }) => withdraw(db, uid, { author: step(-20) }),
      FULL,
    ],
    [
      'autor',
      'empties its windows with what it withdraws',
      (db, { uid }) => withdraw(db, uid, { author: EMPTY }),
      FULL,
    ],
    ...byEach(
      ['visitante', 'nuevo', 'usuario', 'otro', 'moderador', 'suspendido', 'pendiente'],
      'publishes the draft of autor',
      (db, { uid }) => publish(db, uid),
    ),
    ...ofEach('editor', FULL, publishing, [
      ['takes a step of its author’s pace', paced('articulo-publicado')],
      ['empties its author’s windows', EMPTY],
      ['empties its author’s pace', { ritmo: deleteField() }],
      ['says that its author was active', { ultimaActividad: now() }],
      ['gives its author points', { puntos: increment(5) }],
    ]),
    ['editor', 'deletes the draft’s author', (db) => deleteDoc(doc(db, 'usuarios/uid-autor'))],
  ],
  allowed: [
    ['autor', 'publishes with the last room of its minute', publishing({}), spent({ actos: 100 })],
    ['autor', 'publishes with the last room of its day', publishing({}), spent({ hoy: 9980 })],
    ['autor', 'withdraws in a minute that is full', (db, { uid }) => withdraw(db, uid), FULL],
    [
      'autor',
      'saves a published one in it',
      (db, { uid }) => save(db, uid, { change: { contenido: 'x' } }),
      FULL,
    ],
    ['editor', 'publishes for who has no room', (db, { uid }) => publish(db, uid), FULL],
  ],
};
