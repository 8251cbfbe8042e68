import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend, PERSONAS, type RulesBackend, uidOf } from './backend';
import { account, type Data } from './fixtures';
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
/** From before there were four places. */
const AVATAR = 'avatares/uid-usuario/yo.webp';
const PLACE = 'avatares/uid-usuario/d.webp';
/** Those of the staff have none here: what it may do is in storage-articles.test.ts. */
const MEMBERS = ['usuario', 'otro', 'suspendido', 'pendiente'] as const;

let backend: RulesBackend;
const storeAccount = (persona: string, changes: Data = {}) =>
  setDoc(doc(backend.owner, 'usuarios', uidOf(persona)), account(persona, changes));

beforeAll(async () => {
  requireStorage();
  backend = await openBackend('demo-evidencias');
  for (const persona of MEMBERS) await storeAccount(persona);
  for (const path of [PICTURE, ELSEWHERE, AVATAR]) expect((await upload(path, 'owner')).ok).toBe(true);
});
afterAll(async () => {
  for (const persona of MEMBERS) await deleteDoc(doc(backend.owner, 'usuarios', uidOf(persona)));
  await backend.close();
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
    expect(await statusOf(upload('avatares/uid-usuario/a.webp', persona))).toBe(403);
    expect(await statusOf(upload(AVATAR, persona))).toBe(403);
    expect(await statusOf(describeAnew(AVATAR, persona, 'image/png'))).toBe(403);
    expect(await statusOf(remove(AVATAR, persona))).toBe(403);
  });

  it.each([
    ['avatares/uid-usuario/a.webp', 'image/webp'],
    ['avatares/uid-usuario/b.png', 'image/png'],
    ['avatares/uid-usuario/d.jpeg', 'image/jpeg'],
  ])('is put by its owner, and neither put over nor deleted within a minute: %s', async (path, type) => {
    expect(await statusOf(upload(path, 'usuario', { type }))).toBe(200);
    expect(await statusOf(upload(path, 'usuario', { type, body: 'another' }))).toBe(403);
    expect(await statusOf(describeAnew(path, 'usuario', type))).toBe(403);
    expect(await statusOf(remove(path, 'usuario'))).toBe(403);
    expect((await remove(path, 'owner')).ok).toBe(true);
  });

  it('of this minute is deleted by who has no account any more, and none is put', async () => {
    const path = 'avatares/uid-nuevo/a.webp';
    expect((await upload(path, 'owner')).ok).toBe(true);
    expect(await statusOf(remove(path, 'otro'))).toBe(403);
    expect((await remove(path, 'nuevo')).ok).toBe(true);
    expect(await statusOf(upload(path, 'nuevo'))).toBe(403);
  });

  it('of before is not put again', async () => {
    expect(await statusOf(upload('avatares/uid-usuario/antigua.webp', 'usuario'))).toBe(403);
  });

  it.each(['suspendido', 'pendiente', 'nuevo'] as const)('is not put by a %s', async (persona) => {
    expect(await statusOf(upload(`avatares/${uidOf(persona)}/a.webp`, persona))).toBe(403);
  });

  it.each([
    ['a fifth place', 'e.webp', {}],
    ['packed', 'd.webp', { facts: { contentEncoding: 'gzip' } }],
    ['to be saved as a page', 'd.webp', { facts: { contentDisposition: 'attachment; filename=x.html' } }],
    ['under a name with quotes', 'd.webp', { facts: { contentDisposition: 'inline; filename="x"' } }],
    ['with a note', 'd.webp', { metadata: { nota: 'x'.repeat(1000) } }],
  ])('may not be %s', async (_what, name, changes) => {
    expect(await statusOf(upload(`avatares/uid-usuario/${name}`, 'usuario', changes))).toBe(403);
  });

  it('may be shown where it stands, under a plain name', async () => {
    const facts = { contentDisposition: "inline; filename*=utf-8''d.webp", contentEncoding: 'identity' };
    expect(await statusOf(upload(PLACE, 'usuario', { facts }))).toBe(200);
    expect((await remove(PLACE, 'owner')).ok).toBe(true);
  });

  it.each([
    ['an SVG', 'd.svg', 'image/svg+xml'],
    ['a page that is called a picture', 'd.webp', 'text/html'],
    ['a picture that is called a page', 'd.html', 'image/webp'],
    ['a GIF', 'd.gif', 'image/gif'],
    ['a kind that only begins well', 'd.webp', 'image/webp; charset=x'],
    ['a name with spaces', 'mi foto.webp', 'image/webp'],
    ['a name with two extensions', 'd.html.webp', 'image/webp'],
  ])('may not be %s', async (_what, name, type) => {
    expect(await statusOf(upload(`avatares/uid-usuario/${name}`, 'usuario', { type }))).toBe(403);
  });

  it('may not become a page afterwards', async () => {
    expect(await statusOf(describeAnew(AVATAR, 'usuario', 'text/html'))).toBe(403);
  });

  it('weighs 1 MiB at most', async () => {
    expect(await statusOf(upload(PLACE, 'usuario', { body: 'x'.repeat(MEBIBYTE + 1) }))).toBe(403);
    expect(await statusOf(upload(PLACE, 'usuario', { body: 'x'.repeat(MEBIBYTE) }))).toBe(200);
    expect((await remove(PLACE, 'owner')).ok).toBe(true);
  });
});
