import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../../emulator/firestore/server';
import { number, OPEN_RULES, RestClient, serverForFile, text, userToken } from './harness';

const client = serverForFile({ rules: null });
const ANA = userToken('ana');

const rules = (body: string) =>
  client().loadRules(
    `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`,
  );

async function statusOf(method: string, path: string, body?: unknown): Promise<number> {
  return (await client().api(method, path, body, { as: ANA })).status;
}

const update = (path: string, fields: object, more: object = {}) => ({
  update: { name: client().name(path), fields },
  ...more,
});

const query = (collectionId: string, more: object = {}) => ({
  structuredQuery: { from: [{ collectionId }], ...more },
});

const equal = (field: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value } },
});

describe('loading rules', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('without rules everything is denied, and the reason says so', async () => {
    const { status, body } = await client().api('GET', '/a/b', undefined, {
      as: '',
      project: 'demo-sin-reglas',
    });
    expect(status).toBe(403);
    expect(body.error.message).toMatch(/Missing or insufficient permissions\. \(no rules are loaded\)/);
  });

  it('good rules are put in force without issues', async () => {
    expect(await rules('match /a/{id} { allow get; }')).toMatchObject({ status: 200, body: { issues: [] } });
    expect(await statusOf('GET', '/a/x')).toBe(404);
  });

  it('a syntax error is reported with line and column, printed, and the last good rules stay', async () => {
    await rules('match /a/{id} { allow get; }');
    const { body } = await rules('match /a/{id} { allow get: if ; }');
    expect(body.issues[0].sourcePosition).toMatchObject({ fileName: 'firestore.rules', line: 4 });
    expect(body.issues[0].sourcePosition.column).toBeGreaterThan(20);
    expect(body.issues[0].severity).toBe(3);
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toMatch(/^firestore\.rules:4:\d+: error: /);
    expect(await statusOf('GET', '/a/x')).toBe(404);
  });

  it('rules without content are refused', async () => {
    expect((await client().admin('PUT', ':securityRules', { rules: { files: [] } })).status).toBe(400);
  });

  it('the file of the launch holds for every project, and so do the rules put for the launched one', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'reglas-'));
    writeFileSync(join(directory, 'firestore.rules'), OPEN_RULES);
    const server = await startServer({
      rulesPath: join(directory, 'firestore.rules'),
      projectId: 'demo-uno',
    });
    const other = new RestClient(server.url, 'demo-dos');
    const get = async () => (await other.api('GET', '/a/b', undefined, { as: '' })).status;
    expect(await get()).toBe(404);
    await new RestClient(server.url, 'demo-uno').loadRules(
      "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {} }",
    );
    expect(await get()).toBe(403);
    await server.close();
  });

  it('a denial names the line of the rule', async () => {
    await rules('match /a/{id} {\n allow get: if false;\n}');
    const { body } = await client().api('GET', '/a/x', undefined, { as: ANA });
    expect(body.error.message).toMatch(/firestore\.rules:5/);
  });
});

