// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, waitFor } from '@testing-library/react';
import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { createStore, keys } from 'idb-keyval';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Topic } from '@/model/forum/topic';
import type { Account } from '@/model/users/account';
import { queryClient } from '@/services/client/query-client';
import { deleteReply, deleteTopic } from '@/services/forum/deletion';
import { acceptReply, setTopicState } from '@/services/forum/moderation';
import { fetchReplies } from '@/services/forum/replies';
import { useSending } from '@/services/forum/topic-queries';
import { fetchTopic } from '@/services/forum/topics';
import { useReplyWriting } from '@/services/forum/useReplyWriting';
import { useReplyPages, useTopic } from '@/services/forum/useTopic';
import { useTopicChange, useTopicDeletion } from '@/services/forum/useTopicChange';
import { runSerially } from '@/services/users/member';
import { stored } from '../fixtures';
import { openHookSite, show } from '../hooks';
import { category, figures, type Person, person, replyBy, topicBy } from './support';

const member = vi.hoisted(() => ({ db: null as unknown }));

/** The running app is the visitor; these hooks act as a member who signed in to it. */
vi.mock('@/services/firestore/connection', async (original) => ({
  ...(await original<typeof import('@/services/firestore/connection')>()),
  db: () => member.db,
}));

const site = openHookSite('demo-services-foro-tema');
const unavailable = { match: { method: 'commit' }, error: 'UNAVAILABLE' } as const;

beforeEach(() => category(site));
/** What follows from an event behind the member's back belongs to its own test. */
afterEach(() => runSerially(async () => {}));

async function discussion(): Promise<{ ana: Person; luis: Person; topic: Topic }> {
  const [ana, luis] = [await person(site, 'ana'), await person(site, 'luis')];
  const topic = await topicBy(ana);
  await replyBy(ana, topic, { contenido: 'Primera' });
  member.db = luis.db;
  return { ana, luis, topic: await fetchTopic(luis.db, topic.id) };
}

/** What the session gives to these hooks. */
function useMember(initial: Account) {
  const [account, setAccount] = useState<Account | null>(initial);
  const apply = useCallback(
    (change: (now: Account) => Partial<Account>) => setAccount((now) => now && { ...now, ...change(now) }),
    [],
  );
  return { account, apply };
}

/** The topic as its page shows it to a member. */
function showTopic(topic: Topic, account: Account) {
  return show(() => {
    const session = useMember(account);
    const shown = useTopic(topic.id);
    const { pages } = useReplyPages(topic, { first: 1, last: 1 }, null, true);
    return {
      session,
      topic: shown.data,
      replies: pages[0]?.replies ?? [],
      sending: useSending(topic.id),
      writing: useReplyWriting(topic, session),
      change: useTopicChange(topic, session),
    };
  });
}

const words = (contenido: string) => ({ contenido, citaId: null, people: [] });

describe('a reply', () => {
  it('shows at once, then stands in its place, with the points of its author', async () => {
    const { luis, topic } = await discussion();
    const { result } = showTopic(topic, luis.account);
    await waitFor(() => expect(result.current.replies).toHaveLength(1));
    await site.fault({ match: { method: 'commit' }, latencyMs: 900, times: 1 });
    let sent: Promise<unknown> = Promise.resolve();
    await act(async () => {
      sent = result.current.writing.send(words('Segunda'));
      // Pressed twice, it is sent once.
      void result.current.writing.send(words('Segunda'));
    });
    await waitFor(() => expect(result.current.sending).toMatchObject([{ contenido: 'Segunda', numero: 0 }]));
    await act(() => sent);
    await waitFor(() =>
      expect(result.current.replies).toMatchObject([{ numero: 1 }, { numero: 2, contenido: 'Segunda' }]),
    );
    await waitFor(() => expect(result.current.topic).toMatchObject({ respuestas: 2, ultimoNumero: 2 }));
    await waitFor(() => expect(result.current.session.account?.puntos).toBe(2));
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ respuestas: 2 });
  });

  it('that fails is taken back and says why; tried again it is one reply', async () => {
    const { luis, topic } = await discussion();
    const { result } = showTopic(topic, luis.account);
    await waitFor(() => expect(result.current.replies).toHaveLength(1));
    // It takes effect and the answer is lost: the worst that can happen to a second try.
    await site.fault({ ...unavailable, afterEffect: true, times: 1 });
    await act(async () => {
      await expect(result.current.writing.send(words('Segunda'))).rejects.toMatchObject({
        code: 'unavailable',
      });
    });
    await waitFor(() => expect(result.current.sending).toEqual([]));
    await waitFor(() => expect(result.current.writing.error).toMatchObject({ code: 'unavailable' }));
    await act(async () => {
      await result.current.writing.send(words('Segunda'));
    });
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ respuestas: 2 });
    expect(await figures(site, 'luis')).toMatchObject({ respuestasForoCount: 1 });
  });

  it('that two tabs send from one draft is one reply, also where the first waited for a connection', async () => {
    const { luis, topic } = await discussion();
    const [first, second] = [showTopic(topic, luis.account), showTopic(topic, luis.account)];
    const draft = 'Ab3dEf6hIj9lMn2pQr5t';
    await site.fault({ ...unavailable, times: 1 });
    await act(async () => {
      await expect(first.result.current.writing.send(words('Segunda'), { draft })).rejects.toThrow();
      const id = first.result.current.writing.idOfLast();
      await first.result.current.writing.send(words('Segunda'), { draft, id });
      await second.result.current.writing.send(words('Segunda'), { draft });
    });
    expect(await stored(site.admin, `foro_temas/${topic.id}`)).toMatchObject({ respuestas: 2 });
    expect(await figures(site, 'luis')).toMatchObject({ respuestasForoCount: 1 });
  });
});

