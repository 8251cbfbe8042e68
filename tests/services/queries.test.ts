// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { collection, doc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { prefetchArticle, useArticle, useRecordVisit } from '@/services/articles/useArticle';
import { keysThatCame } from '@/services/client/drawn-data';
import { queryClient } from '@/services/client/query-client';
import { useArticleComments, useRecentComments } from '@/services/comments/useComments';
import { useSendMessage } from '@/services/contact/useSendMessage';
import { addComment, save, stored } from './fixtures';
import { openHookSite, show } from './hooks';

const site = openHookSite('demo-services-queries');

describe('an article', () => {
  it('fetched ahead is there when the page comes', async () => {
    await save(site.admin, '99');
    await site.resetMeter();
    prefetchArticle('tag:blogger.com,1999:blog-1.post-99');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const { result } = show(() => useArticle('99'));
    expect(result.current.status).toBe('ready');
    expect(await site.reads()).toBe(1);
  });

  it('that does not exist is not found', async () => {
    const { result } = show(() => useArticle('nada'));
    await waitFor(() => expect(result.current.status).toBe('not-found'));
  });

  it('unpublished since it was read is not shown any more', async () => {
    await save(site.admin, 'a1');
    const { result } = show(() => useArticle('a1'));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    await save(site.admin, 'a1', { estado: 'archivado' });
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'not-found', article: undefined }));
  });

  it('is tried once more when the server does not answer', async () => {
    await save(site.admin, 'a1');
    await site.fault({ error: 'UNAVAILABLE', times: 1 });
    const { result } = show(() => useArticle('a1'));
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });
});

describe('a visit', () => {
  it('counts once for each view, under StrictMode too', async () => {
    await save(site.admin, 'a1');
    const view = show(() => useRecordVisit({ id: 'a1', visitasContadas: 0 }));
    view.rerender();
    const counted = async (cuenta: number) =>
      expect(await stored(site.admin, 'visitas/a1')).toMatchObject({ cuenta });
    await waitFor(() => counted(1));
    view.unmount();
    // As if it were a while later.
    await updateDoc(doc(site.admin, 'visitas/a1'), { fecha: new Date(0) });
    show(() => useRecordVisit({ id: 'a1', visitasContadas: 0 }));
    await waitFor(() => counted(2));
  });

  it('that cannot be counted disturbs nobody', async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    await site.fault({ error: 'FAILED_PRECONDITION', times: 1 });
    show(() => useRecordVisit({ id: 'nada', visitasContadas: 0 }));
    await waitFor(() => expect(debug).toHaveBeenCalledOnce());
    debug.mockRestore();
  });
});

describe('comments', () => {
  it('come a page at a time', async () => {
    for (let n = 0; n < 8; n++) await addComment(site.admin, 'a1', `c${n}`);
    const { result } = show(() => useArticleComments({ id: 'a1', comentariosCount: 8 }));
    await waitFor(() => expect(result.current.items).toHaveLength(6));
    expect(result.current.hasMore).toBe(true);
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(8));
    expect(result.current.hasMore).toBe(false);
  });

  describe('of an article that came with its page, drawn long before', () => {
    /** The article as it stood then. */
    function drawn(comentariosCount: number) {
      const key = ['articulo', 'a1'];
      keysThatCame.push(key);
      onTestFinished(() => void keysThatCame.pop());
      queryClient.setQueryData(key, { id: 'a1', comentariosCount });
      return show(() => useArticleComments({ id: 'a1', comentariosCount }));
    }

    it.each([1, 6])('are as many as are there, where it said %i, also before all are shown', async (then) => {
      for (let n = 0; n < 8; n++) await addComment(site.admin, 'a1', `c${n}`);
      const { result } = drawn(then);
      await waitFor(() => expect(result.current).toMatchObject({ count: 8, hasMore: true }));
      expect(result.current.items).toHaveLength(6);
      act(() => result.current.loadMore());
      await waitFor(() => expect(result.current.items).toHaveLength(8));
      expect(result.current).toMatchObject({ count: 8, hasMore: false });
    });

    it('have no more to show where a full page was the last', async () => {
      for (let n = 0; n < 6; n++) await addComment(site.admin, 'a1', `c${n}`);
      const { result } = drawn(1);
      await waitFor(() => expect(result.current).toMatchObject({ count: 6, hasMore: false }));
    });

    it('are counted with one read', async () => {
      for (let n = 0; n < 8; n++) await addComment(site.admin, 'a1', `c${n}`);
      await site.resetMeter();
      const { result } = drawn(1);
      await waitFor(() => expect(result.current.count).toBe(8));
      expect(await site.reads()).toBe(7);
    });
  });

  it('that cannot be read are an empty list that may be tried again', async () => {
    await addComment(site.admin, 'a1', 'c1');
    await site.fault({ error: 'PERMISSION_DENIED', times: 1 });
    const { result } = show(() => useArticleComments({ id: 'a1', comentariosCount: 8 }));
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', items: [] }));
    act(() => result.current.retry());
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'ready', items: [{ comment: { id: 'c1' } }] }),
    );
  });

  it('that are the latest and cannot be read say so, and may be tried again', async () => {
    await addComment(site.admin, 'a1', 'c1');
    await site.fault({ error: 'PERMISSION_DENIED', times: 1 });
    const { result } = show(() => useRecentComments());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', comments: [] }));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', comments: [{ id: 'c1' }] }));
  });
});

describe('sending a message', () => {
  const values = { nombre: 'Ana', email: 'ana@ejemplo.cl', mensaje: 'Hola' };
  const sentMessages = async () => (await getDocs(collection(site.admin, 'mensajes'))).size;

  it('twice quickly stores one', async () => {
    const { result } = show(() => useSendMessage());
    await act(async () => {
      await Promise.all([result.current.send(values), result.current.send(values)]);
    });
    await waitFor(() => expect(result.current.status).toBe('sent'));
    expect(await sentMessages()).toBe(1);
  });

  it('again after a lost answer stores one', async () => {
    await site.fault({ match: { method: 'commit' }, error: 'UNAVAILABLE', afterEffect: true, times: 1 });
    const { result } = show(() => useSendMessage());
    await act(() => expect(result.current.send(values)).rejects.toMatchObject({ code: 'unavailable' }));
    await waitFor(() => expect(result.current.status).toBe('error'));
    await act(() => result.current.send(values));
    await waitFor(() => expect(result.current.status).toBe('sent'));
    expect(await sentMessages()).toBe(1);
  });

  it('after beginning anew stores another', async () => {
    const { result } = show(() => useSendMessage());
    await act(() => result.current.send(values));
    act(() => result.current.reset());
    await waitFor(() => expect(result.current.status).toBe('idle'));
    // As if it were a while later: the way in takes one in ten seconds.
    await updateDoc(doc(site.admin, 'sistema/contacto'), { fecha: new Date(0) });
    await act(() => result.current.send({ ...values, mensaje: 'Otra cosa' }));
    expect(await sentMessages()).toBe(2);
  });
});
