import { createHash } from 'node:crypto';
import {
  deleteDoc,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { account, article, type Data, type Given, MESSAGE_TODAY } from '../../fixtures';
import { topic } from '../../forum-fixtures';
import type { Attempt } from '../../matrix/row';
import { byEach, ofEach } from '../attempts';
import type { Table } from './table';

const now = serverTimestamp;
const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
const HOUR = 3600;

const COUNTED: Given = {
  'visitas/publicado': { cuenta: 12, fecha: ago(HOUR) },
  'foro_vistas/abierto': { cuenta: 12, fecha: ago(HOUR) },
};
/** Eight of the twelve were brought already. */
const BROUGHT: Given = {
  ...COUNTED,
  'articulos/publicado': article('publicado', { visitas: 15, visitasContadas: 8 }),
  'foro_temas/abierto': topic({ vistas: 15, vistasContadas: 8 }),
};
const write =
  (path: string, changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, path), changes);
const visits = (changes: Data) => write('articulos/publicado', changes);
const views = (changes: Data) => write('foro_temas/abierto', changes);
const both = (n: number): Data => ({ visitas: increment(n), visitasContadas: increment(n) });
const seen = (n: number): Data => ({ vistas: increment(n), vistasContadas: increment(n) });
const view = (changes: Data) =>
  write('visitas/publicado', { cuenta: increment(1), fecha: now(), ...changes });
const firstView =
  (path: string, data: Data = {}): Attempt =>
  (db) =>
    setDoc(doc(db, path), { cuenta: 1, fecha: now(), ...data });
const suspended = (persona: string): Given => ({
  ...COUNTED,
  [`usuarios/uid-${persona}`]: account(persona, { estado: 'suspendido' }),
});

/** What visitors count, and who brings it to what shows it. */
export const SUMS: Table = {
  what: 'the sums of views',
  refused: [
    ...byEach(
      ['visitante', 'nuevo', 'usuario', 'otro', 'moderador', 'suspendido', 'pendiente'],
      'brings visits',
      visits(both(12)),
      COUNTED,
    ),
    ...byEach(
      ['visitante', 'usuario', 'otro', 'autor', 'editor', 'suspendido'],
      'brings views',
      views(seen(12)),
      COUNTED,
    ),
    ['editor', 'brings visits while suspended', visits(both(12)), suspended('editor')],
    ['moderador', 'brings views while suspended', views(seen(12)), suspended('moderador')],
    [
      'autor',
      "brings visits to another's article",
      visits(both(12)),
      { ...COUNTED, 'articulos/publicado': article('publicado', { autorId: 'uid-otro' }) },
    ],
    ...ofEach('autor', BROUGHT, visits, [
      ['brings more than is left', both(5)],
      ['brings them to the sum alone', { visitas: increment(4) }],
      ['says alone that they were brought', { visitasContadas: increment(4) }],
      ['takes what was brought back', both(-8)],
      ['forgets what was brought', { visitas: increment(12), visitasContadas: 0 }],
      ['brings them as a word', { visitas: '19', visitasContadas: '12' }],
      ['brings half of one', both(0.5)],
      ['brings them with a comment more', { ...both(4), comentariosCount: increment(1) }],
      ['brings them with a date', { ...both(4), fechaActualizacion: now() }],
    ]),
    ...ofEach('moderador', BROUGHT, views, [
      ['brings more views than are left', seen(5)],
      ['brings views to the sum alone', { vistas: increment(4) }],
      ['takes views back', seen(-8)],
      ['brings views with a like', { ...seen(4), likes: increment(1) }],
      ['brings views and opens what is closed', { ...seen(4), estado: 'resuelto' }],
    ]),
    ...byEach(
      ['editor', 'moderador', 'administrador'],
      'takes the counter of what is there away',
      (db) => deleteDoc(doc(db, 'visitas/publicado')),
      COUNTED,
    ),
    ...ofEach('administrador', COUNTED, view, [
      ['counts a hundred', { cuenta: increment(100) }],
      ['counts in a list', { cuenta: [13] }],
      ['counts with its name', { por: 'uid-administrador' }],
      ['counts nothing but the date', { cuenta: 12 }],
      ['counts at a time of its own', { fecha: ago(-HOUR) }],
    ]),
    ['visitante', 'begins a counter of what is not there', firstView('visitas/nada')],
    ['visitante', 'begins a counter in the place of another', firstView('visitas/publicado/dias/hoy')],
    ['visitante', 'begins a counter of a category', firstView('foro_vistas/general')],
    ['visitante', 'begins a counter with ten', firstView('foro_vistas/abierto', { cuenta: 10 })],
    ['visitante', 'begins a counter with a word', firstView('foro_vistas/abierto', { cuenta: '1' })],
  ],
  allowed: [
    ...byEach(['autor', 'editor', 'administrador'], 'brings visits', visits(both(12)), COUNTED),
    ['autor', 'brings what is left', visits(both(4)), BROUGHT],
    ['moderador', 'brings what is left of the views', views(seen(4)), BROUGHT],
    ['visitante', 'counts one', view({}), COUNTED],
    ['visitante', 'begins a counter', firstView('foro_vistas/abierto')],
  ],
};

