import { describe, expect, it } from 'vitest';
import { number, serverForFile, text } from './harness';

const client = serverForFile();

describe('one document', () => {
  it('is created with the id asked for', async () => {
    const { status, body } = await client().api('POST', '/creados?documentId=uno', {
      fields: { a: number(1) },
    });
    expect(status).toBe(200);
    expect(body.name).toBe(client().name('creados/uno'));
    expect(body.createTime).toBe(body.updateTime);
  });

  it('is created with an id of twenty characters when none is asked for', async () => {
    const { body } = await client().api('POST', '/creados', { fields: {} });
    expect(body.name).toMatch(/\/creados\/[A-Za-z0-9]{20}$/);
  });

  it('is not created twice', async () => {
    await client().put('creados/dos');
    const { status, body } = await client().api('POST', '/creados?documentId=dos', {});
    expect(status).toBe(409);
    expect(body.error.status).toBe('ALREADY_EXISTS');
  });

  it('is given back as it was written', async () => {
    const fields = { a: text('á'), m: { mapValue: { fields: { n: number(2) } } } };
    await client().put('leidos/uno', fields);
    expect((await client().api('GET', '/leidos/uno')).body.fields).toEqual(fields);
  });

  it('is given back only with the fields of the mask', async () => {
    await client().put('leidos/dos', {
      a: number(1),
      b: number(2),
      m: { mapValue: { fields: { x: number(3), y: number(4) } } },
    });
    const { body } = await client().api('GET', '/leidos/dos?mask.fieldPaths=a&mask.fieldPaths=m.y');
    expect(body.fields).toEqual({ a: number(1), m: { mapValue: { fields: { y: number(4) } } } });
  });

  it('is NOT_FOUND when it is missing', async () => {
    const { status, body } = await client().api('GET', '/leidos/nadie');
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ code: 404, status: 'NOT_FOUND' });
  });

  it('may have an id with a colon, a space and letters of any script', async () => {
    const id = encodeURIComponent('dos puntos:commit ñ 日本');
    await client().api('PATCH', `/raros/${id}`, { fields: {} });
    expect((await client().api('GET', `/raros/${id}`)).body.name).toBe(
      client().name('raros/dos puntos:commit ñ 日本'),
    );
  });

  it('is changed only in the fields of the update mask', async () => {
    await client().put('cambiados/uno', { a: number(1), b: number(2), c: number(3) });
    await client().api('PATCH', '/cambiados/uno?updateMask.fieldPaths=a&updateMask.fieldPaths=b', {
      fields: { a: number(9) },
    });
    expect((await client().api('GET', '/cambiados/uno')).body.fields).toEqual({ a: number(9), c: number(3) });
  });

  it('is not patched into being when it must exist', async () => {
    const { status } = await client().api('PATCH', '/cambiados/nadie?currentDocument.exists=true', {
      fields: {},
    });
    expect(status).toBe(404);
  });

  it('is not patched when it has changed since', async () => {
    await client().put('cambiados/dos', { a: number(1) });
    const { body: first } = await client().api('GET', '/cambiados/dos');
    await client().put('cambiados/dos', { a: number(2) });
    const { status, body } = await client().api(
      'PATCH',
      `/cambiados/dos?currentDocument.updateTime=${first.updateTime}`,
      { fields: {} },
    );
    expect(status).toBe(400);
    expect(body.error.status).toBe('FAILED_PRECONDITION');
  });

  it('is deleted, and deleting it again is no error', async () => {
    await client().put('borrados/uno');
    expect(await client().api('DELETE', '/borrados/uno')).toMatchObject({ status: 200, body: {} });
    expect((await client().api('GET', '/borrados/uno')).status).toBe(404);
    expect((await client().api('DELETE', '/borrados/uno')).status).toBe(200);
  });

  it('is not deleted when it must exist and does not', async () => {
    expect((await client().api('DELETE', '/borrados/nadie?currentDocument.exists=true')).status).toBe(404);
  });
});

