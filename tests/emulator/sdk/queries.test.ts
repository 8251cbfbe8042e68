import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endAt,
  endBefore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  startAfter,
  startAt,
  sum,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { idsOf, sdkForFile } from './firestore';

const { db, client } = sdkForFile();

beforeAll(async () => {
  const batch = writeBatch(db());
  const books = {
    a: { n: 1, tipo: 'x', etiquetas: ['rojo', 'azul'], nota: null, medida: 1.5 },
    b: { n: 2, tipo: 'x', etiquetas: ['azul'], nota: 'bien', medida: Number.NaN },
    c: { n: 3, tipo: 'y', etiquetas: ['verde'], nota: 'mal', medida: 2.5 },
    d: { n: 4, tipo: 'y', etiquetas: [], medida: 3.5 },
    e: { n: 5, tipo: 'z', etiquetas: ['rojo', 'verde'], nota: 'bien', medida: 4.5 },
  };
  for (const [id, data] of Object.entries(books)) batch.set(doc(db(), 'libros', id), data);
  batch.set(doc(db(), 'libros/a/notas/n1'), { voto: 1 });
  batch.set(doc(db(), 'libros/b/notas/n2'), { voto: 2 });
  batch.set(doc(db(), 'notas/n3'), { voto: 3 });
  await batch.commit();
  await client().admin('PUT', ':indexes', {
    indexes: [
      {
        collectionGroup: 'libros',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'tipo', order: 'ASCENDING' },
          { fieldPath: 'n', order: 'DESCENDING' },
        ],
      },
    ],
    fieldOverrides: [
      {
        collectionGroup: 'notas',
        fieldPath: 'voto',
        indexes: [
          { order: 'ASCENDING', queryScope: 'COLLECTION' },
          { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
        ],
      },
    ],
  });
});

const ids = async (...constraints: QueryConstraint[]) =>
  idsOf(await getDocs(query(collection(db(), 'libros'), ...constraints))).join('');

describe('filters with the SDK', () => {
  const cases: [title: string, constraint: () => QueryConstraint, expected: string][] = [
    ['n < 3', () => where('n', '<', 3), 'ab'],
    ['n <= 3', () => where('n', '<=', 3), 'abc'],
    ['n > 3', () => where('n', '>', 3), 'de'],
    ['n >= 3', () => where('n', '>=', 3), 'cde'],
    ['n == 3', () => where('n', '==', 3), 'c'],
    ['n != 3', () => where('n', '!=', 3), 'abde'],
    ['nota == null', () => where('nota', '==', null), 'a'],
    ['nota != null', () => where('nota', '!=', null), 'bec'],
    ['medida == NaN', () => where('medida', '==', Number.NaN), 'b'],
    ['medida != NaN', () => where('medida', '!=', Number.NaN), 'acde'],
    ["etiquetas array-contains 'rojo'", () => where('etiquetas', 'array-contains', 'rojo'), 'ae'],
    [
      'etiquetas array-contains-any',
      () => where('etiquetas', 'array-contains-any', ['azul', 'verde']),
      'abce',
    ],
    ['tipo in [x, z]', () => where('tipo', 'in', ['x', 'z']), 'abe'],
    ['tipo not-in [x, z]', () => where('tipo', 'not-in', ['x', 'z']), 'cd'],
    ['id == c', () => where(documentId(), '==', 'c'), 'c'],
    ['id > c', () => where(documentId(), '>', 'c'), 'de'],
    ['id in [a, d]', () => where(documentId(), 'in', ['a', 'd']), 'ad'],
  ];
  for (const [title, constraint, expected] of cases) {
    it(`${title} gives ${expected}`, async () => {
      expect(await ids(constraint())).toBe(expected);
    });
  }

  it('filters joined by and', async () => {
    expect(await ids(where('tipo', '==', 'x'), where('n', '==', 2))).toBe('b');
  });

  it('or, and inside or', async () => {
    const books = collection(db(), 'libros');
    const either = query(books, or(where('n', '==', 1), where('tipo', '==', 'z')));
    expect(idsOf(await getDocs(either))).toEqual(['a', 'e']);
    const nested = query(books, or(and(where('tipo', '==', 'x'), where('n', '==', 2)), where('n', '==', 4)));
    expect(idsOf(await getDocs(nested))).toEqual(['b', 'd']);
  });

  it('more than thirty values of an `in` are refused', async () => {
    const values = Array.from({ length: 31 }, (_, i) => i);
    await expect(ids(where('n', 'in', values))).rejects.toThrow(/30/);
  });
});

