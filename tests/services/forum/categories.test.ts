import { deleteDoc, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import { GENERAL_CATEGORY } from '@/model/forum/forum-category';
import { newId } from '@/model/shared/stored/document-id';
import { createForumCategory } from '@/services/forum/category-admin';
import { fetchLatestTopics } from '@/services/forum/latest-topics';
import { fetchLog } from '@/services/forum/staff-log';
import { fetchForumCategories, fetchForumSummary, fetchTopics } from '@/services/forum/topics';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { category, person, replyBy, topicBy } from './support';

const site = openSite('demo-services-foro-categorias');

const VALUES = { ...GENERAL_CATEGORY, nombre: ' Lenguas ', descripcion: 'Nombres y textos', orden: 3 };

describe('a new category', () => {
  it('is stored trimmed, without topics', async () => {
    const { db, account } = await person(site, 'jefa', { rol: 'administrador' });
    const id = newId();
    await createForumCategory(db, account, id, VALUES);
    expect(await stored(site.admin, `foro_categorias/${id}`)).toMatchObject({
      nombre: 'Lenguas',
      icono: 'bi bi-chat-square-text',
      orden: 3,
      temaCount: 0,
      mensajeCount: 0,
      ultimoTema: null,
      creadoPor: 'jefa',
    });
    expect((await fetchLog(db, { accion: null, moderadorId: 'jefa' })).items).toMatchObject([
      { accion: 'crear-categoria', tipo: 'categoria', objetivoId: id, titulo: 'Lenguas', autorId: null },
    ]);
  });

  it.each(['editor', 'administrador'] as const)('can be made by an %s', async (rol) => {
    const { db, account } = await person(site, 'ana', { rol });
    await createForumCategory(db, account, newId(), VALUES);
    expect((await fetchForumCategories(site.visitor)).items.map(({ nombre }) => nombre)).toEqual(['Lenguas']);
  });

  it.each(['usuario', 'autor', 'moderador'] as const)('cannot be made by an %s', async (rol) => {
    const { db, account } = await person(site, 'ana', { rol });
    await expect(createForumCategory(db, account, newId(), VALUES)).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No tienes permisos para crear categorías',
    });
  });

  it('is refused as the form refuses it, before anything is sent', async () => {
    const { db, account } = await person(site, 'jefa', { rol: 'administrador' });
    await site.resetMeter();
    await expect(createForumCategory(db, account, 'x', { ...VALUES, nombre: ' ' })).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'Por favor, completa todos los campos obligatorios.',
    });
    expect(await site.usage()).toEqual({ reads: 0, writes: 0, deletes: 0 });
  });
});

describe('the first category', () => {
  it('is one, however many open the forum at once, and stays as it is', async () => {
    const staff = await Promise.all([
      person(site, 'jefa', { rol: 'administrador' }),
      person(site, 'edu', { rol: 'editor' }),
    ]);
    await Promise.all(
      staff.map(({ db, account }) => createForumCategory(db, account, 'general', GENERAL_CATEGORY)),
    );
    const { items: categories } = await fetchForumCategories(site.visitor);
    expect(categories).toMatchObject([
      { nombre: 'General', descripcion: 'Discusiones generales sobre el Libro de Mormón', temaCount: 0 },
    ]);
  });
});

describe('the figures', () => {
  it('are null until there is a recalculation, and cost one read', async () => {
    expect(await fetchForumSummary(site.visitor)).toBeNull();
    expect(await site.reads()).toBe(1);
    await setDoc(doc(site.admin, 'foro_estadisticas', 'resumen'), {
      fechaActualizacion: Timestamp.now(),
      totalTemas: 7,
      totalRespuestas: 17,
      usuariosActivos: 4,
    });
    expect(await fetchForumSummary(site.visitor)).toMatchObject({
      totalTemas: 7,
      totalRespuestas: 17,
      usuariosActivos: 4,
      fechaActualizacion: expect.any(Date),
    });
    await deleteDoc(doc(site.admin, 'foro_estadisticas', 'resumen'));
  });
});

describe('the topics that moved last', () => {
  it('are of all categories, one read each, without their long texts and those that go', async () => {
    await category(site);
    await category(site, 'otra');
    const ana = await person(site, 'ana');
    const first = await topicBy(ana);
    const going = await topicBy(ana);
    const second = await topicBy(ana, { categoriaId: 'otra' });
    await updateDoc(doc(site.admin, 'foro_temas', going.id), { borrando: true });
    await replyBy(ana, first);
    await site.resetMeter();
    const latest = await fetchLatestTopics(site.visitor, 10);
    expect(await site.reads()).toBe(3);
    expect(latest.map(({ id, respuestas }) => [id, respuestas])).toEqual([
      [first.id, 1],
      [second.id, 0],
    ]);
    expect(latest[0]).not.toHaveProperty('contenido');
  });
});

describe('a list of topics whose index is missing', () => {
  it('is some of them, sorted here and marked', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await category(site);
    await category(site, 'otra');
    const ana = await person(site, 'ana');
    const first = await topicBy(ana);
    const second = await topicBy(ana);
    await topicBy(ana, { categoriaId: 'otra' });
    const fault = { match: { method: 'runQuery' }, error: 'FAILED_PRECONDITION', times: 1 } as const;

    await site.fault(fault);
    const recent = await fetchTopics(site.visitor, { categoriaId: 'general' });
    expect(recent).toMatchObject({ next: null, fallback: true });
    expect(recent.items.map(({ id }) => id)).toEqual([second.id, first.id]);

    await site.fault(fault);
    const oldest = await fetchTopics(site.visitor, { categoriaId: 'general', orden: 'antiguos' });
    expect(oldest.items.map(({ id }) => id)).toEqual([first.id, second.id]);

    await site.fault(fault);
    const closed = await fetchTopics(site.visitor, { categoriaId: 'general', estado: 'cerrado' });
    expect(closed.items).toEqual([]);
  });
});
