import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { MESSAGE_TODAY } from '../fixtures';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const MESSAGE = '/mensajes/{mensaje}';
const { may, mayNot } = rowsOf(MESSAGE);
const administrator = rowsOf(MESSAGE, ['administrador']);
const others = rowsOf(MESSAGE, everyoneBut('administrador'));

const NEW_MESSAGE = 'mensajes/zzzzzzzzzzzzzzzzzzzz';
const message = (changes: Record<string, unknown> = {}) => ({
  nombre: 'Marta',
  email: 'marta@example.org',
  mensaje: '¿Pueden venir a Chillán?',
  fecha: serverTimestamp(),
  estado: 'nuevo',
  ...changes,
});
const GATE = 'sistema/contacto';
/** A message through the one way in, which `gate` changes; null: past it. */
function leave(db: Firestore, data: object, gate: object | null = {}, path = NEW_MESSAGE): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, path), data);
  if (gate) batch.set(doc(db, GATE), { ultimo: path.split('/')[1], fecha: serverTimestamp(), ...gate });
  return batch.commit();
}
const send =
  (changes: Record<string, unknown>, gate: object | null = {}): Attempt =>
  (db) =>
    leave(db, message(changes), gate);
const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
const sentLast = (minutes: number) => ({ [GATE]: { ultimo: 'antes', fecha: minutesAgo(minutes) } });
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

export const MESSAGES: readonly Row[] = [
  may('create', 'leave a well-formed message', send({})),
  may(
    'create',
    'leave a message with every text at its limit',
    send({ nombre: 'ñ'.repeat(100), email: `${'a'.repeat(242)}@example.org`, mensaje: 'á'.repeat(5000) }),
  ),
  may('create', 'leave a message of several lines', send({ mensaje: '\nHola,\n\nsoy Marta.\n' })),
  ...['nombre', 'email', 'mensaje', 'fecha', 'estado'].map((field) =>
    mayNot('create', `leave a message without ${field}`, without(field)),
  ),
  ...['nombre', 'email', 'mensaje', 'estado'].map((field) =>
    mayNot('create', `leave a message whose ${field} is a number`, send({ [field]: 7 })),
  ),
  mayNot('create', 'leave a message with an empty name', send({ nombre: '' })),
  mayNot('create', 'leave a message with a blank name', send({ nombre: ' \n ' })),
  mayNot('create', 'leave a message with a name of 101 characters', send({ nombre: 'x'.repeat(101) })),
  mayNot('create', 'leave a message without an at sign in its e-mail', send({ email: 'marta.example.org' })),
  mayNot('create', 'leave a message with a space in its e-mail', send({ email: 'mar ta@example.org' })),
  mayNot('create', 'leave an e-mail of 255 characters', send({ email: `${'a'.repeat(243)}@example.org` })),
  mayNot('create', 'leave a blank message', send({ mensaje: '   ' })),
  mayNot('create', 'leave a message of 5001 characters', send({ mensaje: 'x'.repeat(5001) })),
  mayNot('create', 'leave a message of another time', send({ fecha: Timestamp.fromMillis(0) })),
  mayNot('create', 'leave a message that says it was answered', send({ estado: 'respondido' })),
  mayNot('create', 'leave a message with one more field', send({ intruso: true })),
  mayNot('create', 'choose an id of another form', (db) => leave(db, message(), {}, 'mensajes/primero')),
  may('create', 'leave a message minutes after another', send({}), sentLast(5)),
  mayNot('create', 'leave a message right after another', send({}), sentLast(-600)),
  mayNot('create', 'leave a message past the one way in', send({}, null)),
  mayNot('create', 'leave a message in the name of another', send({}, { ultimo: 'zzzzzzzzzzzzzzzzzzzy' })),
  mayNot('create', 'leave two messages at once', (db) => {
    const batch = writeBatch(db);
    const ids = ['zzzzzzzzzzzzzzzzzzzz', 'yyyyyyyyyyyyyyyyyyyy'];
    for (const id of ids) batch.set(doc(db, 'mensajes', id), message());
    batch.set(doc(db, GATE), { ultimo: ids[0], fecha: serverTimestamp() });
    return batch.commit();
  }),
  mayNot('update', 'send the same message again', (db) => leave(db, message(), {}, MESSAGE_TODAY)),
  mayNot('update', 'renew the date of a message', (db) =>
    updateDoc(doc(db, MESSAGE_TODAY), { fecha: serverTimestamp() }),
  ),
  mayNot('update', 'rewrite a message', (db) => setDoc(doc(db, MESSAGE_TODAY), message({ mensaje: 'Otro' }))),
  mayNot('update', 'date a message back', (db) =>
    updateDoc(doc(db, MESSAGE_TODAY), { fecha: Timestamp.fromMillis(0) }),
  ),
  may('get', 'learn that a message did not arrive', (db) => getDoc(doc(db, NEW_MESSAGE))),
  administrator.may('get', 'read a message', (db) => getDoc(doc(db, MESSAGE_TODAY))),
  others.mayNot('get', 'read a message', (db) => getDoc(doc(db, MESSAGE_TODAY))),
  administrator.may('list', 'list 50 messages of one state', (db) =>
    getDocs(query(collection(db, 'mensajes'), where('estado', '==', 'nuevo'), limit(50))),
  ),
  administrator.mayNot('list', 'list 51 messages', (db) =>
    getDocs(query(collection(db, 'mensajes'), limit(51))),
  ),
  others.mayNot('list', 'list the messages', (db) => getDocs(query(collection(db, 'mensajes'), limit(1)))),
  administrator.may('update', 'mark a message as read', review({})),
  administrator.may('update', 'mark a message as answered', review({ estado: 'respondido' })),
  administrator.may('update', 'mark a message as new again', review({ estado: 'nuevo' })),
  administrator.mayNot('update', 'mark a message as lost', review({ estado: 'perdido' })),
  administrator.mayNot('update', "mark a message in another's name", review({ revisadoPor: 'uid-editor' })),
  administrator.mayNot(
    'update',
    'mark a message in the past',
    review({ fechaRevision: Timestamp.fromMillis(0) }),
  ),
  administrator.mayNot('update', 'change the text of a message', review({ mensaje: 'Otro' })),
  others.mayNot('update', 'mark a message as read', review({})),
  administrator.may('delete', 'delete a message', (db) => deleteDoc(doc(db, MESSAGE_TODAY))),
  others.mayNot('delete', 'delete a message', (db) => deleteDoc(doc(db, MESSAGE_TODAY))),
];