describe('a like', () => {
  it('shows at once and is undone when it fails', async () => {
    const { luis, topic } = await discussion();
    const { result } = showTopic(topic, luis.account);
    await waitFor(() => expect(result.current.topic).toBeDefined());
    await site.fault({ ...unavailable, latencyMs: 900, times: 1 });
    let liking: Promise<unknown> = Promise.resolve();
    await act(async () => {
      liking = result.current.change.mutateAsync({
        kind: 'like',
        post: { kind: 'tema', item: topic },
        like: true,
      });
      liking.catch(() => undefined);
    });
    await waitFor(() => expect(result.current.topic).toMatchObject({ likes: 1, usuariosLike: ['luis'] }));
    await act(async () => {
      await expect(liking).rejects.toMatchObject({ code: 'unavailable' });
    });
    await waitFor(() => expect(result.current.topic).toMatchObject({ likes: 0, usuariosLike: [] }));
  });
});

describe('what the author of a topic does', () => {
  it('an accepted answer shows the topic resolved; a deleted one is gone from it', async () => {
    const { ana, luis, topic } = await discussion();
    const answer = await replyBy(luis, topic, { contenido: 'La buena' });
    member.db = ana.db;
    const { result } = showTopic(await fetchTopic(ana.db, topic.id), ana.account);
    await waitFor(() => expect(result.current.replies).toHaveLength(2));
    await act(() => result.current.change.mutateAsync({ kind: 'accept', reply: answer }));
    await waitFor(() =>
      expect(result.current.topic).toMatchObject({ estado: 'resuelto', respuestaAceptadaId: answer.id }),
    );
    const [own] = result.current.replies;
    if (!own) throw new Error('The first reply is missing');
    await act(() => result.current.change.mutateAsync({ kind: 'delete-reply', reply: own }));
    await waitFor(() => expect(result.current.replies).toMatchObject([{ id: answer.id }]));
    await waitFor(() => expect(result.current.topic).toMatchObject({ respuestas: 1 }));
  });

  it('what the server refuses changes nothing', async () => {
    const { luis, topic } = await discussion();
    const { result } = showTopic(topic, luis.account);
    await waitFor(() => expect(result.current.topic).toBeDefined());
    await act(async () => {
      await expect(
        result.current.change.mutateAsync({ kind: 'mark', mark: 'anclado', on: true }),
      ).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });
    await waitFor(() => expect(result.current.topic).toMatchObject({ anclado: false }));
  });
});

/** The page is closed and opened again: memory is gone, the device remembers. */
async function reopen(): Promise<void> {
  cleanup();
  queryClient.clear();
}

const keptNames = async () => (await keys<string>(createStore('evidencias', 'consultas'))).join(' ');

describe('a topic that the device keeps', () => {
  it('shows at once, and what others did a moment ago with it', async () => {
    const { ana, luis, topic } = await discussion();
    const first = showTopic(topic, luis.account);
    await waitFor(() => expect(first.result.current.replies).toHaveLength(1));
    await waitFor(async () => expect(await keptNames()).toContain(`"foro-respuestas","${topic.id}"`));
    const answer = await replyBy(luis, topic, { contenido: 'Otra' });
    await acceptReply(ana.db, ana.account, await fetchTopic(ana.db, topic.id), answer);
    await reopen();
    const seen: string[] = [];
    const { result } = show(() => {
      const shown = useTopic(topic.id);
      if (shown.data) seen.push(shown.data.estado);
      const { pages } = useReplyPages(shown.data ?? topic, { first: 1, last: 1 }, null, true);
      return { topic: shown.data, replies: pages[0]?.replies ?? [] };
    });
    await waitFor(() => expect(result.current.topic).toMatchObject({ estado: 'resuelto' }));
    await waitFor(() => expect(result.current.replies).toHaveLength(2));
    expect(seen[0]).toBe('abierto');
  });

  it('is gone from it once it is deleted here', async () => {
    const { ana, topic } = await discussion();
    member.db = ana.db;
    const { result } = show(() => {
      const session = useMember(ana.account);
      return { shown: useTopic(topic.id), deletion: useTopicDeletion(session) };
    });
    await waitFor(() => expect(result.current.shown.data).toBeDefined());
    await waitFor(async () => expect(await keptNames()).toContain(topic.id));
    await act(async () => {
      expect(await result.current.deletion.remove(ana.account, topic)).toMatchObject({ how: 'done' });
    });
    await reopen();
    expect(await keptNames()).not.toContain(topic.id);
    const again = show(() => useTopic(topic.id));
    await waitFor(() => expect(again.result.current).toMatchObject({ status: 'error', data: undefined }));
  });

  it('is gone from it once somebody else has deleted it, with the next look', async () => {
    const { ana, topic } = await discussion();
    const first = show(() => useTopic(topic.id));
    await waitFor(() => expect(first.result.current.data).toBeDefined());
    await waitFor(async () => expect(await keptNames()).toContain(topic.id));
    await deleteTopic(ana.db, ana.account, topic.id, {});
    await reopen();
    const { result } = show(() => useTopic(topic.id));
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', data: undefined }));
    await waitFor(async () => expect(await keptNames()).not.toContain(topic.id));
  });
});

