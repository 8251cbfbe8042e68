import { deleteDoc, doc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLike } from '@/services/forum/likes';
import {
  type Bell,
  chooseNotice,
  deleteNotice,
  fetchNotices,
  markAllNoticesRead,
  markNoticesRead,
  paceOnceDone,
  readBell,
} from '@/services/notifications/notices';
import { parseAccount } from '@/services/users/data';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { category, type Person, person, replyBy, topicBy } from './support';

const site = openSite('demo-services-avisos');
const START = Date.UTC(2025, 0, 1);
const HOUR = 60 * 60_000;

let ana: Person;
beforeEach(async () => {
  ana = await person(site, 'ana');
  await site.resetMeter();
});

/** A notice as its event leaves it, some minutes after the first. */
async function plant(id: string, minute: number, over: Record<string, unknown> = {}): Promise<void> {
  await setDoc(doc(site.admin, 'usuarios', 'ana', 'notificaciones', id), {
    tipo: 'nueva_respuesta',
    titulo: 'El oasis de Nahom',
    mensaje: 'Luis',
    temaId: 't1',
    respuestaId: id,
    autorId: 'luis',
    moderadorId: null,
    reporteId: null,
    fecha: Timestamp.fromMillis(START + minute * 60_000),
    leida: false,
    cuenta: 1,
    ...over,
  });
}

const plantMany = (from: number, to: number) =>
  Promise.all(Array.from({ length: to - from }, (_, n) => plant(`n${from + n}`, from + n)));

/** A poll, and what it cost. */
async function poll(known?: Bell, now = START) {
  await site.resetMeter();
  const bell = await readBell(ana.db, 'ana', {}, known, now);
  return { bell, reads: await site.reads(), ids: bell.notices.map(({ id }) => id) };
}

describe('a poll of the bell', () => {
  it('costs one read when there is nothing', async () => {
    const first = await poll();
    expect(first).toMatchObject({ ids: [], reads: 1 });
    expect(await poll(first.bell)).toMatchObject({ ids: [], reads: 1 });
  });

  it('costs ten the first time at most, then one while nothing happens', async () => {
    await plantMany(0, 14);
    const first = await poll();
    expect(first.reads).toBe(10);
    expect(first.ids).toEqual(['n13', 'n12', 'n11', 'n10', 'n9', 'n8', 'n7', 'n6', 'n5', 'n4']);
    const second = await poll(first.bell);
    expect(second).toMatchObject({ ids: first.ids, reads: 1 });
  });

  it('costs one read for each that is new, and keeps the ten latest', async () => {
    await plantMany(0, 10);
    const first = await poll();
    await plantMany(10, 13);
    const second = await poll(first.bell);
    expect(second.reads).toBe(3);
    expect(second.ids).toEqual(['n12', 'n11', 'n10', 'n9', 'n8', 'n7', 'n6', 'n5', 'n4', 'n3']);
    expect((await poll(second.bell)).reads).toBe(1);
  });

  it('never costs more than ten, however many came', async () => {
    await plantMany(0, 2);
    const first = await poll();
    await plantMany(2, 30);
    const second = await poll(first.bell);
    expect(second.reads).toBe(10);
    expect(second.ids[0]).toBe('n29');
    expect(second.ids).toHaveLength(10);
  });

  it('brings the likes of an item, which share one notice, to the top again', async () => {
    await plant('like_tema_t1', 0, { tipo: 'like_tema', leida: true });
    await plant('n1', 1);
    const first = await poll();
    await plant('like_tema_t1', 2, { tipo: 'like_tema', cuenta: 2 });
    const second = await poll(first.bell);
    expect(second.ids).toEqual(['like_tema_t1', 'n1']);
    expect(second.bell.notices[0]).toMatchObject({ cuenta: 2, leida: false });
  });

  it('reads all ten again after half an hour, for what other devices did', async () => {
    await plantMany(0, 3);
    const first = await poll();
    await deleteDoc(doc(site.admin, 'usuarios/ana/notificaciones/n1'));
    expect((await poll(first.bell, START + HOUR / 4)).ids).toEqual(['n2', 'n1', 'n0']);
    expect(await poll(first.bell, START + HOUR)).toMatchObject({ ids: ['n2', 'n0'], reads: 2 });
  });

  it('fills up again when most of those it held were deleted', async () => {
    await plantMany(0, 20);
    const { bell } = await poll();
    const left = { ...bell, notices: bell.notices.slice(0, 4) };
    expect((await poll(left)).ids).toHaveLength(10);
  });

  it('asks for nothing when every type is turned off', async () => {
    await plantMany(0, 2);
    const none = {
      nueva_respuesta: false,
      respuesta_aceptada: false,
      respuesta_oculta: false,
      respuesta_publicada: false,
      like_tema: false,
      like_respuesta: false,
      mencion: false,
      tema_cerrado: false,
      reporte_procesado: false,
    };
    expect((await readBell(ana.db, 'ana', none, undefined)).notices).toEqual([]);
    expect(await site.reads()).toBe(0);
  });

  it('leaves out a type that is turned off, also among the new ones', async () => {
    await plant('n0', 0);
    const first = await readBell(ana.db, 'ana', { mencion: false }, undefined, START);
    await plant('n1', 1, { tipo: 'mencion' });
    await plant('n2', 2);
    const second = await readBell(ana.db, 'ana', { mencion: false }, first, START);
    expect(second.notices.map(({ id }) => id)).toEqual(['n2', 'n0']);
  });
});

