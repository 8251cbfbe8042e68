import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '@/model/users/permissions/can';
import type { Permission, PermissionMap } from '@/model/users/permissions/permission-list';
import { ACCOUNT_STATES, ROLES } from '@/model/users/roles';
import { openBackend, PERSONAS, type Persona, type RulesBackend, uidOf } from './backend';
import { account, article, type Data } from './fixtures';
import {
  describeAnew,
  headersOf,
  MEBIBYTE,
  remove,
  requireStorage,
  statusOf,
  type Upload,
  upload,
  urlOf,
} from './storage-backend';

/** The Storage emulator reads the accounts and articles of the suite's own project: these are put there, and taken away. */
const ARTICLE = 'prueba-reglas';
const MISSING = 'prueba-reglas-nueva';
const folder = (id: string) => `articulos/${id}`;
const MEMBERS = PERSONAS.filter((persona) => persona !== 'visitante' && persona !== 'nuevo');
const EDITORS: readonly Persona[] = ['autor', 'editor', 'administrador'];
const CREATORS: readonly Persona[] = [...EDITORS, 'moderador'];
const but = (some: readonly Persona[]) => PERSONAS.filter((persona) => !some.includes(persona));

let backend: RulesBackend;
const store = (path: string, data: Data) => setDoc(doc(backend.owner, path), data);
const storeAccount = (persona: Persona, changes: Data = {}) =>
  store(`usuarios/${uidOf(persona)}`, account(persona, changes));

beforeAll(async () => {
  requireStorage();
  backend = await openBackend('demo-evidencias');
  await store(folder(ARTICLE), article('borrador'));
  for (const persona of MEMBERS) await storeAccount(persona);
});
afterAll(async () => {
  await deleteDoc(doc(backend.owner, folder(ARTICLE)));
  for (const persona of MEMBERS) await deleteDoc(doc(backend.owner, 'usuarios', uidOf(persona)));
  await backend.close();
});

let files = 0;
const freshName = (extension = 'webp') => `foto-${++files}-${Date.now()}.${extension}`;

/** Puts a picture of an article as a persona; in its own name unless the metadata say otherwise. */
function add(persona: Persona, id: string, changes: Upload = {}, name = freshName()): Promise<Response> {
  return upload(`${folder(id)}/${name}`, persona, { metadata: { autorId: uidOf(persona) }, ...changes });
}

/** A picture that is there, put by `uploader`. */
async function stored(id: string, uploader: Persona): Promise<string> {
  const path = `${folder(id)}/${freshName()}`;
  expect((await upload(path, 'owner', { metadata: { autorId: uidOf(uploader) } })).ok).toBe(true);
  return path;
}

