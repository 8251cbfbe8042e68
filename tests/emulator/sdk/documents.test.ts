import {
  addDoc,
  arrayRemove,
  arrayUnion,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  GeoPoint,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { sdkForFile } from './firestore';

const { db } = sdkForFile();

const dataOf = async (path: string) => (await getDoc(doc(db(), path))).data();

describe('reading and writing a document with the SDK', () => {
  it('setDoc and getDoc carry every type of value there and back', async () => {
    const data = {
      nulo: null,
      cierto: true,
      entero: 2 ** 40,
      negativo: -7,
      real: 1.25,
      noNumero: Number.NaN,
      infinito: Number.NEGATIVE_INFINITY,
      menosCero: -0,
      texto: 'ñandú 🦙 \u0000',
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 128])),
      hora: new Timestamp(1_700_000_000, 123_456_000),
      lugar: new GeoPoint(-33.45, -70.66),
      lista: [1, 'dos', { tres: [3] }],
      mapa: { 'con.punto': 1, 'con`tilde': 2, hondo: { mas: {} } },
      referencia: doc(db(), 'otros/uno'),
    };
    await setDoc(doc(db(), 'tipos/todos'), data);
    const read = await dataOf('tipos/todos');
    expect(read?.referencia.path).toBe('otros/uno');
    expect(Object.is(read?.menosCero, -0)).toBe(true);
    expect({ ...read, referencia: null }).toEqual({ ...data, referencia: null });
  });

  it('getDoc of a missing document says that it does not exist', async () => {
    const snapshot = await getDoc(doc(db(), 'nada/nadie'));
    expect(snapshot.exists()).toBe(false);
    expect(snapshot.data()).toBeUndefined();
  });

  it('addDoc gives the new document an id', async () => {
    const reference = await addDoc(collection(db(), 'nuevos'), { a: 1 });
    expect(reference.id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(await dataOf(`nuevos/${reference.id}`)).toEqual({ a: 1 });
  });

  it('ids with accents, spaces, percent signs and letters of any script survive', async () => {
    for (const id of ['artículo uno', '100%', 'a+b&c=d', 'ñ:ñ', '日本', "comilla'", '(default)']) {
      await setDoc(doc(db(), 'raros', id), { id });
      expect((await getDoc(doc(db(), 'raros', id))).data()).toEqual({ id });
    }
  });

  it('setDoc replaces the whole document', async () => {
    await setDoc(doc(db(), 'd/entero'), { a: 1, b: 2 });
    await setDoc(doc(db(), 'd/entero'), { c: 3 });
    expect(await dataOf('d/entero')).toEqual({ c: 3 });
  });

  it('setDoc with merge keeps the fields it does not name, deep ones too', async () => {
    await setDoc(doc(db(), 'd/mezcla'), { a: 1, m: { x: 1, y: 2 } });
    await setDoc(doc(db(), 'd/mezcla'), { b: 2, m: { y: 3 } }, { merge: true });
    expect(await dataOf('d/mezcla')).toEqual({ a: 1, b: 2, m: { x: 1, y: 3 } });
  });

  it('setDoc with mergeFields writes only the fields named', async () => {
    await setDoc(doc(db(), 'd/campos'), { a: 1, b: 1 });
    await setDoc(doc(db(), 'd/campos'), { a: 2, b: 2, c: 2 }, { mergeFields: ['b', 'c'] });
    expect(await dataOf('d/campos')).toEqual({ a: 1, b: 2, c: 2 });
  });

  it('an empty merge brings the document into being', async () => {
    await setDoc(doc(db(), 'd/vacio'), {}, { merge: true });
    expect(await dataOf('d/vacio')).toEqual({});
  });

  it('updateDoc changes nested fields and those with dots in their names', async () => {
    await setDoc(doc(db(), 'd/hondo'), { m: { x: 1, y: 2 }, 'a.b': 1 });
    await updateDoc(doc(db(), 'd/hondo'), 'm.x', 9, new FieldPath('a.b'), 8);
    expect(await dataOf('d/hondo')).toEqual({ m: { x: 9, y: 2 }, 'a.b': 8 });
  });

  it('updateDoc with deleteField takes a field away', async () => {
    await setDoc(doc(db(), 'd/quitar'), { a: 1, b: 2, m: { x: 1, y: 2 } });
    await updateDoc(doc(db(), 'd/quitar'), { a: deleteField(), 'm.x': deleteField() });
    expect(await dataOf('d/quitar')).toEqual({ b: 2, m: { y: 2 } });
  });

  it('updateDoc of a missing document is not-found and creates nothing', async () => {
    await expect(updateDoc(doc(db(), 'd/nadie'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDoc(doc(db(), 'd/nadie'))).exists()).toBe(false);
  });

  it('deleteDoc deletes, also what is not there', async () => {
    await setDoc(doc(db(), 'd/borrar'), { a: 1 });
    await deleteDoc(doc(db(), 'd/borrar'));
    await deleteDoc(doc(db(), 'd/borrar'));
    expect((await getDoc(doc(db(), 'd/borrar'))).exists()).toBe(false);
  });

  it('a document of more than 1 MiB is refused', async () => {
    const write = setDoc(doc(db(), 'd/enorme'), { t: 'x'.repeat(1_048_576) });
    await expect(write).rejects.toThrow(/1048576|1,048,576/);
  });
});

describe('field transforms with the SDK', () => {
  it('serverTimestamp is the time of the commit', async () => {
    const before = Date.now();
    await setDoc(doc(db(), 't/hora'), { a: serverTimestamp(), m: { b: serverTimestamp() } });
    const data = await dataOf('t/hora');
    expect(data?.a).toBeInstanceOf(Timestamp);
    expect(data?.a.toMillis()).toBeGreaterThanOrEqual(before - 1);
    expect(data?.a.toMillis()).toBeLessThanOrEqual(Date.now() + 1);
    expect(data?.m.b.isEqual(data?.a)).toBe(true);
  });

  it('increment adds whole and real numbers, and starts from nothing', async () => {
    await setDoc(doc(db(), 't/suma'), { n: 5, t: 'x' });
    await updateDoc(doc(db(), 't/suma'), { n: increment(2), r: increment(0.5), t: increment(1) });
    expect(await dataOf('t/suma')).toEqual({ n: 7, r: 0.5, t: 1 });
  });

  it('arrayUnion adds what is missing, arrayRemove takes all that is equal', async () => {
    await setDoc(doc(db(), 't/listas'), { u: [1, 2], r: [1, 2, 1, { a: 1 }] });
    await updateDoc(doc(db(), 't/listas'), {
      u: arrayUnion(2, 3),
      r: arrayRemove(1, { a: 1 }),
      v: arrayUnion('x'),
    });
    expect(await dataOf('t/listas')).toEqual({ u: [1, 2, 3], r: [2], v: ['x'] });
  });

  it('a transform in a merge leaves the other fields', async () => {
    await setDoc(doc(db(), 't/mezcla'), { a: 1, n: 1 });
    await setDoc(doc(db(), 't/mezcla'), { n: increment(1) }, { merge: true });
    expect(await dataOf('t/mezcla')).toEqual({ a: 1, n: 2 });
  });
});
