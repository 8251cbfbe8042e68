// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '@/model/users/account';
import type { Badge } from '@/model/users/badges';
import { useArticle } from '@/services/articles/useArticle';
import { queryClient } from '@/services/client/query-client';
import { useArticleComments } from '@/services/comments/useComments';
import { useAddComment, useDeleteComment, useEditComment } from '@/services/comments/useCommentWriting';
import { useFavourite, useFavourites, useOwnFavourites } from '@/services/favourites/useFavourites';
import { onBadgesEarned, runSerially } from '@/services/users/member';
import { fetchAccount } from '@/services/users/records';
import { useAccountProfile } from '@/services/users/useMembers';
import { addComment as plant, save, stored } from './fixtures';
import { openHookSite, show } from './hooks';
import { as, join, writeBadges } from './members';

const member = vi.hoisted(() => ({ db: null as unknown }));

/** The running app is the visitor; these hooks act as a member who signed in to it. */
vi.mock('@/services/firestore/connection', async (original) => ({
  ...(await original<typeof import('@/services/firestore/connection')>()),
  db: () => member.db,
}));

const site = openHookSite('demo-services-miembros');
const article = { id: 'a1', titulo: 'Caminos de piedra' };

async function signedIn(over: Record<string, unknown> = {}): Promise<Account> {
  await save(site.admin, 'a1');
  await join(site, 'ana', over);
  member.db = as(site, 'ana');
  return fetchAccount(as(site, 'ana'), 'ana');
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

const never = { match: { method: 'commit' }, error: 'UNAVAILABLE' } as const;

/** What follows from an event behind the member's back belongs to its own test. */
afterEach(() => runSerially(async () => {}));

describe('the favourite toggle', () => {
  it('shows at once, before the server has answered, and brings the points', async () => {
    const ana = await signedIn();
    await site.fault({ match: { method: 'commit' }, latencyMs: 300, times: 1 });
    const { result } = show(() => {
      const session = useMember(ana);
      return { session, favourite: useFavourite('a1', session) };
    });
    let saving: Promise<unknown> = Promise.resolve();
    await act(async () => {
      saving = result.current.favourite.toggle();
    });
    expect(result.current.favourite).toMatchObject({ isFavourite: true, pending: true });
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ articulosFavoritos: [] });
    await act(async () => {
      expect(await saving).toMatchObject({ changed: true, points: 5 });
    });
    await waitFor(() => expect(result.current.session.account?.puntos).toBe(5));
    expect(await stored(site.admin, 'perfiles/ana')).toMatchObject({ puntos: 5 });
  });

  it('is undone when it fails, and says why', async () => {
    const ana = await signedIn();
    await site.fault(never);
    const { result } = show(() => useFavourite('a1', useMember(ana)));
    await act(async () => {
      await expect(result.current.toggle()).rejects.toMatchObject({ code: 'unavailable' });
    });
    expect(result.current.isFavourite).toBe(false);
  });

  it('of several in a row keeps those that succeed and undoes the one that fails', async () => {
    const ana = await signedIn();
    await save(site.admin, 'a2');
    const { result } = show(() => {
      const session = useMember(ana);
      return { session, favourites: useFavourites(session) };
    });
    await act(async () => {
      const { add } = result.current.favourites;
      const outcomes = await Promise.allSettled([add('a1'), add('no-existe'), add('a2')]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    });
    expect(result.current.session.account?.articulosFavoritos).toEqual(['a1', 'a2']);
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ articulosFavoritos: ['a1', 'a2'] });
  });

  it('clearing all that fails puts all back', async () => {
    const ana = await signedIn({ articulosFavoritos: ['a1', 'a2'] });
    await site.fault(never);
    const { result } = show(() => {
      const session = useMember(ana);
      return { session, favourites: useFavourites(session) };
    });
    await act(async () => {
      await expect(result.current.favourites.clear()).rejects.toMatchObject({ code: 'unavailable' });
    });
    expect(result.current.session.account?.articulosFavoritos).toEqual(['a1', 'a2']);
  });
});

describe('a member’s favourites', () => {
  it('are cards of the catalogue, saved last first, and those no longer published are told apart', async () => {
    await signedIn();
    await save(site.admin, 'a2');
    const ids = ['a1', 'gone', 'a2'];
    const { result } = show(() => useOwnFavourites(ids));
    await waitFor(() =>
      expect(result.current.favourites).toMatchObject([
        { id: 'a2', card: { id: 'a2' } },
        { id: 'gone', card: null },
        { id: 'a1', card: { id: 'a1' } },
      ]),
    );
  });
});

describe('badges', () => {
  it('are announced as they are earned', async () => {
    await writeBadges(site);
    const ana = await signedIn({ comentariosCount: 4 });
    const announced: Badge[] = [];
    const stop = onBadgesEarned((badges) => announced.push(...badges));
    const { result } = show(() => {
      const session = useMember(ana);
      return { session, comment: useAddComment(article, session) };
    });
    await act(async () => {
      await result.current.comment.send({ autor: 'Ana', contenido: 'El quinto' });
    });
    await waitFor(() => expect(announced.map(({ id }) => id)).toEqual(['comentarista-bronce']));
    await waitFor(() =>
      expect(result.current.session.account).toMatchObject({
        comentariosCount: 5,
        puntos: 10,
        insignias: ['comentarista-bronce'],
      }),
    );
    stop();
  });
});

