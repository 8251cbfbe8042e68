import { doc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { newComment } from '@/model/comments/comment';
import type { Reply } from '@/model/forum/topic';
import { newId } from '@/model/shared/stored/document-id';
import { addComment, deleteComment, editComment } from '@/services/comments/writing';
import { addFavourite, removeFavourite } from '@/services/favourites/favourites';
import { deleteReply } from '@/services/forum/deletion';
import { type Liked, setLike } from '@/services/forum/likes';
import { createReply, editReply } from '@/services/forum/reply-writing';
import { reportContent } from '@/services/forum/reports';
import { saveTopic } from '@/services/forum/saved-topics';
import { createTopic, editTopic } from '@/services/forum/topic-writing';
import { fetchTopic } from '@/services/forum/topics';
import { deleteNotice, fetchNotices, markAllNoticesRead } from '@/services/notifications/notices';
import { settleEvents } from '@/services/users/badges';
import { openSession } from '@/services/users/opened-session';
import { fetchAccount, updateProfile } from '@/services/users/records';
import { registerAccount } from '@/services/users/registration';
import { openSite } from './backend';
import { save } from './fixtures';
import { category, OLD, person, replyBy, topicBy, VERIFIED } from './forum/support';
import { as, instantClock, publicSideOf, ROOM, writeBadges } from './members';
import { databaseOf } from './whole-database';

const site = openSite('demo-services-sesiones-con-fallos');

const UID = 'ana';
const PRESSES = 60;
const { wait } = instantClock();

/** As a screen does it: what could not be sent is pressed again, with the same id, until it is told as done. */
async function press<T>(act: () => Promise<T>): Promise<T> {
  for (let presses = 1; ; presses += 1) {
    try {
      return await act();
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== 'unavailable' || presses === PRESSES) throw error;
    }
  }
}

/** Half of the requests that fail never arrive; of the others only the answer is lost. */
const failing = (percent: number, seed: number) =>
  percent === 0
    ? site.fault()
    : site.fault(
        { error: 'UNAVAILABLE', percent: Math.ceil(percent / 2), seed },
        { error: 'UNAVAILABLE', afterEffect: true, percent: Math.floor(percent / 2), seed: seed + 1000 },
      );

/** The site that the session finds: a published article, and a topic of somebody else with two replies. */
async function world() {
  await category(site);
  await writeBadges(site);
  const luis = await person(site, 'luis');
  await save(site.admin, 'publicado', { autorId: 'luis', autor: 'Persona luis' });
  const topic = await topicBy(luis);
  const replies = [await replyBy(luis, topic), await replyBy(luis, await fetchTopic(site.admin, topic.id))];
  return { luis, topic: await fetchTopic(site.admin, topic.id), replies };
}