const GATE = 'sistema/contacto';
const open = (cuantos: number): Given => ({
  [GATE]: { ultimo: 'antes', fecha: ago(5 * HOUR), desde: ago(6 * HOUR), cuantos },
});
const FULL_OF_VISITORS = open(60);
const message = (changes: Data = {}): Data => ({
  nombre: 'Marta',
  email: 'marta@example.org',
  mensaje: '¿Pueden venir a Chillán?',
  fecha: now(),
  estado: 'nuevo',
  ...changes,
});
const send =
  (changes: Data = {}, gate: Data = {}): Attempt =>
  (db) => {
    const data = message(changes);
    const id = createHash('sha256').update(`${data.email}\n${data.mensaje}`).digest('hex');
    const batch = writeBatch(db);
    batch.set(doc(db, 'mensajes', id), data);
    batch.update(doc(db, GATE), { ultimo: id, fecha: now(), cuantos: increment(1), ...gate });
    return batch.commit();
  };
const turn = (changes: Data = {}) => write(GATE, { desde: now(), cuantos: 0, ...changes });
const mark =
  (changes: Data = {}): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, MESSAGE_TODAY), {
      estado: 'leido',
      revisadoPor: uid,
      fechaRevision: now(),
      ...changes,
    });
const WITHOUT: Given = {
  ...open(7),
  'usuarios/uid-administrador': account('administrador', { estado: 'suspendido' }),
};

/** The one way in for messages, and what has come in by it. */
export const CONTACT: Table = {
  what: 'the gate of the contact form',
  refused: [
    ...byEach(
      ['visitante', 'nuevo', 'suspendido', 'pendiente', 'sin-verificar'],
      'comes in as the 61st',
      send(),
      FULL_OF_VISITORS,
    ),
    ...byEach(['usuario', 'administrador'], 'comes in as the 101st', send(), open(100)),
    ...byEach(
      ['visitante', 'usuario', 'autor', 'editor', 'moderador', 'suspendido'],
      'opens it',
      turn(),
      FULL_OF_VISITORS,
    ),
    ['administrador', 'opens it while suspended', turn(), WITHOUT],
    ['administrador', 'opens it with a message of no one', turn({ ultimo: 'nada' }), FULL_OF_VISITORS],
    ['administrador', 'opens it for one more', turn({ cuantos: 1 }), FULL_OF_VISITORS],
    ['administrador', 'opens it with a note', turn({ nota: 'x' }), FULL_OF_VISITORS],
    ...ofEach('visitante', open(7), (changes: Data) => send(changes), [
      ['sends in the name of an account', { uid: 'uid-usuario' }],
      ['sends an address without a point', { email: 'marta@example' }],
      ['sends two addresses', { email: 'a@b.cl,c@d.cl e@f.cl' }],
      ['sends a list of addresses', { email: ['marta@example.org'] }],
      ['sends a text of white space', { mensaje: ' \u200B\n' }],
      ['sends a text that turns its direction', { mensaje: 'Hola \u202Eatram' }],
      ['sends a text of 5,001 characters', { mensaje: 'a'.repeat(5001) }],
      ['sends a name of two lines', { nombre: 'Marta\nPérez' }],
      ['sends what was answered', { estado: 'respondido' }],
      ['sends an hour ago', { fecha: ago(HOUR) }],
    ]),
    ...ofEach('visitante', open(7), (gate: Data) => send({}, gate), [
      ['counts two of one', { cuantos: increment(2) }],
      ['counts in a map', { cuantos: { n: 8 } }],
      ['names a list of messages', { ultimo: ['a'] }],
      ['begins a window in one that lasts', { desde: now(), cuantos: 1 }],
    ]),
    ...byEach(['visitante', 'usuario', 'editor', 'moderador', 'suspendido'], 'marks a message', mark()),
    ...byEach(['visitante', 'usuario', 'moderador'], 'reads a message', (db) =>
      getDoc(doc(db, MESSAGE_TODAY)),
    ),
    ['administrador', 'marks a message while suspended', mark(), WITHOUT],
    ...ofEach('administrador', open(7), mark, [
      ['marks one in another name', { revisadoPor: 'uid-moderador' }],
      ['marks one as of no state', { estado: 'borrado' }],
      ['marks one in a list', { estado: ['leido'] }],
      ['marks one and writes its text', { mensaje: 'Otro' }],
      ['marks one tomorrow', { fechaRevision: ago(-24 * HOUR) }],
    ]),
  ],
  allowed: [
    ['visitante', 'comes in as the 60th', send(), open(59)],
    ['usuario', 'comes in as the 61st', send(), FULL_OF_VISITORS],
    ['visitante', 'sends a text of 5,000 characters', send({ mensaje: 'a'.repeat(5000) }), open(7)],
    ['administrador', 'opens it', turn(), FULL_OF_VISITORS],
    ['administrador', 'marks a message', mark(), open(7)],
  ],
};
