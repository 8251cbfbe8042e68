import { doc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '@/model/shared/stored/document-id';
import { deleteTopic } from '@/services/forum/deletion';
import { setTopicState } from '@/services/forum/moderation';
import { fetchReplies } from '@/services/forum/replies';
import { editReply } from '@/services/forum/reply-writing';
import { createTopic, editTopic } from '@/services/forum/topic-writing';
import { fetchTopics, recordTopicView } from '@/services/forum/topics';
import { itOnOurs, openSite } from '../backend';
import { stored } from '../fixtures';
import { category, figures, lastWords, person, replyBy, topicBy } from './support';

const site = openSite('demo-services-foro-escribir');

beforeEach(() => category(site));

describe('a new topic', () => {
  it('is counted in its category and gives its author 5 points', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    expect(topic).toMatchObject({
      titulo: 'El oasis de Nahom',
      estado: 'abierto',
      autorNombre: 'Persona ana',
    });
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({
      temaCount: 1,
      ultimoTema: { id: topic.id, titulo: 'El oasis de Nahom' },
    });
    expect(await figures(site, 'ana')).toMatchObject({
      puntos: 5,
      temasForoCount: 1,
      estadisticasForo: { temasCreados: 1, puntosForo: 5 },
    });
  });

  it('sent again under its id is one topic', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    await createTopic(ana.db, 'ana', { ...topic, tags: [] });
    expect(await figures(site, 'ana')).toMatchObject({ puntos: 5, temasForoCount: 1 });
  });

  it('costs one read and those of the rules', async () => {
    const ana = await person(site, 'ana');
    await site.resetMeter();
    const id = newId();
    await createTopic(ana.db, 'ana', { id, titulo: 'T', contenido: 'C', categoriaId: 'general', tags: [] });
    expect(await site.reads()).toBeLessThanOrEqual(6);
  });

  it('in a category that is gone says so', async () => {
    const ana = await person(site, 'ana');
    await expect(topicBy(ana, { categoriaId: 'nada' })).rejects.toMatchObject({
      code: 'not-found',
      message: 'La categoría seleccionada no existe',
    });
  });

  it('by a suspended account is refused, with the reason', async () => {
    const ana = await person(site, 'ana', { estado: 'suspendido' });
    await expect(topicBy(ana)).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'Tu cuenta está suspendida: puedes leer y editar tu perfil, pero no participar.',
    });
  });

  it('is not featured for who may not', async () => {
    const ana = await person(site, 'ana');
    expect((await topicBy(ana, { destacado: true })).destacado).toBe(false);
  });

  it('of a new account whose answer was lost is there when it is sent again', async () => {
    const ana = await person(site, 'ana', { fechaRegistro: new Date() });
    const topic = await topicBy(ana);
    expect(await createTopic(ana.db, 'ana', { ...topic, tags: [] })).toBe(topic.id);
    expect(await figures(site, 'ana')).toMatchObject({ puntos: 5, temasForoCount: 1 });
  });

  it('waits while its author has done much in a minute, and says how long', async () => {
    const begun = new Date();
    const ana = await person(site, 'ana', { ritmo: { minuto: begun, actos: 55, dia: begun, hoy: 55 } });
    await expect(topicBy(ana)).rejects.toMatchObject({
      code: 'pace',
      message: expect.stringMatching(
        /^Has hecho mucho en poco tiempo. Podrás volver a hacerlo en \d+ segundos\.$/,
      ),
    });
  });

  it('can be changed by its author and is found by its new words', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    await editTopic(ana.db, ana.account, topic, {
      titulo: 'Las planchas',
      contenido: 'Otro texto',
      tags: [],
    });
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      titulo: 'Las planchas',
      editado: true,
    });
    expect(await stored(site.admin, `foro_indice/tema_${topic.id}`)).toMatchObject({
      titulo: 'Las planchas',
      palabras: expect.arrayContaining(['planchas', 'pla']),
    });
  });

  it('cannot be changed by somebody else', async () => {
    const ana = await person(site, 'ana');
    const luis = await person(site, 'luis');
    const topic = await topicBy(ana);
    await expect(
      editTopic(luis.db, luis.account, topic, { titulo: 'Otro', contenido: 'Otro', tags: [] }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('counts each view', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    await recordTopicView(site.visitor, topic);
    expect(await stored(site.admin, `foro_vistas/${topic.id}`)).toMatchObject({ cuenta: 1 });
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ vistas: 0 });
    // The next reply brings it to the topic.
    await replyBy(await person(site, 'luis'), topic);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      vistas: 1,
      vistasContadas: 1,
    });
    await deleteTopic(ana.db, ana.account, topic.id);
    expect(await stored(site.admin, `foro_vistas/${topic.id}`)).toBeUndefined();
  });
});

