import {
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { paced } from '../commits';
import { addCountToBatch, addSaveToBatch, publish, withdraw } from '../staff-commits';
import { everyoneBut, type Row, rowsOf } from './row';

const ACCOUNT = '/usuarios/{uid}';
const writer = rowsOf(ACCOUNT, ['autor']);
const editors = rowsOf(ACCOUNT, ['editor', 'administrador']);
const PAST = Timestamp.fromMillis(0);

const count = (db: Firestore, uid: string, id: string) =>
  updateDoc(doc(db, 'usuarios', uid), {
    articulosCount: increment(1),
    ultimaActividad: serverTimestamp(),
    ultimoEvento: { tipo: 'articulo-publicado', id },
    ...paced('articulo-publicado'),
  });

/** Published articles that an account counts. */
export const ARTICLE_EVENTS: readonly Row[] = [
  writer.may('update', 'count the article it publishes', (db, { uid }) => publish(db, uid)),
  writer.may('update', 'count the article it creates as published', (db, { uid }) =>
    publish(db, uid, { id: 'nuevo', stored: null }),
  ),
  writer.may('update', 'count off the article it withdraws', (db, { uid }) => withdraw(db, uid)),
  writer.mayNot('update', 'count off the article it withdraws and deletes', (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { change: { estado: 'archivado' } });
    batch.delete(doc(db, 'articulos/publicado'));
    return batch.commit();
  }),
  editors.may('update', "count another's article that it publishes", (db, { uid }) => publish(db, uid)),
  editors.may('update', "count off another's article that it withdraws", (db, { uid }) => withdraw(db, uid)),
  writer.mayNot('update', 'count an article that is published already', (db, { uid }) =>
    count(db, uid, 'publicado'),
  ),
  writer.mayNot('update', 'count a draft', (db, { uid }) => count(db, uid, 'borrador')),
  writer.mayNot('update', 'count an article that does not exist', (db, { uid }) => count(db, uid, 'nada')),
  rowsOf(ACCOUNT, everyoneBut('visitante', 'nuevo')).mayNot(
    'update',
    'count an article of another',
    (db, { uid }) => count(db, uid, uid === 'uid-autor' ? 'nada' : 'publicado'),
  ),
  writer.mayNot('update', 'count its article in the past', (db, { uid }) =>
    publish(db, uid, { author: { ultimaActividad: PAST } }),
  ),
  writer.mayNot('update', 'earn points with its article', (db, { uid }) =>
    publish(db, uid, { author: { puntos: increment(5) } }),
  ),
  editors.mayNot('update', 'say that another was active when publishing for them', (db, { uid }) =>
    publish(db, uid, { author: { ultimaActividad: serverTimestamp() } }),
  ),
  editors.mayNot('update', "count another's article on its own account too", (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { id: 'borrador', change: { estado: 'publicado' } });
    addCountToBatch(batch, db, uid, uid, 'borrador', 1);
    return batch.commit();
  }),
  editors.mayNot('update', "count another's article off its own account too", (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { change: { estado: 'archivado' } });
    addCountToBatch(batch, db, uid, uid, 'publicado', -1);
    return batch.commit();
  }),
  writer.mayNot('update', 'count an article with a save that does not publish it', (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { change: { contenido: 'Otro.' } });
    addCountToBatch(batch, db, uid, uid, 'publicado', 1);
    return batch.commit();
  }),
];