const gate = rowsOf('/sistema/contacto');
const step =
  (changes: object): Attempt =>
  (db) =>
    leave(db, message(), changes);

/** The one way in for messages. */
export const CONTACT_GATE: readonly Row[] = [
  gate.mayNot('get', 'read who came last', (db) => getDoc(doc(db, GATE)), sentLast(5)),
  gate.mayNot('list', 'list a collection below the way in', (db) =>
    getDocs(query(collection(db, `${GATE}/notas`), limit(1))),
  ),
  gate.may('create', 'come in with a first message', step({})),
  gate.may('update', 'come in with a message', step({}), sentLast(5)),
  gate.mayNot('update', 'come in too early', step({}), sentLast(-600)),
  gate.mayNot('create', 'come in with a note', step({ nota: 'x' })),
  gate.mayNot('create', 'come in at another time', step({ fecha: minutesAgo(1) })),
  gate.mayNot('create', 'come in without a message', (db) =>
    setDoc(doc(db, GATE), { ultimo: 'zzzzzzzzzzzzzzzzzzzz', fecha: serverTimestamp() }),
  ),
  gate.mayNot('create', 'come in with a message that was there', (db) =>
    setDoc(doc(db, GATE), { ultimo: MESSAGE_TODAY.split('/')[1], fecha: serverTimestamp() }),
  ),
  gate.mayNot('delete', 'take the way in away', (db) => deleteDoc(doc(db, GATE)), sentLast(5)),
];
