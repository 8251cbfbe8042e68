import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  query,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteReply } from '@/services/forum/deletion';
import { moveTopic, setHidden, setTopicState } from '@/services/forum/moderation';
import { fetchOwnHidden, fetchReplies, fetchReply } from '@/services/forum/replies';
import { createReply, editReply } from '@/services/forum/reply-writing';
import { processItem } from '@/services/forum/report-processing';
import { reportContent } from '@/services/forum/reports';
import { fetchPending, fetchWaiting } from '@/services/forum/reviews';
import { editTopic } from '@/services/forum/topic-writing';
import { fetchTopic } from '@/services/forum/topics';
import { noteProven } from '@/services/users/proven';
import { fetchAccount } from '@/services/users/records';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { category, figures, lastWords, type Person, person, replyBy, topicBy, VERIFIED } from './support';

const site = openSite('demo-services-foro-revision');

beforeEach(() => category(site));

const LINK = 'Miren https://ejemplo.org/compra';
const NOW = () => ({ fechaRegistro: Timestamp.now() });

/** Ana's topic, and Nil, who signed up today. */
async function newcomer() {
  const ana = await person(site, 'ana');
  const topic = await topicBy(ana);
  const mod = await person(site, 'mod', { rol: 'moderador' });
  const nil = await person(site, 'nil', NOW());
  return { ana, topic, mod, nil };
}

const seen = async ({ db }: Person, id: string) => (await fetchReplies(db, id)).replies.map((one) => one.id);

describe('a reply with outside links of a newcomer', () => {
  it('waits hidden, with its points, and tells nobody', async () => {
    const { ana, topic, nil } = await newcomer();
    const reply = await replyBy(nil, topic, { contenido: `@Persona ana ${LINK}` });
    expect(reply).toMatchObject({ oculta: true, pendiente: true, numero: 1 });
    expect(await seen(ana, topic.id)).toEqual([]);
    expect((await fetchOwnHidden(nil.db, topic.id, 'nil')).map(({ id }) => id)).toEqual([reply.id]);
    expect(await lastWords(site, topic)).toBe('');
    expect(await stored(site.admin, `foro_indice/respuesta_${reply.id}`)).toMatchObject({ oculta: true });
    expect(await figures(site, 'nil')).toMatchObject({ puntos: 2, respuestaPendiente: reply.id });
    expect((await getDocs(collection(site.admin, 'usuarios/ana/notificaciones'))).size).toBe(0);
  });

  it('waits alone: another is refused, one without links is not', async () => {
    const { ana, topic, nil } = await newcomer();
    await replyBy(nil, topic, { contenido: LINK });
    await expect(replyBy(nil, topic, { contenido: LINK })).rejects.toMatchObject({
      code: 'pendiente',
      message: expect.stringContaining('pendiente de revisión'),
    });
    const plain = await replyBy(nil, topic);
    expect(await seen(ana, topic.id)).toEqual([plain.id]);
    const waiting = await fetchWaiting(nil.db, await fetchAccount(nil.db, 'nil'));
    expect(waiting?.contenido).toBe(LINK);
  });

  it('is seen once a moderator publishes it, with a line in the log, and makes room for the next', async () => {
    const { ana, topic, mod, nil } = await newcomer();
    const reply = await replyBy(nil, topic, { contenido: LINK });
    await setHidden(mod.db, mod.account, topic, reply, false);
    expect(await seen(ana, topic.id)).toEqual([reply.id]);
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({ pendiente: false });
    const lines = await getDocs(
      query(collection(site.admin, 'foro_moderacion'), where('objetivoId', '==', reply.id)),
    );
    expect(lines.docs.map((line) => line.get('accion'))).toEqual(['mostrar']);
    expect(await fetchWaiting(nil.db, await fetchAccount(nil.db, 'nil'))).toBeNull();
    expect(await replyBy(nil, topic, { contenido: LINK })).toMatchObject({ pendiente: true });
  });

  it('is told of once it is published: to its author, whom it answers and whom it names, in its own name', async () => {
    const { ana, topic, mod, nil } = await newcomer();
    const [luis, eva, gil] = [
      await person(site, 'luis'),
      await person(site, 'eva'),
      await person(site, 'gil'),
    ];
    for (const one of [luis, eva, gil]) await replyBy(one, await fetchTopic(ana.db, topic.id));
    const people = [luis, eva, gil].map(({ account: { uid, nombre } }) => ({ uid, nombre }));
    const contenido = `@Persona luis, @Persona eva y @Persona gil: ${LINK}`;
    const reply = await replyBy(nil, await fetchTopic(ana.db, topic.id), { contenido, people });
    await deleteDoc(doc(site.admin, 'perfiles/eva'));
    await deleteDoc(doc(site.admin, 'usuarios/eva'));
    for (const path of ['perfiles/gil', 'usuarios/gil'])
      await updateDoc(doc(site.admin, path), { nombre: 'Gil Otro' });
    await setHidden(mod.db, mod.account, topic, await fetchReply(mod.db, reply.id), false);
    const told = async (uid: string, tipo: string) =>
      stored(site.admin, `usuarios/${uid}/notificaciones/${tipo}_${reply.id}`);
    const byNil = { autorId: 'nil', mensaje: 'Persona nil', respuestaId: reply.id };
    expect(await told('ana', 'nueva_respuesta')).toMatchObject(byNil);
    expect(await told('luis', 'mencion')).toMatchObject(byNil);
    expect(await told('nil', 'respuesta_publicada')).toMatchObject({
      autorId: 'mod',
      mensaje: 'Persona mod',
    });
    for (const uid of ['eva', 'gil']) expect(await told(uid, 'mencion')).toBeUndefined();
  });

  it('is not told of where it is left hidden, nor again where it was hidden later', async () => {
    const { topic, mod, nil } = await newcomer();
    const left = await replyBy(nil, topic, { contenido: LINK });
    await setHidden(mod.db, mod.account, topic, left, true);
    await setHidden(mod.db, mod.account, topic, await fetchReply(mod.db, left.id), false);
    for (const uid of ['ana', 'nil'])
      expect((await getDocs(collection(site.admin, `usuarios/${uid}/notificaciones`))).size).toBe(0);
  });

  it('makes room for the next when its author takes it away', async () => {
    const { topic, nil } = await newcomer();
    const reply = await replyBy(nil, topic, { contenido: LINK });
    await deleteReply(nil.db, nil.account, reply);
    expect(await replyBy(nil, topic, { contenido: LINK })).toMatchObject({ pendiente: true });
  });

  it('sent again under its id is one', async () => {
    const { topic, nil } = await newcomer();
    const id = 'respuesta00000000000';
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    const send = () => createReply(nil.db, 'nil', topic, { id, contenido: LINK });
    await expect(send()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await send()).toMatchObject({ id, pendiente: true });
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ respuestas: 1 });
  });

  it('waits as the rules have it where the device knows its standing badly', async () => {
    const { ana, topic } = await newcomer();
    const unproven = await person(site, 'sin-verificar');
    noteProven(true);
    expect(await replyBy(unproven, topic, { contenido: LINK })).toMatchObject({ pendiente: true });
    noteProven(false);
    const reply = await replyBy(ana, topic, { contenido: LINK });
    expect(reply).toMatchObject({ pendiente: false, oculta: false });
  });
});