describe('a picture of an article', () => {
  it.each(EDITORS)('is put by a %s, who may edit it', async (persona) => {
    expect(await statusOf(add(persona, ARTICLE))).toBe(200);
  });
  it.each(but(EDITORS))('is not put by a %s', async (persona) => {
    expect(await statusOf(add(persona, ARTICLE))).toBe(403);
  });
  it.each(CREATORS)('is put by a %s before the article is there', async (persona) => {
    expect(await statusOf(add(persona, MISSING))).toBe(200);
  });
  it.each(but(CREATORS))('is not put by a %s where there is no article', async (persona) => {
    expect(await statusOf(add(persona, MISSING))).toBe(403);
  });
  it.each(EDITORS)('is taken away by a %s, whoever put it', async (persona) => {
    expect(await statusOf(remove(await stored(ARTICLE, 'otro'), persona))).toBeLessThan(300);
  });
  it.each(but(EDITORS))('is not taken away by a %s, not even its own', async (persona) => {
    expect(await statusOf(remove(await stored(ARTICLE, persona), persona))).toBe(403);
  });
  it('is taken away by who put it where there is no article, and by who edits all', async () => {
    expect(await statusOf(remove(await stored(MISSING, 'moderador'), 'autor'))).toBe(403);
    expect(await statusOf(remove(await stored(MISSING, 'moderador'), 'moderador'))).toBeLessThan(300);
    expect(await statusOf(remove(await stored(MISSING, 'moderador'), 'editor'))).toBeLessThan(300);
    expect(await statusOf(remove(await stored(MISSING, 'suspendido'), 'suspendido'))).toBe(403);
  });
  it('is never replaced, nor described anew', async () => {
    const path = await stored(ARTICLE, 'autor');
    const name = path.slice(folder(ARTICLE).length + 1);
    for (const persona of EDITORS) {
      expect(await statusOf(add(persona, ARTICLE, { body: 'another' }, name))).toBe(403);
      expect(await statusOf(describeAnew(path, persona, 'text/html'))).toBe(403);
    }
    const seen = await fetch(`${urlOf(path)}?alt=media`, { headers: headersOf('visitante') });
    expect(await seen.text()).toBe('not really a picture');
  });

  it.each([
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['gif', 'image/gif'],
    ['webp', 'image/webp'],
  ])('may be a .%s', async (extension, type) => {
    expect(await statusOf(add('autor', ARTICLE, { type }, freshName(extension)))).toBe(200);
  });
  it.each([
    ['an SVG', 'foto.svg', 'image/svg+xml'],
    ['an SVG that is called a PNG', 'foto.png', 'image/svg+xml'],
    ['a page', 'foto.html', 'text/html'],
    ['a page that is called a picture', 'foto.webp', 'text/html'],
    ['a picture that is called a page', 'foto.html', 'image/webp'],
    ['a kind that only begins well', 'foto.webp', 'image/webp; charset=x'],
    ['a name with two extensions', 'foto.html.webp', 'image/webp'],
    ['a name with spaces', 'mi foto.webp', 'image/webp'],
    ['a name of 65 characters', `${'x'.repeat(65)}.webp`, 'image/webp'],
    ['a file of a folder below', 'carpeta/foto.webp', 'image/webp'],
  ])('may not be %s', async (_what, name, type) => {
    expect(await statusOf(add('administrador', ARTICLE, { type }, name))).toBe(403);
  });
  it.each([
    ['packed', { facts: { contentEncoding: 'gzip' } }],
    ['to be saved as a page', { facts: { contentDisposition: 'attachment; filename=x.html' } }],
    ['under a name with quotes', { facts: { contentDisposition: 'inline; filename="x"' } }],
    ['with a note', { metadata: { autorId: uidOf('autor'), nota: 'x' } }],
  ])('may not be %s', async (_what, changes) => {
    expect(await statusOf(add('autor', ARTICLE, changes))).toBe(403);
  });
  it('may be shown where it stands, under a plain name', async () => {
    const facts = { contentDisposition: "inline; filename*=utf-8''foto.webp", contentEncoding: 'identity' };
    expect(await statusOf(add('autor', ARTICLE, { facts }))).toBe(200);
  });
  it('weighs 5 MiB at most', async () => {
    expect(await statusOf(add('autor', ARTICLE, { body: 'x'.repeat(5 * MEBIBYTE) }))).toBe(200);
    expect(await statusOf(add('autor', ARTICLE, { body: 'x'.repeat(5 * MEBIBYTE + 1) }))).toBe(403);
  });
  it('says who put it, and says the truth', async () => {
    expect(await statusOf(add('editor', ARTICLE, { metadata: { autorId: uidOf('autor') } }))).toBe(403);
    expect(await statusOf(add('editor', ARTICLE, { metadata: {} }))).toBe(403);
    expect(await statusOf(upload(`${folder(ARTICLE)}/${freshName()}`, 'editor'))).toBe(403);
  });
  it('belongs to an article with the id of one', async () => {
    expect(await statusOf(add('administrador', 'con espacios'))).toBe(403);
  });
});

const ACTORS = ROLES.flatMap((rol) => ACCOUNT_STATES.map((estado) => [rol, estado] as const));

describe.each(ACTORS)('a %s in state %s', (rol, estado) => {
  it.each<[Permission, string, boolean]>([
    ['editarTodosArticulos', ARTICLE, false],
    ['editarPropiosArticulos', ARTICLE, true],
    ['crearArticulos', MISSING, false],
  ])('adds pictures as the model says, with and without %s', async (permission, id, own) => {
    await store(folder(ARTICLE), article('borrador', { autorId: own ? uidOf('otro') : 'uid-autor' }));
    for (const value of [true, false]) {
      const permisos: PermissionMap = { [permission]: value };
      await storeAccount('otro', { rol, estado, permisos });
      const outcome = await statusOf(add('otro', id));
      expect(outcome === 200).toBe(can({ rol, estado, permisos }, permission));
    }
    await storeAccount('otro');
    await store(folder(ARTICLE), article('borrador'));
  });
});

describe("a member's own picture that offends", () => {
  const MODERATORS: readonly Persona[] = ['moderador', 'administrador'];
  async function avatarOf(owner: Persona): Promise<string> {
    const path = `avatares/${uidOf(owner)}/${freshName()}`;
    expect((await upload(path, 'owner')).ok).toBe(true);
    return path;
  }

  it.each(MODERATORS)('is taken away by a %s', async (persona) => {
    expect(await statusOf(remove(await avatarOf('usuario'), persona))).toBeLessThan(300);
    expect(await statusOf(remove(await avatarOf('suspendido'), persona))).toBeLessThan(300);
  });
  it.each(but([...MODERATORS, 'usuario']))('is not taken away by a %s', async (persona) => {
    expect(await statusOf(remove(await avatarOf('usuario'), persona))).toBe(403);
  });
  it('is an administrador’s alone to take away, where it is the staff’s', async () => {
    expect(await statusOf(remove(await avatarOf('editor'), 'moderador'))).toBe(403);
    expect(await statusOf(remove(await avatarOf('editor'), 'administrador'))).toBeLessThan(300);
  });
  it('is not taken away by a moderador who is suspended', async () => {
    const path = await avatarOf('usuario');
    await storeAccount('moderador', { estado: 'suspendido' });
    expect(await statusOf(remove(path, 'moderador'))).toBe(403);
    await storeAccount('moderador');
  });
});
