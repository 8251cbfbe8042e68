import { collection, deleteDoc, doc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DeletionProgress, deleteAccountData } from '@/services/account/deletion';
import { exportOwnData } from '@/services/account/own-data';
import { deleteTopic } from '@/services/forum/deletion';
import { setLike } from '@/services/forum/likes';
import { setHidden } from '@/services/forum/moderation';
import { saveTopic } from '@/services/forum/saved-topics';
import { searchForum } from '@/services/forum/search';
import { editTopic } from '@/services/forum/topic-writing';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { category, type Person, person, replyBy, topicBy } from './support';

const site = openSite('demo-services-foro-despedida');
const GONE = {
  autorId: 'eliminado',
  autorNombre: 'Usuario eliminado',
  autorAvatar: '/img/avatar-default.png',
  autorRol: 'usuario',
};

let ana: Person;
let luis: Person;
beforeEach(async () => {
  await category(site);
  [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
});

/** Everybody named as the author of something in the forum. */
async function names(where: string): Promise<string[]> {
  const { docs } = await getDocs(collection(site.admin, where));
  return [...new Set(docs.map((one) => `${one.get('autorNombre')}/${one.get('autorId')}`))].sort();
}

const DEPARTED_ONLY = ['Persona luis/luis', 'Usuario eliminado/eliminado'];

describe('deleting an account that took part in the forum', () => {
  it('leaves topics and replies without a name, also in what the search finds, and no notice', async () => {
    const topic = await topicBy(ana);
    const other = await topicBy(luis);
    for (let n = 0; n < 7; n += 1) await replyBy(ana, other, { contenido: `Respuesta ${n} sobre Marib` });
    const reply = await replyBy(luis, topic);
    await setLike(luis.db, luis.account, { kind: 'tema', item: topic }, true);
    const told: DeletionProgress[] = [];
    await deleteAccountData(ana.db, 'ana', { onProgress: (progress) => told.push(progress) });

    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({
      ...GONE,
      respuestas: 1,
      likes: 1,
    });
    expect(await stored(site.admin, `foro_indice/tema_${topic.id}`)).toMatchObject({
      autorId: 'eliminado',
      autorNombre: 'Usuario eliminado',
    });
    expect(await stored(site.admin, `foro_respuestas/${reply.id}`)).toMatchObject({ autorId: 'luis' });
    for (const where of ['foro_temas', 'foro_respuestas', 'foro_indice'])
      expect(await names(where)).toEqual(DEPARTED_ONLY);
    expect((await getDocs(collection(site.admin, 'usuarios/ana/notificaciones'))).size).toBe(0);
    const { results } = await searchForum(site.visitor, 'marib', { kind: 'respuesta' });
    expect(results.length).toBeGreaterThan(0);
    expect(told.filter(({ step }) => ['temas', 'respuestas', 'notificaciones'].includes(step))).toEqual([
      { step: 'temas', done: 1 },
      { step: 'respuestas', done: 5 },
      { step: 'respuestas', done: 7 },
      { step: 'notificaciones', done: 2 },
    ]);
  });

  it('goes on after an interruption, from where it was', async () => {
    const topic = await topicBy(luis);
    for (let n = 0; n < 8; n += 1) await replyBy(ana, topic, { contenido: `Respuesta ${n}` });
    const interruption = new AbortController();
    const first = deleteAccountData(ana.db, 'ana', {
      signal: interruption.signal,
      onProgress: ({ step }) => step === 'respuestas' && interruption.abort(),
    });
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(await names('foro_respuestas')).toEqual(['Persona ana/ana', 'Usuario eliminado/eliminado']);
    await deleteAccountData(ana.db, 'ana');
    expect(await names('foro_respuestas')).toEqual(['Usuario eliminado/eliminado']);
  });

  it('has nothing in its way: other titles, hidden replies, missing entries, topics half deleted', async () => {
    const topic = await topicBy(luis);
    const hidden = await replyBy(ana, topic);
    const unfound = await replyBy(ana, topic, { contenido: 'Otra más' });
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await setHidden(mod.db, mod.account, topic, hidden, true);
    await deleteDoc(doc(site.admin, `foro_indice/respuesta_${unfound.id}`));
    await editTopic(luis.db, luis.account, topic, {
      titulo: 'Otro título',
      contenido: topic.contenido,
      tags: [],
    });
    const half = await topicBy(ana);
    await replyBy(luis, half);
    const stop = AbortSignal.abort();
    await expect(deleteTopic(ana.db, ana.account, half.id, { signal: stop })).rejects.toThrow();

    await deleteAccountData(ana.db, 'ana');
    for (const path of [
      `foro_temas/${half.id}`,
      `foro_respuestas/${hidden.id}`,
      `foro_respuestas/${unfound.id}`,
    ])
      expect(await stored(site.admin, path)).toMatchObject(GONE);
    expect(await stored(site.admin, `foro_indice/respuesta_${hidden.id}`)).toMatchObject({
      autorNombre: 'Usuario eliminado',
      oculta: true,
      titulo: topic.titulo,
    });
  });

  it('lets nobody else take a name off while there is an account', async () => {
    const topic = await topicBy(ana);
    for (const { db } of [ana, luis])
      await expect(updateDoc(doc(db, `foro_temas/${topic.id}`), GONE)).rejects.toMatchObject({
        code: 'permission-denied',
      });
  });
});

describe('taking one’s data out of the forum', () => {
  it('gives topics, replies, also hidden ones, notices and what was saved, and nothing of others', async () => {
    const topic = await topicBy(ana);
    const other = await topicBy(luis);
    const reply = await replyBy(ana, other);
    await replyBy(luis, topic);
    const mod = await person(site, 'mod', { rol: 'moderador' });
    await setHidden(mod.db, mod.account, topic, reply, true);
    await saveTopic(ana.db, 'ana', other, true);
    const data = await exportOwnData(ana.db, 'ana');
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(data.temas).toMatchObject([{ id: topic.id, titulo: topic.titulo, contenido: topic.contenido }]);
    expect(data.respuestas).toMatchObject([{ id: reply.id, contenido: reply.contenido, oculta: true }]);
    expect(data.notificaciones).toMatchObject([
      { tipo: 'nueva_respuesta', mensaje: 'Persona luis' },
      { tipo: 'respuesta_oculta', mensaje: 'Persona mod' },
    ]);
    expect(data.cuenta).toMatchObject({ temasFavoritos: [other.id] });
  });
});
