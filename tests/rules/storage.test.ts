import { beforeAll, describe, expect, it } from 'vitest';
import { PERSONAS } from './backend';
import {
  describeAnew,
  headersOf,
  MEBIBYTE,
  objects,
  remove,
  requireStorage,
  statusOf,
  upload,
  urlOf,
} from './storage-backend';

const PICTURE = 'articulos/publicado/altar.webp';
const ELSEWHERE = 'privado/lista.txt';
const AVATAR = 'avatares/uid-usuario/yo.webp';

beforeAll(async () => {
  requireStorage();
  for (const path of [PICTURE, ELSEWHERE, AVATAR]) expect((await upload(path, 'owner')).ok).toBe(true);
});

describe.each(PERSONAS)('a %s', (persona) => {
  const headers = headersOf(persona);

  it('may see a picture of an article', async () => {
    const response = await fetch(`${urlOf(PICTURE)}?alt=media`, { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('not really a picture');
  });

  it('may not list the pictures', async () => {
    expect(await statusOf(fetch(`${objects}?prefix=articulos/publicado/&delimiter=/`, { headers }))).toBe(
      403,
    );
  });

  it('may not see a file outside the folders of the site', async () => {
    expect(await statusOf(fetch(`${urlOf(ELSEWHERE)}?alt=media`, { headers }))).toBe(403);
  });

  it.each([
    PICTURE,
    'articulos/publicado/otra.webp',
    'articulos/suelta.webp',
    'avatares/uid-ausente/yo.webp',
    'avatares/suelta.webp',
    'avatares/uid-usuario/carpeta/yo.webp',
  ])('may not upload %s', async (path) => {
    expect(await statusOf(upload(path, persona))).toBe(403);
  });

  it('may not change what is known of a picture', async () => {
    expect(await statusOf(describeAnew(PICTURE, persona, 'text/html'))).toBe(403);
  });

  it('may not delete a picture', async () => {
    expect(await statusOf(remove(PICTURE, persona))).toBe(403);
  });
});

const OTHERS = PERSONAS.filter((persona) => persona !== 'usuario');

describe("an account's own picture", () => {
  it.each(PERSONAS)('is seen by a %s', async (persona) => {
    expect(await statusOf(fetch(`${urlOf(AVATAR)}?alt=media`, { headers: headersOf(persona) }))).toBe(200);
  });

  it.each(PERSONAS)('is not listed for a %s', async (persona) => {
    const list = fetch(`${objects}?prefix=avatares/uid-usuario/&delimiter=/`, {
      headers: headersOf(persona),
    });
    expect(await statusOf(list)).toBe(403);
  });

  it.each(OTHERS)('is not put, replaced, described or deleted by a %s', async (persona) => {
    expect(await statusOf(upload('avatares/uid-usuario/otra.webp', persona))).toBe(403);
    expect(await statusOf(upload(AVATAR, persona))).toBe(403);
    expect(await statusOf(describeAnew(AVATAR, persona, 'image/png'))).toBe(403);
    expect(await statusOf(remove(AVATAR, persona))).toBe(403);
  });

  it.each([
    ['avatares/uid-usuario/nueva.webp', 'image/webp'],
    ['avatares/uid-usuario/nueva.png', 'image/png'],
    ['avatares/uid-usuario/nueva.jpg', 'image/jpeg'],
    [`avatares/uid-usuario/${crypto.randomUUID()}.jpeg`, 'image/jpeg'],
    [`avatares/uid-usuario/${'x'.repeat(64)}.webp`, 'image/webp'],
  ])('is put, replaced and deleted by its owner: %s', async (path, type) => {
    expect(await statusOf(upload(path, 'usuario', { type }))).toBe(200);
    expect(await statusOf(upload(path, 'usuario', { type, body: 'another' }))).toBe(200);
    expect((await remove(path, 'usuario')).ok).toBe(true);
  });

  it.each([
    ['an SVG', 'yo.svg', 'image/svg+xml'],
    ['a page that is called a picture', 'yo.webp', 'text/html'],
    ['a picture that is called a page', 'yo.html', 'image/webp'],
    ['a GIF', 'yo.gif', 'image/gif'],
    ['a kind that only begins well', 'yo.webp', 'image/webp; charset=x'],
    ['a name with spaces', 'mi foto.webp', 'image/webp'],
    ['a name with two extensions', 'yo.html.webp', 'image/webp'],
    ['a name of 65 characters', `${'x'.repeat(65)}.webp`, 'image/webp'],
  ])('may not be %s', async (_what, name, type) => {
    expect(await statusOf(upload(`avatares/uid-usuario/${name}`, 'usuario', { type }))).toBe(403);
  });

  it('may not become a page afterwards', async () => {
    expect(await statusOf(describeAnew(AVATAR, 'usuario', 'text/html'))).toBe(403);
  });

  it('weighs 1 MiB at most', async () => {
    const path = 'avatares/uid-usuario/grande.webp';
    expect(await statusOf(upload(path, 'usuario', { body: 'x'.repeat(MEBIBYTE) }))).toBe(200);
    expect(await statusOf(upload(path, 'usuario', { body: 'x'.repeat(MEBIBYTE + 1) }))).toBe(403);
  });
});
