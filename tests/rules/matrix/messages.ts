import { createHash } from 'node:crypto';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Persona } from '../backend';
import { account, type Data, type Given, MESSAGE_TODAY } from '../fixtures';
import { type Attempt, EVERYONE, everyoneBut, type Line, type Row, sending, table, type Who } from './row';

const MESSAGE = '/mensajes/{mensaje}';
const others: Who = everyoneBut('administrador');

const NO_MESSAGE = 'mensajes/zzzzzzzzzzzzzzzzzzzz';
const message = (changes: Data = {}): Data => ({
  nombre: 'Marta',
  email: 'marta@example.org',
  mensaje: '¿Pueden venir a Chillán?',
  fecha: serverTimestamp(),
  estado: 'nuevo',
  ...changes,
});
const GATE = 'sistema/contacto';
/** The id that a message has by its address and text. */
export const messageId = ({ email, mensaje }: Data): string =>
  createHash('sha256').update(`${email}\n${mensaje}`).digest('hex');
/** What the first message of a window says of it, and another one. */
const BEGINS = { desde: serverTimestamp(), cuantos: 1 };
const GOES_ON = { cuantos: increment(1) };
/** A message through the one way in, which `gate` changes; null: past it. */
function leave(
  db: Firestore,
  data: Data,
  gate: object | null = BEGINS,
  path = `mensajes/${messageId(data)}`,
): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, path), data);
  if (gate) {
    const step = { ultimo: path.split('/')[1], fecha: serverTimestamp(), ...gate };
    batch.set(doc(db, GATE), step, { merge: true });
  }
  return batch.commit();
}
const send =
  (changes: Record<string, unknown>, gate: object | null = BEGINS): Attempt =>
  (db) =>
    leave(db, message(changes), gate);
const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
const DAY = 24 * 60;
/** As the last message left the way in, so many minutes ago. */
const sentLast = (minutes: number, window: Data = { desde: minutesAgo(DAY + 5), cuantos: 7 }): Given => ({
  [GATE]: { ultimo: 'antes', fecha: minutesAgo(minutes), ...window },
});
/** A window that is not over however long the rows before take, with so many messages. */
const holding = (cuantos: number): Given => sentLast(5, { desde: minutesAgo(0), cuantos });
const review =
  (changes: Record<string, unknown>): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, MESSAGE_TODAY), {
      estado: 'leido',
      revisadoPor: uid,
      fechaRevision: serverTimestamp(),
      ...changes,
    });
const without =
  (field: string): Attempt =>
  (db) => {
    const { [field]: _, ...rest } = message() as Record<string, unknown>;
    return leave(db, rest);
  };

