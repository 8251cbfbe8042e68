import { deleteDoc, doc, getDoc, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { REPORTS_PAGE, reportGroups } from '@/model/forum/report';
import type { Topic } from '@/model/forum/topic';
import { fetchReply } from '@/services/forum/replies';
import { processItem, processItems } from '@/services/forum/report-processing';
import { fetchReportedContent, fetchReports, fetchWholeReports } from '@/services/forum/report-queue';
import { reportContent } from '@/services/forum/reports';
import { fetchLog } from '@/services/forum/staff-log';
import { fetchTopic } from '@/services/forum/topics';
import { readBell } from '@/services/notifications/notices';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { category, figures, type Person, person, replyBy, topicBy, VERIFIED } from './support';

const site = openSite('demo-foro-reportes');
const ALL = { estado: null, tipo: null } as const;
const PENDING = { estado: 'pendiente', tipo: null } as const;
const decide = (accion: 'descartar' | 'advertir' | 'ocultar' | 'eliminar', comentario = '') => ({
  accion,
  comentario,
});

let ana: Person;
let luis: Person;
let mod: Person;
let topic: Topic;
let replyId: string;

beforeEach(async () => {
  await category(site);
  [ana, luis, mod] = await Promise.all([
    person(site, 'ana'),
    person(site, 'luis'),
    person(site, 'mod', { rol: 'moderador' }),
  ]);
  topic = await topicBy(ana);
  const reply = await replyBy(luis, topic);
  replyId = reply.id;
});

const item = (tipo: 'tema' | 'respuesta') => ({
  tipo,
  itemId: tipo === 'tema' ? topic.id : replyId,
  temaId: topic.id,
});
const report = (who: Person, kind: 'tema' | 'respuesta', motivo = 'Es publicidad') =>
  reportContent(who.db, who.account, { kind, id: kind === 'tema' ? topic.id : replyId }, motivo, VERIFIED);
const processed = async (who: string, kind = 'respuesta') =>
  stored(site.admin, `foro_reportes/${kind}_${kind === 'tema' ? topic.id : replyId}_${who}`);
const noticeOf = (uid: string, kind = 'respuesta') =>
  stored(
    site.admin,
    `usuarios/${uid}/notificaciones/reporte_procesado_${kind}_${kind === 'tema' ? topic.id : replyId}_${uid}`,
  );

describe('the queue', () => {
  it('gives a page of reports with what they are about: one read each, and one for each item', async () => {
    const eva = await person(site, 'eva');
    await report(ana, 'respuesta');
    await report(eva, 'respuesta');
    await report(luis, 'tema');
    await site.resetMeter();
    const { items: reports, next } = await fetchReports(mod.db, PENDING);
    const content = await fetchReportedContent(mod.db, mod.account, reports);
    expect(await site.reads()).toBeLessThanOrEqual(3 + 2 + 4);
    expect(next).toBeNull();
    expect(reports.map(({ reportadorId }) => reportadorId)).toEqual(['luis', 'eva', 'ana']);
    expect(reports[1]).toMatchObject({ titulo: topic.titulo, autorId: 'luis', motivo: 'Es publicidad' });
    expect([...content.values()].map((one) => one?.texto)).toEqual([
      '¿Qué opinan de las inscripciones de Marib?',
      'Buena pregunta.',
    ]);
  });

  /** More reports than a page holds, each about another item, which only the staff may read where that is possible. */
  async function manyReported(tipo: 'tema' | 'respuesta' | 'comentario'): Promise<void> {
    const base = await stored(
      site.admin,
      `foro_${tipo === 'tema' ? 'temas' : 'respuestas'}/${tipo === 'tema' ? topic.id : replyId}`,
    );
    for (let n = 0; n < REPORTS_PAGE + 1; n += 1) {
      const place = {
        tema: `foro_temas/t${n}`,
        respuesta: `foro_respuestas/r${n}`,
        comentario: `articulos/a${n}/comentarios/c${n}`,
      };
      const hidden =
        tipo === 'comentario' ? { articuloPublicado: false } : tipo === 'respuesta' ? { oculta: true } : {};
      await setDoc(doc(site.admin, place[tipo]), { ...base, ...hidden });
      const itemId = place[tipo].split('/').at(-1);
      await setDoc(doc(site.admin, `foro_reportes/${tipo}_${itemId}_x`), {
        tipo,
        itemId,
        temaId: tipo === 'comentario' ? `a${n}` : tipo === 'tema' ? itemId : topic.id,
        titulo: 'x',
        autorId: 'luis',
        reportadorId: 'x',
        motivo: 'x',
        fechaReporte: Timestamp.fromMillis(n),
        estado: 'pendiente',
      });
    }
  }

  it.each(['tema', 'respuesta', 'comentario'] as const)(
    'reads 27 documents at most a page, the reads of the rules included: a page of the kind %s',
    async (tipo) => {
      await manyReported(tipo);
      await site.resetMeter();
      const { items: reports, next } = await fetchWholeReports(mod.db, PENDING);
      const content = await fetchReportedContent(mod.db, mod.account, reports);
      expect(await site.reads()).toBeLessThanOrEqual(27);
      expect(next).not.toBeNull();
      expect([...content.values()].filter((one) => one !== null)).toHaveLength(REPORTS_PAGE);
    },
  );

  it.each([ALL, PENDING, { estado: 'pendiente', tipo: 'respuesta' } as const])(
    'cuts no group of five by the end of a page: %j',
    async (filter) => {
      for (let n = 0; n < 10; n += 1)
        await setDoc(doc(site.admin, `foro_reportes/respuesta_r${n % 2}_x${n}`), {
          tipo: 'respuesta',
          itemId: `r${n % 2}`,
          temaId: topic.id,
          fechaReporte: Timestamp.fromMillis(n),
          estado: 'pendiente',
        });
      const { items: reports, rest, next } = await fetchWholeReports(mod.db, filter);
      expect(reportGroups([...reports, ...rest]).map((group) => group.length)).toEqual([5, 5]);
      expect((await fetchWholeReports(mod.db, { ...filter, after: next })).items).toEqual(rest);
    },
  );

  it('filters by state and kind, goes on from a cursor, and says what is gone', async () => {
    await report(ana, 'respuesta');
    await report(luis, 'tema');
    expect((await fetchReports(mod.db, { estado: 'pendiente', tipo: 'tema' })).items).toHaveLength(1);
    expect((await fetchReports(mod.db, { estado: 'revisado', tipo: null })).items).toEqual([]);
    const first = await fetchReports(mod.db, { ...ALL, max: 1 });
    const second = await fetchReports(mod.db, { ...ALL, max: 1, after: first.next });
    expect([first, second].map(({ items: reports }) => reports[0]?.tipo)).toEqual(['tema', 'respuesta']);
    const gone = await fetchReportedContent(mod.db, mod.account, [
      { tipo: 'respuesta', itemId: 'nada', temaId: topic.id },
      { tipo: 'comentario', itemId: 'nada', temaId: 'nada' },
    ]);
    expect([...gone.values()]).toEqual([null, null]);
  });

  it('is not a member’s to read', async () => {
    await expect(fetchReports(ana.db, PENDING)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('a decision', () => {
  it('discards: nothing happens to the item, the reporter is told, the log says so', async () => {
    await report(ana, 'respuesta');
    await site.resetMeter();
    expect(
      await processItem(mod.db, mod.account, item('respuesta'), decide('descartar', ' No procede ')),
    ).toBe(1);
    expect(await site.reads()).toBeLessThanOrEqual(8);
    expect(await processed('ana')).toMatchObject({
      estado: 'descartado',
      accionTomada: null,
      moderadorId: 'mod',
      comentarioModerador: 'No procede',
    });
    expect(await noticeOf('ana')).toMatchObject({ accion: null, comentario: 'No procede', leida: false });
    expect((await fetchReply(mod.db, replyId)).oculta).toBe(false);
    const { items: lines } = await fetchLog(mod.db, { accion: null, moderadorId: null });
    expect(lines).toMatchObject([
      {
        accion: 'descartar',
        moderadorId: 'mod',
        tipo: 'respuesta',
        objetivoId: replyId,
        autorId: 'luis',
        motivo: 'No procede',
      },
    ]);
  });

  it('warns the author, who is told beside the reporter', async () => {
    await report(ana, 'respuesta');
    await processItem(mod.db, mod.account, item('respuesta'), decide('advertir', 'Sin anuncios'));
    const { notices } = await readBell(luis.db, 'luis', {}, undefined);
    const warning = notices.find(({ tipo }) => tipo === 'reporte_procesado');
    const told = { clase: 'respuesta', accion: 'advertir', comentario: 'Sin anuncios', advertencia: true };
    expect(warning?.reporte).toEqual(told);
    // Nothing of it says who reported.
    const kept = await stored(site.admin, `usuarios/luis/notificaciones/${warning?.id}`);
    expect(JSON.stringify([warning?.id, kept])).not.toContain('ana');
    expect(await noticeOf('ana')).toMatchObject({ accion: 'advertir' });
  });

  it('hides a reply, with every report of it and the search', async () => {
    const eva = await person(site, 'eva');
    await report(ana, 'respuesta');
    await report(eva, 'respuesta');
    const data = await processed('ana');
    for (let n = 1; n <= 6; n += 1)
      await setDoc(doc(site.admin, `foro_reportes/respuesta_${replyId}_x${n}`), {
        ...data,
        reportadorId: `x${n}`,
      });
    expect(await processItem(mod.db, mod.account, item('respuesta'), decide('ocultar'))).toBe(8);
    expect((await fetchReply(mod.db, replyId)).oculta).toBe(true);
    expect((await fetchReports(mod.db, PENDING)).items).toEqual([]);
    expect(await noticeOf('eva')).toMatchObject({ accion: 'ocultar' });
    expect(await stored(site.admin, `foro_indice/respuesta_${replyId}`)).toMatchObject({ oculta: true });
    expect((await fetchLog(mod.db, { accion: 'ocultar', moderadorId: 'mod' })).items).toHaveLength(1);
  });

  it('closes a topic and tells its author', async () => {
    await report(luis, 'tema');
    await processItem(mod.db, mod.account, item('tema'), decide('ocultar'));
    expect((await fetchTopic(mod.db, topic.id)).estado).toBe('cerrado');
    expect(await stored(site.admin, `usuarios/ana/notificaciones/tema_cerrado_${topic.id}`)).toBeDefined();
  });

  it('deletes a reply with its counters', async () => {
    await report(ana, 'respuesta');
    const eva = await person(site, 'eva');
    await report(eva, 'respuesta');
    await site.resetMeter();
    await processItem(mod.db, mod.account, item('respuesta'), decide('eliminar'));
    // Those of the rules included.
    expect(await site.reads()).toBeLessThanOrEqual(20);
    await expect(fetchReply(mod.db, replyId)).rejects.toMatchObject({ code: 'not-found' });
    expect((await fetchTopic(mod.db, topic.id)).respuestas).toBe(0);
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 0, respuestasForoCount: 0 });
    expect([(await processed('ana'))?.estado, (await processed('eva'))?.estado]).toEqual([
      'revisado',
      'revisado',
    ]);
  });

  it('deletes a topic with its replies', async () => {
    await report(luis, 'tema');
    await processItem(mod.db, mod.account, item('tema'), decide('eliminar'));
    await expect(fetchTopic(mod.db, topic.id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDoc(doc(site.admin, 'foro_respuestas', replyId))).exists()).toBe(false);
    expect(await figures(site, 'ana')).toMatchObject({ puntos: 0, temasForoCount: 0 });
    expect(await processed('luis', 'tema')).toMatchObject({ estado: 'revisado', accionTomada: 'eliminar' });
  });

  it('is taken once: a second moderator is told, and nothing of theirs happens', async () => {
    await report(ana, 'respuesta');
    const other = await person(site, 'otromod', { rol: 'moderador' });
    const outcomes = await Promise.allSettled([
      processItem(mod.db, mod.account, item('respuesta'), decide('descartar')),
      processItem(other.db, other.account, item('respuesta'), decide('descartar')),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(
      processItem(other.db, other.account, item('respuesta'), decide('eliminar')),
    ).rejects.toMatchObject({ code: 'conflict', message: 'Otro moderador ya procesó este reporte.' });
    expect((await fetchReply(mod.db, replyId)).id).toBe(replyId);
  });

  it('of what was deleted meanwhile can only be to discard', async () => {
    await report(ana, 'respuesta');
    await setDoc(doc(site.admin, 'foro_respuestas', 'otra'), {});
    await updateDoc(doc(site.admin, 'foro_reportes', `respuesta_${replyId}_ana`), { itemId: 'perdida' });
    const lost = { ...item('respuesta'), itemId: 'perdida' };
    await expect(processItem(mod.db, mod.account, lost, decide('ocultar'))).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await processItem(mod.db, mod.account, lost, decide('descartar'))).toBe(1);
  });

  it('of a reply whose topic is gone says so', async () => {
    await report(ana, 'respuesta');
    await deleteDoc(doc(site.admin, 'foro_temas', topic.id));
    await expect(
      processItem(mod.db, mod.account, item('respuesta'), decide('ocultar')),
    ).rejects.toMatchObject({ code: 'not-found', message: 'El tema asociado a esta respuesta no existe' });
  });

  it('wants a session', async () => {
    await report(ana, 'respuesta');
    await expect(processItem(mod.db, null, item('respuesta'), decide('descartar'))).rejects.toMatchObject({
      message: 'Debes iniciar sesión para procesar un reporte',
    });
  });

  it('is not a member’s to take, and leaves nothing behind', async () => {
    await report(ana, 'respuesta');
    await expect(
      processItem(luis.db, luis.account, item('respuesta'), decide('descartar')),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await processed('ana'))?.estado).toBe('pendiente');
  });

  it('about several items goes on when one fails', async () => {
    await report(ana, 'respuesta');
    await report(luis, 'tema');
    const outcome = await processItems(
      mod.db,
      mod.account,
      [item('respuesta'), { ...item('respuesta'), itemId: 'ninguna' }, item('tema'), item('tema')],
      decide('descartar'),
    );
    expect(outcome).toMatchObject({ processed: 2, cut: null });
    expect(outcome.failed).toMatchObject([{ error: { code: 'not-found', message: 'El reporte no existe' } }]);
    const stop = new AbortController();
    stop.abort();
    expect(
      await processItems(mod.db, mod.account, [item('tema')], decide('descartar'), { signal: stop.signal }),
    ).toMatchObject({ processed: 0, cut: 'interrupted' });
  });
});
