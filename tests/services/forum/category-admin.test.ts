import { collection, doc, getDocs, query, Timestamp, updateDoc, where } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { NEW_FORUM_CATEGORY } from '@/model/forum/forum-category';
import { parseLogLine } from '@/model/forum/staff-log';
import { newId } from '@/model/shared/stored/document-id';
import {
  createForumCategory,
  deleteForumCategory,
  forceDeleteForumCategory,
  placeForumCategories,
  updateForumCategory,
} from '@/services/forum/category-admin';
import { fetchAllCategories } from '@/services/forum/counting';
import { STAFF_LOG } from '@/services/forum/staff-log';
import { fetchForumCategory } from '@/services/forum/topics';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { category, figures, person, replyBy, topicBy } from './support';

const site = openSite('demo-services-foro-categorias');
const VALUES = { ...NEW_FORUM_CATEGORY, nombre: 'Geografía', descripcion: 'Lugares', orden: 3 };

beforeEach(() => category(site));

const administrator = () => person(site, 'jefa', { rol: 'administrador' });
const general = () => fetchForumCategory(site.visitor, 'general');

/** What the log says of a category, in the order it happened. */
async function noted(id: string) {
  const lines = query(collection(site.admin, STAFF_LOG), where('objetivoId', '==', id));
  const { docs } = await getDocs(lines);
  return docs
    .map((one) => parseLogLine(one.id, one.data()))
    .sort((a, b) => Number(a.fecha) - Number(b.fecha))
    .map(({ accion, titulo }) => [accion, titulo]);
}

/** Two topics in the category, with three replies of another member. */
async function discussion() {
  const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
  const [first, second] = [await topicBy(ana), await topicBy(ana)];
  for (const topic of [first, first, second]) await replyBy(luis, topic);
  return { ana, luis, first, second };
}

