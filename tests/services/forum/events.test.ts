import { collection, deleteDoc, doc, getDocs, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteReply, deleteTopic } from '@/services/forum/deletion';
import { setLike } from '@/services/forum/likes';
import { acceptReply, moveTopic, setHidden, setMark, setTopicState } from '@/services/forum/moderation';
import { fetchReplies, fetchReply } from '@/services/forum/replies';
import { reportContent } from '@/services/forum/reports';
import { saveTopic } from '@/services/forum/saved-topics';
import { searchForum } from '@/services/forum/search';
import { fetchLog } from '@/services/forum/staff-log';
import { editTopic } from '@/services/forum/topic-writing';
import { fetchTopic } from '@/services/forum/topics';
import { fetchNotices } from '@/services/notifications/notices';
import { itOnOurs, openSite } from '../backend';
import { stored } from '../fixtures';
import { category, figures, moreReplies, person, replyBy, topicBy, VERIFIED } from './support';

const site = openSite('demo-services-foro-hechos');

beforeEach(() => category(site));

async function discussion() {
  const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
  const topic = await topicBy(ana);
  const reply = await replyBy(luis, topic);
  return { ana, luis, topic: await fetchTopic(site.visitor, topic.id), reply };
}

describe('a like', () => {
  it('gives the author one point, tells them, and is taken back whole', async () => {
    const { ana, topic, reply } = await discussion();
    const liked = { kind: 'respuesta', item: reply, titulo: topic.titulo } as const;
    await setLike(ana.db, ana.account, liked, true);
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({
      likes: 1,
      usuariosLike: ['ana'],
    });
    expect(await figures(site, 'luis')).toMatchObject({
      puntos: 3,
      estadisticasForo: { likes: 1, puntosForo: 3 },
    });
    expect(await figures(site, 'ana')).toMatchObject({ estadisticasForo: { likesOtorgados: 1 } });
    const [notice] = (await fetchNotices(site.admin, 'luis', { choice: {} })).items;
    expect(notice).toMatchObject({ tipo: 'like_respuesta', mensaje: 'Persona ana', cuenta: 1 });
    await setLike(ana.db, ana.account, liked, false);
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({
      likes: 0,
      usuariosLike: [],
    });
    expect(await figures(site, 'luis')).toMatchObject({
      puntos: 2,
      estadisticasForo: { likes: 0, puntosForo: 2 },
    });
  });

  it('of the reply of an account of before without a public side is stored after a refusal', async () => {
    const { ana, topic, reply } = await discussion();
    await deleteDoc(doc(site.admin, 'perfiles', 'luis'));
    await site.fault({ match: { method: 'commit' }, error: 'PERMISSION_DENIED', times: 1 });
    await setLike(ana.db, ana.account, { kind: 'respuesta', item: reply, titulo: topic.titulo }, true);
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 3, estadisticasForo: { likes: 1 } });
  });

  it('that loses its race to others is stored a moment later, without an error', async () => {
    const { luis, topic } = await discussion();
    await site.fault({ match: { method: 'commit' }, error: 'ABORTED', times: 3 });
    await setLike(luis.db, luis.account, { kind: 'tema', item: topic }, true);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ likes: 1 });
  });

  it('given twice counts once', async () => {
    const { luis, topic } = await discussion();
    await setLike(luis.db, luis.account, { kind: 'tema', item: topic }, true);
    await setLike(luis.db, luis.account, { kind: 'tema', item: topic }, true);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ likes: 1 });
    expect(await figures(site, 'ana')).toMatchObject({ puntos: 6 });
  });

  it('that came after another’s tells of both, also from a page that was opened before', async () => {
    const { ana, topic, reply } = await discussion();
    const eva = await person(site, 'eva');
    const liked = { kind: 'respuesta', item: reply, titulo: topic.titulo } as const;
    await setLike(ana.db, ana.account, liked, true);
    await setLike(eva.db, eva.account, liked, true);
    const [notice] = (await fetchNotices(site.admin, 'luis', { choice: {} })).items;
    expect(notice).toMatchObject({ tipo: 'like_respuesta', mensaje: 'Persona eva', cuenta: 2 });
  });

  it('is for topics and replies that are there', async () => {
    const { luis, topic } = await discussion();
    const odd = { kind: 'articulo', item: topic } as unknown as Parameters<typeof setLike>[2];
    await expect(setLike(luis.db, luis.account, odd, true)).rejects.toMatchObject({
      message: 'Tipo de contenido no válido',
    });
    await deleteDoc(doc(site.admin, `foro_temas/${topic.id}`));
    await expect(setLike(luis.db, luis.account, { kind: 'tema', item: topic }, true)).rejects.toMatchObject({
      message: 'El contenido no existe',
    });
    const report = reportContent(
      luis.db,
      luis.account,
      { kind: 'tema', id: topic.id },
      'Publicidad',
      VERIFIED,
    );
    await expect(report).rejects.toMatchObject({ message: 'El contenido reportado no existe' });
  });

  it('is not for what is one’s own', async () => {
    const { ana, topic } = await discussion();
    await expect(setLike(ana.db, ana.account, { kind: 'tema', item: topic }, true)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('an accepted answer', () => {
  it('resolves the topic and gives its author 10 points, once', async () => {
    const { ana, topic, reply } = await discussion();
    expect(await acceptReply(ana.db, ana.account, topic, reply)).toBe('resuelto');
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      estado: 'resuelto',
      respuestaAceptadaId: reply.id,
    });
    expect(await figures(site, 'luis')).toMatchObject({
      puntos: 12,
      estadisticasForo: { respuestasAceptadas: 1 },
    });
    await acceptReply(ana.db, ana.account, await fetchTopic(ana.db, topic.id), null);
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({
      respuestaAceptada: false,
    });
    await acceptReply(ana.db, ana.account, await fetchTopic(ana.db, topic.id), reply);
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 12 });
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      respuestaAceptadaId: reply.id,
    });
  });

  it('by a moderator is in the log, with the one it takes back', async () => {
    const { topic, reply } = await discussion();
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await acceptReply(mod.db, mod.account, topic, reply);
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 12 });
    await acceptReply(mod.db, mod.account, await fetchTopic(mod.db, topic.id), null);
    // Accepted before: the award is there, and nothing is given again.
    await acceptReply(mod.db, mod.account, await fetchTopic(mod.db, topic.id), reply);
    const { items: lines } = await fetchLog(mod.db, { accion: null, moderadorId: null });
    const about = { tipo: 'respuesta', objetivoId: reply.id, titulo: topic.titulo, autorId: 'luis' };
    expect(lines).toMatchObject([
      { accion: 'aceptar', ...about },
      { accion: 'quitar-aceptada', ...about },
      { accion: 'aceptar', ...about },
    ]);
  });

  it('by the author of the topic is not, though a moderator', async () => {
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const topic = await topicBy(mod);
    const reply = await replyBy(await person(site, 'luis'), topic);
    await acceptReply(mod.db, mod.account, await fetchTopic(mod.db, topic.id), reply);
    expect((await fetchLog(mod.db, { accion: null, moderadorId: null })).items).toEqual([]);
  });

  it('takes the place of the one before', async () => {
    const { ana, luis, topic, reply } = await discussion();
    const other = await replyBy(luis, topic);
    await acceptReply(ana.db, ana.account, topic, reply);
    await acceptReply(ana.db, ana.account, await fetchTopic(ana.db, topic.id), other);
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({
      respuestaAceptada: false,
    });
    expect(await stored(site.admin, `foro_respuestas/${other.id}`)).toMatchObject({
      respuestaAceptada: true,
    });
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 24 });
  });

  it('of one’s own gives nothing', async () => {
    const { ana, topic } = await discussion();
    const own = await replyBy(ana, topic);
    await acceptReply(ana.db, ana.account, topic, own);
    expect(await figures(site, 'ana')).toMatchObject({ puntos: 7 });
  });
});

