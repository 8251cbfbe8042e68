import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf } from '@/model/articles/editing/article-changes';
import { newComment } from '@/model/comments/comment';
import { NEW_FORUM_CATEGORY } from '@/model/forum/forum-category';
import { deleteArticle } from '@/services/articles/deletion';
import { saveArticle } from '@/services/articles/writes';
import { fetchCategories } from '@/services/categories/reading';
import { createCategory, type NewCategoryForm } from '@/services/categories/writes';
import { addComment, deleteComment, editComment } from '@/services/comments/writing';
import { addFavourite, clearFavourites, removeFavourite } from '@/services/favourites/favourites';
import {
  createForumCategory,
  placeForumCategories,
  updateForumCategory,
} from '@/services/forum/category-admin';
import { deleteReply, deleteTopic } from '@/services/forum/deletion';
import { setLike } from '@/services/forum/likes';
import { liftSuspension, suspendMember } from '@/services/forum/moderated-member';
import { acceptReply, moveTopic, setHidden, setMark, setTopicState } from '@/services/forum/moderation';
import { createReply, editReply } from '@/services/forum/reply-writing';
import { processItem } from '@/services/forum/report-processing';
import { reportContent } from '@/services/forum/reports';
import { saveTopic } from '@/services/forum/saved-topics';
import { createTopic, editTopic } from '@/services/forum/topic-writing';
import { fetchTopic } from '@/services/forum/topics';
import { openSession } from '@/services/users/opened-session';
import { fetchAccount, syncProfile, updateProfile } from '@/services/users/records';
import { registerAccount } from '@/services/users/registration';
import { openSite } from './backend';
import { aDraft, save } from './fixtures';
import { category, person, replyBy, topicBy, VERIFIED } from './forum/support';
import { as, publicSideOf } from './members';
import { databaseOf } from './whole-database';

const site = openSite('demo-services-respuesta-perdida');

/** A forum and a library with a few people, made anew for each act. */
async function world() {
  await category(site);
  await category(site, 'otra', { nombre: 'Otra', orden: 1 });
  const ana = await person(site, 'ana');
  const luis = await person(site, 'luis');
  const staff = await person(site, 'jefa', { rol: 'administrador' });
  await save(site.admin, 'publicado', { autorId: 'jefa', autor: 'Persona jefa' });
  await syncProfile(staff.db, 'jefa');
  const topic = await topicBy(ana);
  const reply = await replyBy(luis, topic);
  return { ana, luis, staff, topic: await fetchTopic(site.admin, topic.id), reply };
}
type World = Awaited<ReturnType<typeof world>>;

const ID = 'NuevoNuevoNuevoNuevo';
const EDITOR = { uid: 'jefa', nombre: 'Persona jefa' };
const SIGNED = { autorId: 'jefa', autor: 'Persona jefa' };
const REASON = 'Publica anuncios';

const aComment = ({ ana }: World) =>
  newComment(
    ana.account,
    { id: 'publicado', titulo: 'Caminos de piedra' },
    { id: ID, autor: 'Persona ana', contenido: 'Claro.' },
  );
const like =
  (on: boolean) =>
  async ({ ana, topic, reply }: World) =>
    setLike(ana.db, ana.account, { kind: 'respuesta', item: reply, titulo: topic.titulo }, on);
const reported = ({ reply }: World) => ({ kind: 'respuesta', id: reply.id }) as const;
const decided = (accion: 'ocultar' | 'eliminar' | 'descartar') => ({ accion, comentario: 'Visto' }) as const;

/** Acts that a person does by a press: `before` is done without faults. */
interface Act {
  before?: (world: World) => Promise<unknown>;
  /** What a press does; the same each time it is pressed, with what the form or the screen holds. */
  press: (world: World) => () => Promise<unknown>;
  /** How many commits it makes; the answer of each is lost in turn. */
  commits?: number;
}

const simply = (act: (world: World) => Promise<unknown>): Act => ({ press: (all) => () => act(all) });
const after = (before: Act['before'], act: (world: World) => Promise<unknown>): Act => ({
  ...(before && { before }),
  press: (all) => () => act(all),
});

const report = (all: World) => reportContent(all.ana.db, all.ana.account, reported(all), REASON, VERIFIED);
const processes = (accion: 'ocultar' | 'eliminar' | 'descartar') =>
  after(report, ({ staff, reply, topic }) =>
    processItem(
      staff.db,
      staff.account,
      { tipo: 'respuesta', itemId: reply.id, temaId: topic.id },
      decided(accion),
    ),
  );

