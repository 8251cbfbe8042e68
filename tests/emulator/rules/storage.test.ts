import { describe, expect, it } from 'vitest';
import type { RulesRequest } from '../../../emulator/rules';
import { ANA, compiled, data, environment, issuesOf, NOW, type Person, type Plain, time } from './support';

const storage = (inside: string) => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
${inside}
  }
}`;

function request(path: string, operation: RulesRequest['operation'], person: Person | null): RulesRequest {
  return {
    path: ['b', 'demo.appspot.com', 'o', ...path.split('/').filter(Boolean)],
    auth: person && { uid: person.uid, token: data(person.token ?? {}) },
    time: time(NOW),
    operation,
  };
}
const upload = (path: string, metadata: Record<string, Plain>, person: Person | null = ANA) =>
  request(path, { method: 'create', resource: null, requestResource: data(metadata) }, person);
const download = (path: string, metadata: Record<string, Plain>, person: Person | null = null) =>
  request(path, { method: 'get', resource: data(metadata) }, person);
const remove = (path: string, person: Person | null = ANA) =>
  request(path, { method: 'delete', resource: data({ size: 1 }) }, person);
const browse = (path: string) =>
  request(path, { method: 'list', collectionGroup: false, query: { orderBy: [], alternatives: [] } }, null);

const ask = (inside: string, world = {}) => {
  const rules = compiled(storage(inside), 'firebase.storage');
  return (asked: RulesRequest) => rules.evaluate(asked, environment(world)).allowed;
};

describe('storage rules', () => {
  it('resource and request.resource are the metadata themselves', () => {
    const allowed = ask(`match /articulos/{uid}/{fichero} {
      allow get: if resource.metadata.publico == 'si' && resource.name.matches('articulos/.*');
      allow create: if request.auth.uid == uid
        && request.resource.size < 2 * 1024 * 1024
        && request.resource.contentType.matches('image/(webp|png)');
    }`);
    const picture = { size: 1000, contentType: 'image/webp' };
    expect(allowed(upload('articulos/ana/a.webp', picture))).toBe(true);
    expect(allowed(upload('articulos/eva/a.webp', picture))).toBe(false);
    expect(allowed(upload('articulos/ana/a.webp', { ...picture, size: 3_000_000 }))).toBe(false);
    expect(allowed(upload('articulos/ana/a.svg', { ...picture, contentType: 'image/svg+xml' }))).toBe(false);
    expect(
      allowed(download('articulos/ana/a', { name: 'articulos/ana/a', metadata: { publico: 'si' } })),
    ).toBe(true);
    expect(allowed(download('articulos/ana/a', { name: 'articulos/ana/a', metadata: {} }))).toBe(false);
  });

  it('request.resource is null in a delete', () => {
    const allowed = ask(
      'match /{todo=**} { allow write: if request.resource == null || request.resource.size < 10; }',
    );
    expect(allowed(remove('a/b'))).toBe(true);
    expect(allowed(upload('a/b', { size: 9 }))).toBe(true);
    expect(allowed(upload('a/b', { size: 10 }))).toBe(false);
  });

  it('the bucket is a wildcard, timestamps compare with request.time', () => {
    const allowed = ask(
      "match /{todo=**} { allow get: if bucket == 'demo.appspot.com' && resource.timeCreated < request.time; }",
    );
    expect(allowed(download('a', { timeCreated: new Date(0) }))).toBe(true);
    expect(allowed(download('a', { timeCreated: new Date('2030-01-01') }))).toBe(false);
  });

  it('a list is asked of the prefix itself', () => {
    const allowed = ask(
      'match /publico/{todo=**} { allow list; } match /otro/{id} { allow list: if id == "x"; }',
    );
    expect(allowed(browse('publico'))).toBe(true);
    expect(allowed(browse('publico/a'))).toBe(true);
    expect(allowed(browse('privado'))).toBe(false);
    expect(allowed(browse('otro/x'))).toBe(true);
  });

  it('firestore.get() of a missing document is null, where get() in the rules of Firestore is an error', () => {
    const missing = 'firestore.get(/databases/(default)/documents/usuarios/nadie)';
    expect(ask(`match /{todo=**} { allow create: if ${missing} == null; }`)(upload('a/b', {}))).toBe(true);
  });

  it('firestore.get() and firestore.exists() read documents', () => {
    const base = '/databases/(default)/documents/usuarios/$(request.auth.uid)';
    const allowed = ask(
      `match /{todo=**} { allow create: if firestore.exists(${base}) && firestore.get(${base}).data.rol == 'autor'; }`,
      { before: { 'usuarios/ana': { rol: 'autor' } } },
    );
    expect(allowed(upload('a', {}))).toBe(true);
    expect(allowed(upload('a', {}, { uid: 'eva' }))).toBe(false);
    expect(allowed(upload('a', {}, null))).toBe(false);
  });

  it('get() and exists() without firestore belong to the other service', () => {
    const issues = issuesOf(storage('match /a { allow get: if exists(/a/b); }'), 'firebase.storage');
    expect(issues).toEqual([
      '4:26 exists() belongs to cloud.firestore: use firestore.get() or firestore.exists().',
    ]);
    expect(
      issuesOf(storage('match /a { allow get: if firestore.getAfter(/a/b) == null; }'), 'firebase.storage'),
    ).toEqual(["4:26 Unknown function 'firestore.getAfter'."]);
  });

  it('a Firestore file is not taken for Storage', () => {
    const source = storage('match /a { allow get; }').replace('firebase.storage', 'cloud.firestore');
    expect(issuesOf(source, 'firebase.storage')).toContain(
      '2:1 The service is cloud.firestore: expected firebase.storage.',
    );
  });
});