// biome-ignore format: a row is a line
export const MESSAGES: readonly Row[] = [
  ...table(MESSAGE, 'create', [
    [EVERYONE, 'may',     'leave a well-formed message', send({})],
    [EVERYONE, 'may',     'leave a message with every text at its limit',
      send({ nombre: 'ñ'.repeat(100), email: `${'a'.repeat(242)}@example.org`, mensaje: 'á'.repeat(5000) })],
    [EVERYONE, 'may',     'leave a message of several lines', send({ mensaje: '\nHola,\n\nsoy Marta.\n' })],
    ...['nombre', 'email', 'mensaje', 'fecha', 'estado'].map((field): Line =>
      [EVERYONE, 'may not', `leave a message without ${field}`, without(field)]
    ),
    ...['nombre', 'email', 'mensaje', 'estado'].map((field): Line =>
      [EVERYONE, 'may not', `leave a message whose ${field} is a number`, send({ [field]: 7 })]
    ),
    [EVERYONE, 'may not', 'leave a message with an empty name', send({ nombre: '' })],
    [EVERYONE, 'may not', 'leave a message with a blank name', send({ nombre: ' \n ' })],
    [EVERYONE, 'may not', 'leave a message with a name of 101 characters', send({ nombre: 'x'.repeat(101) })],
    [EVERYONE, 'may not', 'leave a message without an at sign in its e-mail', send({ email: 'marta.example.org' })],
    [EVERYONE, 'may not', 'leave a message with a space in its e-mail', send({ email: 'mar ta@example.org' })],
    [EVERYONE, 'may not', 'leave an e-mail of 255 characters', send({ email: `${'a'.repeat(243)}@example.org` })],
    [EVERYONE, 'may not', 'leave a blank message', send({ mensaje: '   ' })],
    [EVERYONE, 'may not', 'leave a message of 5001 characters', send({ mensaje: 'x'.repeat(5001) })],
    [EVERYONE, 'may not', 'leave a message of another time', send({ fecha: Timestamp.fromMillis(0) })],
    [EVERYONE, 'may not', 'leave a message that says it was answered', send({ estado: 'respondido' })],
    [EVERYONE, 'may not', 'leave a message with one more field', send({ intruso: true })],
    [EVERYONE, 'may not', 'choose an id', sending(leave, message(), BEGINS, NO_MESSAGE)],
    [EVERYONE, 'may not', 'leave a message under the id of another address',
      sending(leave, message(), BEGINS, `mensajes/${messageId(message({ email: 'ana@example.org' }))}`)],
    [EVERYONE, 'may',     'leave a message minutes after another', send({}), sentLast(5)],
    [EVERYONE, 'may not', 'leave a message right after another', send({}), sentLast(-DAY)],
    [EVERYONE, 'may not', 'leave a message past the one way in', send({}, null)],
    [EVERYONE, 'may not', 'leave a message in the name of another', send({}, { ...BEGINS, ultimo: messageId(message({ mensaje: 'Otro' })) })],
    [EVERYONE, 'may not', 'leave two messages at once', (db) => {
      const batch = writeBatch(db);
      const two = [message(), message({ mensaje: 'Otro' })];
      for (const one of two) batch.set(doc(db, 'mensajes', messageId(one)), one);
      batch.set(doc(db, GATE), { ultimo: messageId(message()), fecha: serverTimestamp(), ...BEGINS });
      return batch.commit();
    }],
  ]),
  ...table(MESSAGE, 'update', [
    [EVERYONE,        'may not', 'send the same message again',
      send({}), { [`mensajes/${messageId(message())}`]: { ...message(), fecha: minutesAgo(60) } }],
    [EVERYONE,        'may not', 'renew the date of a message', (db) => updateDoc(doc(db, MESSAGE_TODAY), { fecha: serverTimestamp() })],
    [EVERYONE,        'may not', 'rewrite a message', (db) => setDoc(doc(db, MESSAGE_TODAY), message({ mensaje: 'Otro' }))],
    [EVERYONE,        'may not', 'date a message back', (db) => updateDoc(doc(db, MESSAGE_TODAY), { fecha: Timestamp.fromMillis(0) })],
    ['administrador', 'may',     'mark a message as read', review({})],
    ['administrador', 'may',     'mark a message as answered', review({ estado: 'respondido' })],
    ['administrador', 'may',     'mark a message as new again', review({ estado: 'nuevo' })],
    ['administrador', 'may not', 'mark a message as lost', review({ estado: 'perdido' })],
    ['administrador', 'may not', "mark a message in another's name", review({ revisadoPor: 'uid-editor' })],
    ['administrador', 'may not', 'mark a message in the past', review({ fechaRevision: Timestamp.fromMillis(0) })],
    ['administrador', 'may not', 'change the text of a message', review({ mensaje: 'Otro' })],
    [others,          'may not', 'mark a message as read', review({})],
  ]),
  ...table(MESSAGE, 'get', [
    [EVERYONE,        'may',     'learn that a message did not arrive', (db) => getDoc(doc(db, NO_MESSAGE))],
    ['administrador', 'may',     'read a message', (db) => getDoc(doc(db, MESSAGE_TODAY))],
    [others,          'may not', 'read a message', (db) => getDoc(doc(db, MESSAGE_TODAY))],
  ]),
  ...table(MESSAGE, 'list', [
    ['administrador', 'may',     'list 50 messages of one state',
      (db) => getDocs(query(collection(db, 'mensajes'), where('estado', '==', 'nuevo'), limit(50)))],
    ['administrador', 'may not', 'list 51 messages', (db) => getDocs(query(collection(db, 'mensajes'), limit(51)))],
    [others,          'may not', 'list the messages', (db) => getDocs(query(collection(db, 'mensajes'), limit(1)))],
  ]),
  ...table(MESSAGE, 'delete', [
    ['administrador', 'may',     'delete a message', (db) => deleteDoc(doc(db, MESSAGE_TODAY))],
    [others,          'may not', 'delete a message', (db) => deleteDoc(doc(db, MESSAGE_TODAY))],
  ]),
];

const CONTACT = '/sistema/contacto';
/** Who is known, with a proven e-mail. */
const members: readonly Persona[] = ['usuario', 'otro', 'autor', 'editor', 'moderador', 'administrador'];
/** Each by itself: what lets one of them in lets in no other. */
const strangers = everyoneBut(...members).concat('sin-verificar');
const withUnproven = (given: Given): Given => ({
  ...given,
  'usuarios/uid-sin-verificar': account('sin-verificar'),
});
const step =
  (changes: object): Attempt =>
  (db) =>
    leave(db, message(), changes);
const open =
  (changes: Data = {}): Attempt =>
  (db) =>
    updateDoc(doc(db, GATE), { desde: serverTimestamp(), cuantos: 0, ...changes });