const ACTS: Readonly<Record<string, Act>> = {
  'signs up': simply(() =>
    registerAccount(
      as(site, 'nueva'),
      {
        uid: 'nueva',
        nombre: 'Nueva',
        email: 'nueva@demo.test',
        biografia: '',
      },
      { wait: async () => {} },
    ),
  ),
  'changes the profile': simply(({ ana }) =>
    updateProfile(ana.db, 'ana', { nombre: 'Ana', biografia: 'De Talca.', avatar: null }),
  ),
  comments: simply((all) => addComment(all.ana.db, aComment(all))),
  'edits a comment': after(
    (all) => addComment(all.ana.db, aComment(all)),
    ({ ana }) => editComment(ana.db, { uid: 'ana' }, { id: ID, articuloId: 'publicado' }, 'Muy claro.'),
  ),
  'deletes a comment': after(
    (all) => addComment(all.ana.db, aComment(all)),
    ({ ana }) => deleteComment(ana.db, 'ana', { id: ID, articuloId: 'publicado', autorId: 'ana' }),
  ),
  'keeps an article': simply(({ ana }) => addFavourite(ana.db, 'ana', 'publicado')),
  'takes a favourite out': after(
    ({ ana }) => addFavourite(ana.db, 'ana', 'publicado'),
    ({ ana }) => removeFavourite(ana.db, 'ana', 'publicado'),
  ),
  'takes all favourites out': after(
    ({ ana }) => addFavourite(ana.db, 'ana', 'publicado'),
    ({ ana }) => clearFavourites(ana.db, 'ana'),
  ),
  'opens a topic': simply(({ luis }) =>
    createTopic(luis.db, 'luis', {
      id: ID,
      titulo: 'Las planchas',
      contenido: 'Texto',
      categoriaId: 'general',
      tags: [],
    }),
  ),
  'edits a topic': simply(({ ana, topic }) =>
    editTopic(ana.db, ana.account, topic, { titulo: 'Otro', contenido: 'Otro texto', tags: [] }),
  ),
  'edits a topic of another': simply(({ staff, topic }) =>
    editTopic(staff.db, staff.account, topic, { titulo: 'Otro', contenido: 'Otro texto', tags: [] }),
  ),
  answers: simply(({ ana, topic }) => createReply(ana.db, 'ana', topic, { id: ID, contenido: 'Gracias.' })),
  'edits a reply': simply(({ luis, topic, reply }) =>
    editReply(luis.db, luis.account, topic, reply, 'Otro texto'),
  ),
  'edits a reply of another': simply(({ staff, topic, reply }) =>
    editReply(staff.db, staff.account, topic, reply, 'Otro texto'),
  ),
  'deletes a reply': simply(({ luis, reply }) => deleteReply(luis.db, luis.account, reply)),
  'deletes a reply of another': simply(({ staff, reply }) =>
    deleteReply(staff.db, staff.account, reply, { logged: true }),
  ),
  'deletes a topic': {
    press:
      ({ ana, topic }) =>
      () =>
        deleteTopic(ana.db, ana.account, topic.id),
    commits: 3,
  },
  'deletes a topic of another': simply(({ staff, topic }) =>
    deleteTopic(staff.db, staff.account, topic.id, { logged: true }),
  ),
  likes: simply(like(true)),
  'likes no more': after(like(true), like(false)),
  'saves a topic': simply(({ luis, topic }) => saveTopic(luis.db, 'luis', topic, true)),
  'saves a topic no more': after(
    ({ luis, topic }) => saveTopic(luis.db, 'luis', topic, true),
    ({ luis, topic }) => saveTopic(luis.db, 'luis', topic, false),
  ),
  reports: simply(report),
  'accepts an answer': simply(({ ana, topic, reply }) => acceptReply(ana.db, ana.account, topic, reply)),
  'accepts an answer as staff': simply(({ staff, topic, reply }) =>
    acceptReply(staff.db, staff.account, topic, reply),
  ),
  'closes a topic': simply(({ staff, topic }) => setTopicState(staff.db, staff.account, topic, 'cerrado')),
  'resolves an own topic': simply(({ ana, topic }) => setTopicState(ana.db, ana.account, topic, 'resuelto')),
  'features a topic': simply(({ staff, topic }) =>
    setMark(staff.db, staff.account, topic, 'destacado', true),
  ),
  'moves a topic': simply(({ staff, topic }) => moveTopic(staff.db, staff.account, topic, 'otra')),
  'hides a reply': simply(({ staff, topic, reply }) =>
    setHidden(staff.db, staff.account, topic, reply, true),
  ),
  'discards a report': processes('descartar'),
  'hides what was reported': processes('ocultar'),
  'deletes what was reported': processes('eliminar'),
  'suspends a member': simply(({ staff, luis }) =>
    suspendMember(staff.db, staff.account, luis.account, { hasta: null, motivo: REASON }),
  ),
  'lifts a suspension': {
    before: async (all) => {
      const { staff, luis } = all;
      await suspendMember(staff.db, staff.account, luis.account, { hasta: null, motivo: REASON });
      luis.account = await fetchAccount(site.admin, 'luis');
    },
    press:
      ({ staff, luis }) =>
      () =>
        liftSuspension(staff.db, staff.account, luis.account),
  },
  'makes a category of the forum': simply(({ staff }) =>
    createForumCategory(staff.db, staff.account, ID, {
      ...NEW_FORUM_CATEGORY,
      nombre: 'Nueva',
      descripcion: 'Nueva',
    }),
  ),
  'edits a category of the forum': simply(({ staff }) =>
    updateForumCategory(staff.db, staff.account, 'otra', {
      ...NEW_FORUM_CATEGORY,
      nombre: 'Nueva',
      descripcion: 'Nueva',
    }),
  ),
  'orders the categories': simply(({ staff }) =>
    placeForumCategories(staff.db, staff.account, [
      { id: 'general', nombre: 'General', orden: 1 },
      { id: 'otra', nombre: 'Otra', orden: 0 },
    ]),
  ),
  'makes a category of the library': {
    press: ({ staff }) => {
      const form: NewCategoryForm = {};
      const values = { nombre: 'Nueva', descripcion: '', color: '#123456' };
      return () => createCategory(staff.db, 'jefa', values, form);
    },
  },
  'publishes an article': simply(({ staff }) =>
    saveArticle(staff.db, 'otro', () => aDraft({ ...SIGNED, fechaPublicacion: new Date() }), {
      editor: EDITOR,
      baseVersion: 0,
    }),
  ),
  'saves an article': {
    press:
      ({ staff }) =>
      async () =>
        saveArticle(staff.db, 'publicado', () => aDraft({ contenido: 'Otro.', ...SIGNED }), {
          editor: EDITOR,
          baseVersion: 1,
        }),
  },
  'withdraws an article': simply(({ staff }) =>
    saveArticle(
      staff.db,
      'publicado',
      (before) => ({ ...(before ? draftOf(before) : aDraft()), estado: 'archivado' }),
      { editor: EDITOR, baseVersion: 1 },
    ),
  ),
  'deletes an article': {
    press:
      ({ staff }) =>
      () =>
        deleteArticle(staff.db, 'publicado', { editor: EDITOR }),
    commits: 3,
  },
};

