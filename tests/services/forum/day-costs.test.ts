import { readFileSync } from 'node:fs';
import { doc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, expect, it } from 'vitest';
import { newComment } from '@/model/comments/comment';
import { CONTACT_WINDOW, CONTACT_WINDOW_MS } from '@/model/contact/contact-gate';
import type { Reply } from '@/model/forum/topic';
import { newId } from '@/model/shared/stored/document-id';
import { VIEW_INTERVAL_MS } from '@/model/shared/visits';
import { ACT_COSTS, PACE_LIMITS, type PacedAct, type PaceStanding } from '@/model/users/pace';
import { setArticleState } from '@/services/articles/managed';
import { saveArticle } from '@/services/articles/writes';
import { addComment, deleteComment, editComment } from '@/services/comments/writing';
import { sendContactMessage } from '@/services/contact/sending';
import { addFavourite, removeFavourite } from '@/services/favourites/favourites';
import { recordView } from '@/services/firestore/views';
import { deleteReply, deleteTopic } from '@/services/forum/deletion';
import { setLike } from '@/services/forum/likes';
import { acceptReply } from '@/services/forum/moderation';
import { reportContent } from '@/services/forum/reports';
import { saveTopic } from '@/services/forum/saved-topics';
import { fetchTopic, recordTopicView } from '@/services/forum/topics';
import { chooseNotice } from '@/services/notifications/notices';
import { syncProfile, updateProfile } from '@/services/users/records';
import { openSite } from '../backend';
import { aDraft, save } from '../fixtures';
import { category, type Person, person, replyBy, topicBy, VERIFIED } from './support';

const site = openSite('demo-services-dia');
/** A window may be full at its end and again at the beginning of the next (decision 23). */
const WINDOWS = 2;
/** Google's list prices of 100,000, in dollars (docs/costs.md). */
const PRICE = { writes: 0.18, reads: 0.06 };

let ana: Person;
let luis: Person;
/** Whom a post may name: five at most. */
let five: Person[];
beforeEach(async () => {
  await category(site);
  await setDoc(doc(site.admin, 'usuarios', 'u1'), { articulosCount: 0 });
  await save(site.admin, 'a1');
  ana = await person(site, 'ana');
  luis = await person(site, 'luis');
  five = [];
  for (const n of [1, 2, 3, 4, 5]) five.push(await person(site, `p${n}`));
});

const named = () => five.map(({ account }) => `@${account.nombre}`).join(' ');
/** A topic of luis's in which the five take part. */
async function busyTopic() {
  const topic = await topicBy(luis);
  for (const one of five) await replyBy(one, await fetchTopic(luis.db, topic.id));
  return fetchTopic(luis.db, topic.id);
}

/** One of ana's comments: to write it, and where it is. */
function comment() {
  const { uid, nombre } = ana.account;
  const article = { id: 'a1', titulo: 'Caminos de piedra' };
  return newComment({ uid, nombre, rol: 'usuario', avatar: null }, article, {
    id: newId(),
    ...{ autor: nombre, contenido: 'Muy claro.' },
  });
}

type Work = () => Promise<unknown>;

/**
 * Each act that a pace counts, where it writes the most, with what takes it back for nothing and what the site does after it. What
 * comes before it is given first, and not measured.
 */