describe('what became impossible meanwhile', () => {
  it('says of a reply that was deleted that it does not exist', async () => {
    const { luis, topic } = await discussion();
    const reply = await replyBy(luis, topic, { contenido: 'Se irá' });
    await deleteReply(luis.db, luis.account, reply);
    const { result } = showTopic(topic, luis.account);
    await waitFor(() => expect(result.current.topic).toBeDefined());
    await act(async () => {
      await expect(
        result.current.change.mutateAsync({ kind: 'edit-reply', reply, contenido: 'Otra cosa' }),
      ).rejects.toMatchObject({ code: 'not-found', message: 'La respuesta no existe' });
    });
  });

  it('says of a reply whose topic is gone that this does not exist', async () => {
    const { ana, luis, topic } = await discussion();
    const reply = await replyBy(luis, topic, { contenido: 'Queda sola' });
    const { result } = showTopic(topic, ana.account);
    await waitFor(() => expect(result.current.topic).toBeDefined());
    await deleteDoc(doc(site.admin, 'foro_temas', topic.id));
    await act(async () => {
      await expect(result.current.change.mutateAsync({ kind: 'accept', reply })).rejects.toMatchObject({
        code: 'not-found',
        message: 'El tema asociado a esta respuesta no existe',
      });
    });
  });

  it('says of a topic that became resolved that it is resolved, and shows it so', async () => {
    const { ana, luis, topic } = await discussion();
    const { result } = showTopic(topic, luis.account);
    await waitFor(() => expect(result.current.topic).toMatchObject({ estado: 'abierto' }));
    await setTopicState(ana.db, ana.account, topic, 'resuelto');
    await act(async () => {
      await expect(result.current.writing.send(words('Tarde'))).rejects.toMatchObject({
        code: 'tema-cerrado',
        message: 'Este tema quedó resuelto: solo quien lo abrió y los moderadores pueden responder',
      });
    });
    await waitFor(() => expect(result.current.topic).toMatchObject({ estado: 'resuelto' }));
  });

  it('says to who was suspended while writing that they are', async () => {
    const { luis, topic } = await discussion();
    await setDoc(doc(site.admin, 'usuarios/luis'), { estado: 'suspendido' }, { merge: true });
    const { result } = showTopic(topic, luis.account);
    await act(async () => {
      await expect(result.current.writing.send(words('Suspendido'))).rejects.toMatchObject({
        message: 'Tu cuenta está suspendida: puedes leer y editar tu perfil, pero no participar.',
      });
    });
  });
});

describe('replies without the index', () => {
  it('come in order all the same, 50 at most, without the hidden ones', async () => {
    const { luis, topic } = await discussion();
    await replyBy(luis, topic, { contenido: 'Segunda' });
    await site.fault({ match: { method: 'runQuery' }, error: 'FAILED_PRECONDITION', times: 1 });
    const { replies, withoutIndex } = await fetchReplies(site.visitor, topic.id);
    expect(withoutIndex).toBe(true);
    expect(replies.map(({ numero }) => numero)).toEqual([1, 2]);
  });
});

describe('what only members do', () => {
  it('says what it wants when the session has ended meanwhile', async () => {
    const { ana, topic } = await discussion();
    const reply = await replyBy(ana, topic);
    const session = { account: null, apply: () => {} };
    const { result } = show(() => ({
      writing: useReplyWriting(topic, session),
      change: useTopicChange(topic, session),
      deletion: useTopicDeletion(session),
    }));
    const refused = async (attempt: () => Promise<unknown>) => {
      let said: unknown;
      await act(() => attempt().catch((error: unknown) => (said = error)));
      expect(said).toMatchObject({ code: 'permission-denied' });
      return said instanceof Error ? said.message : '';
    };
    const { writing, change, deletion } = result.current;
    expect(await act(() => deletion.remove(ana.account, topic))).toMatchObject({
      how: 'failed',
      error: { message: 'Debes iniciar sesión para eliminar un tema' },
    });
    expect(await refused(() => writing.send(words('Hola')))).toBe('Debes iniciar sesión para responder');
    expect(await refused(() => change.mutateAsync({ kind: 'mark', mark: 'anclado', on: true }))).toBe(
      'Debes iniciar sesión para actualizar un tema',
    );
    expect(await refused(() => change.mutateAsync({ kind: 'delete-reply', reply }))).toBe(
      'Debes iniciar sesión para eliminar una respuesta',
    );
  });
});