describe('one’s notices', () => {
  it('come a page at a time, each once', async () => {
    await plantMany(0, 30);
    const first = await fetchNotices(ana.db, 'ana', { choice: {}, max: 25 });
    const second = await fetchNotices(ana.db, 'ana', { choice: {}, max: 25, after: first.next });
    expect(await site.reads()).toBe(30);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
    expect(second.next).toBeNull();
  });

  it('are marked one by one, or all of them, also those of older pages', async () => {
    await plantMany(0, 60);
    await markNoticesRead(ana.db, 'ana', ['n3']);
    expect(await stored(site.admin, 'usuarios/ana/notificaciones/n3')).toMatchObject({ leida: true });
    expect(await markAllNoticesRead(ana.db, 'ana')).toBe(59);
    const unread = await fetchNotices(ana.db, 'ana', { choice: {}, onlyUnread: true });
    expect(unread.items).toEqual([]);
  });

  it('tell who reported and who was warned apart, with the moderator’s word', async () => {
    const processed = { tipo: 'reporte_procesado', accion: 'advertir', comentario: 'Con calma.' };
    await plant('n0', 0, { ...processed, reporteId: 'respuesta_r1_luis' });
    await plant('n1', 1, { ...processed, reporteId: 'comentario_a1_c1_ana', accion: null, comentario: null });
    await plant('n2', 2, { ...processed, reporteId: 'linea000000000000000', clase: 'articulo' });
    const { items: notices } = await fetchNotices(ana.db, 'ana', { choice: {} });
    expect(notices.map(({ reporte }) => reporte)).toEqual([
      { clase: 'articulo', accion: 'advertir', comentario: 'Con calma.', advertencia: true },
      { clase: 'comentario', accion: null, comentario: null, advertencia: false },
      { clase: 'respuesta', accion: 'advertir', comentario: 'Con calma.', advertencia: true },
    ]);
  });

  it('are marked though another tab marked or deleted some of them', async () => {
    await plantMany(0, 4);
    await markNoticesRead(ana.db, 'ana', ['n0']);
    await deleteNotice(ana.db, 'ana', 'n1');
    await markNoticesRead(ana.db, 'ana', ['n0', 'n1', 'n2']);
    const unread = await fetchNotices(ana.db, 'ana', { choice: {}, onlyUnread: true });
    expect(unread.items.map(({ id }) => id)).toEqual(['n3']);
    await expect(markNoticesRead(ana.db, 'ana', ['n0', 'n1'])).resolves.toBeUndefined();
  });

  it('are deleted, also when another tab was first', async () => {
    await plantMany(0, 2);
    await deleteNotice(ana.db, 'ana', 'n0');
    await deleteNotice(ana.db, 'ana', 'n0');
    expect(await stored(site.admin, 'usuarios/ana/notificaciones/n0')).toBeUndefined();
  });

  it('are nobody else’s to mark or delete', async () => {
    await plantMany(0, 1);
    const { db } = await person(site, 'luis');
    for (const attempt of [
      () => markNoticesRead(db, 'ana', ['n0']),
      () => markAllNoticesRead(db, 'ana'),
      () => deleteNotice(db, 'ana', 'n0'),
      () => chooseNotice(db, { uid: 'ana' }, 'mencion', false),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('the choice of types', () => {
  it('keeps the others as they are', async () => {
    await chooseNotice(ana.db, { uid: 'ana' }, 'mencion', false);
    await chooseNotice(ana.db, { uid: 'ana' }, 'like_tema', false);
    await chooseNotice(ana.db, { uid: 'ana' }, 'mencion', true);
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({
      notificacionesForo: { mencion: true, like_tema: false },
    });
  });

  it('costs neither a read nor a refusal, the first time nor the next', async () => {
    const eva = await person(site, 'eva');
    const account = parseAccount('eva', (await stored(site.admin, 'usuarios/eva')) ?? {});
    await site.resetMeter();
    await chooseNotice(eva.db, account, 'mencion', false);
    const after = { ...account, ritmo: paceOnceDone(account, 'avisos') };
    await chooseNotice(eva.db, after, 'like_tema', false);
    expect(await site.reads()).toBe(0);
  });

  it('is a suspended member’s too', async () => {
    const luis = await person(site, 'luis', { estado: 'suspendido' });
    await chooseNotice(luis.db, { uid: 'luis' }, 'mencion', false);
    expect(await stored(site.admin, 'usuarios/luis')).toMatchObject({
      notificacionesForo: { mencion: false },
    });
  });
});

describe('what others do', () => {
  async function discussion() {
    await category(site);
    const luis = await person(site, 'luis');
    const topic = await topicBy(ana);
    await replyBy(luis, topic);
    return { luis, topic };
  }

  it('is told once each, without the types that are turned off', async () => {
    const { luis, topic } = await discussion();
    await setLike(luis.db, luis.account, { kind: 'tema', item: topic }, true);
    const all = await fetchNotices(ana.db, 'ana', { choice: {} });
    expect(all.items.map(({ tipo }) => tipo)).toEqual(['like_tema', 'nueva_respuesta']);
    const some = await fetchNotices(ana.db, 'ana', { choice: { like_tema: false } });
    expect(some.items.map(({ tipo }) => tipo)).toEqual(['nueva_respuesta']);
  });

  it('is nobody else’s to read', async () => {
    const { luis } = await discussion();
    await expect(fetchNotices(luis.db, 'ana', { choice: {} })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
