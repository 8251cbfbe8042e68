import { describe, expect, it } from 'vitest';
import { serverForFile } from './harness';

const client = serverForFile();

async function commitError(body: unknown) {
  const { status, body: answer } = await client().api('POST', ':commit', body);
  return { code: status, status: answer.error.status, message: answer.error.message };
}

describe('bodies that are not what they should be', () => {
  it('malformed JSON is INVALID_ARGUMENT', async () => {
    const error = await commitError('{"writes": [');
    expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
    expect(error.message).toMatch(/^Invalid JSON payload received\./);
  });

  it('a body that is no object is INVALID_ARGUMENT', async () => {
    expect(await commitError('[1]')).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
  });

  it('bytes that are not UTF-8 are INVALID_ARGUMENT', async () => {
    const response = await fetch(
      `${client().url}/v1/projects/${client().project}/databases/(default)/documents:commit`,
      { method: 'POST', body: new Uint8Array([0x7b, 0xff, 0x7d]) },
    );
    expect(response.status).toBe(400);
  });

  it('an unknown name at the root is named', async () => {
    const error = await commitError({ escrituras: [] });
    expect(error.message).toBe(
      'Invalid JSON payload received. Unknown name "escrituras": Cannot find field.',
    );
  });

  it('an unknown name deep inside is named with its place', async () => {
    const error = await commitError({ writes: [{ updateMask: { rutas: [] } }] });
    expect(error.message).toBe(
      `Invalid JSON payload received. Unknown name "rutas" at 'writes[0].update_mask': Cannot find field.`,
    );
  });

  it('every mistake is listed in the details', async () => {
    const { body } = await client().api('POST', ':commit', { a: 1, b: 2 });
    expect(body.error.details[0]['@type']).toBe('type.googleapis.com/google.rpc.BadRequest');
    expect(body.error.details[0].fieldViolations).toHaveLength(2);
  });

  it('a wrong type is told with the type it should have', async () => {
    const error = await commitError({ writes: [{ delete: 5 }] });
    expect(error.message).toBe(`Invalid value at 'writes[0].delete' (TYPE_STRING), 5`);
  });

  it('a list where one value belongs is refused', async () => {
    const error = await commitError({ writes: [{ delete: ['a'] }] });
    expect(error.message).toMatch(/Proto field is not repeating, cannot start list\.$/);
  });

  it('a text where a message belongs is refused with the message type', async () => {
    const error = await commitError({ writes: [{ update: 'x' }] });
    expect(error.message).toBe(
      `Invalid value at 'writes[0].update' (type.googleapis.com/google.firestore.v1.Document), "x"`,
    );
  });

  it('an operator that does not exist is refused', async () => {
    const { status, body } = await client().api('POST', ':runQuery', {
      structuredQuery: {
        from: [{ collectionId: 'a' }],
        where: { fieldFilter: { field: { fieldPath: 'x' }, op: 'LIKE', value: { nullValue: null } } },
      },
    });
    expect(status).toBe(400);
    expect(body[0].error.message).toBe(
      `Invalid value at 'structured_query.where.field_filter.op' (type.googleapis.com/google.firestore.v1.StructuredQuery.FieldFilter.Operator), "LIKE"`,
    );
  });

  it('two operations in one write are refused', async () => {
    const error = await commitError({
      writes: [{ delete: client().name('a/b'), verify: client().name('a/b') }],
    });
    expect(error.message).toMatch(/oneof field 'operation' is already set\. Cannot set 'verify'/);
  });

  it('names in snake_case are read too', async () => {
    const write = {
      update: { name: client().name('snake/a'), fields: {} },
      current_document: { exists: true },
    };
    const error = await commitError({ writes: [write] });
    expect(error).toMatchObject({ code: 404, status: 'NOT_FOUND' });
  });

  it('a value of two types is refused', async () => {
    const fields = { a: { stringValue: 'x', integerValue: '1' } };
    const error = await commitError({ writes: [{ update: { name: client().name('a/b'), fields } }] });
    expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
  });

  it('a body nested beyond all measure is INVALID_ARGUMENT, not a crash', async () => {
    const depth = 200_000;
    const nested = `${'{"mapValue":{"fields":{"a":'.repeat(depth)}{"nullValue":null}${'}}}'.repeat(depth)}`;
    const error = await commitError(
      `{"writes":[{"update":{"name":"${client().name('a/b')}","fields":{"a":${nested}}}}]}`,
    );
    expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
  });

  it('a body larger than 11 MiB is refused as the service does', async () => {
    const error = await commitError(`{"writes":[],"x":"${'a'.repeat(11 * 1024 * 1024)}"}`);
    expect(error.message).toBe('Request payload size exceeds the limit: 11534336 bytes.');
    expect(error.code).toBe(400);
  });
});

describe('addresses that name nothing', () => {
  const cases: [method: string, address: string, status: number][] = [
    ['GET', '/v1/projects/p/databases/(default)/documents/a//b', 400],
    ['GET', '/v1/projects/p/databases/(default)/documents/__a__/b', 400],
    ['GET', '/v1/projects/p/databases/(default)/documents/a/%E0%A4%A', 400],
    ['GET', '/v1/projects/p/databases/(default)/documents/a/x%2Fy', 400],
    ['GET', '/v1/projects/%2e%2e%2f/databases/(default)/documents/a/b', 400],
    ['GET', '/v1/projects/p/databases/otra/documents/a/b', 404],
    ['POST', '/v1/projects/p/databases/(default)/documents:frobnicate', 404],
    ['POST', '/v1/projects/p/databases/(default)/documents/a/b:commit', 404],
    ['PUT', '/v1/projects/p/databases/(default)/documents/a/b', 404],
    ['GET', '/nowhere', 404],
    ['GET', '//', 404],
    ['GET', '/emulator/v1/projects/p/nothing', 404],
    ['POST', '/v1/projects/p/databases/(default)/documents:listen', 501],
    ['POST', '/v1/projects/p/databases/(default)/documents:write', 501],
    ['POST', '/v1/projects/p/databases/(default)/documents:executePipeline', 501],
    ['POST', '/v1/projects/p/databases/(default)/documents:partitionQuery', 501],
    ['GET', '/v1/projects/p/databases/(default)/collectionGroups/a/indexes', 501],
    ['POST', '/google.firestore.v1.Firestore/Listen/channel', 501],
  ];
  for (const [method, address, status] of cases) {
    it(`${method} ${address} answers ${status}`, async () => {
      const reply = await client().send(method, address);
      expect(reply.status).toBe(status);
      expect(reply.body.error.code).toBe(status);
    });
  }

  it('a parameter that does not exist is named', async () => {
    const { status, body } = await client().api('GET', '/a/b?mascara=x');
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/Unknown name "mascara": Cannot bind query parameter/);
  });

  it('a document of another project is refused', async () => {
    const { status } = await client().api('POST', ':batchGet', {
      documents: ['projects/otro/databases/(default)/documents/a/b'],
    });
    expect(status).toBe(400);
  });

  it('a field path that is none is refused', async () => {
    expect((await client().api('GET', '/a/b?mask.fieldPaths=a..b')).status).toBe(400);
  });

  it('after all of this the server still answers', async () => {
    expect(await client().send('GET', '/')).toMatchObject({ status: 200, body: 'Ok\n' });
  });
});
