import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { MESSAGE_OF_LAST_WEEK, MESSAGE_TODAY } from '../fixtures';
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
const send =
  (changes: Record<string, unknown>): Attempt =>
  (db) =>
    setDoc(doc(db, NEW_MESSAGE), message(changes));
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
    return setDoc(doc(db, NEW_MESSAGE), rest);
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
  mayNot('create', 'choose an id of another form', (db) => setDoc(doc(db, 'mensajes/primero'), message())),
  may('update', 'send the same message again within a day', (db) =>
    setDoc(doc(db, MESSAGE_TODAY), message()),
  ),
  mayNot('update', 'send the same message again after a day', (db) =>
    setDoc(doc(db, MESSAGE_OF_LAST_WEEK), message()),
  ),
  mayNot('update', 'rewrite a message', (db) => setDoc(doc(db, MESSAGE_TODAY), message({ mensaje: 'Otro' }))),
  mayNot('update', 'date a message back', (db) =>
    updateDoc(doc(db, MESSAGE_TODAY), { fecha: Timestamp.fromMillis(0) }),
  ),
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
