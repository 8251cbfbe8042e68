import { deleteDoc, doc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeSentence } from '@/model/notifications/notice-view';
import { moveTopic, setHidden, setMark, setTopicState } from '@/services/forum/moderation';
import { processItem } from '@/services/forum/report-processing';
import { reportContent } from '@/services/forum/reports';
import { fetchLog } from '@/services/forum/staff-log';
import { editTopic } from '@/services/forum/topic-writing';
import { fetchForumCategory, fetchTopic } from '@/services/forum/topics';
import { fetchNotices } from '@/services/notifications/notices';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { category, type Person, person, replyBy, topicBy, VERIFIED } from './support';

const site = openSite('demo-services-foro-avisados');

beforeEach(() => category(site));

const noticesOf = async ({ db, account }: Person) =>
  (await fetchNotices(db, account.uid, { choice: {} })).items;
const sentencesOf = async (who: Person) => (await noticesOf(who)).map(noticeSentence);

async function reportedFive(kind: 'tema' | 'respuesta', id: string): Promise<Person[]> {
  const reporters: Person[] = [];
  for (const uid of ['r1', 'r2', 'r3', 'r4', 'r5']) reporters.push(await person(site, uid));
  for (const { db, account } of reporters)
    await reportContent(db, account, { kind, id }, 'No es el lugar para esto', VERIFIED);
  return reporters;
}

describe('the author', () => {
  it('is told when reports close a topic, and by nobody', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    await reportedFive('tema', topic.id);
    expect(await sentencesOf(ana)).toEqual([
      'Tu tema «El oasis de Nahom» se cerró por los reportes que recibió. Un moderador lo revisará',
    ]);
    expect(await noticesOf(ana)).toMatchObject([{ tipo: 'tema_cerrado', autorId: '', mensaje: '' }]);
  });

  it('is told when reports hide a reply, again when it happens again, and when a moderator does', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const topic = await topicBy(ana);
    const reply = await replyBy(luis, topic);
    await reportedFive('respuesta', reply.id);
    const byReports =
      'Tu respuesta en «El oasis de Nahom» se ocultó por los reportes que recibió. Un moderador la revisará';
    expect(await sentencesOf(luis)).toEqual([byReports]);
    await setHidden(mod.db, mod.account, topic, { ...reply, oculta: true }, false);
    await setHidden(mod.db, mod.account, topic, reply, true);
    expect(await sentencesOf(luis)).toEqual(['Persona mod ocultó tu respuesta en «El oasis de Nahom»']);
  });

  it('is told when a report is processed by hiding the reply', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const topic = await topicBy(ana);
    const reply = await replyBy(luis, topic);
    await reportContent(ana.db, ana.account, { kind: 'respuesta', id: reply.id }, 'Insulta', VERIFIED);
    const item = { tipo: 'respuesta', itemId: reply.id, temaId: topic.id } as const;
    await processItem(mod.db, mod.account, item, { accion: 'ocultar', comentario: '' });
    expect(await sentencesOf(luis)).toEqual(['Persona mod ocultó tu respuesta en «El oasis de Nahom»']);
  });
});

/** Their account is gone; their name still stands on what they wrote. */
async function leaves(uid: string): Promise<void> {
  for (const path of [`usuarios/${uid}`, `perfiles/${uid}`]) await deleteDoc(doc(site.admin, path));
}

describe('who has left', () => {
  it('is told nothing of what happens to what they wrote, which happens all the same', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const topic = await topicBy(ana);
    const told = await replyBy(luis, topic);
    await leaves('ana');
    const before = await fetchTopic(site.visitor, topic.id);
    await replyBy(luis, before, { contenido: 'Otra vez.' });
    await setTopicState(mod.db, mod.account, before, 'cerrado');
    expect(await fetchTopic(site.visitor, topic.id)).toMatchObject({ estado: 'cerrado', respuestas: 2 });
    const { items: notices } = await fetchNotices(site.admin, 'ana', { choice: {} });
    expect(notices.map(({ respuestaId }) => respuestaId)).toEqual([told.id]);
  });

  it('is told nothing when reports hide their reply, or when their report is processed', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const reply = await replyBy(luis, await topicBy(ana));
    await leaves('luis');
    await reportedFive('respuesta', reply.id);
    for (const uid of ['r1', 'r2', 'r5']) await leaves(uid);
    const item = { tipo: 'respuesta', itemId: reply.id, temaId: reply.temaId } as const;
    expect(await processItem(mod.db, mod.account, item, { accion: 'advertir', comentario: '' })).toBe(5);
    for (const uid of ['luis', 'r1', 'r2', 'r5'])
      expect((await fetchNotices(site.admin, uid, { choice: {} })).items).toEqual([]);
    for (const uid of ['r3', 'r4'])
      expect((await fetchNotices(site.admin, uid, { choice: {} })).items).toHaveLength(1);
  });
});

