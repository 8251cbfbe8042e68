import { doc, setDoc, Timestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Progress } from '@/services/firestore/long-work';
import { fixCounters, recalculateStatistics } from '@/services/forum/recounting';
import { fetchForumStatistics, refreshSummary } from '@/services/forum/statistics';
import { fetchForumSummary } from '@/services/forum/topics';
import { itOnOurs, openSite } from '../backend';
import { stored } from '../fixtures';
import { category, person, replyBy, topicBy } from './support';

const site = openSite('demo-services-foro-cifras');
const DAY = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await category(site);
  await category(site, 'vacia', { nombre: 'Vacía', orden: 1 });
});

const administrator = () => person(site, 'jefa', { rol: 'administrador' });

/** Two topics of one member with three replies of another, one of them hidden. */
async function forum() {
  const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
  const topics = [await topicBy(ana), await topicBy(ana)];
  const [first, second] = topics as [(typeof topics)[0], (typeof topics)[0]];
  const hidden = await replyBy(luis, first);
  await replyBy(luis, first);
  await replyBy(luis, second);
  await updateDoc(doc(site.admin, 'foro_respuestas', hidden.id), { oculta: true });
  return { ana, luis, first, second };
}

describe('the statistics', () => {
  it('count what there is, to the unit', async () => {
    const { first } = await forum();
    const { db, account } = await administrator();
    await setDoc(doc(site.admin, 'foro_reportes', 'r1'), { estado: 'pendiente' });
    await setDoc(doc(site.admin, 'foro_reportes', 'r2'), { estado: 'revisado' });
    await setDoc(doc(site.admin, 'usuarios', 'ausente'), {
      ultimaActividad: Timestamp.fromMillis(Date.now() - 31 * DAY),
    });
    await updateDoc(doc(site.admin, 'foro_temas', first.id), {
      fechaCreacion: Timestamp.fromMillis(Date.now() - 8 * DAY),
    });
    const figures = await fetchForumStatistics(db, account);
    expect(figures).toMatchObject({
      totalCategorias: 2,
      totalTemas: 2,
      totalRespuestas: 3,
      usuariosActivos: 3,
      reportesPendientes: 1,
    });
    expect(figures.actividadPorDia).toHaveLength(7);
    expect(figures.actividadPorDia.at(-1)).toMatchObject({ temas: 1, respuestas: 3, total: 4 });
    expect(figures.actividadPorDia[0]).toMatchObject({ temas: 0, respuestas: 0, total: 0 });
    expect(figures.usuariosMasActivos.map(({ id, puntosForo }) => [id, puntosForo])).toEqual([
      ['ana', 10],
      ['luis', 6],
    ]);
    expect(figures.usuariosMasActivos[1]).toMatchObject({
      nombre: 'Persona luis',
      nivelParticipacion: 'Principiante',
      temasCreados: 0,
      respuestasPublicadas: 3,
    });
  });

  itOnOurs(
    'cost 39 reads, however much there is',
    async () => {
      await forum();
      const { db, account } = await administrator();
      const much = writeBatch(site.admin);
      for (let n = 0; n < 12; n += 1)
        much.set(doc(site.admin, 'usuarios', `m${n}`), { estadisticasForo: { puntosForo: 50 + n } });
      for (let n = 0; n < 200; n += 1)
        much.set(doc(site.admin, 'foro_respuestas', `r${n}`), {
          fechaCreacion: Timestamp.now(),
          temaId: 'x',
        });
      await much.commit();
      await site.resetMeter();
      const { usuariosMasActivos, actividadPorDia } = await fetchForumStatistics(db, account);
      expect(await site.reads()).toBe(39);
      expect([usuariosMasActivos.length, usuariosMasActivos[0]?.puntosForo]).toEqual([10, 61]);
      expect(actividadPorDia.at(-1)?.respuestas).toBe(203);
    },
    20_000,
  );

  it('count a day of more than fifty topics whole', async () => {
    const { db, account } = await administrator();
    const now = Timestamp.now();
    await Promise.all(
      Array.from({ length: 53 }, (_, n) =>
        setDoc(doc(site.admin, 'foro_temas', `t${n}`), {
          fechaCreacion: now,
          borrando: false,
          respuestas: 0,
        }),
      ),
    );
    const { actividadPorDia, totalTemas } = await fetchForumStatistics(db, account);
    expect([totalTemas, actividadPorDia.at(-1)?.temas]).toEqual([53, 53]);
  });

  it('are for verEstadisticasForo, and for nobody without', async () => {
    const viewer = await person(site, 'vera', { permisos: { verEstadisticasForo: true } });
    expect((await fetchForumStatistics(viewer.db, viewer.account)).totalCategorias).toBe(2);
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const ask = () => fetchForumStatistics(mod.db, mod.account);
    await expect(ask()).rejects.toMatchObject({ code: 'permission-denied' });
    // The same of the rules: a moderador that says it may is refused.
    const boasting = { ...mod.account, permisos: { verEstadisticasForo: true } };
    await expect(fetchForumStatistics(mod.db, boasting)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

it('the statistics want a session', async () => {
  await expect(fetchForumStatistics(site.visitor, null)).rejects.toMatchObject({
    message: 'Debes iniciar sesión para ver estadísticas',
  });
});

describe('a recalculation', () => {
  it('publishes the figures that everyone may see, and no others', async () => {
    await forum();
    const { db, account } = await administrator();
    const steps: Progress[] = [];
    const result = await recalculateStatistics(db, account, { onProgress: (step) => steps.push(step) });
    expect(result).toMatchObject({
      success: true,
      data: {
        totalTemas: 2,
        totalRespuestas: 3,
        totalMensajes: 3,
        categorias: { general: { temas: 2, mensajes: 3 }, vacia: { temas: 0, mensajes: 0 } },
      },
    });
    expect(steps.at(-1)).toEqual({ done: 3, total: 4 });
    const summary = await stored(site.visitor, 'foro_estadisticas/resumen');
    expect(summary).toMatchObject({ totalTemas: 2, totalRespuestas: 3, usuariosActivos: 3 });
    expect(Object.keys(summary ?? {})).not.toContain('usuariosMasActivos');
    expect(Object.keys(summary ?? {})).not.toContain('reportesPendientes');
  });
});

describe('the figures that everyone sees', () => {
  itOnOurs('are counted by three aggregations, and by who may see the statistics alone', async () => {
    await forum();
    const { db, account } = await administrator();
    await site.resetMeter();
    await refreshSummary(db, account);
    expect(await site.reads()).toBeLessThanOrEqual(12);
    const { fechaActualizacion, ...figures } = (await fetchForumSummary(site.visitor)) ?? {};
    expect(figures).toEqual({ totalTemas: 2, totalRespuestas: 3, usuariosActivos: 3 });
    expect(fechaActualizacion).toBeInstanceOf(Date);
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await expect(refreshSummary(mod.db, mod.account)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('putting the counters right', () => {
  itOnOurs('corrects what is wrong from what there is, and leaves the rest', async () => {
    const { first, second } = await forum();
    const { db, account } = await administrator();
    await updateDoc(doc(site.admin, 'foro_temas', first.id), { respuestas: 9 });
    await updateDoc(doc(site.admin, 'foro_categorias', 'general'), { temaCount: 0, mensajeCount: 77 });
    const { data } = await fixCounters(db, account);
    expect(data).toMatchObject({
      categorias: { general: { nombre: 'General', temas: 2, mensajes: 3 } },
      totalTemas: 2,
      totalRespuestas: 3,
      categoriasCorregidas: 1,
      respuestas: { temasCorregidos: 1, respuestasCorregidas: 7 },
    });
    expect(await stored(site.admin, `foro_temas/${first.id}`)).toMatchObject({ respuestas: 2 });
    expect(await stored(site.admin, `foro_temas/${second.id}`)).toMatchObject({ respuestas: 1 });
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({
      temaCount: 2,
      mensajeCount: 3,
    });
    await site.resetMeter();
    const again = await fixCounters(db, account);
    expect(again.data).toMatchObject({ categoriasCorregidas: 0, respuestas: { temasCorregidos: 0 } });
    expect((await site.usage()).writes).toBe(0);
  });

  it('stops when asked, and goes on when asked again', async () => {
    const { first } = await forum();
    const { db, account } = await administrator();
    await updateDoc(doc(site.admin, 'foro_categorias', 'general'), { temaCount: 50 });
    const stop = new AbortController();
    const run = fixCounters(db, account, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({ temaCount: 50 });
    await fixCounters(db, account);
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({ temaCount: 2 });
    expect(await stored(site.admin, `foro_temas/${first.id}`)).toMatchObject({ respuestas: 2 });
  });

  it('keeps up with replies that come meanwhile', async () => {
    const { ana, luis, first } = await forum();
    const { db, account } = await administrator();
    await updateDoc(doc(site.admin, 'foro_temas', first.id), { respuestas: 9 });
    await Promise.all([fixCounters(db, account), replyBy(luis, first), replyBy(ana, first)]);
    await fixCounters(db, account);
    expect(await stored(site.admin, `foro_temas/${first.id}`)).toMatchObject({ respuestas: 4 });
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({ mensajeCount: 5 });
  });

  it('is for administrarForo', async () => {
    const viewer = await person(site, 'vera', { permisos: { verEstadisticasForo: true } });
    await expect(fixCounters(viewer.db, viewer.account)).rejects.toMatchObject({
      message: 'Solo los administradores pueden realizar esta operación',
    });
  });
});
