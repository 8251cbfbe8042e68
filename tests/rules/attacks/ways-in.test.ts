/** What a visitor and an ordinary member would try with what a visitor may write: the contact form's way in, and the views. */
import { createHash } from 'node:crypto';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import type { Data, Given } from '../fixtures';
import type { Attempt } from '../matrix/row';
import { attempts, type Try } from './attempts';

const refuses = attempts('demo-ataques-entradas');
const now = serverTimestamp;
const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);

const GATE = 'sistema/contacto';
/** A window that began some hours ago, with so many messages; the last one hours ago. */
const open = (cuantos: number, changes: Data = {}): Given => ({
  [GATE]: { ultimo: 'antes', fecha: hoursAgo(5), desde: hoursAgo(6), cuantos, ...changes },
});
const message = (changes: Data = {}): Data => ({
  nombre: 'Marta',
  email: 'marta@example.org',
  mensaje: '¿Pueden venir a Chillán?',
  fecha: now(),
  estado: 'nuevo',
  ...changes,
});
const idOf = ({ email, mensaje }: Data) => createHash('sha256').update(`${email}\n${mensaje}`).digest('hex');
const send =
  (gate: Data | null, { data = message(), id = idOf(data) }: { data?: Data; id?: string } = {}): Attempt =>
  (db) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'mensajes', id), data);
    if (gate) batch.set(doc(db, GATE), { ultimo: id, fecha: now(), ...gate }, { merge: true });
    return batch.commit();
  };
const touch =
  (gate: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, GATE), gate);
const GOES_ON = { cuantos: increment(1) };

describe('the way in of the contact form', () => {
  const tries: readonly Try[] = [
    ['visitante', 'begins a window before the last is over', send({ desde: now(), cuantos: 1 }), open(7)],
    ['visitante', 'begins a full window anew', send({ desde: now(), cuantos: 1 }), open(60)],
    ['visitante', 'comes in as the 61st', send(GOES_ON), open(60)],
    ['sin-verificar', 'comes in as the 61st without a proven e-mail', send(GOES_ON), open(60)],
    ['suspendido', 'comes in as the 61st while suspended', send(GOES_ON), open(60)],
    ['usuario', 'comes in as the 101st', send(GOES_ON), open(100)],
    ['visitante', 'counts its message as none', send({}), open(7)],
    ['visitante', 'counts its message backwards', send({ cuantos: increment(-1) }), open(7)],
    ['visitante', 'counts half a message', send({ cuantos: increment(0.5) }), open(7)],
    ['visitante', 'counts in a text', send({ cuantos: '8' }), open(7)],
    ['visitante', 'closes the form by itself', send({ cuantos: 60 }), open(7)],
    ['visitante', 'moves the beginning of the window', send({ ...GOES_ON, desde: hoursAgo(0) }), open(7)],
    ['visitante', 'begins a window in the future', send({ cuantos: 1, desde: hoursAgo(-48) }), open(7)],
    ['visitante', 'dates the way in ahead', send({ ...GOES_ON, fecha: hoursAgo(-48) }), open(7)],
    ['visitante', 'keeps the way in without a date', send({ ...GOES_ON, fecha: deleteField() }), open(7)],
    ['visitante', 'leaves a note on the way in', send({ ...GOES_ON, nota: 'Hola' }), open(7)],
    ['visitante', 'renews the date without a message', touch({ fecha: now() }), open(7)],
    ['visitante', 'counts without a message', touch({ ultimo: 'nada', fecha: now(), ...GOES_ON }), open(7)],
    [
      'visitante',
      'counts by a message that was there',
      touch({ ultimo: 'a'.repeat(20), fecha: now(), ...GOES_ON }),
      open(7),
    ],
    ['visitante', 'opens it', touch({ desde: now(), cuantos: 0 }), open(60)],
    ['moderador', 'opens it', touch({ desde: now(), cuantos: 0 }), open(60)],
    ['administrador', 'opens it for less than nothing', touch({ desde: now(), cuantos: -900 }), open(60)],
    ['administrador', 'opens it for ever', touch({ desde: hoursAgo(-9000), cuantos: 0 }), open(60)],
    ['visitante', 'takes the way in away', (db) => deleteDoc(doc(db, GATE)), open(60)],
    ['administrador', 'takes the way in away', (db) => deleteDoc(doc(db, GATE)), open(60)],
    ['visitante', 'begins the first window full', send({ desde: now(), cuantos: 60 })],
    ['visitante', 'begins the first window long ago', send({ desde: hoursAgo(48), cuantos: 1 })],
    ['visitante', 'sends past it', send(null), open(7)],
    [
      'visitante',
      'sends in the letters of another hash',
      send(GOES_ON, { id: idOf(message()).toUpperCase() }),
      open(7),
    ],
    [
      'visitante',
      'sends under a hash of other words',
      send(GOES_ON, { id: idOf(message({ mensaje: 'Otro' })) }),
      open(7),
    ],
    [
      'visitante',
      'moves a line from the text to the address',
      send(GOES_ON, { data: message({ email: 'marta@example.org\nHola' }) }),
      open(7),
    ],
    [
      'visitante',
      'writes another document of the system',
      (db) => setDoc(doc(db, 'sistema/contacto2'), { ultimo: 'x', fecha: now(), desde: now(), cuantos: 1 }),
    ],
  ];
  refuses(tries);
});