describe('a mention in a reply', () => {
  it('tells nobody by a name that they have no more, and is stored all the same', async () => {
    const [ana, luis, eva] = [
      await person(site, 'ana'),
      await person(site, 'luis'),
      await person(site, 'eva'),
    ];
    const topic = await topicBy(ana);
    await replyBy(luis, topic);
    await updateDoc(doc(site.admin, 'usuarios/luis'), { nombre: 'Lucho' });
    await updateDoc(doc(site.admin, 'perfiles/luis'), { nombre: 'Lucho' });
    const taking = { ...topic, participantes: ['ana', 'luis'] };
    const people = [{ uid: 'luis', nombre: 'Persona luis' }];
    const reply = await replyBy(eva, taking, { contenido: 'Como dice @Persona luis, sí.', people });
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).not.toHaveProperty('menciones');
    expect(await noticesOf(luis)).toEqual([]);
    const another = await replyBy(eva, taking, {
      contenido: 'Como dice @Lucho, sí.',
      people: [{ uid: 'luis', nombre: 'Lucho' }],
    });
    expect(await stored(site.admin, `foro_respuestas/${another.id}`)).toMatchObject({ menciones: ['luis'] });
    expect(await noticesOf(luis)).toHaveLength(1);
  });
});

describe('a mention in a new topic', () => {
  it('tells the members with the name, the longest one that fits, and nobody else', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis', { nombre: 'Luis' })];
    const other = await person(site, 'otro', { nombre: 'Luis Prado' });
    const topic = await topicBy(ana, { contenido: '¿Lo viste, @Luis Prado? Escribe a luis@ejemplo.cl.' });
    expect(await sentencesOf(other)).toEqual(['Persona ana te mencionó en «El oasis de Nahom»']);
    expect(await noticesOf(other)).toMatchObject([{ temaId: topic.id, respuestaId: null }]);
    expect(await noticesOf(luis)).toEqual([]);
  });

  it('costs a read only where somebody is mentioned', async () => {
    const ana = await person(site, 'ana');
    await site.resetMeter();
    await topicBy(ana, { contenido: 'Sin nadie.' });
    const without = await site.reads();
    await topicBy(ana, { contenido: 'A @Nadie de aquí.' });
    // The query, and the account that the rules look at.
    expect(await site.reads()).toBe(without + 2);
  });
});

describe('a solved topic', () => {
  it('takes the thanks of its author and the word of a moderator, and nobody else’s', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const topic = await topicBy(ana);
    await setTopicState(ana.db, ana.account, topic, 'resuelto');
    // A second press, in another tab, finds it done.
    await setTopicState(ana.db, ana.account, topic, 'resuelto');
    const solved = () => fetchTopic(site.visitor, topic.id);
    await replyBy(ana, await solved(), { contenido: 'Gracias a todos.' });
    await replyBy(mod, await solved(), { contenido: 'Queda resuelto.' });
    await expect(replyBy(luis, await solved())).rejects.toMatchObject({ code: 'tema-cerrado' });
    expect(await solved()).toMatchObject({ estado: 'resuelto', respuestas: 2 });
  });
});

describe('the log', () => {
  it('says from what to what a topic was changed', async () => {
    await category(site, 'otra', { nombre: 'Otra' });
    const ana = await person(site, 'ana');
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const topic = await topicBy(ana);
    await setMark(mod.db, mod.account, topic, 'anclado', true);
    await setMark(mod.db, mod.account, { ...topic, anclado: true }, 'anclado', false);
    await setTopicState(mod.db, mod.account, topic, 'cerrado');
    const { nombre } = await fetchForumCategory(site.visitor, 'otra');
    await moveTopic(mod.db, mod.account, topic, 'otra', { de: 'General', a: nombre });
    const moved = await fetchTopic(site.visitor, topic.id);
    await editTopic(mod.db, mod.account, moved, { ...moved, titulo: 'Nahom' });
    const { items: lines } = await fetchLog(mod.db, { moderadorId: null, accion: null });
    expect(lines.map(({ accion, change }) => [accion, change?.de, change?.a]).reverse()).toEqual([
      ['anclar', 'no', 'sí'],
      ['anclar', 'sí', 'no'],
      ['cerrar', 'abierto', 'cerrado'],
      ['mover', 'General', 'Otra'],
      ['editar', 'El oasis de Nahom', 'Nahom'],
    ]);
  });
});

describe('a title of emoji', () => {
  it('may have as many as letters, and no more', async () => {
    const ana = await person(site, 'ana');
    const { id } = await topicBy(ana, { titulo: '😀'.repeat(100) });
    expect(await stored(site.admin, `foro_temas/${id}`)).toMatchObject({ titulo: '😀'.repeat(100) });
    await expect(topicBy(ana, { titulo: '😀'.repeat(101) })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });
});