describe('order, limits and cursors with the SDK', () => {
  it('orders up and down, and leaves out documents without the field', async () => {
    expect(await ids(orderBy('n', 'desc'))).toBe('edcba');
    expect(await ids(orderBy('nota'))).toBe('abec');
  });

  it('limit and limitToLast', async () => {
    expect(await ids(orderBy('n'), limit(2))).toBe('ab');
    expect(await ids(orderBy('n'), limitToLast(2))).toBe('de');
  });

  it('startAt, startAfter, endAt, endBefore with values', async () => {
    expect(await ids(orderBy('n'), startAt(3))).toBe('cde');
    expect(await ids(orderBy('n'), startAfter(3))).toBe('de');
    expect(await ids(orderBy('n'), endAt(3))).toBe('abc');
    expect(await ids(orderBy('n'), endBefore(3))).toBe('ab');
    expect(await ids(orderBy('n', 'desc'), startAfter(4), endAt(2))).toBe('cb');
  });

  it('a document as cursor goes on exactly after it, also among equals', async () => {
    const b = await getDoc(doc(db(), 'libros/b'));
    expect(await ids(orderBy('nota', 'desc'), startAfter(b))).toBe('a');
    expect(await ids(orderBy('nota'), startAfter(b), limit(1))).toBe('e');
  });

  it('a filter and an order that need an index have it', async () => {
    expect(await ids(where('tipo', '==', 'x'), orderBy('n', 'desc'))).toBe('ba');
  });

  it('without the index the query fails, and the message names it', async () => {
    const missing = ids(where('tipo', '==', 'x'), orderBy('medida'));
    await expect(missing).rejects.toMatchObject({ code: 'failed-precondition' });
    await expect(missing).rejects.toThrow(/index/i);
  });
});

describe('collection groups and aggregates with the SDK', () => {
  it('a collection is only itself, its group is every one of that name', async () => {
    expect(idsOf(await getDocs(collection(db(), 'notas')))).toEqual(['n3']);
    expect(idsOf(await getDocs(collection(db(), 'libros/a/notas')))).toEqual(['n1']);
    const group = query(collectionGroup(db(), 'notas'), where('voto', '>=', 2), orderBy('voto'));
    expect(idsOf(await getDocs(group))).toEqual(['n2', 'n3']);
  });

  it('getCount counts what matches', async () => {
    const matching = query(collection(db(), 'libros'), where('tipo', '==', 'x'));
    expect((await getCount(matching)).data().count).toBe(2);
    expect((await getCount(query(collection(db(), 'libros'), limit(3)))).data().count).toBe(3);
    expect((await getCount(collection(db(), 'vacia'))).data().count).toBe(0);
  });

  it('getAggregate adds and averages', async () => {
    const snapshot = await getAggregate(collection(db(), 'libros'), {
      cuantos: count(),
      total: sum('n'),
      media: average('n'),
    });
    expect(snapshot.data()).toEqual({ cuantos: 5, total: 15, media: 3 });
  });

  it('the average of nothing is null', async () => {
    const snapshot = await getAggregate(collection(db(), 'vacia'), { media: average('n') });
    expect(snapshot.data().media).toBeNull();
  });

  it('a new document is seen by the next query', async () => {
    await setDoc(doc(db(), 'frescos/uno'), { n: 1 });
    expect(idsOf(await getDocs(collection(db(), 'frescos')))).toEqual(['uno']);
  });
});
