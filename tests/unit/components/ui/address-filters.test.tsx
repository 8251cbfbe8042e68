// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useManagedView } from '@/components/admin/articles/useManagedView';
import { useUserFilters } from '@/components/admin/users/UserToolbar';
import { useAddressFilters } from '@/components/ui/useAddressFilters';
import { parseForumFilters, serializeForumFilters } from '@/model/forum/list-filters';

afterEach(cleanup);

const settled = () => act(async () => {});

function Probe<State>({ useState, onState }: { useState: () => State; onState: (state: State) => void }) {
  const state = useState();
  useEffect(() => onState(state));
  return null;
}

/** A page at an address, with what its hook says now. */
function openAt<State>(useState: () => State, address: string) {
  let current: State | undefined;
  const onState = (state: State) => {
    current = state;
  };
  const element = <Probe useState={useState} onState={onState} />;
  const router = createMemoryRouter([{ path: '/lista', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return {
    router,
    search: () => router.state.location.search,
    state: () => {
      if (current === undefined) throw new Error('The list is not on the page.');
      return current;
    },
  };
}

const useForum = () => useAddressFilters(parseForumFilters, serializeForumFilters);

describe('two choices before the next drawing', () => {
  it('both hold in a list of the forum', async () => {
    const { state, search } = openAt(useForum, '/lista?q=nahom');
    const { change } = state();
    act(() => {
      change({ tipo: 'tema' });
      change({ orden: 'antiguos' });
    });
    await settled();
    expect(search()).toBe('?q=nahom&tipo=tema&orden=antiguos');
  });

  it("both hold among staff's articles, with the words just typed", async () => {
    const { state, search } = openAt(useManagedView, '/lista');
    const { choose, words } = state();
    act(() => {
      words.type('nahom');
      choose({ estado: 'borrador' });
      choose({ order: 'titulo-asc' });
    });
    await settled();
    expect(search()).toBe('?buscar=nahom&estado=borrador&orden=titulo-asc');
  });

  it('clearing what was typed holds against a choice after it', async () => {
    const { state, search } = openAt(useManagedView, '/lista?buscar=nahom&categoria=Historia');
    const { choose, clear } = state();
    act(() => {
      clear();
      choose({ estado: 'borrador' });
    });
    await settled();
    expect(search()).toBe('?estado=borrador');
  });

  it("both hold among staff's accounts, and close the detail", async () => {
    const { state, search } = openAt(useUserFilters, '/lista?usuario=ana');
    const { choose } = state();
    act(() => {
      choose({ rol: 'editor' });
      choose({ estado: 'suspendido' });
    });
    await settled();
    expect(search()).toBe('?rol=editor&estado=suspendido');
  });
});

describe('an address from elsewhere', () => {
  it('is what the next choice builds on: back, and a link', async () => {
    const { state, search, router } = openAt(useForum, '/lista?q=nahom');
    act(() => state().change({ tipo: 'tema' }));
    await settled();
    await act(() => router.navigate(-1));
    expect(state().filters.tipo).toBeNull();
    act(() => state().change({ orden: 'antiguos' }));
    await settled();
    expect(search()).toBe('?q=nahom&orden=antiguos');
    await act(() => router.navigate('/lista?q=lehi'));
    act(() => state().change({ tipo: 'respuesta' }));
    await settled();
    expect(search()).toBe('?q=lehi&tipo=respuesta');
  });
});