describe('saving a topic', () => {
  it('gives 2 points once, and shows what is saved', async () => {
    const { luis, topic } = await discussion();
    expect(await saveTopic(luis.db, 'luis', topic, true)).toMatchObject({
      account: { temasFavoritos: [topic.id] },
      points: 2,
    });
    expect(await saveTopic(luis.db, 'luis', topic, false)).toMatchObject({
      account: { temasFavoritos: [] },
      points: 0,
    });
    expect(await saveTopic(luis.db, 'luis', topic, true)).toMatchObject({
      account: { temasFavoritos: [topic.id] },
      points: 0,
    });
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 4, temasFavoritos: [topic.id] });
  });

  it('of one’s own gives nothing', async () => {
    const { ana, topic } = await discussion();
    const puntos = (await figures(site, 'ana'))?.puntos;
    expect(await saveTopic(ana.db, 'ana', topic, true)).toMatchObject({ changed: true, points: 0 });
    expect(await figures(site, 'ana')).toMatchObject({ puntos, temasFavoritos: [topic.id] });
  });
});

describe('reports', () => {
  it('are one for each member, and the fifth hides a reply', async () => {
    const { ana, topic, reply } = await discussion();
    const reported = { kind: 'respuesta', id: reply.id } as const;
    await reportContent(ana.db, ana.account, reported, 'Spam', VERIFIED);
    await expect(reportContent(ana.db, ana.account, reported, 'Spam', VERIFIED)).rejects.toMatchObject({
      code: 'already-exists',
    });
    for (let n = 0; n < 4; n += 1) {
      expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({ oculta: false });
      const { db, account } = await person(site, `p${n}`);
      await reportContent(db, account, reported, 'Spam', VERIFIED);
    }
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({
      oculta: true,
      reportes: 5,
    });
    expect(await fetchReplies(site.visitor, topic.id)).toMatchObject({ replies: [] });
    await expect(fetchReply(site.visitor, reply.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are anew for a reply that came back under the id of one that went', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const topic = await topicBy(luis);
    const reply = await replyBy(luis, topic);
    const reported = { kind: 'respuesta', id: reply.id } as const;
    const send = () => reportContent(ana.db, ana.account, reported, 'Spam', VERIFIED);
    await send();
    await deleteReply(luis.db, luis.account, reply);
    await replyBy(luis, topic, { id: reply.id, contenido: 'Compren más' });
    await send();
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({ reportes: 1 });
    await expect(send()).rejects.toMatchObject({ code: 'already-exists' });
  });

  it('close a topic at the fifth, also when they come at once', async () => {
    const { topic } = await discussion();
    const people = await Promise.all(Array.from({ length: 5 }, (_, n) => person(site, `p${n}`)));
    for (const { db, account } of people)
      await reportContent(db, account, { kind: 'tema', id: topic.id }, 'Spam', VERIFIED);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      estado: 'cerrado',
      reportes: 5,
    });
  });

  it('of newcomers reach the queue and count towards nothing: five of them close no topic', async () => {
    const { topic } = await discussion();
    const born = { fechaRegistro: Timestamp.now() };
    const unproven = await person(site, 'sin-verificar');
    await reportContent(unproven.db, unproven.account, { kind: 'tema', id: topic.id }, 'Spam', {
      isVerified: false,
    });
    for (let n = 0; n < 4; n += 1) {
      const { db, account } = await person(site, `p${n}`, n < 2 ? born : { comentariosCount: 2 });
      await reportContent(db, account, { kind: 'tema', id: topic.id }, 'Spam', VERIFIED);
    }
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      estado: 'abierto',
      reportes: 0,
    });
    for (const uid of ['sin-verificar', 'p0', 'p1', 'p2', 'p3'])
      expect(await stored(site.admin, `foro_reportes/tema_${topic.id}_${uid}`)).toMatchObject({
        estado: 'pendiente',
        reportadorNuevo: true,
      });
  });

  it('arrive as the rules count them where the device knows the account or its clock badly', async () => {
    const { ana, luis, topic, reply } = await discussion();
    await reportContent(luis.db, luis.account, { kind: 'tema', id: topic.id }, 'Spam', { isVerified: false });
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ reportes: 1 });
    await updateDoc(doc(site.admin, 'usuarios/ana'), { comentariosCount: 0, respuestasForoCount: 0 });
    await reportContent(ana.db, ana.account, { kind: 'respuesta', id: reply.id }, 'Spam', VERIFIED);
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({ reportes: 0 });
  });

  it('close nothing that the staff wrote', async () => {
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await category(site, 'otra');
    const topic = await topicBy(mod, { categoriaId: 'otra' });
    for (let n = 0; n < 6; n += 1) {
      const { db, account } = await person(site, `p${n}`);
      await reportContent(db, account, { kind: 'tema', id: topic.id }, 'Spam', VERIFIED);
    }
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      estado: 'abierto',
      reportes: 6,
    });
  });

  it('need a reason', async () => {
    const { luis, topic } = await discussion();
    await expect(
      reportContent(luis.db, luis.account, { kind: 'tema', id: topic.id }, ' ', VERIFIED),
    ).rejects.toMatchObject({ code: 'invalid-argument', message: 'Por favor, indica el motivo del reporte' });
  });
});

