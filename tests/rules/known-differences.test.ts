/**
 * What docs/emulator.md says of how our emulator differs from Google's: both are asked. A difference that is gone fails here,
 * and then goes from the documentation too.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../emulator/firestore/server';
import { authorization, IS_OFFICIAL } from './backend';

const PROJECT = 'demo-diferencias';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const READ_ONCE = (n: number) => `exists(/databases/$(database)/documents/leidos/l${n})`;

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /abiertos/{id} { allow read: if true; }
    match /publicos/{id} { allow list: if resource.data.publico == true; }
    match /caros/{id} { allow list: if ${Array.from({ length: 11 }, (_value, n) => READ_ONCE(n)).join(' && ')}; }
  }
}`;

const string = (text: string) => ({ stringValue: text });
const field = (fieldPath: string) => ({ fieldPath });
const equal = (path: string, value: object) => ({
  fieldFilter: { field: field(path), op: 'EQUAL', value },
});
const both = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const reference = (path: string) => ({ referenceValue: `${DOCUMENTS}/${path}` });
const nested = (levels: number): object =>
  levels === 0 ? string('') : { mapValue: { fields: { a: nested(levels - 1) } } };

const STORED: Record<string, object> = {
  'abiertos/uno': { a: string('x'), b: string('y') },
  'abiertos/nulo': { a: { nullValue: null } },
  'abiertos/nan': { a: { doubleValue: 'NaN' } },
  'numerados/__id7__': {},
  'numerados/__id10__': {},
  'cerrados/x': {},
  ...Object.fromEntries(Array.from({ length: 11 }, (_value, n) => [`leidos/l${n}`, {}])),
};

interface Asked {
  /** As the owner, whom no rule holds back, or as a visitor. */
  by: 'owner' | 'visitante';
  address: string;
  body: object;
}

const query = (by: Asked['by'], collection: string, rest: object): Asked => ({
  by,
  address: ':runQuery',
  body: { structuredQuery: { from: [{ collectionId: collection }], ...rest } },
});
const deep = { update: { name: `${DOCUMENTS}/abiertos/hondo`, fields: { a: nested(20) } } };

interface Difference {
  /** As docs/emulator.md says it. */
  said: string;
  asked: Asked;
  ours: string;
  theirs: string;
}

const DIFFERENCES: readonly Difference[] = [
  {
    said: 'It asks for no composite index',
    asked: query('owner', 'abiertos', {
      where: equal('a', string('x')),
      orderBy: [{ field: field('b'), direction: 'DESCENDING' }],
    }),
    ours: 'FAILED_PRECONDITION',
    theirs: 'uno',
  },
  {
    said: '`== null` and `== NaN` as field filters find nothing there',
    asked: query('owner', 'abiertos', { where: equal('a', { nullValue: null }) }),
    ours: 'nulo',
    theirs: '',
  },
  {
    said: '`== null` and `== NaN` as field filters find nothing there',
    asked: query('owner', 'abiertos', { where: equal('a', { doubleValue: 'NaN' }) }),
    ours: 'nan',
    theirs: '',
  },
  {
    said: 'Order by `__name__` descending is refused there',
    asked: query('owner', 'cerrados', { orderBy: [{ field: field('__name__'), direction: 'DESCENDING' }] }),
    ours: 'x',
    theirs: 'FAILED_PRECONDITION',
  },
  {
    said: 'Rules may read 20 documents for a query there',
    asked: query('visitante', 'caros', {}),
    ours: 'PERMISSION_DENIED',
    theirs: '',
  },
  {
    said: 'A query whose filter contradicts itself is allowed there',
    asked: query('visitante', 'publicos', {
      where: both(equal('publico', { booleanValue: true }), {
        unaryFilter: { field: field('publico'), op: 'IS_NULL' },
      }),
    }),
    ours: 'PERMISSION_DENIED',
    theirs: '',
  },
  {
    said: 'A query for a document of another collection',
    asked: query('visitante', 'abiertos', { where: equal('__name__', reference('cerrados/x')) }),
    ours: '',
    theirs: 'PERMISSION_DENIED',
  },
  {
    said: 'Ids such as `__id7__` are stored by ours, but ordered as text',
    asked: query('owner', 'numerados', {}),
    ours: '__id10__ __id7__',
    theirs: '__id7__ __id10__',
  },
  {
    said: 'Maps nested 20 deep are stored there',
    asked: { by: 'owner', address: ':commit', body: { writes: [deep] } },
    ours: 'INVALID_ARGUMENT',
    theirs: 'stored',
  },
];

/** The ids found, `stored`, or the status of a refusal. */
async function answer(host: string, { by, address, body }: Asked): Promise<string> {
  const response = await fetch(`http://${host}/v1/${DOCUMENTS}${address}`, {
    method: 'POST',
    headers: by === 'owner' ? { authorization: 'Bearer owner' } : authorization(PROJECT, by),
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) return /"status":\s*"([A-Z_]+)"/.exec(text)?.[1] ?? text;
  if (address === ':commit') return 'stored';
  return [...text.matchAll(/"name":\s*"[^"]*\/([^"/]+)"/g)].map(([, id]) => id).join(' ');
}

async function prepare(host: string): Promise<void> {
  const admin = `http://${host}/emulator/v1/projects/${PROJECT}`;
  const rules = { files: [{ name: 'firestore.rules', content: RULES }] };
  await fetch(`${admin}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules }),
  });
  await fetch(`${admin}/databases/(default)/documents`, { method: 'DELETE' });
  const writes = Object.entries(STORED).map(([path, fields]) => ({
    update: { name: `${DOCUMENTS}/${path}`, fields },
  }));
  expect(await answer(host, { by: 'owner', address: ':commit', body: { writes } })).toBe('stored');
}

const documented = readFileSync('docs/emulator.md', 'utf8').replace(/\s+/g, ' ');

if (IS_OFFICIAL) {
  describe('is known to differ', () => {
    let server: RunningServer;
    let ours = '';
    const theirs = process.env.FIRESTORE_EMULATOR_HOST ?? '';

    beforeAll(async () => {
      server = await startServer({});
      ours = `127.0.0.1:${server.port}`;
      await prepare(ours);
      await prepare(theirs);
    });
    afterAll(() => server?.close());

    it.each(DIFFERENCES)('$said', async ({ said, asked, ...expected }) => {
      expect({ ours: await answer(ours, asked), theirs: await answer(theirs, asked) }).toEqual(expected);
      expect(documented).toContain(said);
    });
  });
} else {
  it.skip("differences from Google's emulator: both must run (npm test -- official)");
}