/** The one way in for messages. */
// biome-ignore format: a row is a line
export const CONTACT_GATE: readonly Row[] = [
  ...table(CONTACT, 'get', [
    [EVERYONE, 'may',     'see whether it is open', (db) => getDoc(doc(db, GATE)), sentLast(5)],
  ]),
  ...table(CONTACT, 'list', [
    [EVERYONE, 'may not', 'list a collection below the way in', (db) => getDocs(query(collection(db, `${GATE}/notas`), limit(1)))],
  ]),
  ...table(CONTACT, 'create', [
    [EVERYONE, 'may',     'come in with a first message', step(BEGINS)],
    [EVERYONE, 'may not', 'begin a window with more', step({ ...BEGINS, cuantos: 2 })],
    [EVERYONE, 'may not', 'begin a window with less', step({ ...BEGINS, cuantos: -1000 })],
    [EVERYONE, 'may not', 'begin a window with a number that no counter goes on from', (db, { commit }) => {
      const project = db.app.options.projectId;
      const named = (path: string) => `projects/${project}/databases/(default)/documents/${path}`;
      const { nombre, email, mensaje, estado } = message() as Record<string, string>;
      const id = messageId(message());
      const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
      const texts = Object.entries({ nombre, email, mensaje, estado });
      const fields = Object.fromEntries(texts.map(([key, stringValue]) => [key, { stringValue }]));
      return commit([
        { update: { name: named(`mensajes/${id}`), fields }, updateTransforms: [now('fecha')] },
        {
          update: { name: named(GATE), fields: { ultimo: { stringValue: id }, cuantos: { doubleValue: 1 } } },
          updateTransforms: [now('fecha'), now('desde')],
        },
      ]);
    }],
    [EVERYONE, 'may not', 'begin a window yesterday', step({ ...BEGINS, desde: minutesAgo(DAY) })],
    [EVERYONE, 'may not', 'come in with a note', step({ ...BEGINS, nota: 'x' })],
    [EVERYONE, 'may not', 'come in at another time', step({ ...BEGINS, fecha: minutesAgo(1) })],
    [EVERYONE, 'may not', 'come in without a message',
      (db) => setDoc(doc(db, GATE), { ultimo: 'zzzzzzzzzzzzzzzzzzzz', fecha: serverTimestamp(), ...BEGINS })],
    [EVERYONE, 'may not', 'come in with a message that was there',
      (db) => setDoc(doc(db, GATE), { ultimo: MESSAGE_TODAY.split('/')[1], fecha: serverTimestamp(), ...BEGINS })],
  ]),
  ...table(CONTACT, 'update', [
    [EVERYONE,               'may',     'come in with one message more', step(GOES_ON), holding(7)],
    [EVERYONE,               'may',     'begin a window a day after the last', step(BEGINS), sentLast(5)],
    [EVERYONE,               'may',     'begin a window where none was', step(BEGINS), sentLast(5, {})],
    [EVERYONE,               'may not', 'begin a window before the last is over', step(BEGINS), holding(100)],
    [EVERYONE,               'may not', 'come in too early', step(GOES_ON), sentLast(-DAY, { desde: minutesAgo(0), cuantos: 7 })],
    [EVERYONE,               'may not', 'come in uncounted', step({}), holding(7)],
    [EVERYONE,               'may not', 'come in and count less', step({ cuantos: increment(-7) }), holding(7)],
    [EVERYONE,               'may not', 'go on in another window', step({ ...GOES_ON, desde: minutesAgo(90) }), holding(7)],
    [EVERYONE,               'may',     'come in with the sixtieth message of a day', step(GOES_ON), holding(59)],
    [members,                'may',     'come in with the 61st message of a day', step(GOES_ON), holding(60)],
    ...strangers.map((one): Line =>
      [one, 'may not', 'come in with the 61st message of a day', step(GOES_ON), withUnproven(holding(60))]
    ),
    [members,                'may',     'come in with the hundredth message of a day', step(GOES_ON), holding(99)],
    [members,                'may not', 'come in with the 101st message of a day', step(GOES_ON), holding(100)],
    ['administrador',        'may',     'open it', open(), holding(100)],
    ['administrador',        'may not', 'open it for more than there is room for', open({ cuantos: -1000 }), holding(100)],
    ['administrador',        'may not', 'open it until another day', open({ desde: minutesAgo(-DAY) }), holding(100)],
    ['administrador',        'may not', 'open it and say that a message came', open({ fecha: serverTimestamp() }), holding(100)],
    [everyoneBut('administrador'), 'may not', 'open it', open(), holding(100)],
  ]),
  ...table(CONTACT, 'delete', [
    [EVERYONE, 'may not', 'take the way in away', (db) => deleteDoc(doc(db, GATE)), sentLast(5)],
  ]),
];