/** What one member does in one visit, from signing up to signing in another day; gives everything that is stored in the end. */
async function sessionAt(percent: number, seed: number): Promise<string[]> {
  const { luis, topic, replies } = await world();
  const db = as(site, UID);
  const does = async <T>(act: () => Promise<T>): Promise<T> => {
    const result = await press(act);
    // What cannot be settled now is settled after the next event.
    const settled = await settleEvents(db, UID).catch(() => null);
    if (settled) account = settled.account;
    return result;
  };
  await failing(percent, seed);
  await press(() =>
    registerAccount(db, { uid: UID, nombre: 'Ana', email: 'ana@demo.test', biografia: '' }, { wait }),
  );
  // What a new account may do in a minute is another test's.
  await updateDoc(doc(site.admin, 'usuarios', UID), { ritmo: ROOM, ...OLD });
  let { account } = await press(() => openSession(db, UID, { signedIn: true, wait }));
  await does(() => updateProfile(db, UID, { nombre: 'Ana', biografia: 'De Talca.', avatar: null }));

  const comment = newComment(
    account,
    { id: 'publicado', titulo: 'Caminos de piedra' },
    { id: newId(), autor: 'Ana', contenido: 'Muy claro.' },
  );
  const other = { ...comment, id: newId(), contenido: 'Se me olvidaba algo.' };
  await does(() => addComment(db, comment, { member: account }));
  await does(() => addComment(db, other, { member: account }));
  await does(() => editComment(db, account, comment, 'Clarísimo.'));
  await does(() => deleteComment(db, UID, other));
  await does(() => addFavourite(db, UID, 'publicado'));

  const own = { id: newId(), titulo: 'Las planchas', contenido: 'Texto', categoriaId: 'general', tags: [] };
  await does(() => createTopic(db, UID, own));
  const opened = await press(() => fetchTopic(db, own.id));
  await does(() => editTopic(db, account, opened, { titulo: 'Las planchas', contenido: 'Otro', tags: [] }));

  const written: Reply[] = [];
  for (const contenido of ['La primera.', 'La segunda.', 'La tercera.'])
    written.push(
      await does(
        (
          (id) => () =>
            createReply(db, UID, topic, { id, contenido, citaId: replies[0]?.id ?? null })
        )(newId()),
      ),
    );
  const [first, second] = written as [Reply, Reply];
  await does(() => editReply(db, account, topic, first, 'La primera, corregida.'));
  await does(() => deleteReply(db, account, second));

  const [liked, reported] = replies.map((item): Liked => ({ kind: 'respuesta', item, titulo: topic.titulo }));
  for (const on of [true, false, true]) await does(() => setLike(db, account, liked as Liked, on));
  await does(() => setLike(db, account, { kind: 'tema', item: topic }, true));
  await does(() => setLike(db, account, { kind: 'tema', item: topic }, false));
  await does(() => saveTopic(db, UID, topic, true));
  const report = { kind: 'respuesta', id: (reported as Liked).item.id } as const;
  await does(() => reportContent(db, account, report, 'Publica anuncios', VERIFIED));
  await does(() => removeFavourite(db, UID, 'publicado'));
  await does(() => addFavourite(db, UID, 'publicado'));

  await site.fault();
  await setLike(luis.db, luis.account, { kind: 'respuesta', item: first, titulo: topic.titulo }, true);
  await replyBy(luis, opened);
  await failing(percent, seed + 1);
  const { items } = await press(() => fetchNotices(db, UID, { choice: {} }));
  expect(items).toHaveLength(2);
  await press(() => markAllNoticesRead(db, UID));
  await press(() => deleteNotice(db, UID, items[0]?.id ?? ''));

  await site.fault();
  await (await openSession(db, UID, { signedIn: true })).settled;
  return databaseOf(site);
}

/** What the acts of the session leave of the counters that they move. */
async function figures() {
  const { puntos, comentariosCount, temasForoCount, respuestasForoCount, ...ana } = await fetchAccount(
    site.admin,
    UID,
  );
  return { puntos, comentariosCount, temasForoCount, respuestasForoCount, figures: ana.estadisticasForo };
}

beforeEach(() => site.fault());

describe('a whole visit while requests fail', () => {
  let undisturbed: string[];

  it('without failures leaves one of each act', async () => {
    undisturbed = await sessionAt(0, 1);
    expect(await figures()).toEqual({
      // 5 for the favourite, 5 the topic, 2 each reply that stays, 2 the topic that was saved, 1 the like.
      puntos: 5 + 5 + 2 * 2 + 2 + 1,
      comentariosCount: 1,
      temasForoCount: 1,
      respuestasForoCount: 2,
      figures: {
        temasCreados: 1,
        respuestasPublicadas: 2,
        respuestasAceptadas: 0,
        puntosForo: 5 + 2 * 2 + 1,
        likes: 1,
        likesOtorgados: 1,
      },
    });
    expect(await publicSideOf(site, UID)).toEqual({ equal: true });
  });

  it.each([5, 20])('%i of a hundred: nothing is lost, nothing is stored twice', async (percent) => {
    for (let seed = 1; seed <= 2; seed += 1) {
      await site.clear();
      expect({ seed, stored: await sessionAt(percent, seed) }).toEqual({ seed, stored: undisturbed });
    }
  });
});
