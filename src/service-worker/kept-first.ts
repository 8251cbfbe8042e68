/** What is kept is answered with before anything is asked of the site, so that a page paints as early as the device can. */
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { FIRST_PART } from '@/model/shared/offline';

/** After so long a page stands, also on a slow phone. */
const STANDS_MS = 1000;
/** So long the browser lacks the rest of a page, and paints what it has. */
const PART_MS = 300;

export const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

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

/** Whether a page is opened at its top, and not at a place within it: where a link leads to, or where it was left. */
const isOpenedAtTop = ({ mode, cache, url }: Request) =>
  mode === 'navigate' && cache === 'default' && !new URL(url).hash;

/** What is kept, at once. It is asked for anew once the page stands: before, both would share a slow phone's processor. */
export class KeptFirst extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request);
    if (!kept) return handler.fetchAndCachePut(request);
    const renew = async () => {
      await pause(STANDS_MS);
      await handler.fetchAndCachePut(request);
    };
    // Without a connection what is kept stays.
    handler.waitUntil(renew().catch(console.debug));
    return isOpenedAtTop(request) ? inTwoParts(kept) : kept;
  }
}
