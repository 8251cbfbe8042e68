import { beforeAll, describe, expect, it } from 'vitest';
import type { Database, Query, StoredDocument } from '../../../emulator/firestore/types';
import { and, asc, commit, database, desc, fields, indexes, query, set, value, where } from './fixtures';

const SIZE = 100_000;
const TIME = { seconds: 1_600_000_000, nanos: 0 };

function* manyDocuments(): Generator<StoredDocument> {
  for (let index = 0; index < SIZE; index++) {
    yield {
      path: `articulos/a${String(index).padStart(6, '0')}`,
      fields: fields({
        estado: index % 3 === 0 ? 'publicado' : 'borrador',
        fecha: BigInt((index * 7919) % SIZE),
        titulo: `Título número ${index}`,
      }),
      createTime: TIME,
      updateTime: TIME,
    };
  }
}

const declared = indexes({
  collectionGroup: 'articulos',
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'estado', order: 'ASCENDING' },
    { fieldPath: 'fecha', order: 'DESCENDING' },
  ],
});
declared.fieldOverrides.push({
  collectionGroup: 'articulos',
  fieldPath: 'fecha',
  indexes: [
    { order: 'ASCENDING' },
    { order: 'DESCENDING' },
    { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
  ],
});

const publicados = where('estado', '==', 'publicado');
const QUERIES: Record<string, Query> = {
  'by name': query('articulos', { limit: 20 }),
  'in an order': query('articulos', { orderBy: [desc('fecha')], limit: 20 }),
  'equality and order': query('articulos', { where: publicados, orderBy: [desc('fecha')], limit: 20 }),
  inequality: query('articulos', { where: where('fecha', '>', 50_000n), limit: 20 }),
  'not equal to what nearly all have': query('articulos', {
    where: where('estado', '!=', 'borrador'),
    limit: 20,
  }),
  'from a cursor': query('articulos', {
    orderBy: [asc('fecha')],
    startAt: { values: [value(99_000n)], before: false },
    limit: 20,
  }),
  'collection group': query('articulos', { allDescendants: true, orderBy: [asc('fecha')], limit: 20 }),
  'one of many values': query('articulos', {
    where: and(where('estado', 'in', ['publicado', 'borrador', 'otro'])),
    orderBy: [desc('fecha')],
    limit: 20,
  }),
};

/** Processor time, which does not depend on what else the machine is doing. */
function milliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// Measured: another program that pushes ours out of the caches is not our slowness.
describe('speed at 100,000 documents', { retry: 2 }, () => {
  let db: Database;
  beforeAll(() => {
    db = database({ indexes: declared });
    db.load(manyDocuments());
    for (const asked of Object.values(QUERIES)) db.runQuery(asked); // builds the indexes
  }, 60_000);

  for (const [name, asked] of Object.entries(QUERIES)) {
    it(`finds 20 documents ${name} in under 50 ms, also right after a write`, () => {
      expect(db.runQuery(asked).documents).toHaveLength(20);
      commit(db, [set('articulos/nuevo', { estado: 'publicado', fecha: 50_500n })]);
      expect(milliseconds(() => db.runQuery(asked))).toBeLessThan(50);
    });
  }

  it('does 5,000 commits in under a second with all those indexes in place', () => {
    const took = milliseconds(() => {
      for (let index = 0; index < 5000; index++) {
        commit(db, [set(`articulos/n${index}`, { estado: 'publicado', fecha: BigInt(index * 13) })]);
      }
    });
    expect(took).toBeLessThan(1000);
  });

  it('counts a third of them in under half a second', () => {
    const asked = query('articulos', { where: publicados });
    db.runAggregation(asked, [{ alias: 'n', kind: 'count' }]);
    expect(milliseconds(() => db.runAggregation(asked, [{ alias: 'n', kind: 'count' }]))).toBeLessThan(500);
  });
});
