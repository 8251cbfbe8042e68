import {
  doc,
  getDoc,
  increment,
  runTransaction,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { sdkForFile } from './firestore';

const { db, client } = sdkForFile();

const dataOf = async (path: string) => (await getDoc(doc(db(), path))).data();

beforeEach(async () => {
  await client().admin('DELETE', '/databases/(default)/documents');
  await client().admin('DELETE', '/faults');
});

describe('batches with the SDK', () => {
  it('set, update and delete happen together', async () => {
    await setDoc(doc(db(), 'b/cambia'), { a: 1 });
    await setDoc(doc(db(), 'b/sobra'), {});
    const batch = writeBatch(db());
    batch.set(doc(db(), 'b/nuevo'), { a: 1 });
    batch.update(doc(db(), 'b/cambia'), { a: increment(1) });
    batch.delete(doc(db(), 'b/sobra'));
    await batch.commit();
    expect(await dataOf('b/nuevo')).toEqual({ a: 1 });
    expect(await dataOf('b/cambia')).toEqual({ a: 2 });
    expect(await dataOf('b/sobra')).toBeUndefined();
  });

  it('nothing happens when one of them fails', async () => {
    const batch = writeBatch(db());
    batch.set(doc(db(), 'b/nuevo'), { a: 1 });
    batch.update(doc(db(), 'b/nadie'), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect(await dataOf('b/nuevo')).toBeUndefined();
  });

  it('several writes to one document happen in order', async () => {
    const batch = writeBatch(db());
    batch.set(doc(db(), 'b/uno'), { a: 1 });
    batch.update(doc(db(), 'b/uno'), { a: increment(1), b: 2 });
    await batch.commit();
    expect(await dataOf('b/uno')).toEqual({ a: 2, b: 2 });
  });
});

describe('transactions with the SDK', () => {
  it('give back what their function gives', async () => {
    await setDoc(doc(db(), 't/uno'), { n: 1 });
    const result = await runTransaction(db(), async (transaction) => {
      const n = (await transaction.get(doc(db(), 't/uno'))).data()?.n;
      transaction.update(doc(db(), 't/uno'), { n: n + 1 });
      return n;
    });
    expect(result).toBe(1);
    expect(await dataOf('t/uno')).toEqual({ n: 2 });
  });

  it('write nothing when their function throws', async () => {
    const transaction = runTransaction(db(), async (tx) => {
      tx.set(doc(db(), 't/no'), {});
      throw new Error('mejor no');
    });
    await expect(transaction).rejects.toThrow('mejor no');
    expect(await dataOf('t/no')).toBeUndefined();
  });

  it('run again when a document they read was changed meanwhile', async () => {
    await setDoc(doc(db(), 't/uno'), { n: 1 });
    let runs = 0;
    await runTransaction(db(), async (transaction) => {
      const n = (await transaction.get(doc(db(), 't/uno'))).data()?.n;
      if (++runs === 1) await updateDoc(doc(db(), 't/uno'), { n: 10 });
      transaction.update(doc(db(), 't/uno'), { n: n + 1 });
    });
    expect(runs).toBe(2);
    expect(await dataOf('t/uno')).toEqual({ n: 11 });
  });

  it('run again when a document they only read was changed meanwhile', async () => {
    await setDoc(doc(db(), 't/leido'), { n: 1 });
    let runs = 0;
    await runTransaction(db(), async (transaction) => {
      const n = (await transaction.get(doc(db(), 't/leido'))).data()?.n;
      if (++runs === 1) await updateDoc(doc(db(), 't/leido'), { n: 2 });
      transaction.set(doc(db(), 't/copia'), { n });
    });
    expect(await dataOf('t/copia')).toEqual({ n: 2 });
  });

  it('of two that create the same missing document, one sees the other', async () => {
    const join = (name: string) =>
      runTransaction(db(), async (transaction) => {
        const before = (await transaction.get(doc(db(), 't/socios'))).data()?.lista ?? [];
        transaction.set(doc(db(), 't/socios'), { lista: [...before, name] });
      });
    await Promise.all([join('ana'), join('luis')]);
    expect((await dataOf('t/socios'))?.lista.sort()).toEqual(['ana', 'luis']);
  });

  it('run again when their commit is ABORTED', async () => {
    await client().admin('PUT', '/faults', [{ match: { method: 'commit' }, error: 'ABORTED', times: 1 }]);
    let runs = 0;
    await runTransaction(db(), async (transaction) => {
      runs += 1;
      transaction.set(doc(db(), 't/terco'), { runs });
    });
    expect(await dataOf('t/terco')).toEqual({ runs: 2 });
  });

  it('fifty at once on one counter: none is lost', { timeout: 60_000 }, async () => {
    await setDoc(doc(db(), 't/cuenta'), { n: 0 });
    const plusOne = () =>
      runTransaction(
        db(),
        async (transaction) => {
          const n = (await transaction.get(doc(db(), 't/cuenta'))).data()?.n;
          transaction.update(doc(db(), 't/cuenta'), { n: n + 1 });
        },
        { maxAttempts: 50 },
      );
    await Promise.all(Array.from({ length: 50 }, plusOne));
    expect(await dataOf('t/cuenta')).toEqual({ n: 50 });
  });

  it('fifty increments at once without a transaction: none is lost', async () => {
    await setDoc(doc(db(), 't/suma'), { n: 0 });
    await Promise.all(Array.from({ length: 50 }, () => updateDoc(doc(db(), 't/suma'), { n: increment(1) })));
    expect(await dataOf('t/suma')).toEqual({ n: 50 });
  });
});
