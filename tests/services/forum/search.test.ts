import { deleteDoc, doc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropLeftEntries } from '@/services/forum/left-entries';
import { searchForum } from '@/services/forum/search';
import { editTopic } from '@/services/forum/topic-writing';
import { fetchTopic } from '@/services/forum/topics';
import { openSite } from '../backend';
import { stored } from '../fixtures';
import { category, person, replyBy, topicBy } from './support';

const site = openSite('demo-services-foro-buscar');

beforeEach(() => category(site));

describe('a search of the forum', () => {
  it('puts a topic with the word in its title, or as a tag, before whatever number of replies', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const topic = await topicBy(ana);
    const reply = await replyBy(luis, topic);
    const entry = await stored(site.admin, `foro_indice/respuesta_${reply.id}`);
    const batch = writeBatch(site.admin);
    for (let n = 0; n < 60; n += 1)
      batch.set(doc(site.admin, 'foro_indice', `respuesta_${n}`), {
        ...entry,
        itemId: `respuesta${n}`,
        texto: 'Liahona, Liahona y otra vez Liahona',
        palabras: ['lia', 'liah', 'liahona'],
      });
    await batch.commit();
    const { contenido } = topic;
    await editTopic(ana.db, ana.account, topic, { titulo: topic.titulo, contenido, tags: ['liahona'] });
    const titled = await topicBy(luis, { titulo: 'Qué era la Liahona' });
    await site.resetMeter();
    const { results } = await searchForum(site.visitor, 'liahona');
    expect(results.slice(0, 2).map(({ id }) => id)).toEqual([titled.id, topic.id]);
    expect(await site.reads()).toBeLessThanOrEqual(40);
    const tagged = await searchForum(site.visitor, '#liahona');
    expect(tagged.results.map(({ id }) => id)).toEqual([topic.id]);
  });

  it('finds no reply of a topic that is gone, once a member came to it', async () => {
    const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
    const topic = await topicBy(ana);
    const other = await topicBy(ana);
    for (let n = 0; n < 17; n += 1) await replyBy(luis, await fetchTopic(ana.db, topic.id));
    const kept = await replyBy(luis, other, { contenido: 'Otra buena pregunta.' });
    await deleteDoc(doc(site.admin, 'foro_temas', topic.id));
    expect((await searchForum(site.visitor, 'pregunta')).results).toHaveLength(18);
    await expect(dropLeftEntries(ana.db, other.id)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(dropLeftEntries(site.visitor, topic.id)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    // And the topic's own.
    expect(await dropLeftEntries(luis.db, topic.id)).toBe(18);
    const { results } = await searchForum(site.visitor, 'pregunta');
    expect(results.map(({ id }) => id)).toEqual([kept.id]);
    await site.resetMeter();
    expect(await dropLeftEntries(luis.db, topic.id)).toBe(0);
    expect(await site.reads()).toBe(1);
  });

  it('shows nothing for keys that are none of its words', async () => {
    const ana = await person(site, 'ana');
    const topic = await topicBy(ana, { titulo: 'Sobre el oasis' });
    const keys = ['liahona', '^liahona', '#liahona', 'oasis'];
    await updateDoc(doc(site.admin, `foro_indice/tema_${topic.id}`), { palabras: keys });
    const found = async (typed: string) =>
      (await searchForum(site.visitor, typed)).results.map(({ id }) => id);
    expect(await found('liahona')).toEqual([]);
    expect(await found('#liahona')).toEqual([]);
    expect(await found('oasis')).toEqual([topic.id]);
  });
});
