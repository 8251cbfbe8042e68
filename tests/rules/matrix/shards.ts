import {
  collection,
  deleteDoc,
  deleteField,
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
  writeBatch,
} from 'firebase/firestore/lite';
import { type Data, shard, shardOf, shardsAt } from '../fixtures';
import { addSaveToBatch, KINDS, publish, save } from '../staff-commits';
import {
  type Attempt,
  acting,
  asDouble,
  EVERYONE,
  everyoneBut,
  type Line,
  type Row,
  table,
  type Who,
} from './row';

const PAST = Timestamp.fromMillis(0);

/** A shard from before they told how many entries they have. */
function withoutTotal(): Data {
  const { total: _, ...rest } = shard(['publicado', 'guardado', 'antes']);
  return rest;
}

/** A shard written by itself: what an administrador does when the shards are built anew. */
const built = (changes: Data = {}): Data => ({
  ...shard(['publicado']),
  fechaActualizacion: serverTimestamp(),
  ...changes,
});

const yearOf = (kind: string) => ({ anio: Number(shardOf(kind)) });
/** A shard whose only entry is this letter so many times. */
const holding = (kind: string, times: number, letter = 'x'): Data =>
  shard(['antes'], { ...yearOf(kind), entradas: { antes: letter.repeat(times) } });
/** The second part of the year is full in all collections. */
const parts = (changes: Record<string, Data> = {}) => ({
  ...Object.fromEntries(KINDS.map((kind) => [`${kind}/${shardOf(kind, '-02')}`, holding(kind, 400_000)])),
  ...changes,
});
/** A save that brings its entries to another part of the year. */
const toPart =
  (part: string): Attempt =>
  (db, { uid }) =>
    save(db, uid, { change: { contenido: 'Otro.', fragmentos: shardsAt(part) } });