describe('several documents', () => {
  it('batchGet gives found and missing in the order asked, each once', async () => {
    await client().put('lote/a', { n: number(1) });
    const names = ['lote/a', 'lote/z', 'lote/a'].map((path) => client().name(path));
    const { body } = await client().api('POST', ':batchGet', { documents: names });
    expect(body).toHaveLength(2);
    expect(body[0].found.fields).toEqual({ n: number(1) });
    expect(body[1]).toMatchObject({ missing: client().name('lote/z') });
    expect(body[1].readTime).toMatch(/^\d{4}-.*Z$/);
  });

  it('a commit answers one result a write, none with a time for a delete', async () => {
    const { body } = await client().api('POST', ':commit', {
      writes: [
        { update: { name: client().name('lote/b'), fields: {} } },
        { delete: client().name('lote/a') },
        {
          update: { name: client().name('lote/c'), fields: {} },
          updateTransforms: [{ fieldPath: 'n', increment: number(2) }],
        },
      ],
    });
    expect(body.writeResults[0].updateTime).toBe(body.commitTime);
    expect(body.writeResults[1]).toEqual({});
    expect(body.writeResults[2].transformResults).toEqual([number(2)]);
  });

  it('a commit whose last write fails writes nothing', async () => {
    const reply = await client().api('POST', ':commit', {
      writes: [
        { update: { name: client().name('lote/d'), fields: {} } },
        { delete: client().name('lote/nadie'), currentDocument: { exists: true } },
      ],
    });
    expect(reply.status).toBe(404);
    expect((await client().api('GET', '/lote/d')).status).toBe(404);
  });

  it('batchWrite writes what it can and gives a status each', async () => {
    const { body } = await client().api('POST', ':batchWrite', {
      writes: [
        { update: { name: client().name('lote/e'), fields: {} } },
        { delete: client().name('lote/nadie'), currentDocument: { exists: true } },
      ],
    });
    expect(body.status[0]).toEqual({});
    expect(body.status[1].code).toBe(5);
    expect((await client().api('GET', '/lote/e')).status).toBe(200);
  });

  it('more than 500 writes are refused', async () => {
    const writes = Array.from({ length: 501 }, (_, i) => ({
      update: { name: client().name(`muchos/${i}`) },
    }));
    expect((await client().api('POST', ':commit', { writes })).status).toBe(400);
    expect((await client().api('POST', ':commit', { writes: writes.slice(1) })).status).toBe(200);
  });
});