/** Replies are found under the title that their topic had when they were written. */
describe('a topic that was renamed', () => {
  async function renamed() {
    const { ana, topic, mod, nil } = await newcomer();
    const luis = await person(site, 'luis');
    const reply = await replyBy(luis, topic);
    const waiting = await replyBy(nil, topic, { contenido: LINK });
    const { contenido, tags } = topic;
    await editTopic(ana.db, ana.account, topic, { titulo: 'Otro título', contenido, tags });
    return { ana, luis, mod, reply, topic: await fetchTopic(ana.db, topic.id), waiting };
  }

  it('has its replies hidden, shown and published as before', async () => {
    const { mod, reply, topic, waiting } = await renamed();
    await setHidden(mod.db, mod.account, topic, waiting, false);
    await setHidden(mod.db, mod.account, topic, reply, true);
    const entry = `foro_indice/respuesta_${reply.id}`;
    expect(await stored(site.admin, entry)).toMatchObject({ oculta: true, titulo: 'El oasis de Nahom' });
    await setHidden(mod.db, mod.account, topic, await fetchReply(mod.db, reply.id), false);
    expect(await seen(mod, topic.id)).toEqual([reply.id, waiting.id]);
  });

  it('has its replies edited', async () => {
    const { luis, reply, topic } = await renamed();
    await editReply(luis.db, luis.account, topic, reply, 'Muy buena pregunta.');
    expect(await stored(site.admin, `foro_indice/respuesta_${reply.id}`)).toMatchObject({
      texto: 'Muy buena pregunta.',
    });
  });

  it('has its replies hidden by the fifth report', async () => {
    const { mod, reply, topic } = await renamed();
    for (const uid of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) {
      const { db, account } = await person(site, uid);
      await reportContent(db, account, { kind: 'respuesta', id: reply.id }, 'Spam', VERIFIED);
    }
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({ oculta: true });
    expect(await seen(mod, topic.id)).not.toContain(reply.id);
  });
});

