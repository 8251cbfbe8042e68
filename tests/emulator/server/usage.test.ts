import { beforeEach, describe, expect, it } from 'vitest';
import { number, serverForFile, userToken } from './harness';

const client = serverForFile({
  rules: `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /libres/{id} { allow read, write; }
  match /probados/{id} { allow get: if exists(/databases/$(database)/documents/usuarios/$(request.auth.uid)); }
  match /negados/{id} { allow get: if get(/databases/$(database)/documents/usuarios/$(request.auth.uid)).data.no; }
} }`,
});
const ANA = { as: userToken('ana') };

const usage = async () => (await client().admin('GET', '/usage')).body;

const query = (more: object = {}) => ({ structuredQuery: { from: [{ collectionId: 'libres' }], ...more } });

beforeEach(async () => {
  await client().admin('DELETE', '/databases/(default)/documents');
  for (const id of ['a', 'b', 'c']) await client().put(`libres/${id}`, { n: number(1) });
  await client().admin('DELETE', '/usage');
});

describe('what a request is billed', () => {
  it('a document got is one read, missing or not', async () => {
    await client().api('GET', '/libres/a', undefined, ANA);
    await client().api('GET', '/libres/nadie', undefined, ANA);
    expect((await usage()).reads).toBe(2);
  });

  it('batchGet is one read a document', async () => {
    const documents = ['libres/a', 'libres/b', 'libres/nadie'].map((path) => client().name(path));
    await client().api('POST', ':batchGet', { documents }, ANA);
    expect((await usage()).reads).toBe(3);
  });

  it('a query is one read a document returned', async () => {
    await client().api('POST', ':runQuery', query({ limit: 2 }), ANA);
    expect((await usage()).reads).toBe(2);
  });

  it('a query without results is one read', async () => {
    await client().api('POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'nada' }] } });
    expect((await usage()).reads).toBe(1);
  });

  it('documents passed over by an offset are billed', async () => {
    await client().api('POST', ':runQuery', query({ offset: 2 }), ANA);
    expect((await usage()).reads).toBe(3);
  });

  it('a count is one read up to a thousand entries', async () => {
    const count = () =>
      client().api('POST', ':runAggregationQuery', {
        structuredAggregationQuery: { ...query(), aggregations: [{ count: {} }] },
      });
    await count();
    expect((await usage()).reads).toBe(1);
    for (let start = 0; start < 1000; start += 500) {
      const writes = Array.from({ length: 500 }, (_, i) => ({
        update: { name: client().name(`libres/x${start + i}`) },
      }));
      await client().api('POST', ':commit', { writes });
    }
    await client().admin('DELETE', '/usage');
    await count();
    expect((await usage()).reads).toBe(2);
  });

  it('documents that the rules read are billed, each once a request', async () => {
    await client().put('usuarios/ana');
    await client().admin('DELETE', '/usage');
    const documents = ['probados/a', 'probados/b'].map((path) => client().name(path));
    await client().api('POST', ':batchGet', { documents }, ANA);
    const { reads, requests } = await usage();
    expect(reads).toBe(3);
    expect(requests[0]).toMatchObject({ ruleReads: 1, reads: 3 });
  });

  it('they are billed when the request is denied too, the document is not', async () => {
    const { status } = await client().api('GET', '/negados/a', undefined, ANA);
    expect(status).toBe(403);
    expect((await usage()).requests[0]).toMatchObject({ reads: 1, ruleReads: 1, status: 403 });
  });

  it('writes and deletes are counted, those of a failed commit are not', async () => {
    await client().api('POST', ':commit', {
      writes: [{ update: { name: client().name('libres/d') } }, { delete: client().name('libres/a') }],
    });
    await client().api('DELETE', '/libres/nadie?currentDocument.exists=true');
    expect(await usage()).toMatchObject({ reads: 0, writes: 1, deletes: 1 });
  });
});

describe('the report', () => {
  it('names operation, documents and status of each request', async () => {
    await client().api('GET', '/libres/a', undefined, ANA);
    await client().api('POST', ':runQuery', query(), ANA);
    await client().api('PATCH', '/libres/z', { fields: {} }, ANA);
    expect((await usage()).requests).toEqual([
      { method: 'get', path: 'libres/a', reads: 1, writes: 0, deletes: 0, ruleReads: 0, status: 200 },
      { method: 'runQuery', path: 'libres', reads: 3, writes: 0, deletes: 0, ruleReads: 0, status: 200 },
      { method: 'patch', path: 'libres/z', reads: 0, writes: 1, deletes: 0, ruleReads: 0, status: 200 },
    ]);
  });

  it('remembers the last five hundred requests and adds up all of them', async () => {
    for (let i = 0; i < 510; i++) await client().api('GET', '/libres/a');
    const report = await usage();
    expect(report.requests).toHaveLength(500);
    expect(report.reads).toBe(510);
  });

  it('is empty after a reset, and of one project only', async () => {
    await client().api('GET', '/libres/a', undefined, { project: 'demo-otro' });
    expect(await usage()).toEqual({ reads: 0, writes: 0, deletes: 0, requests: [] });
  });
});