describe('a collection', () => {
  it('is listed page by page', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await client().put(`paginas/${id}`);
    const ids: string[][] = [];
    let token = '';
    do {
      const { body } = await client().api('GET', `/paginas?pageSize=2&pageToken=${token}`);
      ids.push((body.documents ?? []).map((document: { name: string }) => document.name.split('/').at(-1)));
      token = body.nextPageToken ?? '';
    } while (token !== '');
    expect(ids).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('is listed in the order asked for', async () => {
    await client().put('ordenados/a', { n: number(1) });
    await client().put('ordenados/b', { n: number(3) });
    await client().put('ordenados/c', { n: number(2) });
    const first = await client().api('GET', `/ordenados?orderBy=${encodeURIComponent('n desc')}&pageSize=2`);
    expect(first.body.documents.map((item: { name: string }) => item.name.at(-1))).toEqual(['b', 'c']);
    const order = encodeURIComponent('n desc');
    const next = await client().api(
      'GET',
      `/ordenados?orderBy=${order}&pageSize=2&pageToken=${first.body.nextPageToken}`,
    );
    expect(next.body.documents.map((item: { name: string }) => item.name.at(-1))).toEqual(['a']);
  });

  it('is an empty object when there is nothing in it', async () => {
    expect((await client().api('GET', '/vacia')).body).toEqual({});
  });

  it('shows missing documents that have others below them, when asked', async () => {
    await client().put('padres/existe');
    await client().put('padres/falta/hijos/uno');
    const { body } = await client().api('GET', '/padres?showMissing=true');
    expect(body.documents.map((item: { name: string }) => item.name.split('/').at(-1))).toEqual([
      'existe',
      'falta',
    ]);
    expect(body.documents[1].createTime).toBeUndefined();
  });

  it('a page token that is none is refused', async () => {
    expect((await client().api('GET', '/paginas?pageToken=basura')).status).toBe(400);
  });

  it('listCollectionIds names what lies below, page by page', async () => {
    await client().put('arbol/raiz/uno/x');
    await client().put('arbol/raiz/dos/x');
    const { body } = await client().api('POST', '/arbol/raiz:listCollectionIds', {});
    expect(body.collectionIds).toEqual(['dos', 'uno']);
    const first = await client().api('POST', '/arbol/raiz:listCollectionIds', { pageSize: 1 });
    expect(first.body).toMatchObject({ collectionIds: ['dos'], nextPageToken: 'dos' });
    const second = await client().api('POST', '/arbol/raiz:listCollectionIds', {
      pageSize: 1,
      pageToken: 'dos',
    });
    expect(second.body).toEqual({ collectionIds: ['uno'] });
  });
});

describe('queries', () => {
  it('answer one element a document', async () => {
    await client().put('consulta/a', { n: number(1) });
    await client().put('consulta/b', { n: number(2) });
    const structuredQuery = { from: [{ collectionId: 'consulta' }] };
    const { body } = await client().api('POST', ':runQuery', { structuredQuery });
    expect(body.map((item: { document: { name: string } }) => item.document.name.at(-1))).toEqual(['a', 'b']);
  });

  it('answer one element without a document when nothing matches', async () => {
    const { body } = await client().api('POST', ':runQuery', {
      structuredQuery: { from: [{ collectionId: 'nada' }] },
    });
    expect(body).toEqual([{ readTime: expect.any(String) }]);
  });

  it('say how many results were skipped', async () => {
    const structuredQuery = { from: [{ collectionId: 'consulta' }], offset: 1 };
    const { body } = await client().api('POST', ':runQuery', { structuredQuery });
    expect(body).toHaveLength(1);
    expect(body[0].skippedResults).toBe(1);
  });

  it('aggregate under the aliases asked for', async () => {
    const { body } = await client().api('POST', ':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'consulta' }] },
        aggregations: [{ alias: 'cuantos', count: {} }, { sum: { field: { fieldPath: 'n' } } }],
      },
    });
    expect(body[0].result.aggregateFields).toEqual({ cuantos: number(2), field_1: number(3) });
  });
});

describe('transactions of the server', () => {
  it('a document read in one and changed by another aborts its commit', async () => {
    await client().put('cuentas/a', { saldo: number(1) });
    const { body } = await client().api('POST', ':beginTransaction', {});
    const { transaction } = body;
    await client().api('POST', ':batchGet', { documents: [client().name('cuentas/a')], transaction });
    await client().put('cuentas/a', { saldo: number(5) });
    const reply = await client().api('POST', ':commit', {
      transaction,
      writes: [{ update: { name: client().name('cuentas/a'), fields: { saldo: number(2) } } }],
    });
    expect(reply.status).toBe(409);
    expect(reply.body.error.status).toBe('ABORTED');
  });

  it('begins with a read and commits when nothing changed', async () => {
    const { body } = await client().api('POST', ':batchGet', {
      documents: [client().name('cuentas/b')],
      newTransaction: { readWrite: {} },
    });
    const { transaction } = body[0];
    expect(transaction).toEqual(expect.any(String));
    const reply = await client().api('POST', ':commit', {
      transaction,
      writes: [{ update: { name: client().name('cuentas/b'), fields: {} } }],
    });
    expect(reply.status).toBe(200);
  });

  it('does not commit after a rollback', async () => {
    const { body } = await client().api('POST', ':beginTransaction', {});
    expect((await client().api('POST', ':rollback', body)).status).toBe(200);
    const reply = await client().api('POST', ':commit', { ...body, writes: [] });
    expect(reply.status).toBe(400);
  });
});

it.each([
  ['__id7__', 200],
  ['__id-7__', 200],
  ['__id9223372036854775807__', 200],
  ['__id9223372036854775808__', 400],
  ['__id007__', 400],
  ['__id0__', 400],
])('a document may be called %s: %i', async (id, status) => {
  expect((await client().api('POST', `/numeros?documentId=${id}`, { fields: {} })).status).toBe(status);
});
