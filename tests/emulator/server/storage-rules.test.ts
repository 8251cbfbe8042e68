import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, runJava } from './child';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /imagenes/{uid}/{file} {
      allow get;
      allow create: if request.auth.uid == uid
        && request.resource.size < 1000
        && request.resource.contentType.matches('image/.*')
        && request.time > timestamp.date(2020, 1, 1);
      allow delete: if resource.metadata.autor == request.auth.uid;
      allow list: if request.auth != null;
    }
    match /socios/{file} {
      allow get: if firestore.get(/databases/(default)/documents/usuarios/$(request.auth.uid)).data.rol == 'admin';
      allow create: if !firestore.exists(/databases/(default)/documents/usuarios/$(request.auth.uid));
    }
  }
}`;

const runtime = runJava([
  '-Djava.security.manager=disallow',
  '-Duser.language=en',
  '-jar',
  `${ROOT}/emulator/bin/storage-rules.jar`,
  'serve',
]);
let lines: Interface;
let pending: ((message: Message) => void)[] = [];

interface Message {
  id?: number;
  server_request_id?: number;
  action?: string;
  status: string;
  errors?: string[];
  warnings?: string[];
  result?: { permit?: boolean; rulesVersion?: number };
  context?: { path: string };
}

const next = () => new Promise<Message>((resolve) => pending.push(resolve));

function ask(message: object | string): Promise<Message> {
  const answer = next();
  runtime.stdin?.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  return answer;
}

const string = (value: string) => ({ string_value: value });
const map = (fields: object) => ({ map_value: { fields } });
const NULL = { null_value: null };
const auth = (uid: string) => map({ uid: string(uid), token: map({ sub: string(uid) }) });

let id = 100;
function verify(
  method: string,
  path: string,
  request: object = {},
  resource: object = NULL,
): Promise<Message> {
  const variables = {
    resource,
    request: map({
      path: { path_value: { segments: path.split('/').map((simple) => ({ simple })) } },
      time: { timestamp_value: '2026-01-02T03:04:05.678Z' },
      resource: NULL,
      auth: NULL,
      ...request,
    }),
  };
  const context = {
    rulesetName: '0',
    service: 'firebase.storage',
    path: `/b/cubo/o/${path}`,
    method,
    variables,
  };
  return ask({ action: 'verify', context, id: id++ });
}

const load = (rulesetName: string, content: string) =>
  ask({
    action: 'load_ruleset',
    context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
    id: id++,
  });

beforeAll(async () => {
  const hello = next();
  lines = createInterface({ input: runtime.stdout ?? process.stdin });
  lines.on('line', (line) => {
    const [first, ...rest] = pending;
    pending = rest;
    first?.(JSON.parse(line));
  });
  expect(await hello).toEqual({ id: -1, status: 'ok' });
  expect(await load('0', RULES)).toMatchObject({ status: 'ok', errors: [], result: { rulesVersion: 2 } });
});
afterAll(() => {
  runtime.kill('SIGKILL');
});

describe('the Storage rules program', () => {
  it('reports rules that do not compile with file and line', async () => {
    const { errors } = await load(
      '1',
      "rules_version = '2';\nservice firebase.storage { match /b { allow x; } }",
    );
    const issue = JSON.parse(errors?.[0] ?? '');
    expect(issue.sourcePosition_).toMatchObject({ fileName_: 'storage.rules', line_: 2 });
    expect(issue.description_).toEqual(expect.any(String));
  });

  it('permits what the rules allow to everyone', async () => {
    expect((await verify('get', 'imagenes/ana/a.png')).result).toEqual({ permit: true });
  });

  it('denies what no rule matches', async () => {
    expect((await verify('get', 'otros/a.png')).result).toEqual({ permit: false });
  });

  const image = (size: number, contentType = 'image/png') =>
    map({ size: { int_value: size }, contentType: string(contentType) });

  it('judges an upload by user, size, type and time', async () => {
    const upload = async (who: object, resource: object) =>
      (await verify('create', 'imagenes/ana/a.png', { auth: who, resource })).result?.permit;
    expect(await upload(auth('ana'), image(999))).toBe(true);
    expect(await upload(auth('ana'), image(1000))).toBe(false);
    expect(await upload(auth('ana'), image(10, 'text/html'))).toBe(false);
    expect(await upload(auth('luis'), image(999))).toBe(false);
    expect(await upload(NULL, image(999))).toBe(false);
  });

  it('judges a delete by the metadata that is stored', async () => {
    const stored = map({ metadata: map({ autor: string('ana') }) });
    const remove = async (who: string) =>
      (await verify('delete', 'imagenes/ana/a.png', { auth: auth(who) }, stored)).result?.permit;
    expect(await remove('ana')).toBe(true);
    expect(await remove('luis')).toBe(false);
  });

  it('asks for the Firestore document a rule reads, then judges by it', async () => {
    const question = await verify('get', 'socios/a.pdf', { auth: auth('ana') });
    expect(question).toMatchObject({
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/usuarios/ana' },
    });
    const document = { name: 'x', fields: { rol: { stringValue: 'admin' } } };
    const answer = await ask({ id: question.server_request_id, status: 'ok', result: document, errors: [] });
    expect(answer).toMatchObject({ id: question.server_request_id, result: { permit: true } });
  });

  it('a document that does not exist denies get and decides exists', async () => {
    const get = await verify('get', 'socios/a.pdf', { auth: auth('ana') });
    const denied = await ask({ id: get.server_request_id, status: 'not_found', errors: [] });
    expect(denied.result).toEqual({ permit: false });
    const exists = await verify('create', 'socios/a.pdf', { auth: auth('ana') });
    const allowed = await ask({ id: exists.server_request_id, status: 'not_found', errors: [] });
    expect(allowed.result).toEqual({ permit: true });
  });

  it('a request that cannot be judged is denied with an error, and the next is answered', async () => {
    const bad = await ask({ action: 'verify', id: 7, context: { rulesetName: 'nada', variables: {} } });
    expect(bad).toMatchObject({ id: 7, result: { permit: false } });
    expect(bad.errors?.[0]).toMatch(/no ruleset nada/);
    expect((await verify('get', 'imagenes/ana/a.png')).result).toEqual({ permit: true });
  });

  it('ends when its input ends', async () => {
    const exit = once(runtime, 'exit');
    runtime.stdin?.end();
    expect((await exit)[0]).toBe(0);
  });
});
