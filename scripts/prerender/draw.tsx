/** The site drawn outside the browser: built by Vite for Node (pages.ts), with the class names of the visitors' build. */

import { text } from 'node:stream/consumers';
import type { Query } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { reading } from '@/components/articles/prose/readText';
import { HeadWriter, type PageHead } from '@/components/ui/usePageMeta';
import { routes } from '@/routes';
import type { DrawnData } from '@/services/client/drawn-data';
import { queryClient } from '@/services/client/query-client';
import type { AppConfig } from '@/services/firestore/config';
import { db } from '@/services/firestore/connection';
import { startFirebase } from '@/services/firestore/running';
import { Site } from '@/site';
import { inTime } from '../lib/in-time';
import type { SiteInfo } from '../publish/site-files';

export interface DrawnPage {
  /** What stands in #root. */
  body: string;
  /** Elements that React wants in the head. */
  links: string;
  head: PageHead;
  /** What it was drawn from, for the application (services/client/drawn-data.ts). */
  data: DrawnData;
  /** Why parts of its texts stand there as they were written. */
  unread: unknown[];
}

type QueryState = Query['state'];

/** Readings that many pages show, which are read once. */
const SHARED = ['colores', 'comentarios-recientes', 'foro', 'foro-categorias', 'foro-categoria'];
const known = new Map<string, QueryState>();
const isShared = ({ queryKey }: Query) => SHARED.includes(String(queryKey[0]));

/** A page asks for what it shows, and that for more: after so many rounds something asks without end. */
const MOST_ROUNDS = 6;

/** The database that the drawing reads; one process has one. */
export { db };

export function start(config: AppConfig): void {
  startFirebase(config);
  reading.within = inTime;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const state = known.get(query.queryHash);
    if (type === 'added' && state) query.setState(state);
  });
}

async function markup(node: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(node, {
    onError: (error) => void failures.push(error),
    // What is large is drawn in its place too, and not moved there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  // A character may be cut in two by the parts that come.
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}

const asked = () => queryClient.getQueryCache().getAll();

/** What the drawing asked for and does not have; what is only asked for when somebody acts is not enabled yet. */
function missing(): Query[] {
  const isEnabled = ({ options }: Query) => Reflect.get(options, 'enabled') !== false;
  return asked().filter((query) => query.state.status === 'pending' && isEnabled(query));
}

function drawnFrom(): DrawnData {
  return asked().flatMap(({ queryKey, state }) =>
    state.status === 'success' ? [[queryKey, state.data] as const] : [],
  );
}

/** Elements of the head come first in what React draws. */
const LEADING = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/;

function whenReady(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((done) => {
    const stop = router.subscribe(() => check());
    const check = () => {
      if (!router.state.initialized) return;
      stop();
      done();
    };
    check();
  });
}

/**
 * The page of a path as a visitor sees it once everything it asks for is there, `given` what was read already. Draws it, fetches what the drawing asked for, and draws it again until nothing is missing. Throws what drawing throws.
 */
export async function drawPage(
  site: Pick<SiteInfo, 'name' | 'url'>,
  path: string,
  given: DrawnData,
): Promise<DrawnPage> {
  queryClient.clear();
  for (const [key, data] of given) queryClient.setQueryData(key, data);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  try {
    await whenReady(router);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      let head: PageHead = { noIndex: false };
      const unread: unknown[] = [];
      reading.onUnread = (reason) => void unread.push(reason);
      const write = (part: Partial<PageHead>) => {
        head = { ...head, ...part };
      };
      const html = await markup(
        <HeadWriter.Provider value={write}>
          <Site name={site.name} url={site.url} router={router} />
        </HeadWriter.Provider>,
      );
      const wanted = missing();
      if (wanted.length === 0) {
        const [links = ''] = LEADING.exec(html) ?? [];
        return { body: html.slice(links.length), links, head, data: drawnFrom(), unread };
      }
      await Promise.allSettled(wanted.map((query) => query.fetch()));
      for (const { state } of wanted) if (state.error) throw state.error;
      for (const query of wanted.filter(isShared)) known.set(query.queryHash, query.state);
    }
    throw new Error(`${path} asks for more each time it is drawn`);
  } finally {
    router.dispose();
  }
}
