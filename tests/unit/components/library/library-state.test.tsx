// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TYPING_PAUSE_MS, useLibraryState } from '@/components/library/useLibraryState';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type State = ReturnType<typeof useLibraryState>;
let current: State | undefined;

function Probe({ category }: { category?: string }) {
  const state = useLibraryState(category);
  useEffect(() => {
    current = state;
  });
  return null;
}

function shown(): State {
  if (!current) throw new Error('The library is not on the page.');
  return current;
}

function openAt(address: string, { routerArrives = true } = {}) {
  const loader = () => (routerArrives ? null : new Promise<null>(() => {}));
  const router = createMemoryRouter([{ id: 'biblioteca', path: '/biblioteca', element: <Probe />, loader }], {
    initialEntries: [address],
    hydrationData: { loaderData: { biblioteca: null } },
  });
  render(<RouterProvider router={router} />);
  const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { state: shown, router, search: () => router.state.location.search, settle };
}

describe("the state of the library on a category's page", () => {
  it('has the category chosen, and goes on at the address of the library', async () => {
    const router = createMemoryRouter(
      [
        { path: '/biblioteca', element: <Probe /> },
        { path: '/biblioteca/categoria/historia', element: <Probe category="Historia" /> },
      ],
      { initialEntries: ['/biblioteca/categoria/historia'] },
    );
    render(<RouterProvider router={router} />);
    expect(shown().shown.categoria).toBe('Historia');
    act(() => shown().choose({ anio: 2026 }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/biblioteca?categoria=Historia&anio=2026');
    expect(shown().shown).toMatchObject({ categoria: 'Historia', anio: 2026 });
  });
});

describe('the state of the library in its address', () => {
  it('is read from the address', () => {
    const { state } = openAt('/biblioteca?q=olivo&anio=2022&pagina=2');
    expect(state().filters).toMatchObject({ busqueda: 'olivo', anio: 2022, pagina: 2 });
  });

  it('shows the words at once and writes them after a pause, back on page 1', async () => {
    const { state, search, settle } = openAt('/biblioteca?pagina=3');
    act(() => state().type('templo'));
    expect(state().filters).toMatchObject({ busqueda: 'templo', pagina: 1 });
    expect(search()).toBe('?pagina=3');
    await settle(TYPING_PAUSE_MS);
    expect(search()).toBe('?q=templo');
  });

  it('shows a choice at once, while the router is still on its way to its address', () => {
    const { state, search } = openAt('/biblioteca?pagina=3', { routerArrives: false });
    act(() => state().choose({ categoria: 'Historia' }));
    expect(state().shown).toMatchObject({ categoria: 'Historia', pagina: 1 });
    expect(search()).toBe('?pagina=3');
  });

  it('returns to the page it was on when the words typed are taken back', async () => {
    const { state, search, settle } = openAt('/biblioteca?q=rey&pagina=3');
    act(() => state().type('reyes'));
    act(() => state().type('rey'));
    await settle(TYPING_PAUSE_MS);
    expect(state().shown).toMatchObject({ busqueda: 'rey', pagina: 3 });
    expect(search()).toBe('?q=rey&pagina=3');
  });

  it('leaves no step in the history for each pause while typing', async () => {
    const { state, router, settle, search } = openAt('/biblioteca');
    act(() => state().choose({ categoria: 'Historia' }));
    await settle();
    act(() => state().type('te'));
    await settle(TYPING_PAUSE_MS);
    act(() => state().type('templo'));
    await settle(TYPING_PAUSE_MS);
    await act(() => router.navigate(-1));
    await settle();
    expect(search()).toBe('');
    expect(state().filters.busqueda).toBe('');
  });

  it('keeps a space that is being typed', async () => {
    const { state, settle } = openAt('/biblioteca');
    act(() => state().type('rey '));
    await settle(TYPING_PAUSE_MS);
    expect(state().filters.busqueda).toBe('rey ');
  });

  it('takes the words not yet written along with a choice', async () => {
    const { state, search, settle } = openAt('/biblioteca');
    act(() => state().type('rey'));
    act(() => state().choose({ anio: 2023 }));
    await settle();
    expect(search()).toBe('?q=rey&anio=2023');
    await settle(TYPING_PAUSE_MS * 2);
    expect(search()).toBe('?q=rey&anio=2023');
  });

  it('keeps every choice of a visitor quicker than the router', async () => {
    const { state, search, settle } = openAt('/biblioteca?q=rey');
    act(() => state().choose({ categoria: 'Historia' }));
    act(() => state().choose({ anio: 2026 }));
    act(() => state().type('reyes'));
    act(() => state().choose({ mes: 2 }));
    await settle(TYPING_PAUSE_MS * 2);
    expect(search()).toBe('?q=reyes&categoria=Historia&anio=2026&mes=2');
    expect(state().filters.busqueda).toBe('reyes');
  });

  it('does not undo a choice when the one before it is shown late', async () => {
    const { state, search, settle } = openAt('/biblioteca');
    act(() => state().choose({ categoria: 'Historia' }));
    const beforeShown = state();
    act(() => beforeShown.choose({ anio: 2026 }));
    await settle();
    act(() => state().choose({ mes: 2 }));
    await settle();
    expect(search()).toBe('?categoria=Historia&anio=2026&mes=2');
  });

  it('forgets the choices of the page left when a link leads to the whole library', async () => {
    const { state, router, search, settle } = openAt('/biblioteca?q=rey&categoria=Historia');
    await act(() => router.navigate('/biblioteca'));
    await settle();
    expect(state().filters.busqueda).toBe('');
    act(() => state().choose({ mes: 2 }));
    await settle();
    expect(search()).toBe('?mes=2');
  });

  it('goes back to page 1 with a new filter, and stays in the page with a new view', async () => {
    const { state, search, settle } = openAt('/biblioteca?pagina=3');
    act(() => state().choose({ vista: 'lista', pagina: 3 }));
    await settle();
    expect(search()).toBe('?vista=lista&pagina=3');
    act(() => state().choose({ mes: 5 }));
    await settle();
    expect(search()).toBe('?mes=5&vista=lista');
  });

  it('clears the filters and keeps the order and the view', async () => {
    const { state, search, settle } = openAt(
      '/biblioteca?q=rey&categoria=Historia&orden=titulo-asc&vista=lista',
    );
    act(() => state().clear());
    await settle();
    expect(search()).toBe('?orden=titulo-asc&vista=lista');
    expect(state().filters.busqueda).toBe('');
  });

  it('follows the words when the visitor goes back', async () => {
    const { state, router, settle } = openAt('/biblioteca?q=olivo');
    act(() => state().choose({ busqueda: '' }));
    await settle();
    await act(() => router.navigate(-1));
    await settle();
    expect(state().filters.busqueda).toBe('olivo');
  });
});