function useCommentScreen(ana: Account) {
  const session = useMember(ana);
  return {
    session,
    comments: useArticleComments({ id: 'a1', comentariosCount: 8 }),
    article: useArticle('a1'),
    add: useAddComment(article, session),
    edit: useEditComment('a1', session),
    remove: useDeleteComment('a1', session),
  };
}

async function commentScreen(ana: Account) {
  const shown = show(() => useCommentScreen(ana));
  await waitFor(() => expect(shown.result.current.comments.status).toBe('ready'));
  await waitFor(() => expect(shown.result.current.article.status).toBe('ready'));
  const texts = () => shown.result.current.comments.items.map(({ comment }) => comment.contenido);
  return { ...shown, texts };
}

describe('commenting', () => {
  it('shows the comment at once at the end, and counts it', async () => {
    const ana = await signedIn();
    await plant(site.admin, 'a1', 'antes', { contenido: 'Antes' });
    await site.fault({ match: { method: 'commit' }, latencyMs: 300, times: 1 });
    const { result, texts } = await commentScreen(ana);
    let sending: Promise<unknown> = Promise.resolve();
    act(() => {
      sending = result.current.add.send({ autor: 'Ana', contenido: ' Hola ' });
    });
    await waitFor(() => expect(texts()).toEqual(['Antes', 'Hola']));
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ comentariosCount: 0 });
    await act(async () => {
      await sending;
    });
    await waitFor(() => expect(texts()).toEqual(['Antes', 'Hola']));
    expect(result.current.article.article?.comentariosCount).toBe(1);
    await act(() => queryClient.invalidateQueries({ queryKey: ['comentarios-de', 'a1'] }));
    await waitFor(() => expect(texts()).toEqual(['Antes', 'Hola']));
  });

  it('that fails takes the comment away again; retried, it is one comment', async () => {
    const ana = await signedIn();
    const { result, texts } = await commentScreen(ana);
    const words = { autor: 'Ana', contenido: 'Hola' };
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    await act(async () => {
      await expect(result.current.add.send(words)).rejects.toMatchObject({ code: 'unavailable' });
    });
    await waitFor(() => expect(texts()).toEqual([]));
    expect(result.current.article.article?.comentariosCount).toBe(0);
    await act(async () => {
      await result.current.add.send(words);
    });
    await waitFor(() => expect(texts()).toEqual(['Hola']));
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ comentariosCount: 1 });
  });

  it('pressed twice sends once', async () => {
    const ana = await signedIn();
    const { result } = await commentScreen(ana);
    const words = { autor: 'Ana', contenido: 'Hola' };
    await act(async () => {
      await Promise.all([result.current.add.send(words), result.current.add.send(words)]);
    });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ comentariosCount: 1 });
  });

  it('the same words later are another comment', async () => {
    const ana = await signedIn();
    const { result, texts } = await commentScreen(ana);
    const words = { autor: 'Ana', contenido: 'Gracias' };
    for (let time = 0; time < 2; time += 1) {
      await act(async () => {
        await result.current.add.send(words);
      });
    }
    await waitFor(() => expect(texts()).toEqual(['Gracias', 'Gracias']));
  });
});

describe('an own comment', () => {
  it('edited shows its new text; when that fails, the old one', async () => {
    const ana = await signedIn();
    const { result, texts } = await commentScreen(ana);
    await act(async () => {
      const comment = await result.current.add.send({ autor: 'Ana', contenido: 'Uno' });
      await result.current.edit.mutateAsync({ comment, contenido: 'Dos' });
    });
    await waitFor(() => expect(texts()).toEqual(['Dos']));
    const comment = result.current.comments.items[0]?.comment;
    if (!comment) throw new Error('no comment');
    await site.fault(never);
    await act(async () => {
      const edit = result.current.edit.mutateAsync({ comment, contenido: 'Tres' });
      await expect(edit).rejects.toMatchObject({ code: 'unavailable' });
    });
    await waitFor(() => expect(texts()).toEqual(['Dos']));
  });

  it('deleted goes at once; when that fails it is back in its place', async () => {
    const ana = await signedIn();
    const { result, texts } = await commentScreen(ana);
    for (const contenido of ['Uno', 'Dos', 'Tres']) {
      await act(async () => {
        await result.current.add.send({ autor: 'Ana', contenido });
      });
    }
    const middle = result.current.comments.items[1]?.comment;
    if (!middle) throw new Error('no comment');
    await site.fault(never);
    await act(async () => {
      await expect(result.current.remove.mutateAsync(middle)).rejects.toMatchObject({ code: 'unavailable' });
    });
    await waitFor(() => expect(texts()).toEqual(['Uno', 'Dos', 'Tres']));
    await site.fault();
    await act(async () => {
      await result.current.remove.mutateAsync(middle);
    });
    await waitFor(() => expect(texts()).toEqual(['Uno', 'Tres']));
    expect(result.current.article.article?.comentariosCount).toBe(2);
    await waitFor(() => expect(result.current.session.account?.comentariosCount).toBe(2));
  });
});

describe('the public side of a member', () => {
  it('is read once; one who does not exist is not found', async () => {
    await signedIn();
    await site.resetMeter();
    const { result } = show(() => [useAccountProfile('ana'), useAccountProfile('nadie')]);
    await waitFor(() => expect(result.current.map(({ status }) => status)).toEqual(['ready', 'not-found']));
    expect(await site.reads()).toBe(2);
  });
});