describe('which operation a request is', () => {
  it('a patch of a missing document is a create, of an existing one an update', async () => {
    await rules('match /a/{id} { allow create; }');
    expect(await statusOf('PATCH', '/a/nuevo', { fields: {} })).toBe(200);
    expect(await statusOf('PATCH', '/a/nuevo', { fields: {} })).toBe(403);
    await rules('match /a/{id} { allow update; }');
    expect(await statusOf('PATCH', '/a/nuevo', { fields: {} })).toBe(200);
    expect(await statusOf('PATCH', '/a/otro', { fields: {} })).toBe(403);
  });

  it('a delete is a delete', async () => {
    await client().put('a/borrar');
    await rules('match /a/{id} { allow create, update; }');
    expect(await statusOf('DELETE', '/a/borrar')).toBe(403);
    await rules('match /a/{id} { allow delete; }');
    expect(await statusOf('DELETE', '/a/borrar')).toBe(200);
  });

  it('queries, aggregations and lists are list', async () => {
    await rules('match /a/{id} { allow get; }');
    expect(await statusOf('POST', ':runQuery', query('a'))).toBe(403);
    expect(await statusOf('GET', '/a')).toBe(403);
    await rules('match /a/{id} { allow list; }');
    expect(await statusOf('POST', ':runQuery', query('a'))).toBe(200);
    expect(await statusOf('GET', '/a')).toBe(200);
    const structuredAggregationQuery = { ...query('a'), aggregations: [{ count: {} }] };
    expect(await statusOf('POST', ':runAggregationQuery', { structuredAggregationQuery })).toBe(200);
  });

  it('verifying a document needs get', async () => {
    await rules('match /a/{id} { allow list, write; }');
    const writes = [{ verify: client().name('a/x'), currentDocument: { exists: false } }];
    expect(await statusOf('POST', ':commit', { writes })).toBe(403);
    await rules('match /a/{id} { allow get; }');
    expect(await statusOf('POST', ':commit', { writes })).toBe(200);
  });

  it('a batch is denied whole when one of its writes is', async () => {
    await rules('match /si/{id} { allow write; }');
    const writes = [update('si/a', {}), update('no/a', {})];
    expect(await statusOf('POST', ':commit', { writes })).toBe(403);
    expect((await client().api('GET', '/si/a')).status).toBe(404);
  });

  it('a missing document is got with resource null', async () => {
    await rules('match /a/{id} { allow get: if resource == null; }');
    await client().put('a/esta');
    expect(await statusOf('GET', '/a/nadie')).toBe(404);
    expect(await statusOf('GET', '/a/esta')).toBe(403);
  });

  it('one denied document denies a whole batchGet', async () => {
    await rules("match /a/{id} { allow get: if id == 'x'; }");
    const documents = ['a/x', 'a/y'].map((path) => client().name(path));
    const { status, body } = await client().api('POST', ':batchGet', { documents }, { as: ANA });
    expect(status).toBe(403);
    expect(body[0].error.status).toBe('PERMISSION_DENIED');
  });

  it('listCollectionIds is for the owner only', async () => {
    await rules('match /{all=**} { allow read; }');
    expect(await statusOf('POST', ':listCollectionIds', {})).toBe(403);
  });
});

describe('what the rules see of a write', () => {
  it('request.resource is the document after mask and transforms, resource the one before', async () => {
    await client().put('contadores/a', { n: number(1), t: text('x') });
    await rules(`match /contadores/{id} { allow update: if request.resource.data.n == resource.data.n + 1
      && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n']); }`);
    const plus = (n: number) => [
      update(
        'contadores/a',
        {},
        { updateMask: { fieldPaths: [] }, updateTransforms: [{ fieldPath: 'n', increment: number(n) }] },
      ),
    ];
    expect(await statusOf('POST', ':commit', { writes: plus(1) })).toBe(200);
    expect(await statusOf('POST', ':commit', { writes: plus(2) })).toBe(403);
  });

  it('a server timestamp is request.time', async () => {
    await rules('match /horas/{id} { allow create: if request.resource.data.hora == request.time; }');
    const transform = { updateTransforms: [{ fieldPath: 'hora', setToServerValue: 'REQUEST_TIME' }] };
    expect(await statusOf('POST', ':commit', { writes: [update('horas/a', {}, transform)] })).toBe(200);
    const past = { hora: { timestampValue: '2020-01-01T00:00:00Z' } };
    expect(await statusOf('POST', ':commit', { writes: [update('horas/b', past)] })).toBe(403);
  });

  it('getAfter sees the whole batch, get what was before it', async () => {
    await rules(`match /temas/{id} { allow create: if !exists(/databases/$(database)/documents/autores/ana)
        && getAfter(/databases/$(database)/documents/autores/ana).data.temas == 1; }
      match /autores/{id} { allow create; }`);
    const both = [update('temas/t', {}), update('autores/ana', { temas: number(1) })];
    expect(await statusOf('POST', ':commit', { writes: both.slice(0, 1) })).toBe(403);
    expect(await statusOf('POST', ':commit', { writes: both })).toBe(200);
  });
});