function shardRows(kind: (typeof KINDS)[number], max: number, asked: number): Row[] {
  const match = `/${kind}/{fragmento}`;
  const whoMay: Who = ['autor', 'editor', 'administrador'];
  const others: Who = everyoneBut('autor', 'editor', 'administrador');
  const notAdministrators: Who = everyoneBut('administrador');
  const path = `${kind}/${shardOf(kind)}`;
  const build =
    (changes: Data, id = '2025'): Attempt =>
    (db) =>
      setDoc(doc(db, kind, id), built({ anio: 2025, ...changes }));
  const saving =
    (changes: Data | null): Attempt =>
    (db, { uid }) =>
      save(db, uid, { change: { contenido: 'Otro.' }, [kind]: changes });
  /** A save of the article, and one more write of the shard. */
  const savingAnd =
    (write: (db: Firestore) => [string, Data], stored = shardOf(kind)): Attempt =>
    (db, { uid }) => {
      const batch = writeBatch(db);
      addSaveToBatch(batch, db, uid, { change: { contenido: 'Otro.' } });
      const [article, changes] = write(db);
      const place = doc(db, kind, stored);
      batch.update(place, { ultimoArticulo: article, fechaActualizacion: serverTimestamp(), ...changes });
      return batch.commit();
    };
  const missing = (field: string): Data => {
    const { [field]: _, ...rest } = built({ anio: 2025 });
    return rest;
  };

  const beginning: Line = [
    whoMay,
    'may',
    `begin the year's shard of ${kind} with the article it publishes`,
    acting(publish),
  ];

  // biome-ignore format: a row is a line
  return [
    ...table(match, 'get', [
      [EVERYONE, 'may',     `read one document of ${kind}`, (db) => getDoc(doc(db, path))],
    ]),
    ...table(match, 'list', [
      [EVERYONE, 'may',     `list ${asked} documents of ${kind}`, (db) => getDocs(query(collection(db, kind), limit(asked)))],
      [EVERYONE, 'may not', `list ${asked + 1} documents of ${kind}`, (db) => getDocs(query(collection(db, kind), limit(asked + 1)))],
      [EVERYONE, 'may not', `list ${kind} without a limit`, (db) => getDocs(collection(db, kind))],
    ]),
    ...table(match, 'update', [
      [whoMay,            'may',     `put the entry of the article it saves in ${kind}`, saving({})],
      [whoMay,            'may',     `put an entry of ${max} characters in ${kind}`, saving({ entrada: 'x'.repeat(max) })],
      [others,            'may not', `put another's entry in ${kind}`, saving({})],
      [notAdministrators, 'may not', `change an entry of ${kind} without saving its article`,
        (db) => updateDoc(doc(db, path), { 'entradas.publicado': 'x', ultimoArticulo: 'publicado', fechaActualizacion: serverTimestamp() })],
      [notAdministrators, 'may not', `say that ${kind} changed`,
        (db) => updateDoc(doc(db, path), { ultimoArticulo: 'publicado', fechaActualizacion: serverTimestamp() })],
      ['autor',           'may not', `put an entry of ${max + 1} characters in ${kind}`, saving({ entrada: 'x'.repeat(max + 1) })],
      ['autor',           'may not', `put an entry that is no text in ${kind}`, saving({ entrada: ['x'] })],
      ['autor',           'may not', `change ${kind} in the past`, saving({ fechaActualizacion: PAST })],
      ['autor',           'may not', `name another article in ${kind}`, saving({ ultimoArticulo: 'guardado' })],
      ['autor',           'may not', `name no article in ${kind}`, saving({ ultimoArticulo: 'publicado/comentarios/c1' })],
      ...[2, 4, 3.5, 'tres', deleteField()].map((total): Line =>
        ['autor', 'may not', `count ${JSON.stringify(total)} entries of three in ${kind}`, saving({ total })]
      ),
      ['autor',           'may not', `leave the count of ${kind} when it takes its entry out`, (db, { uid }) => {
        const batch = writeBatch(db);
        addSaveToBatch(batch, db, uid, { change: { estado: 'archivado' }, [kind]: null });
        const gone = { 'entradas.publicado': deleteField(), ultimoArticulo: 'publicado' };
        batch.update(doc(db, path), { ...gone, total: 3, fechaActualizacion: serverTimestamp() });
        return batch.commit();
      }],
      [whoMay,            'may',     `count the entries of a shard of ${kind} that did not tell`,
        saving({}), { [path]: { ...withoutTotal(), ...yearOf(kind) } }],
      ['autor',           'may not', `change the year of ${kind}`, saving({ anio: 2025 })],
      ['autor',           'may not', `add a field to ${kind}`, saving({ nota: 'x' })],
      ['autor',           'may not', `change two entries of ${kind} at once`, saving({ 'entradas.guardado': 'x' })],
      ['autor',           'may not', `take another's entry out of ${kind}`, saving({ 'entradas.guardado': deleteField(), total: 2 })],
      ['autor',           'may not', `put its entry in a second shard of ${kind}`,
        savingAnd(() => ['publicado', { 'entradas.publicado': 'x', total: 1 }], shardOf(kind, '-02'))],
      ['autor',           'may not', `change the entry in ${kind} of an article that it does not save`,
        savingAnd(() => ['guardado', { 'entradas.guardado': 'x' }])],
      ['autor',           'may not', `put the entry of a draft in ${kind}`, (db, { uid }) => {
        const batch = writeBatch(db);
        addSaveToBatch(batch, db, uid, { id: 'borrador', change: { contenido: 'Otro.' } });
        const entry = { 'entradas.borrador': 'x', total: 4, ultimoArticulo: 'borrador' };
        batch.update(doc(db, path), { ...entry, fechaActualizacion: serverTimestamp() });
        return batch.commit();
      }],
      ['administrador',   'may',     `build a shard of ${kind} anew`, (db) => setDoc(doc(db, path), built(yearOf(kind)))],
      ['administrador',   'may not', `make the count of ${kind} a floating-point number`,
        (db, { commit }) =>
        commit([
          {
            ...asDouble(db.app.options.projectId, path, 'total', 3),
            updateTransforms: [{ fieldPath: 'fechaActualizacion', setToServerValue: 'REQUEST_TIME' }],
          },
        ])],
      ['administrador',   'may not', `make the year of ${kind} a floating-point number`,
        (db, { commit }) =>
        commit([
          {
            ...asDouble(db.app.options.projectId, path, 'anio', yearOf(kind).anio),
            updateTransforms: [{ fieldPath: 'fechaActualizacion', setToServerValue: 'REQUEST_TIME' }],
          },
        ])],
      [notAdministrators, 'may not', `build a shard of ${kind} anew`, (db) => setDoc(doc(db, path), built(yearOf(kind)))],
    ]),
    ...table(match, 'create', [
      // Passages and sources have one shard for all years: a second one is begun below.
...(kind === 'pasajes' || kind === 'fuentes' ? [] : [beginning]),
      [others,            'may not', `begin a shard of ${kind} with another's article`, acting(publish)],
      ['autor',           'may not', `begin a shard of ${kind} of another year`,
        acting(publish, { change: { fragmentos: Object.fromEntries(KINDS.map((one) => [one, '1999'])) } })],
      [whoMay,            'may',     `begin the third part of a year of ${kind} whose second is full`, toPart('-03'), parts()],
      ['autor',           'may not', `begin the third part of a year of ${kind} whose second has room`,
        toPart('-03'), parts({ [`${kind}/${shardOf(kind, '-02')}`]: holding(kind, 399_999) })],
      ['autor',           'may',     `begin the third part of a year of ${kind} whose second is full of letters of three bytes`,
        toPart('-03'), parts({ [`${kind}/${shardOf(kind, '-02')}`]: holding(kind, 133_334, '語') })],
      ['autor',           'may not', `begin the fourth part of a year of ${kind} without a third`, toPart('-04'), parts()],
      ['administrador',   'may',     `build a shard of ${kind}`, build({})],
      ['administrador',   'may',     `build the second shard of a year of ${kind}`, build({}, '2025-02')],
      ...['anio', 'entradas', 'total', 'ultimoArticulo', 'fechaActualizacion'].map((field): Line =>
        ['administrador', 'may not', `build a shard of ${kind} without ${field}`, (db) => setDoc(doc(db, kind, '2025'), missing(field))]
      ),
      ['administrador',   'may not', `build a shard of ${kind} under another name`, build({}, '2025-2')],
      ['administrador',   'may not', `build a shard of ${kind} of another year`, build({ anio: 2024 })],
      ['administrador',   'may not', `build a shard of ${kind} of text`, build({ entradas: 'x' })],
      ['administrador',   'may not', `build a shard of ${kind} that counts one too many`, build({ total: 2 })],
      ['administrador',   'may not', `build a shard of ${kind} with a note`, build({ nota: 'x' })],
      ['administrador',   'may not', `build a shard of ${kind} in the past`, build({ fechaActualizacion: PAST })],
      ['administrador',   'may not', `build a shard of ${kind} named after no article`, build({ ultimoArticulo: 'a/b' })],
      [notAdministrators, 'may not', `build a shard of ${kind}`, build({})],
    ]),
    ...table(match, 'delete', [
      ['administrador',   'may',     `delete a shard of ${kind}`, (db) => deleteDoc(doc(db, path))],
      [notAdministrators, 'may not', `delete a shard of ${kind}`, (db) => deleteDoc(doc(db, path))],
    ]),
  ];
}

/** The catalogue and the indexes of words, passages and sources. */
export const SHARDS: readonly Row[] = [
  ...shardRows('catalogo', 8000, 100),
  ...shardRows('buscador', 65_000, 50),
  ...shardRows('pasajes', 8000, 50),
  ...shardRows('fuentes', 12_000, 50),
];
