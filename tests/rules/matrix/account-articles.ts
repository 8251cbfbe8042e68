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
import { acting, everyoneBut, table, type Who } from './row';

const ACCOUNT = '/usuarios/{uid}';
const editors: Who = ['editor', 'administrador'];
const PAST = Timestamp.fromMillis(0);

const count = (db: Firestore, uid: string, id: string) =>
  updateDoc(doc(db, 'usuarios', uid), {
    articulosCount: increment(1),
    ultimaActividad: serverTimestamp(),
    ultimoEvento: { tipo: 'articulo-publicado', id },
    ...paced('articulo-publicado'),
  });

/** Published articles that an account counts. */
// biome-ignore format: a row is a line
export const ARTICLE_EVENTS = table(ACCOUNT, 'update', [
  ['autor',                'may',     'count the article it publishes', acting(publish)],
  ['autor',                'may',     'count the article it creates as published', acting(publish, { id: 'nuevo', stored: null })],
  ['autor',                'may',     'count off the article it withdraws', acting(withdraw)],
  ['autor',                'may not', 'count off the article it withdraws and deletes', (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { change: { estado: 'archivado' } });
    batch.delete(doc(db, 'articulos/publicado'));
    return batch.commit();
  }],
  [editors,                'may',     "count another's article that it publishes", acting(publish)],
  [editors,                'may',     "count off another's article that it withdraws", acting(withdraw)],
  ['autor',                'may not', 'count an article that is published already', acting(count, 'publicado')],
  ['autor',                'may not', 'count a draft', acting(count, 'borrador')],
  ['autor',                'may not', 'count an article that does not exist', acting(count, 'nada')],
  [everyoneBut('visitante', 'nuevo'), 'may not', 'count an article of another',
    (db, { uid }) => count(db, uid, uid === 'uid-autor' ? 'nada' : 'publicado')],
  ['autor',                'may not', 'count its article in the past', acting(publish, { author: { ultimaActividad: PAST } })],
  ['autor',                'may not', 'earn points with its article', acting(publish, { author: { puntos: increment(5) } })],
  [editors,                'may not', 'say that another was active when publishing for them',
    acting(publish, { author: { ultimaActividad: serverTimestamp() } })],
  [editors,                'may not', "count another's article on its own account too", (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { id: 'borrador', change: { estado: 'publicado' } });
    addCountToBatch(batch, db, uid, uid, 'borrador', 1);
    return batch.commit();
  }],
  [editors,                'may not', "count another's article off its own account too", (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { change: { estado: 'archivado' } });
    addCountToBatch(batch, db, uid, uid, 'publicado', -1);
    return batch.commit();
  }],
  ['autor',                'may not', 'count an article with a save that does not publish it', (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { change: { contenido: 'Otro.' } });
    addCountToBatch(batch, db, uid, uid, 'publicado', 1);
    return batch.commit();
  }],
]);