describe('several writes of one document in a commit', () => {
  const name = () => client().name('a/x');
  const set = (n: number) => ({ update: { name: name(), fields: { n: { integerValue: n } } } });
  const commit = (...writes: unknown[]) => statusOf('POST', ':commit', { writes });
  const STEP = 'request.resource.data.n == resource.data.n + 1';

  beforeEach(async () => {
    await client().put('a/x', { n: { integerValue: 1 } });
    await client().admin('PUT', '/judgement', { eachWrite: false });
  });

  it('are judged as one: from what is stored to what stays', async () => {
    await rules(`match /a/{id} { allow update: if ${STEP}; }`);
    expect(await commit(set(2), set(3))).toBe(403);
    expect(await commit(set(9), set(2))).toBe(200);
  });

  it('are a delete when the last one deletes, and an update when it is written again', async () => {
    await rules('match /a/{id} { allow delete: if resource.data.n == 1; }');
    expect(await commit(set(5), { delete: name() })).toBe(200);
    await client().put('a/x', { n: { integerValue: 1 } });
    await rules(`match /a/{id} { allow update: if ${STEP}; }`);
    expect(await commit({ delete: name() }, set(2))).toBe(200);
  });

  it('are a creation when the first one says that the document is new', async () => {
    await rules('match /a/{id} { allow create: if resource == null && request.resource.data.n == 3; }');
    await client().admin('DELETE', '/databases/(default)/documents');
    expect(await commit({ ...set(2), currentDocument: { exists: false } }, set(3))).toBe(200);
  });

  it('are judged each by itself where that is asked for', async () => {
    await rules(`match /a/{id} { allow update: if ${STEP}; }`);
    await client().admin('PUT', '/judgement', { eachWrite: true });
    expect(await commit(set(2), set(3))).toBe(200);
    expect(await commit(set(9), set(4))).toBe(403);
  });

  const EXISTS = { currentDocument: { exists: true } };
  const NEW = { currentDocument: { exists: false } };
  const remove = () => ({ delete: name() });
  const verify = () => ({ verify: name(), ...EXISTS });
  it.each<[string, () => unknown[]]>([
    ['Cannot upsert then insert an entity', () => [set(2), { ...set(3), ...NEW }]],
    [
      'Cannot update then delete an entity',
      () => [
        { ...set(2), ...EXISTS },
        { ...remove(), ...NEW },
      ],
    ],
    ['Cannot delete then update an entity', () => [remove(), { ...set(2), ...EXISTS }]],
    ['Cannot delete then delete an entity', () => [remove(), { ...remove(), ...EXISTS }]],
    ['cannot be written and then verified', () => [set(2), verify()]],
    ['cannot be verified and then written', () => [verify(), set(2)]],
    ['cannot be verified more than once', () => [verify(), verify()]],
  ])('are refused whatever is stored: %s', async (message, writes) => {
    for (const empty of [false, true]) {
      if (empty) await client().admin('DELETE', '/databases/(default)/documents');
      const { status, body } = await client().api('POST', ':commit', { writes: writes() });
      expect([status, body.error?.message]).toEqual([400, expect.stringContaining(message)]);
    }
  });
});

