// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ArticleBody } from '@/components/articles/prose/ArticleBody';
import { reading } from '@/components/articles/prose/readText';
import '../patience';

const NO_SOURCES: never[] = [];
const LONG = 'palabra '.repeat(150);
const TOO_DEEP = '> '.repeat(5000).trim();
const TEXT = `${LONG}\n\n## Uno\n\n${TOO_DEEP}\n\n## Dos\n\nUn **fin**. ${LONG}`;
const page = (markdown: string): ReactNode => (
  <StrictMode>
    <MemoryRouter>
      <ArticleBody markdown={markdown} sources={NO_SOURCES} />
    </MemoryRouter>
  </StrictMode>
);

/** As the build draws it, which has no document. */
async function drawn(markdown: string): Promise<string> {
  vi.stubGlobal('document', undefined);
  try {
    const { prelude } = await prerender(page(markdown), { progressiveChunkSize: Number.POSITIVE_INFINITY });
    // React leaves the contexts of what it drew last, and this browser shares them with it.
    await prerender(null);
    return await new Response(prelude).text();
  } finally {
    vi.unstubAllGlobals();
  }
}

/** The page with a text that was drawn, taken over; `show` shows another, as where somebody changed it. */
async function takenOver(markdown: string) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = await drawn(markdown);
  const before = root.innerHTML;
  const text = root.querySelector('[data-prose]');
  const wrong: unknown[] = [];
  const own = await act(async () =>
    hydrateRoot(root, page(markdown), { onRecoverableError: (error) => wrong.push(error) }),
  );
  onTestFinished(async () => {
    await act(async () => own.unmount());
    root.remove();
  });
  await act(async () => {});
  expect(wrong).toEqual([]);
  return { root, before, text, show: (other: string) => act(async () => own.render(page(other))) };
}

beforeEach(() => {
  const unread = vi.spyOn(reading, 'onUnread').mockImplementation(() => {});
  // Here one React draws and takes over, which it says.
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    expect(said.mock.calls.filter(([text]) => !String(text).includes('multiple renderers'))).toEqual([]);
    for (const one of [unread, said]) one.mockRestore();
  });
});

it('stands as it was drawn, also a part that is shown as it was written', async () => {
  const { root, before, text } = await takenOver(TEXT);
  expect(root.querySelector('[style*="pre-wrap"]')?.textContent).toContain(TOO_DEEP);
  expect(root.querySelector('strong')?.textContent).toBe('fin');
  expect(root.querySelector('[data-prose]')).toBe(text);
  expect(root.innerHTML).toBe(before);
});

it('is not read a second time', async () => {
  const { show } = await takenOver('Un **fin**.');
  const read = vi.spyOn(reading, 'within');
  onTestFinished(() => read.mockRestore());
  await show('Un **fin**.');
  expect(read).not.toHaveBeenCalled();
});

it('gives way to another text', async () => {
  const { root, show } = await takenOver('Un **fin**.');
  await show('Un **comienzo**.');
  await vi.waitFor(() => expect(root.querySelector('strong')?.textContent).toBe('comienzo'), 20_000);
  expect(root.textContent).toBe('Un comienzo.');
});