describe('a category of the forum', () => {
  it('is created, changed and placed by an editor, and not by a member', async () => {
    const { db, account } = await person(site, 'eva', { rol: 'editor' });
    const id = newId();
    await createForumCategory(db, account, id, VALUES);
    await updateForumCategory(db, account, id, { ...VALUES, nombre: '  Mapas  ', icono: 'bi bi-map' });
    await site.resetMeter();
    await placeForumCategories(db, account, [
      { id, nombre: 'Mapas', orden: 0 },
      { id: 'general', nombre: 'General', orden: 1 },
    ]);
    expect(await site.reads()).toBe(3);
    expect(await noted(id)).toEqual([
      ['crear-categoria', 'Geografía'],
      ['editar-categoria', 'Mapas'],
      ['ordenar-categorias', 'Mapas'],
    ]);
    const all = await fetchAllCategories(site.visitor);
    expect(all.map(({ nombre, orden, icono }) => [nombre, orden, icono])).toEqual([
      ['Mapas', 0, 'bi bi-map'],
      ['General', 1, 'bi bi-chat-square-text'],
    ]);
    const member = await person(site, 'ana');
    await expect(updateForumCategory(member.db, member.account, id, VALUES)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(updateForumCategory(db, account, id, { ...VALUES, nombre: ' ' })).rejects.toMatchObject({
      message: 'Por favor, completa todos los campos obligatorios.',
    });
  });
});

describe('saving a category', () => {
  it('wants a session', async () => {
    const signedOut = { message: 'Debes iniciar sesión para crear una categoría' };
    await expect(createForumCategory(site.visitor, null, newId(), VALUES)).rejects.toMatchObject(signedOut);
    await expect(updateForumCategory(site.visitor, null, 'general', VALUES)).rejects.toMatchObject(signedOut);
  });

  it('that was deleted meanwhile says that it does not exist', async () => {
    const { db, account } = await administrator();
    await expect(updateForumCategory(db, account, 'borrada', VALUES)).rejects.toMatchObject({
      code: 'not-found',
      message: 'La categoría no existe',
    });
  });
});

describe('deleting a category', () => {
  it('is refused while it has topics, and says how many', async () => {
    await discussion();
    const { db, account } = await administrator();
    expect(await deleteForumCategory(db, account, await general())).toBe(2);
    expect(await stored(site.admin, 'foro_categorias/general')).toBeDefined();
  });

  it('looks at the topics and not at a wrong counter', async () => {
    const { first } = await discussion();
    const { db, account } = await administrator();
    await updateDoc(doc(site.admin, 'foro_categorias', 'general'), { temaCount: 0 });
    expect(await deleteForumCategory(db, account, await general())).toBe(2);
    expect(await stored(site.admin, `foro_temas/${first.id}`)).toBeDefined();
    await category(site, 'vacia', { temaCount: 4 });
    expect(await deleteForumCategory(db, account, { id: 'vacia', temaCount: 4 })).toBe(0);
    expect(await stored(site.admin, 'foro_categorias/vacia')).toBeUndefined();
    expect(await noted('vacia')).toEqual([['eliminar-categoria', 'General']]);
    // The same id may be given to another category later: its deletion is another line.
    await category(site, 'vacia', {
      nombre: 'Otra',
      fechaCreacion: Timestamp.fromMillis(Date.UTC(2025, 0, 1)),
    });
    await deleteForumCategory(db, account, { id: 'vacia', temaCount: 0 });
    expect(await noted('vacia')).toHaveLength(2);
  });

  it('is for administrador only', async () => {
    const { db, account } = await person(site, 'eva', { rol: 'editor' });
    await expect(deleteForumCategory(db, account, await general())).rejects.toMatchObject({
      message: 'Solo los administradores pueden eliminar categorías',
    });
    await expect(forceDeleteForumCategory(db, account, await general())).rejects.toMatchObject({
      message: 'Solo los administradores pueden realizar esta operación',
    });
  });
});

describe('a forced deletion', () => {
  it('takes topics and replies with it, and the points they gave', async () => {
    const { first } = await discussion();
    const { db, account } = await administrator();
    const steps: number[] = [];
    const gone = await forceDeleteForumCategory(db, account, await general(), {
      onProgress: ({ done, total }) => steps.push(done / total),
    });
    expect(gone).toEqual({ temasEliminados: 2, respuestasEliminadas: 3 });
    expect(steps.at(-1)).toBe(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(await stored(site.admin, 'foro_categorias/general')).toBeUndefined();
    expect(await stored(site.admin, `foro_temas/${first.id}`)).toBeUndefined();
    expect(await stored(site.admin, `foro_indice/tema_${first.id}`)).toBeUndefined();
    expect(await figures(site, 'ana')).toMatchObject({ puntos: 0, temasForoCount: 0 });
    expect(await noted('general')).toEqual([
      ['vaciar-categoria', 'General'],
      ['eliminar-categoria', 'General'],
    ]);
  });

  it('goes on where it was interrupted, with the topic that was half-way', async () => {
    const { first, second } = await discussion();
    const { db, account } = await administrator();
    const stop = new AbortController();
    await site.fault({
      match: { method: 'commit', pathContains: 'foro_respuestas' },
      error: 'UNAVAILABLE',
      times: 9,
    });
    const run = forceDeleteForumCategory(db, account, await general(), { signal: stop.signal });
    await expect(run).rejects.toMatchObject({ code: 'unavailable' });
    await site.fault();
    const left = await general();
    expect(left.temaCount).toBe(1);
    const gone = await forceDeleteForumCategory(db, account, left, {});
    expect(gone).toEqual({ temasEliminados: 2, respuestasEliminadas: 3 });
    for (const { id } of [first, second])
      expect(await stored(site.admin, `foro_temas/${id}`)).toBeUndefined();
    expect(await stored(site.admin, 'foro_categorias/general')).toBeUndefined();
  });

  it('takes a topic too that comes meanwhile', async () => {
    await discussion();
    const eva = await person(site, 'eva');
    const { db, account } = await administrator();
    let coming: Promise<unknown> | undefined;
    await forceDeleteForumCategory(db, account, await general(), {
      onProgress: () => {
        coming ??= topicBy(eva).catch(() => null);
      },
    });
    await coming;
    expect(await stored(site.admin, 'foro_categorias/general')).toBeUndefined();
  });

  it('takes topics without replies too', async () => {
    await topicBy(await person(site, 'ana'));
    const { db, account } = await administrator();
    const gone = await forceDeleteForumCategory(db, account, await general());
    expect(gone).toEqual({ temasEliminados: 1, respuestasEliminadas: 0 });
  });

  it('stops when asked', async () => {
    await discussion();
    const { db, account } = await administrator();
    const stop = new AbortController();
    const run = forceDeleteForumCategory(db, account, await general(), {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect((await general()).temaCount).toBe(1);
  });
});
