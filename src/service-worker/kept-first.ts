/** What is kept is answered with before anything is asked of the site, so that a page paints as early as the device can. */
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { FIRST_PART } from '@/model/shared/offline';
import { pause, untilPagesRest } from './page-rest';

/** After so long a page stands, also on a slow phone. */
const STANDS_MS = 1000;
/** So long the browser lacks the rest of a page, and paints what it has. */
const PART_MS = 300;

/** A kept page in two parts. Given all of it, the browser would read it to its end before it paints. */
function inTwoParts(page: Response): Response {
  const first = Number(page.headers.get(FIRST_PART));
  let sent = 0;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform: async (bytes, controller) => {
      const left = first - sent;
      sent += bytes.length;
      if (left <= 0 || left >= bytes.length) return controller.enqueue(bytes);
      controller.enqueue(bytes.subarray(0, left));
      await pause(PART_MS);
      controller.enqueue(bytes.subarray(left));
    },
  });
  return new Response(page.body?.pipeThrough(cut), page);
}

/**
 * Whether a page is opened as it was drawn, at its top: not at a place that a link leads to, with a search that changes it, loaded
 * anew ('no-cache'), or found again by Back or in a tab that the browser brings back ('force-cache').
 */
function isOpenedAtTop({ mode, cache, url }: Request): boolean {
  const { search, hash } = new URL(url);
  return mode === 'navigate' && cache === 'default' && search === '' && hash === '';
}

/** A page as the site has it. Back, and a tab that the browser brings back, ask for it as the browser has it, however old that is. */
const anew = (request: Request) =>
  request.mode === 'navigate' && request.cache === 'force-cache'
    ? new Request(request, { cache: 'default' })
    : request;

/** What is kept, at once. It is asked for anew once the page stands: before, both would share a slow phone's processor. */
export class KeptFirst extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request);
    if (!kept) return handler.fetchAndCachePut(request);
    const renew = async () => {
      await untilPagesRest(STANDS_MS);
      // What was taken off the device meanwhile is not put back.
      if (await handler.cacheMatch(request)) await handler.fetchAndCachePut(anew(request));
    };
    // Where that fails, as without a connection, what is kept stays.
    handler.waitUntil(renew().catch(console.debug));
    const canCut = typeof TransformStream !== 'undefined';
    return canCut && isOpenedAtTop(request) ? inTwoParts(kept) : kept;
  }
}