/** Presses until it is told as a success. Fails with what is told but a lost connection. */
async function pressUntilTold(press: () => Promise<unknown>): Promise<void> {
  for (let presses = 1; ; presses += 1) {
    try {
      await press();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== 'unavailable' || presses === 12) throw error;
    }
  }
}

/** What is stored after the act, with the answer of its nth commit lost, or of none. */
async function storedAfter({ before, press }: Act, lostAnswer: number | null) {
  const all = await world();
  await before?.(all);
  const pressed = press(all);
  if (lostAnswer !== null)
    await site.fault(...(lostAnswer > 1 ? [{ match: { method: 'commit' }, times: lostAnswer - 1 }] : []), {
      match: { method: 'commit' },
      error: 'UNAVAILABLE',
      afterEffect: true,
      times: 1,
    });
  await pressUntilTold(pressed);
  await site.fault();
  return databaseOf(site);
}

/** A browser's storage. */
function notes() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

beforeEach(() => site.fault());
afterEach(() => vi.unstubAllGlobals());

describe('an act whose answer was lost, pressed again', () => {
  it.each(Object.entries(ACTS))('%s: stored once, and told as a success', async (_name, act) => {
    const expected = await storedAfter(act, null);
    for (let lost = 1; lost <= (act.commits ?? 1); lost += 1) {
      await site.clear();
      expect(await storedAfter(act, lost)).toEqual(expected);
    }
  });

  it('a public side that could not be written is right with the next page', async () => {
    vi.stubGlobal('localStorage', notes());
    const { staff } = await world();
    await site.fault({ match: { pathContains: 'perfiles' }, error: 'UNAVAILABLE' });
    await saveArticle(staff.db, 'otro', () => aDraft({ ...SIGNED, fechaPublicacion: new Date() }), {
      editor: EDITOR,
    });
    const opened = () => openSession(staff.db, 'jefa', { signedIn: false });
    await (await opened()).settled;
    await site.fault();
    expect(await publicSideOf(site, 'jefa')).toEqual({ equal: false });
    await (await opened()).settled;
    expect(await publicSideOf(site, 'jefa')).toEqual({ equal: true });
    await site.resetMeter();
    await (await opened()).settled;
    expect(await site.reads()).toBe(1);
  });

  it('a category of the library with other words is one category with these', async () => {
    const { staff } = await world();
    const form: NewCategoryForm = {};
    const press = (nombre: string) => () =>
      createCategory(staff.db, 'jefa', { nombre, descripcion: '', color: '#123456' }, form);
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    await expect(press('Nueva')()).rejects.toMatchObject({ code: 'unavailable' });
    await press('Nuevas')();
    expect((await fetchCategories(site.admin)).map(({ nombre }) => nombre)).toEqual(['Nuevas']);
  });
});