const ACTS: Readonly<Record<PacedAct, () => Promise<Work>>> = {
  'like-dado': async () => {
    const topic = await topicBy(luis);
    return async () => {
      await setLike(ana.db, ana.account, { kind: 'tema', item: topic }, true);
      await setLike(ana.db, ana.account, { kind: 'tema', item: await fetchTopic(ana.db, topic.id) }, false);
    };
  },
  favorito: async () => async () => {
    await addFavourite(ana.db, 'ana', 'a1');
    await syncProfile(ana.db, 'ana');
    await removeFavourite(ana.db, 'ana', 'a1');
  },
  'tema-favorito': async () => {
    const topic = await topicBy(luis);
    return async () => {
      await saveTopic(ana.db, 'ana', topic, true);
      await syncProfile(ana.db, 'ana');
      await saveTopic(ana.db, 'ana', topic, false);
    };
  },
  avisos: async () => () => chooseNotice(ana.db, ana.account, 'mencion', false),
  // The author's: an answer is accepted instead of another, for the first time.
  edicion: async () => {
    const topic = await topicBy(ana);
    const [first, second] = [
      await replyBy(luis, topic),
      await replyBy(luis, await fetchTopic(ana.db, topic.id)),
    ] as [Reply, Reply];
    await acceptReply(ana.db, ana.account, await fetchTopic(ana.db, topic.id), first);
    const resolved = await fetchTopic(ana.db, topic.id);
    return () => acceptReply(ana.db, ana.account, resolved, second);
  },
  'comentario-editado': async () => {
    const mine = comment();
    await addComment(ana.db, mine);
    return () => editComment(ana.db, ana.account, mine, 'Muy claro todo.');
  },
  comentario: async () => async () => {
    const mine = comment();
    await addComment(ana.db, mine);
    await syncProfile(ana.db, 'ana');
    await deleteComment(ana.db, 'ana', mine);
    await syncProfile(ana.db, 'ana');
  },
  respuesta: async () => {
    const topic = await busyTopic();
    const people = five.map(({ account: { uid, nombre } }) => ({ uid, nombre }));
    return async () => {
      const reply = await replyBy(ana, topic, { contenido: named(), people });
      await syncProfile(ana.db, 'ana');
      await deleteReply(ana.db, ana.account, reply);
      await syncProfile(ana.db, 'ana');
    };
  },
  // The fifth, which closes.
  reporte: async () => {
    const { id } = await topicBy(luis);
    for (const one of five.slice(0, 4))
      await reportContent(one.db, one.account, { kind: 'tema', id }, 'Spam', VERIFIED);
    return () => reportContent(ana.db, ana.account, { kind: 'tema', id }, 'Spam', VERIFIED);
  },
  // One of the staff, whose former name becomes free.
  perfil: async () => {
    const editor = await person(site, 'editora', { rol: 'editor', nombre: 'Eva Sanz' });
    await setDoc(doc(site.admin, 'nombres_reservados/evasanz'), { uid: 'editora' });
    return () =>
      updateProfile(editor.db, 'editora', { nombre: 'Eva Ruiz', biografia: 'De Chillán', avatar: null });
  },
  tema: async () => async () => {
    const topic = await topicBy(ana, { contenido: named() });
    await syncProfile(ana.db, 'ana');
    await deleteTopic(ana.db, ana.account, topic.id);
    await syncProfile(ana.db, 'ana');
  },
  'articulo-publicado': async () => {
    const editor = await person(site, 'autora', { rol: 'autor' });
    const { uid, nombre } = editor.account;
    const draft = aDraft({ autorId: uid, autor: nombre, fechaPublicacion: new Date() });
    return async () => {
      await saveArticle(editor.db, 'a2', () => draft, { editor: editor.account });
      await setArticleState(editor.db, 'a2', 'archivado', { editor: editor.account });
    };
  },
};

/** The figures of the section's table whose lines begin so. */
function documented(line: RegExp): Record<string, number[]> {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split('## The most in a day');
  const [rows = ''] = section.split('\n## ');
  return Object.fromEntries(
    [...rows.matchAll(line)].map(([, who = '', ...figures]) => [
      who,
      figures.map((figure) => Number(figure.replaceAll(',', ''))),
    ]),
  );
}

const DAY = /^\| (.+?) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| \$([\d.]+) \|$/gm;
const NAMES: Readonly<Record<PaceStanding, string>> = {
  unverified: 'without a proven e-mail',
  newcomer: 'without standing',
  standing: 'with standing',
  staff: 'with a role',
};

/** What so many units or acts of a day are, at most: writes, reads and dollars, as the table has them. */
function ofDay(count: number, writesOfOne: number, readsOfOne: number): number[] {
  const [writes, reads] = [Math.floor(count * writesOfOne), Math.floor(count * readsOfOne)];
  const price = (writes * PRICE.writes + reads * PRICE.reads) / 100_000;
  return [count, writes, reads, Number(price.toFixed(2))];
}

