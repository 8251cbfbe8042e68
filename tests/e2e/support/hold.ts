import type { Page, Route } from 'playwright-core';

/** Holds the page's requests that match until the function it gives is called: what shows meanwhile stays. */
async function hold(page: Page, address: string, concerns: (route: Route) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    if (concerns(route)) await released;
    await route.continue();
  });
  return release;
}

/** Holds what the page writes to Firestore, or only what mentions a word. */
export function holdWrites(page: Page, word = ''): Promise<() => void> {
  return hold(page, '**/documents:commit*', (route) => (route.request().postData() ?? '').includes(word));
}

/** Whether a request, by its body, reads replies of a topic. */
export const asksReplies = (body: string | null) => (body ?? '').includes('foro_respuestas');

/** Holds the replies of topics that the page reads. */
export function holdReplies(page: Page): Promise<() => void> {
  return hold(page, '**/documents:runQuery*', (route) => asksReplies(route.request().postData()));
}

/** Holds what the page has Firestore count. */
export function holdCounts(page: Page): Promise<() => void> {
  return hold(page, '**/documents:runAggregationQuery*', () => true);
}

/** Holds a part of the application's code, by its name: the page that needs it does not come until then. */
export function holdCode(page: Page, name: string): Promise<() => void> {
  return hold(page, `**/assets/${name}-*.js`, () => true);
}

/** Holds the file of a drawn page. */
export function holdPage(page: Page, path: string): Promise<() => void> {
  return hold(page, `**${path}`, () => true);
}

/** Holds the site's letters: its words stand in the system's until then. */
export function holdLetters(page: Page): Promise<() => void> {
  return hold(page, '**/fonts/*.woff2', () => true);
}