describe('deleting', () => {
  it('a reply takes back exactly what it gave', async () => {
    const { luis, topic, reply } = await discussion();
    await deleteReply(luis.db, luis.account, reply);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      respuestas: 0,
      ultimaRespuesta: null,
    });
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({ mensajeCount: 0 });
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 0, respuestasForoCount: 0 });
    expect(await stored(site.admin, `foro_indice/respuesta_${reply.id}`)).toBeUndefined();
  });

  it('the only reply of a member takes its name off the topic', async () => {
    const { luis, topic, reply } = await discussion();
    const more = await replyBy(luis, topic);
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const named = async () => {
      const { ultimoUsuario, participantes } = (await stored(site.admin, `foro_temas/${topic.id}`)) ?? {};
      return { ultimoUsuario, participantes };
    };
    await deleteReply(mod.db, mod.account, more);
    expect(await named()).toEqual({ ultimoUsuario: 'luis', participantes: ['ana', 'luis'] });
    await deleteReply(luis.db, luis.account, reply);
    expect(await named()).toEqual({ ultimoUsuario: 'ana', participantes: ['ana'] });
    // Who knows the topic from before is named again with the next.
    await replyBy(luis, { ...topic, ultimoNumero: 2, participantes: ['ana', 'luis'] });
    expect(await named()).toEqual({ ultimoUsuario: 'luis', participantes: ['ana', 'luis'] });
  });

  it('the last reply shows the one before it', async () => {
    const { ana, topic, reply } = await discussion();
    const last = await replyBy(ana, topic);
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await deleteReply(mod.db, mod.account, last);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      ultimaRespuesta: { id: reply.id },
    });
  });

  it('a topic takes its replies along and can be interrupted', async () => {
    const { ana, luis, topic, reply } = await discussion();
    await moreReplies(site, reply, 59);
    await replyBy(luis, await fetchTopic(luis.db, topic.id));
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 122, respuestasForoCount: 61 });
    const stop = new AbortController();
    const interrupted = deleteTopic(ana.db, ana.account, topic.id, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(interrupted).rejects.toThrow();
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({
      temaCount: 0,
      mensajeCount: 0,
    });
    await deleteTopic(ana.db, ana.account, topic.id);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toBeUndefined();
    for (const name of ['foro_respuestas', 'foro_indice'])
      expect((await getDocs(collection(site.admin, name))).size).toBe(0);
    expect(await figures(site, 'ana')).toMatchObject({ puntos: 0, temasForoCount: 0 });
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 0, respuestasForoCount: 0 });
    await expect(topicBy(ana, { id: topic.id })).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('takes the likes back that were given for it', async () => {
    const { ana, topic, reply } = await discussion();
    const eva = await person(site, 'eva');
    await setLike(eva.db, eva.account, { kind: 'tema', item: topic }, true);
    for (const { db, account } of [ana, eva])
      await setLike(db, account, { kind: 'respuesta', item: reply, titulo: topic.titulo }, true);
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 4, estadisticasForo: { likes: 2 } });
    await deleteTopic(ana.db, ana.account, topic.id);
    for (const name of ['ana', 'luis'])
      expect(await figures(site, name)).toMatchObject({
        puntos: 0,
        estadisticasForo: { likes: 0, puntosForo: 0 },
      });
  });

  it('a reply whose topic is gone is still its author’s and the staff’s to delete', async () => {
    const { ana, luis, topic, reply } = await discussion();
    const other = await replyBy(ana, topic);
    await deleteDoc(doc(site.admin, 'foro_temas', topic.id));
    await deleteReply(luis.db, luis.account, reply);
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await deleteReply(mod.db, mod.account, other);
    expect((await getDocs(collection(site.admin, 'foro_respuestas'))).size).toBe(0);
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 0, respuestasForoCount: 0 });
  });

  it('a reply or a topic of an account of before without a public side is the staff’s to delete', async () => {
    const { topic, reply } = await discussion();
    for (const name of ['ana', 'luis']) await deleteDoc(doc(site.admin, 'perfiles', name));
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await deleteReply(mod.db, mod.account, reply);
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toBeUndefined();
    expect(await figures(site, 'luis')).toMatchObject({ puntos: 0, respuestasForoCount: 0 });
    await deleteTopic(mod.db, mod.account, topic.id);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toBeUndefined();
    expect(await figures(site, 'ana')).toMatchObject({ puntos: 0, temasForoCount: 0 });
  });

  it('a topic goes with the replies of accounts without a public side and of those that are gone', async () => {
    const { ana, luis, topic } = await discussion();
    const eva = await person(site, 'eva');
    await replyBy(eva, topic);
    await replyBy(ana, topic);
    await deleteDoc(doc(site.admin, 'perfiles', 'luis'));
    for (const place of ['perfiles', 'usuarios']) await deleteDoc(doc(site.admin, place, 'eva'));
    await deleteTopic(ana.db, ana.account, topic.id);
    expect((await getDocs(collection(site.admin, 'foro_respuestas'))).size).toBe(0);
    expect(await figures(site, luis.account.uid)).toMatchObject({ puntos: 0, respuestasForoCount: 0 });
  });

  it('somebody else’s topic or reply is refused', async () => {
    const { luis, topic } = await discussion();
    await expect(deleteTopic(luis.db, luis.account, topic.id)).rejects.toMatchObject({
      message: 'No tienes permisos para eliminar este tema',
    });
    const [eva, reply] = [await person(site, 'eva'), await replyBy(luis, topic)];
    await expect(deleteReply(eva.db, eva.account, reply)).rejects.toMatchObject({
      message: 'No tienes permisos para eliminar esta respuesta',
    });
  });
});

