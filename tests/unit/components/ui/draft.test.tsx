// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts, useDraft } from '@/components/ui';
import { messages } from '@/model/messages';
import { idOfWords } from '@/model/shared/stored/document-id';

const KEY = 'foro-respuesta:ana:tema';
const EMPTY = { contenido: '', espera: '' };

/** One storage for all tabs, that remembers what was taken out of it. */
function openStorage() {
  const kept = new Map<string, string>();
  const gone: string[] = [];
  const getItem = (key: string) => kept.get(key) ?? null;
  const setItem = (key: string, text: string) => void kept.set(key, text);
  const removeItem = (key: string) => {
    gone.push(...[kept.get(key)].flatMap((text) => text ?? []));
    kept.delete(key);
  };
  return { getItem, setItem, removeItem, gone };
}

let storage = openStorage();
beforeEach(() => {
  storage = openStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openTab = () => renderHook(() => useDraft(KEY, EMPTY)).result;
type Tab = ReturnType<typeof openTab>;

const write = (tab: Tab, contenido: string) => act(() => tab.current.change('contenido', contenido));

/** Sends what a tab holds, and tells the others as a browser does. */
function sendIn(tab: Tab): void {
  act(() => tab.current.clear());
  const oldValue = storage.gone[0] ?? null;
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue: null })));
}

describe('a draft in two tabs', () => {
  it('is one: its words become the document of the same id in both', () => {
    const first = openTab();
    write(first, 'Hola');
    const second = openTab();
    expect(second.current.id).toBe(first.current.id);
  });

  it('that waited for a connection and was sent in one is gone from the other', () => {
    const first = openTab();
    write(first, 'Hola');
    const second = openTab();
    act(() => first.current.change('espera', 'B'.repeat(20)));
    sendIn(first);
    expect(second.current.values.contenido).toBe('');
  });

  it('stays in the other with the words that were added there', () => {
    const first = openTab();
    write(first, 'Hola');
    const second = openTab();
    write(second, 'Hola a todos');
    sendIn(first);
    expect(second.current.values.contenido).toBe('Hola a todos');
    expect(storage.getItem(KEY)).toContain('Hola a todos');
  });

  it('that was sent makes way for another, of which the same words are another document', () => {
    const first = openTab();
    write(first, 'Hola');
    const { id } = first.current;
    act(() => first.current.clear());
    expect(first.current.id).not.toBe(id);
  });
});

describe('the id of words', () => {
  const draft = 'Ab3dEf6hIj9lMn2pQr5t';

  it('is the same for the same words of a draft', () => {
    expect(idOfWords(draft, ['ana', 'Hola'])).toBe(idOfWords(draft, ['ana', 'Hola']));
  });

  it('is another for other words, and of another draft', () => {
    const ids = [
      idOfWords(draft, ['ana', 'Hola']),
      idOfWords(draft, ['ana', 'Hola.']),
      idOfWords(draft, ['eva', 'Hola']),
      idOfWords(draft.replace('A', 'B'), ['ana', 'Hola']),
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it('is one that the rules take', () => {
    expect(idOfWords(draft, ['ana', 'Hola'])).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});

describe('a device that keeps no draft', () => {
  const { title } = messages.common.draftNotKept;

  it('says nothing of a form that nothing was written in', () => {
    vi.stubGlobal('localStorage', undefined);
    render(<Toasts />);
    openTab();
    expect(screen.queryByText(title, { exact: false })).toBeNull();
  });

  it('lets one write, and says once that it is not kept', async () => {
    const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    render(<Toasts />);
    const tab = openTab();
    write(tab, 'H');
    write(tab, 'Hola');
    write(openTab(), 'En otro formulario');
    expect(tab.current.values.contenido).toBe('Hola');
    expect(setItem).toHaveBeenCalledTimes(3);
    expect(await screen.findAllByText(title, { exact: false })).toHaveLength(1);
  });
});
