import { deleteDoc, doc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ArticleDraft } from '@/model/articles/editing/article-changes';
import { copiesOf } from '@/model/images/picture-copies';
import type { FittedPicture } from '@/services/images/article-pictures';
import { storeArticleImage } from '@/services/images/article-pictures';
import { type SizingPlace, sizeOlderPictures } from '@/services/import/older-pictures';
import { save, stored } from './fixtures';
import { answers, cleanUps, hasStorage, newStaff, openDb } from './storage-staff';

const bytes = () => new Blob(['no es una imagen'], { type: 'image/webp' });
const wide = async (picture: Blob): Promise<FittedPicture> => ({
  picture,
  copies: { width: 1600, copies: new Map([400, 800].map((width) => [width, picture])) },
});
const small = async (picture: Blob): Promise<FittedPicture> => ({ picture, copies: null });

describe.skipIf(!hasStorage)('the pictures that were stored before they had copies', () => {
  let staff: Awaited<ReturnType<typeof newStaff>>;
  let admin: ReturnType<typeof openDb>;
  /** Ids after those of all other articles of the project. */
  let first: string;
  beforeEach(async () => {
    staff = await newStaff('editor');
    first = `zz-${Date.now()}`;
    admin = openDb(first, true);
  });

  const storeOld = (id: string) => storeArticleImage(staff.db, bytes(), id, staff);
  /** A draft of somebody else, gone after the test. */
  async function saveDraft(id: string, over: Partial<ArticleDraft>) {
    await save(admin, id, { estado: 'borrador', ...over });
    cleanUps.unshift(() => deleteDoc(doc(admin, 'articulos', id)));
  }
  /** One with a picture in three places. */
  async function saveWith(id: string, url: string) {
    await saveDraft(id, {
      contenido: `Un mapa: ![El valle](${url})`,
      imagenPrincipal: url,
      imagenes: [url],
      imagenesAlt: { [url]: 'El valle' },
    });
  }
  const run = (over: Partial<Parameters<typeof sizeOlderPictures>[1]> = {}) =>
    sizeOlderPictures(staff.db, {
      editor: { uid: staff.uid, nombre: 'Persona editora' },
      place: { id: first, done: 0 },
      keep: () => {},
      total: null,
      prepare: wide,
      ...over,
    });
  const article = (id: string) => stored(admin, `articulos/${id}`);

  it('are stored again with them, and the article shows these wherever it showed those', async () => {
    const id = `${first}-a`;
    const old = await storeOld(id);
    await saveWith(id, old);
    const before = await article(id);
    expect(await run()).toEqual({ articles: 1, pictures: 1, left: [] });
    const after = await article(id);
    const url = String(after?.imagenPrincipal);
    expect(url).toMatch(/_w1600\.webp/);
    expect(after).toMatchObject({
      contenido: `Un mapa: ![El valle](${url})`,
      imagenes: [url],
      imagenesAlt: { [url]: 'El valle' },
      version: Number(before?.version) + 1,
    });
    expect(await Promise.all([url, ...copiesOf(url)].map(answers))).toEqual([200, 200, 200]);
    expect(await answers(old)).toBe(404);
    // A second run finds nothing to do.
    expect(await run()).toEqual({ articles: 0, pictures: 0, left: [] });
    expect((await article(id))?.version).toBe(after?.version);
  });

  it('stay where a version that can be restored may show them', async () => {
    const id = `${first}-b`;
    const old = await storeOld(id);
    await saveWith(id, old);
    await updateDoc(doc(admin, 'articulos', id), { estado: 'archivado', revisiones: 3 });
    expect(await run()).toMatchObject({ pictures: 1 });
    expect(await answers(old)).toBe(200);
  });

  it('are left as they are where they are small, or of another article or site', async () => {
    const id = `${first}-c`;
    const old = await storeOld(id);
    const ofAnother = await storeOld(`${first}-otro`);
    await saveDraft(id, {
      contenido: `![Uno](${ofAnother}) ![Dos](https://otro.cl/b.png)`,
      imagenPrincipal: old,
    });
    const before = await article(id);
    expect(await run({ prepare: small })).toEqual({ articles: 0, pictures: 0, left: [] });
    expect(await article(id)).toEqual(before);
  });

  it('that are gone are told, and stop nothing', async () => {
    const [one, two] = [`${first}-d`, `${first}-e`];
    const old = await storeOld(two);
    await saveWith(one, (await storeOld(one)).replace('.webp', '-no.webp'));
    await saveWith(two, old);
    expect(await run()).toEqual({
      articles: 1,
      pictures: 1,
      left: [{ id: one, titulo: 'Caminos de piedra', why: 'La imagen ya no está guardada.' }],
    });
  });

  it('wait for the next run where it is interrupted, which goes on there', async () => {
    const ids = [`${first}-f`, `${first}-g`];
    for (const id of ids) await saveWith(id, await storeOld(id));
    const stop = new AbortController();
    const places: (SizingPlace | null)[] = [];
    const stopped = run({
      signal: stop.signal,
      keep: (place) => {
        places.push(place);
        stop.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(places).toEqual([{ id: ids[0], done: 1 }]);
    const untouched = await article(ids[1] ?? '');
    expect(untouched?.imagenPrincipal).not.toMatch(/_w1600/);
    expect(await run({ place: places[0] ?? null, keep: (place) => places.push(place) })).toMatchObject({
      articles: 1,
    });
    expect(places.slice(1)).toEqual([{ id: ids[1], done: 2 }, null]);
  });

  it('stay with the article where no answer tells whether it was saved', async () => {
    const id = `${first}-i`;
    await saveWith(id, await storeOld(id));
    const send = globalThis.fetch;
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await send(...request);
      if (String(request[0]).includes(':commit')) throw new TypeError('Failed to fetch');
      return answer;
    });
    await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
    vi.unstubAllGlobals();
    const url = String((await article(id))?.imagenPrincipal);
    expect(url).toMatch(/_w1600\.webp/);
    expect(await Promise.all([url, ...copiesOf(url)].map(answers))).toEqual([200, 200, 200]);
  });

  it('take nothing with them where the article cannot be saved', async () => {
    const id = `${first}-h`;
    const old = await storeOld(id);
    await saveWith(id, old);
    const kept: string[] = [];
    const prepare = async (picture: Blob) => {
      // Somebody takes the picture out meanwhile.
      await updateDoc(doc(admin, 'articulos', id), {
        contenido: 'Sin mapa.',
        imagenPrincipal: null,
        imagenes: [],
        imagenesAlt: {},
      });
      return wide(picture);
    };
    const result = await run({ prepare, keep: (place) => place && kept.push(place.id) });
    expect(result).toMatchObject({ pictures: 0, left: [{ id, why: 'El artículo cambió mientras tanto.' }] });
    expect(kept).toEqual([id]);
    expect((await article(id))?.contenido).toBe('Sin mapa.');
    expect(await answers(old)).toBe(200);
  });
});