describe('moderation', () => {
  it('moves a topic with its counters', async () => {
    await category(site, 'otra');
    const { topic } = await discussion();
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await moveTopic(mod.db, mod.account, topic, 'otra');
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({
      temaCount: 0,
      mensajeCount: 0,
    });
    expect(await stored(site.admin, 'foro_categorias/otra')).toMatchObject({ temaCount: 1, mensajeCount: 1 });
    expect(await stored(site.admin, `foro_indice/tema_${topic.id}`)).toMatchObject({ categoriaId: 'otra' });
  });

  it('moves and deletes a topic nobody has replied to', async () => {
    await category(site, 'otra');
    const ana = await person(site, 'ana');
    const mod = await person(site, 'mod', { rol: 'moderador' });
    const topic = await topicBy(ana);
    await moveTopic(mod.db, mod.account, topic, 'otra');
    expect(await stored(site.admin, 'foro_categorias/otra')).toMatchObject({ temaCount: 1, mensajeCount: 0 });
    await deleteTopic(ana.db, ana.account, topic.id);
    expect(await stored(site.admin, 'foro_categorias/otra')).toMatchObject({ temaCount: 0, mensajeCount: 0 });
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toBeUndefined();
  });

  it('features, pins, closes and hides', async () => {
    const { topic, reply } = await discussion();
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await setMark(mod.db, mod.account, topic, 'destacado', true);
    await setMark(mod.db, mod.account, topic, 'anclado', true);
    await setTopicState(mod.db, mod.account, topic, 'cerrado');
    await setHidden(mod.db, mod.account, topic, reply, true);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      destacado: true,
      anclado: true,
      estado: 'cerrado',
    });
    const [notice] = (await fetchNotices(site.admin, 'ana', { choice: {} })).items;
    expect(notice).toMatchObject({ tipo: 'tema_cerrado', mensaje: 'Persona mod' });
    expect((await fetchReplies(mod.db, topic.id, 1, true)).replies).toHaveLength(1);
    expect((await fetchReplies(site.visitor, topic.id)).replies).toHaveLength(0);
  });

  it('is refused to a member', async () => {
    const { luis, topic } = await discussion();
    for (const attempt of [
      () => setMark(luis.db, luis.account, topic, 'destacado', true),
      () => setMark(luis.db, luis.account, topic, 'anclado', true),
      () => setTopicState(luis.db, luis.account, topic, 'cerrado'),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('the last topic of a category', () => {
  const shown = async (id = 'general') => {
    const category = await stored(site.admin, `foro_categorias/${id}`);
    return category?.ultimoTema ?? null;
  };

  it('stays when another is deleted, and is the one before it when it goes', async () => {
    const ana = await person(site, 'ana');
    const first = await topicBy(ana, { titulo: 'Primero' });
    const second = await topicBy(ana, { titulo: 'Segundo' });
    const third = await topicBy(ana, { titulo: 'Tercero' });
    await deleteTopic(ana.db, ana.account, first.id);
    expect(await shown()).toMatchObject({ id: third.id, titulo: 'Tercero' });
    await deleteTopic(ana.db, ana.account, third.id);
    expect(await shown()).toMatchObject({ id: second.id, titulo: 'Segundo', autorId: 'ana' });
    await deleteTopic(ana.db, ana.account, second.id);
    expect(await shown()).toBeNull();
  });

  it('goes with a topic that is moved, where that is newer', async () => {
    const ana = await person(site, 'ana');
    const mia = await person(site, 'mia', { rol: 'moderador' });
    await category(site, 'otra');
    const first = await topicBy(ana, { titulo: 'Primero' });
    const second = await topicBy(ana, { titulo: 'Segundo' });
    await moveTopic(mia.db, mia.account, second, 'otra');
    expect([await shown(), await shown('otra')]).toMatchObject([{ id: first.id }, { id: second.id }]);
    await moveTopic(mia.db, mia.account, first, 'otra');
    expect([await shown(), await shown('otra')]).toMatchObject([null, { id: second.id }]);
  });

  it('is called as it is called now', async () => {
    const ana = await person(site, 'ana');
    const first = await topicBy(ana, { titulo: 'Primero' });
    const second = await topicBy(ana, { titulo: 'Segundo' });
    const renamed = { contenido: 'Otro texto', tags: [] };
    await editTopic(ana.db, ana.account, first, { ...renamed, titulo: 'Primero de todos' });
    expect(await shown()).toMatchObject({ titulo: 'Segundo' });
    await editTopic(ana.db, ana.account, second, { ...renamed, titulo: 'Segundo y último' });
    expect(await shown()).toMatchObject({ id: second.id, titulo: 'Segundo y último', autorId: 'ana' });
  });
});

describe('searching', () => {
  itOnOurs('finds topics and replies by the beginnings of words, accents aside', async () => {
    const { luis, topic } = await discussion();
    await replyBy(luis, topic, { contenido: 'La inscripción de Ñandú está en Yemen.' });
    await site.resetMeter();
    const { results, words } = await searchForum(site.visitor, 'inscripcion');
    expect(words).toEqual(['inscripcion']);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['respuesta', 'tema']);
    expect(await site.reads()).toBeLessThanOrEqual(40);
    expect((await searchForum(site.visitor, 'nandu yem')).results).toHaveLength(1);
    expect(
      (await searchForum(site.visitor, 'oasis', { categoriaId: 'general', kind: 'tema' })).results,
    ).toHaveLength(1);
  });

  it('finds a topic by the tags it has now', async () => {
    const { ana, topic } = await discussion();
    const found = async (words: string) =>
      (await searchForum(site.visitor, words)).results.map(({ id }) => id).includes(topic.id);
    const { titulo, contenido } = topic;
    await editTopic(ana.db, ana.account, topic, { titulo, contenido, tags: ['epigrafía del sur'] });
    expect(await found('epigrafia')).toBe(true);
    await editTopic(ana.db, ana.account, topic, { titulo, contenido, tags: ['mapas'] });
    expect([await found('epigrafia'), await found('mapas')]).toEqual([false, true]);
  });

  it('wants three characters', async () => {
    await expect(searchForum(site.visitor, 'ab')).rejects.toMatchObject({
      message: 'La consulta debe tener al menos 3 caracteres',
    });
  });
});