describe('rules before preconditions', () => {
  it('who may not write does not learn that the document is missing', async () => {
    await rules('match /a/{id} { allow update: if resource.data.de == request.auth.uid; }');
    const writes = [update('a/falta', {}, { currentDocument: { exists: true } })];
    expect(await statusOf('POST', ':commit', { writes })).toBe(403);
  });

  it('who may write is told of the precondition', async () => {
    await rules('match /a/{id} { allow update, delete; }');
    const writes = [update('a/falta', {}, { currentDocument: { exists: true } })];
    expect(await statusOf('POST', ':commit', { writes })).toBe(404);
    expect(await statusOf('DELETE', '/a/falta?currentDocument.exists=true')).toBe(404);
  });

  it('an update that must exist is no create', async () => {
    await rules('match /a/{id} { allow create; }');
    const writes = [update('a/falta', {}, { currentDocument: { exists: true } })];
    expect(await statusOf('POST', ':commit', { writes })).toBe(403);
  });

  it('a step that was right when it was read is judged on what is there now', async () => {
    await rules('match /pasos/{id} { allow update: if request.resource.data.n == resource.data.n + 1; }');
    await client().put('pasos/a', { n: number(1) });
    const { body } = await client().api('GET', '/pasos/a');
    const step = { currentDocument: { updateTime: body.updateTime } };
    await client().put('pasos/a', { n: number(2) });
    expect(await statusOf('POST', ':commit', { writes: [update('pasos/a', { n: number(2) }, step)] })).toBe(
      403,
    );
    expect(await statusOf('POST', ':commit', { writes: [update('pasos/a', { n: number(3) }, step)] })).toBe(
      400,
    );
  });
});

describe('queries are proved from their filter', () => {
  it('a filter that implies the condition is allowed, none is denied', async () => {
    await rules('match /a/{id} { allow list: if resource.data.publico == true; }');
    expect(await statusOf('POST', ':runQuery', query('a'))).toBe(403);
    const filtered = query('a', equal('publico', { booleanValue: true }));
    expect(await statusOf('POST', ':runQuery', filtered)).toBe(200);
  });

  it('every value of an `in` must be allowed', async () => {
    await rules(
      "match /a/{id} { allow list: if resource.data.estado == 'publicado' || resource.data.estado == 'visto'; }",
    );
    const among = (...values: string[]) =>
      query('a', {
        where: {
          fieldFilter: {
            field: { fieldPath: 'estado' },
            op: 'IN',
            value: { arrayValue: { values: values.map(text) } },
          },
        },
      });
    expect(await statusOf('POST', ':runQuery', among('publicado', 'visto'))).toBe(200);
    expect(await statusOf('POST', ':runQuery', among('publicado', 'borrador'))).toBe(403);
  });

  it('request.query.limit is the limit of the query or the size of the page', async () => {
    await rules('match /a/{id} { allow list: if request.query.limit <= 20; }');
    expect(await statusOf('POST', ':runQuery', query('a', { limit: 20 }))).toBe(200);
    expect(await statusOf('POST', ':runQuery', query('a', { limit: 21 }))).toBe(403);
    expect(await statusOf('POST', ':runQuery', query('a'))).toBe(403);
    expect(await statusOf('GET', '/a?pageSize=20')).toBe(200);
    expect(await statusOf('GET', '/a?pageSize=21')).toBe(403);
  });

  it('a collection group needs a rule for any depth', async () => {
    await rules('match /articulos/{a}/comentarios/{c} { allow list; }');
    const group = { structuredQuery: { from: [{ collectionId: 'comentarios', allDescendants: true }] } };
    expect(await statusOf('POST', ':runQuery', group)).toBe(403);
    await rules('match /{path=**}/comentarios/{c} { allow list; }');
    expect(await statusOf('POST', ':runQuery', group)).toBe(200);
  });
});

describe('the limits on what rules read', () => {
  const reads = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `!exists(/databases/$(database)/documents/otros/$(id + '-${i}'))`,
    ).join(' && ');

  it('one operation reads ten documents, not eleven', async () => {
    await rules(
      `match /diez/{id} { allow get: if ${reads(10)}; } match /once/{id} { allow get: if ${reads(11)}; }`,
    );
    expect(await statusOf('GET', '/diez/a')).toBe(404);
    expect(await statusOf('GET', '/once/a')).toBe(403);
  });

  it('all operations of a batch together read twenty different documents, not more', async () => {
    await rules(`match /diez/{id} { allow create: if ${reads(10)}; }`);
    const two = [update('diez/a', {}), update('diez/b', {})];
    expect(await statusOf('POST', ':commit', { writes: [...two, update('diez/c', {})] })).toBe(403);
    expect(await statusOf('POST', ':commit', { writes: two })).toBe(200);
  });
});
