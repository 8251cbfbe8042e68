import { doc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Topic } from '@/model/forum/topic';
import { setHidden, setTopicState } from '@/services/forum/moderation';
import { fetchReply } from '@/services/forum/replies';
import { processItem } from '@/services/forum/report-processing';
import { fetchReportedContent } from '@/services/forum/report-queue';
import { reportContent } from '@/services/forum/reports';
import { fetchLog } from '@/services/forum/staff-log';
import { fetchTopic } from '@/services/forum/topics';
import { itOnOurs, openSite } from '../backend';
import { stored } from '../fixtures';
import { category, lastWords, type Person, person, replyBy, topicBy, VERIFIED } from './support';

const site = openSite('demo-foro-reportes-deshechos');
const decide = (accion: 'descartar' | 'advertir' | 'ocultar') => ({ accion, comentario: '' });

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

describe('what five reports hid or closed', () => {
  const five = async (kind: 'tema' | 'respuesta') => {
    const people = await Promise.all(Array.from({ length: 5 }, (_, n) => person(site, `p${n}`)));
    for (const one of people) await report(one, kind);
  };
  const entryOf = (kind: 'tema' | 'respuesta') =>
    stored(site.admin, `foro_indice/${kind}_${kind === 'tema' ? topic.id : replyId}`);
  const contentOf = async (kind: 'tema' | 'respuesta') =>
    [...(await fetchReportedContent(mod.db, mod.account, [item(kind)])).values()][0];

  itOnOurs(
    'is a reply that is shown again, in the commit that discards them, and that no later ones hide',
    async () => {
      await five('respuesta');
      expect(await contentOf('respuesta')).toMatchObject({ withdrawn: true, closedFrom: 'abierto' });
      expect(await lastWords(site, topic)).toBe('');
      await site.resetMeter();
      expect(await processItem(mod.db, mod.account, item('respuesta'), decide('descartar'))).toBe(5);
      expect(await site.usage()).toEqual({ reads: 25, writes: 13, deletes: 0 });
      expect(await fetchReply(site.visitor, replyId)).toMatchObject({ oculta: false, reportes: 0 });
      expect(await entryOf('respuesta')).toMatchObject({ oculta: false });
      const { items: lines } = await fetchLog(mod.db, { accion: 'descartar', moderadorId: null });
      expect(lines).toMatchObject([{ tipo: 'respuesta', objetivoId: replyId }]);
      await report(ana, 'respuesta');
      for (let n = 5; n < 10; n += 1) await report(await person(site, `p${n}`), 'respuesta');
      expect(await fetchReply(site.visitor, replyId)).toMatchObject({ oculta: false, reportes: 6 });
    },
  );

  it.each(['abierto', 'resuelto'] as const)('is a topic that is %s again', async (estado) => {
    await setTopicState(ana.db, ana.account, topic, estado);
    await five('tema');
    expect(await fetchTopic(site.visitor, topic.id)).toMatchObject({ estado: 'cerrado' });
    await processItem(mod.db, mod.account, item('tema'), decide('descartar'));
    expect(await fetchTopic(site.visitor, topic.id)).toMatchObject({ estado, reportes: 0 });
    expect(await entryOf('tema')).toMatchObject({ estado });
  });

  it('is shown again by who may only process reports', async () => {
    const eva = await person(site, 'eva', { permisos: { procesarReportes: true } });
    await five('tema');
    await processItem(eva.db, eva.account, item('tema'), decide('descartar'));
    expect(await fetchTopic(site.visitor, topic.id)).toMatchObject({ estado: 'abierto' });
  });

  it('stays as it is when the staff hid it itself, or confirms what reports did', async () => {
    await report(ana, 'respuesta');
    await setHidden(
      mod.db,
      mod.account,
      topic,
      { id: replyId, temaId: topic.id, autorId: 'luis', oculta: false },
      true,
    );
    await processItem(mod.db, mod.account, item('respuesta'), decide('descartar'));
    expect(await contentOf('respuesta')).toMatchObject({ withdrawn: true, closedFrom: null });

    await five('tema');
    await processItem(mod.db, mod.account, item('tema'), decide('ocultar'));
    expect(await contentOf('tema')).toMatchObject({ withdrawn: true, closedFrom: null });
    await report(luis, 'tema');
    await processItem(mod.db, mod.account, item('tema'), decide('descartar'));
    expect(await fetchTopic(site.visitor, topic.id)).toMatchObject({ estado: 'cerrado', reportes: 0 });
  });

  it('stays closed after a warning, until the reports that come then are discarded', async () => {
    await five('tema');
    await processItem(mod.db, mod.account, item('tema'), decide('advertir'));
    expect(await contentOf('tema')).toMatchObject({ withdrawn: true, closedFrom: 'abierto' });
    await report(luis, 'tema');
    await processItem(mod.db, mod.account, item('tema'), decide('descartar'));
    expect(await contentOf('tema')).toMatchObject({ withdrawn: false });
  });

  it('is nobody’s to show by itself', async () => {
    await five('respuesta');
    const shown = { oculta: false, ocultaPorReportes: false, reportes: 0 };
    await expect(updateDoc(doc(luis.db, 'foro_respuestas', replyId), shown)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('is left to whom decided about it while the reports were being discarded', async () => {
    await five('respuesta');
    const other = await person(site, 'otra', { rol: 'moderador' });
    // Between what is read and what is written.
    await Promise.all([
      processItem(mod.db, mod.account, item('respuesta'), decide('descartar')),
      setHidden(
        other.db,
        other.account,
        topic,
        { id: replyId, temaId: topic.id, autorId: 'luis', oculta: false },
        true,
      ),
    ]);
    const now = await stored(site.admin, `foro_respuestas/${replyId}`);
    expect(now).toMatchObject({ ocultaPorReportes: false });
    expect(await processed('p0')).toMatchObject({
      estado: 'descartado',
      moderadorNombre: mod.account.nombre,
    });
  });
});
