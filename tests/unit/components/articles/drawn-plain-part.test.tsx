// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ArticleText } from '@/components/articles/prose/ArticleText';
import { reading } from '@/components/articles/prose/readText';
import '../patience';

const LONG = 'palabra '.repeat(150);
const TOO_DEEP = '> '.repeat(5000).trim();
const TEXT = `${LONG}\n\n## Uno\n\n${TOO_DEEP}\n\n## Dos\n\nUn **fin**. ${LONG}`;
const page = (
  <MemoryRouter>
    <ArticleText markdown={TEXT} className="" />
  </MemoryRouter>
);

async function drawn(): Promise<string> {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  // React leaves the contexts of what it drew last, and this browser shares them with it.
  await prerender(null);
  return new Response(prelude).text();
}

it('is taken over as it was drawn where a part of it is shown as it was written', async () => {
  const unread = vi.spyOn(reading, 'onUnread').mockImplementation(() => {});
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    for (const one of [unread, said]) one.mockRestore();
  });
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => root.remove());
  root.innerHTML = await drawn();
  expect(unread).toHaveBeenCalledTimes(1);
  const plain = root.querySelector<HTMLElement>('[style*="pre-wrap"]');
  expect(plain?.textContent).toContain(TOO_DEEP);
  expect(root.querySelectorAll('blockquote')).toHaveLength(0);
  expect(root.querySelector('strong')?.textContent).toBe('fin');

  const before = root.innerHTML;
  const wrong: unknown[] = [];
  const own = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (error) => wrong.push(error) }),
  );
  onTestFinished(() => act(() => own.unmount()));
  await act(async () => {});
  expect(wrong).toEqual([]);
  // Here one React draws and takes over, which it says; and nothing else.
  expect(said.mock.calls.filter(([text]) => !String(text).includes('multiple renderers'))).toEqual([]);
  expect(root.querySelector('[style*="pre-wrap"]')).toBe(plain);
  expect(root.innerHTML).toBe(before);
});