interface Counter {
  path: string;
  /** Of what is not public. */
  hidden: string;
  sum: string;
}
const COUNTERS: readonly Counter[] = [
  { path: 'visitas/publicado', hidden: 'visitas/borrador', sum: 'articulos/publicado' },
  { path: 'foro_vistas/abierto', hidden: 'foro_vistas/yendose', sum: 'foro_temas/abierto' },
];
const counted = (path: string, changes: Data = {}): Given => ({
  [path]: { cuenta: 12, fecha: hoursAgo(3), ...changes },
});
const view =
  (path: string, changes: Data = {}): Attempt =>
  (db) =>
    setDoc(doc(db, path), { cuenta: increment(1), fecha: now(), ...changes }, { merge: true });
const bring = (db: Firestore, path: string, step: number) =>
  updateDoc(doc(db, path), { vistas: increment(step), vistasContadas: increment(step) });

describe.each(COUNTERS)('the views in $path', ({ path, hidden, sum }) => {
  const tries: readonly Try[] = [
    ['visitante', `lowers ${path} to nothing`, view(path, { cuenta: 0 }), counted(path)],
    [
      'visitante',
      `counts in ${path} without an end`,
      view(path, { cuenta: Number.POSITIVE_INFINITY }),
      counted(path),
    ],
    ['visitante', `counts in ${path} what is no number`, view(path, { cuenta: Number.NaN }), counted(path)],
    [
      'visitante',
      `counts a hundred in ${path} at 9,999`,
      view(path, { cuenta: 10_099 }),
      counted(path, { cuenta: 9999 }),
    ],
    [
      'visitante',
      `dates ${path} ahead, so that nobody counts`,
      view(path, { fecha: hoursAgo(-9000) }),
      counted(path),
    ],
    ['visitante', `takes the date off ${path}`, view(path, { fecha: deleteField() }), counted(path)],
    ['visitante', `turns ${path} into a map`, view(path, { cuenta: { n: 13 } }), counted(path)],
    ['usuario', `takes ${path} away`, (db) => deleteDoc(doc(db, path)), counted(path)],
    ['usuario', `counts a view of ${hidden}`, view(hidden)],
    [
      'usuario',
      `lists what is counted beside ${path}`,
      (db) => getDocs(query(collection(db, path.split('/')[0] ?? ''), limit(5))),
    ],
    ['usuario', `brings ${path} to ${sum}`, (db) => bring(db, sum, 1), counted(path)],
    [
      'visitante',
      `counts a view in ${path} and one more in ${sum}`,
      (db) => {
        const batch = writeBatch(db);
        batch.update(doc(db, path), { cuenta: increment(1), fecha: now() });
        batch.update(
          doc(db, sum),
          path.startsWith('visitas') ? { visitas: increment(1) } : { vistas: increment(1) },
        );
        return batch.commit();
      },
      counted(path),
    ],
  ];
  refuses(tries);
});