it('an account can write and read in a day what docs/security.md says, by the act that is dearest', async () => {
  const measured: Record<string, number[]> = {};
  for (const [act, prepare] of Object.entries(ACTS)) {
    const work = await prepare();
    await site.resetMeter();
    await work();
    const { reads, writes, deletes } = await site.usage();
    measured[act] = [ACT_COSTS[act as PacedAct], writes + deletes, reads];
  }
  expect(documented(/^\| `([a-z-]+)`[^|]* \| (\d+) \| (\d+) \| (\d+) \|$/gm)).toEqual(measured);

  const most = (figure: 1 | 2) =>
    Math.max(...Object.values(measured).map((row) => (row[figure] ?? 0) / (row[0] ?? 1)));
  const table = documented(DAY);
  for (const [standing, { day }] of Object.entries(PACE_LIMITS))
    expect(table[NAMES[standing as PaceStanding]], standing).toEqual(ofDay(day * WINDOWS, most(1), most(2)));
});

it('visitors can write and read in a day what docs/security.md says', async () => {
  const topic = await topicBy(luis);
  const cost = async (work: Work) => {
    await site.resetMeter();
    await work();
    const { reads, writes } = await site.usage();
    return [writes, reads] as const;
  };
  const message = { nombre: 'Eva', email: 'eva@demo.test', mensaje: 'Gracias por todo.' };
  const [viewWrites, viewReads] = await cost(() => recordTopicView(site.visitor, topic));
  const ofArticle = await cost(() => recordView(site.visitor, 'articulo', 'a1', 0));
  expect(ofArticle).toEqual([viewWrites, viewReads]);
  const [writes, reads] = await cost(() => sendContactMessage(site.visitor, message));

  const table = documented(DAY);
  const [perDay, messages] = [CONTACT_WINDOW_MS / VIEW_INTERVAL_MS, CONTACT_WINDOW.visitors * WINDOWS];
  expect(table['visitors: views of one article or topic']).toEqual(ofDay(perDay, viewWrites, viewReads));
  expect(table['visitors: messages']).toEqual(ofDay(messages, writes, reads));
  expect(table['visitors and members: messages']).toEqual(ofDay(CONTACT_WINDOW.all * WINDOWS, writes, reads));
});

/** Google's list prices of one, in dollars: of an upload, and of a read that its rules take. */
const UPLOAD = { operation: 0.05 / 10_000, read: PRICE.reads / 100_000 };

it('a member can upload in a day what docs/security.md says, by the places and the pace of storage.rules', () => {
  const rules = readFileSync('storage.rules', 'utf8');
  const [, first = '', last = '', kinds = ''] =
    /archivo\.matches\('\[(\w)-(\w)\]\\\\\.\(([a-z|]+)\)'\)/.exec(rules) ?? [];
  expect(rules).toContain("resource.updated + duration.value(1, 'm')");
  const places = (last.charCodeAt(0) - first.charCodeAt(0) + 1) * kinds.split('|').length;
  const uploads = places * 24 * 60;
  const price = (uploads * (UPLOAD.operation + UPLOAD.read)).toFixed(2);
  const said = readFileSync('docs/security.md', 'utf8');
  expect(said).toContain(
    `are ${uploads.toLocaleString('en')} uploads of 1 MiB with a read each, $${price} at $0.05 for 10,000 operations; more than ${places} MiB never stay.`,
  );
});

it('an author can publish in a day what docs/security.md says', () => {
  const ofDay = PACE_LIMITS.staff.day / ACT_COSTS['articulo-publicado'];
  const words = Number(
    /'buscador', fragmento, (\d+), \{\}/.exec(readFileSync('firestore.rules', 'utf8'))?.[1],
  );
  const [most, megabytes] = [ofDay * WINDOWS, (ofDay * WINDOWS * words) / 1_000_000];
  expect(readFileSync('docs/security.md', 'utf8')).toContain(
    `${ofDay} articles of its own in a window of a day, ${most.toLocaleString('en')} in any 24 hours, of ${words.toLocaleString('en')} characters each, are ${megabytes} MB for who searches next, ${3 * megabytes} MB in letters of three bytes`,
  );
});