/** The rules let an item be written without an entry: nobody has to ask for it to be found. */
describe('what the search does not know', () => {
  async function unlisted() {
    const { ana, topic, mod } = await newcomer();
    const luis = await person(site, 'luis');
    const reply = await replyBy(luis, topic);
    for (const entry of [`tema_${topic.id}`, `respuesta_${reply.id}`])
      await deleteDoc(doc(site.admin, 'foro_indice', entry));
    return { ana, mod, topic, reply };
  }

  it('is hidden, edited, moved and closed by the staff', async () => {
    const { mod, reply, topic } = await unlisted();
    await category(site, 'otra');
    await setHidden(mod.db, mod.account, topic, reply, true);
    expect(await seen(mod, topic.id)).not.toContain(reply.id);
    const { contenido, tags } = topic;
    await editTopic(mod.db, mod.account, topic, { titulo: 'Otro título', contenido, tags });
    await moveTopic(mod.db, mod.account, await fetchTopic(mod.db, topic.id), 'otra');
    await setTopicState(mod.db, mod.account, await fetchTopic(mod.db, topic.id), 'cerrado');
    expect(await fetchTopic(mod.db, topic.id)).toMatchObject({ estado: 'cerrado', categoriaId: 'otra' });
  });

  it('is closed by the fifth report, and opened when those are discarded', async () => {
    const { mod, topic } = await unlisted();
    for (const uid of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) {
      const { db, account } = await person(site, uid);
      await reportContent(db, account, { kind: 'tema', id: topic.id }, 'Spam', VERIFIED);
    }
    expect(await fetchTopic(mod.db, topic.id)).toMatchObject({ estado: 'cerrado' });
    const reported = { tipo: 'tema', itemId: topic.id, temaId: topic.id } as const;
    await processItem(mod.db, mod.account, reported, { accion: 'descartar', comentario: '' });
    expect(await fetchTopic(mod.db, topic.id)).toMatchObject({ estado: 'abierto' });
  });
});

describe('what waits', () => {
  it('is listed for the moderators, the oldest first', async () => {
    const { topic, mod, nil } = await newcomer();
    const nora = await person(site, 'nora', NOW());
    for (const one of [nora, nil]) await replyBy(one, topic, { contenido: LINK });
    await replyBy(nil, topic);
    const page = await fetchPending(mod.db);
    expect(page.items.map(({ autorId }) => autorId)).toEqual(['nora', 'nil']);
    expect(page.next).toBeNull();
  });
});

describe('without standing', () => {
  it('a topic without links is opened, one with links is refused with what to do', async () => {
    const { nil } = await newcomer();
    const topic = await topicBy(nil, { contenido: 'Lean [este](/articulo/nahom).' });
    await expect(topicBy(nil, { contenido: LINK })).rejects.toMatchObject({
      code: 'permission-denied',
      message: expect.stringContaining('añádelos en una respuesta'),
    });
    await expect(
      editTopic(nil.db, await fetchAccount(nil.db, 'nil'), topic, { titulo: 'T', contenido: LINK, tags: [] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('al editar no puedes poner enlaces') });
  });

  it('a reply is edited, but for outside links', async () => {
    const { topic, nil } = await newcomer();
    const reply = await replyBy(nil, topic);
    const account = await fetchAccount(nil.db, 'nil');
    await editReply(nil.db, account, topic, reply, 'Otro texto');
    await expect(editReply(nil.db, account, topic, reply, LINK)).rejects.toMatchObject({
      message: expect.stringContaining('al editar no puedes poner enlaces'),
    });
  });
});

describe('without a proven e-mail', () => {
  it('what names others is stored, and tells only the author of the topic', async () => {
    const { ana, topic } = await newcomer();
    await replyBy(await person(site, 'luis'), topic);
    const unproven = await person(site, 'sin-verificar');
    const now = { ...topic, participantes: ['ana', 'luis'] };
    const people = [{ uid: 'luis', nombre: 'Persona luis' }];
    const reply = await replyBy(unproven, now, { contenido: '@Persona luis, ¿qué opinas?', people });
    expect(await seen(ana, topic.id)).toContain(reply.id);
    expect(await stored(site.admin, `usuarios/luis/notificaciones/mencion_${reply.id}`)).toBeUndefined();
    expect(await stored(site.admin, `usuarios/ana/notificaciones/nueva_respuesta_${reply.id}`)).toMatchObject(
      { tipo: 'nueva_respuesta' },
    );
  });
});
