import { describe, expect, it } from 'vitest';
import { serverForFile, tokenOf, userToken } from './harness';

const client = serverForFile({
  rules: `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /propios/{uid} { allow read, write: if request.auth.uid == uid; }
  match /verificados/{id} { allow read, write: if request.auth.token.email_verified == true; }
  match /proveedores/{id} { allow get: if request.auth.token.firebase.sign_in_provider == 'password'; }
  match /visitas/{id} { allow get: if request.auth == null; }
} }`,
});

const get = async (path: string, as: string) => (await client().api('GET', path, undefined, { as })).status;

describe('who calls', () => {
  it('the owner passes every rule', async () => {
    expect((await client().api('PATCH', '/cerrados/a', { fields: {} })).status).toBe(200);
  });

  it('without a header, request.auth is null', async () => {
    expect(await get('/visitas/a', '')).toBe(404);
    expect(await get('/visitas/a', userToken('ana'))).toBe(403);
  });

  it('the uid of a token is request.auth.uid', async () => {
    expect(await get('/propios/ana', userToken('ana'))).toBe(404);
    expect(await get('/propios/ana', userToken('luis'))).toBe(403);
  });

  it('a token with only sub is a user too', async () => {
    expect(await get('/propios/ana', tokenOf({ sub: 'ana' }))).toBe(404);
  });

  it('claims are request.auth.token', async () => {
    expect(await get('/verificados/a', userToken('ana', { email_verified: true }))).toBe(404);
    expect(await get('/verificados/a', userToken('ana', { email_verified: false }))).toBe(403);
    expect(
      await get('/proveedores/a', userToken('ana', { firebase: { sign_in_provider: 'password' } })),
    ).toBe(404);
  });

  it("an expired token is taken: the SDK's mockUserToken is born expired", async () => {
    expect(await get('/propios/ana', tokenOf({ sub: 'ana', exp: 3600 }))).not.toBe(401);
  });

  const bad: [what: string, header: string][] = [
    ['another scheme', 'Basic abc'],
    ['no JWT', 'Bearer abc'],
    ['a payload that is no JSON', 'Bearer a.b.c'],
    ['a token without a user', tokenOf({ nombre: 'x' })],
  ];
  for (const [what, header] of bad) {
    it(`${what} is UNAUTHENTICATED`, async () => {
      const { status, body } = await client().api('GET', '/propios/ana', undefined, { as: header });
      expect(status).toBe(401);
      expect(body.error.status).toBe('UNAUTHENTICATED');
    });
  }
});