describe('a reply', () => {
  it('is counted on the topic, the category and its author', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const topic = await topicBy(ana);
    const reply = await replyBy(luis, topic);
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      respuestas: 1,
      ultimaRespuesta: { id: reply.id, autorId: 'luis' },
      ultimoUsuario: 'luis',
      participantes: ['ana', 'luis'],
    });
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({ mensajeCount: 1 });
    expect(await figures(site, 'luis')).toMatchObject({
      puntos: 2,
      respuestasForoCount: 1,
      estadisticasForo: { respuestasPublicadas: 1, puntosForo: 2 },
    });
  });

  it("tells the topic's author, and those it mentions", async () => {
    const [ana, luis, eva] = [
      await person(site, 'ana'),
      await person(site, 'luis'),
      await person(site, 'eva'),
    ];
    const topic = await topicBy(ana);
    await replyBy(luis, topic);
    const people = [{ uid: 'luis', nombre: 'Persona luis' }];
    const reply = await replyBy(
      eva,
      { ...topic, participantes: ['ana', 'luis'] },
      { contenido: 'Como dice @Persona luis, sí.', people },
    );
    expect(await stored(site.admin, `usuarios/ana/notificaciones/nueva_respuesta_${reply.id}`)).toMatchObject(
      {
        titulo: 'El oasis de Nahom',
        mensaje: 'Persona eva',
        leida: false,
      },
    );
    expect(await stored(site.admin, `usuarios/luis/notificaciones/mencion_${reply.id}`)).toMatchObject({
      temaId: topic.id,
      autorId: 'eva',
    });
  });

  it('tells nobody of their own', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    const reply = await replyBy(ana, topic);
    expect(
      await stored(site.admin, `usuarios/ana/notificaciones/nueva_respuesta_${reply.id}`),
    ).toBeUndefined();
  });

  it('is refused in a topic that was closed meanwhile', async () => {
    const [ana, mod] = [await person(site, 'ana'), await person(site, 'mod', { rol: 'moderador' })];
    const topic = await topicBy(ana);
    await setTopicState(mod.db, mod.account, topic, 'cerrado');
    await expect(replyBy(ana, topic)).rejects.toMatchObject({
      code: 'tema-cerrado',
      message: 'No se puede responder en un tema cerrado o archivado',
    });
    expect(await figures(site, 'ana')).toMatchObject({ puntos: 5 });
  });

  it('sent again under its id is one reply', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    const id = newId();
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    await expect(replyBy(ana, topic, { id })).rejects.toMatchObject({ code: 'unavailable' });
    await replyBy(ana, topic, { id });
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ respuestas: 1 });
  });

  it('is written after the title of its topic changed', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const topic = await topicBy(ana);
    await editTopic(ana.db, ana.account, topic, { titulo: 'Otro título', contenido: 'C', tags: [] });
    const reply = await replyBy(luis, topic);
    expect(await stored(site.admin, `usuarios/ana/notificaciones/nueva_respuesta_${reply.id}`)).toMatchObject(
      {
        titulo: 'Otro título',
      },
    );
  });

  it('twenty at once are counted exactly', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    const people = await Promise.all(Array.from({ length: 20 }, (_, n) => person(site, `p${n}`)));
    await Promise.all(people.map((one) => replyBy(one, topic)));
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ respuestas: 20 });
    expect(await stored(site.admin, 'foro_categorias/general')).toMatchObject({ mensajeCount: 20 });
    const { replies } = await fetchReplies(site.visitor, topic.id);
    expect(replies.map(({ numero }) => numero)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  }, 30_000);

  it('waits while its author has done much in a day, and says how long', async () => {
    const begun = new Date();
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    await updateDoc(doc(site.admin, 'usuarios/ana'), {
      ritmo: { minuto: begun, actos: 0, dia: begun, hoy: 2998 },
    });
    await expect(replyBy(ana, topic)).rejects.toMatchObject({
      code: 'pace',
      message: 'Has llegado a lo que tu cuenta puede hacer en un día. Podrás volver a hacerlo en 24 horas.',
    });
  });

  it('begins a day and a minute anew after the last, whatever the clock of the device says', async () => {
    const long = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const nora = await person(site, 'nora');
    const topic = await topicBy(await person(site, 'luis'));
    await updateDoc(doc(site.admin, 'usuarios/nora'), {
      ritmo: { minuto: long, actos: 30, dia: long, hoy: 300 },
    });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01') });
    try {
      await replyBy(nora, topic);
    } finally {
      vi.useRealTimers();
    }
    expect(await stored(site.admin, 'usuarios/nora')).toMatchObject({ ritmo: { actos: 3, hoy: 3 } });
  });

  it('can be changed by its author', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    const reply = await replyBy(ana, topic);
    expect(await lastWords(site, topic)).toBe(reply.contenido);
    const changed = await editReply(ana.db, ana.account, topic, reply, 'Mejor dicho');
    expect(await lastWords(site, topic)).toBe('Mejor dicho');
    expect(changed).toMatchObject({ contenido: 'Mejor dicho', editado: true });
    expect(await stored(site.admin, `foro_indice/respuesta_${reply.id}`)).toMatchObject({
      texto: 'Mejor dicho',
    });
  });
});

describe('reading', () => {
  itOnOurs('pages the replies of a topic', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana);
    const written = [];
    for (let n = 0; n < 23; n += 1) written.push(await replyBy(ana, topic, { contenido: `Respuesta ${n}` }));
    await site.resetMeter();
    const { replies: first } = await fetchReplies(site.visitor, topic.id);
    expect(first.map(({ id }) => id)).toEqual(written.slice(0, 20).map(({ id }) => id));
    expect(await site.reads()).toBe(20);
    const { replies: second } = await fetchReplies(site.visitor, topic.id, 2);
    expect(second.map(({ numero }) => numero)).toEqual([21, 22, 23]);
  });

  it('lists a category by state and order with pinned topics first', async () => {
    const ana = await person(site, 'ana');
    const first = await topicBy(ana, { titulo: 'Primero' });
    const second = await topicBy(ana, { titulo: 'Segundo' });
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await setTopicState(mod.db, mod.account, first, 'resuelto');
    const titles = async (filter: object) =>
      (await fetchTopics(site.visitor, { categoriaId: 'general', ...filter })).items.map(
        ({ titulo }) => titulo,
      );
    expect(await titles({})).toEqual(['Segundo', 'Primero']);
    expect(await titles({ orden: 'antiguos' })).toEqual(['Primero', 'Segundo']);
    expect(await titles({ estado: 'resuelto' })).toEqual(['Primero']);
    expect(await titles({ orden: 'populares', estado: 'abierto' })).toEqual([second.titulo]);
  });
});
