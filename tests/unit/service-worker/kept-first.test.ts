import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';
import { FIRST_PART } from '@/model/shared/offline';
import { KeptFirst } from '@/service-worker/kept-first';
import { pageAsked } from '@/service-worker/page-rest';

// Workbox looks for a worker's own name of the global object.
vi.hoisted(() => Reflect.set(globalThis, 'self', globalThis));

const FIRST = 5;
const ADDRESS = 'https://sitio.org/articulo/1';

/** What asks for a page. No script can make a request of a navigation. */
function requestOf({ mode = 'navigate', url = ADDRESS, cache = 'default' as RequestCache }): Request {
  return Object.defineProperty(new Request(url, { cache }), 'mode', { value: mode });
}

/** Some bytes in chunks, as a cache gives them. */
function keptIn(...chunks: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { [FIRST_PART]: String(FIRST) } });
}

/** What Workbox gives a strategy: what is kept, and what asks the site. */
function handlerOf(kept: () => Response | undefined) {
  const asksSite = vi.fn(async () => new Response('nuevo'));
  const waits: Promise<unknown>[] = [];
  const handler = {
    cacheMatch: async () => kept(),
    fetchAndCachePut: asksSite,
    waitUntil: (promise: Promise<unknown>) => waits.push(promise),
  };
  return { handler: handler as unknown as StrategyHandler, asksSite, waits };
}

const answer = (request: Request, handler: StrategyHandler): Promise<Response> =>
  Reflect.get(KeptFirst.prototype, '_handle').call(new KeptFirst(), request, handler);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page that is kept', () => {
  it.each([
    ['in one chunk', ['0123456789']],
    ['in several', ['012', '3456', '789']],
  ])('comes in two parts where it is opened, %s', async (_, chunks) => {
    const { body } = await answer(requestOf({}), handlerOf(() => keptIn(...chunks)).handler);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    let isDone = false;
    const reading = (async () => {
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) break;
        read += part.value;
      }
      isDone = true;
    })();
    await vi.advanceTimersByTimeAsync(250);
    expect({ read, isDone }).toEqual({ read: '01234', isDone: false });
    await vi.advanceTimersByTimeAsync(100);
    await reading;
    expect(read).toBe('0123456789');
  });

  it.each([
    ['loaded anew', { cache: 'no-cache' as const }],
    ['found again by Back', { cache: 'force-cache' as const }],
    ['opened at a place within it', { url: `${ADDRESS}#notas` }],
    ['opened with a search', { url: `${ADDRESS}?q=oro` }],
    ['asked for by the application', { mode: 'cors' }],
  ])('comes whole where it is %s', async (_, asked) => {
    const response = await answer(requestOf(asked), handlerOf(() => keptIn('0123456789')).handler);
    expect(await response.text()).toBe('0123456789');
  });
});

describe('the site', () => {
  it('is asked at once for what is not kept', async () => {
    const { handler, asksSite } = handlerOf(() => undefined);
    expect(await (await answer(requestOf({}), handler)).text()).toBe('nuevo');
    expect(asksSite).toHaveBeenCalledOnce();
  });

  it('is asked for what is kept a second later', async () => {
    vi.setSystemTime(0);
    const { handler, asksSite } = handlerOf(() => keptIn('0123456789'));
    pageAsked();
    await answer(requestOf({}), handler);
    await vi.advanceTimersByTimeAsync(900);
    expect(asksSite).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(asksSite).toHaveBeenCalledOnce();
  });

  it.each([
    ['by Back, or in a tab brought back', 'force-cache', 'default'],
    ['anew', 'no-cache', 'no-cache'],
  ] as const)('is asked for what it has by now where a page is opened %s', async (_, cache, asked) => {
    const { handler, asksSite } = handlerOf(() => keptIn('0123456789'));
    await answer(requestOf({ cache }), handler);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asksSite).toHaveBeenCalledWith(expect.objectContaining({ url: ADDRESS, cache: asked }));
  });

  it('is not asked for what was taken off the device meanwhile', async () => {
    let kept: Response | undefined = keptIn('0123456789');
    const { handler, asksSite, waits } = handlerOf(() => kept);
    pageAsked();
    await answer(requestOf({}), handler);
    kept = undefined;
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(waits);
    expect(asksSite).not.toHaveBeenCalled();
  });

  it('changes nothing where it does not answer', async () => {
    const { handler, asksSite, waits } = handlerOf(() => keptIn('0123456789'));
    asksSite.mockRejectedValue(new Error('no hay conexión'));
    await answer(requestOf({}), handler);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(Promise.all(waits)).resolves.toBeDefined();
  });
});
