/** What visitors are served now, as Hosting itself says it, and what a deployment would take away from it. */
import { fieldOf, textOf } from '@/model/shared/unknown-value';
import { ask } from './firebase-tools';

export interface LiveSite {
  /** The name of the version that is served. */
  version: string;
  /** Its files ('/feed.xml'), and the addresses that it leads from ('→ /2019/05/nahom.html'). */
  items: ReadonlySet<string>;
}

/** More of what is live than this is not lost without being asked for. */
export const MOST_LOST = 0.05;

const listOf = (value: unknown, name: string): unknown[] => {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
};

/** An address that is led on, among the files. */
export const redirectItem = (source: string) => `→ ${source}`;

/** The site that the project's Hosting serves by default; null where it has none yet. Throws ServiceRefusal. */
export async function defaultSite(projectId: string): Promise<string | null> {
  const project = await ask('projects', `/projects/${projectId}`);
  const named = textOf(fieldOf(project, 'resources'), 'hostingSite');
  if (named) return named;
  const sites = listOf(await ask('hosting', `/projects/${projectId}/sites`, { pageSize: '10' }), 'sites');
  const site = sites.find((one) => textOf(one, 'type') === 'DEFAULT_SITE');
  return textOf(site, 'name')?.split('/').at(-1) ?? null;
}

async function releasedVersion(projectId: string, site: string): Promise<unknown> {
  const channel = await ask('hosting', `/projects/${projectId}/sites/${site}/channels/live`);
  const release = fieldOf(channel, 'release');
  // A site that its owner turned off shows nothing.
  return textOf(release, 'type') === 'SITE_DISABLE' ? null : fieldOf(release, 'version');
}

/** The name of the version that is served; null where nothing was published yet. Throws ServiceRefusal. */
export async function liveVersion(projectId: string, site: string): Promise<string | null> {
  return textOf(await releasedVersion(projectId, site), 'name');
}

/** What is served; null where nothing was published yet. Throws ServiceRefusal. */
export async function readLiveSite(projectId: string, site: string): Promise<LiveSite | null> {
  const version = await releasedVersion(projectId, site);
  const name = textOf(version, 'name');
  if (name === null) return null;
  const redirects = listOf(fieldOf(version, 'config'), 'redirects');
  const items = new Set(redirects.flatMap((redirect) => textOf(redirect, 'glob') ?? []).map(redirectItem));
  let pageToken = '';
  do {
    const query = { pageSize: '1000', ...(pageToken && { pageToken }) };
    const page = await ask('hosting', `/${name}/files`, query);
    for (const file of listOf(page, 'files')) items.add(textOf(file, 'path') ?? '');
    pageToken = textOf(page, 'nextPageToken') ?? '';
  } while (pageToken);
  return { version: name, items };
}

/** Files whose names change with each build, or with each edition of the search's index: another one takes their place. */
const BUILT = /^\/(assets|indice\/[^/]+)\//;
const ARTICLE_PAGE = /^\/articulo\//;

/** How many articles' pages are served. */
export const articlePagesOf = ({ items }: LiveSite): number =>
  [...items].filter((item) => ARTICLE_PAGE.test(item)).length;

export interface Loss {
  /** What is live and would not be any more. */
  lost: string[];
  /** Of how many. */
  of: number;
  /** Whether it is more than goes without asking. */
  isMuch: boolean;
}

/** What of a live site a next version would lack. */
export function lossOf(live: LiveSite, next: ReadonlySet<string>): Loss {
  const lasting = [...live.items].filter((item) => !BUILT.test(item));
  const lost = lasting.filter((item) => !next.has(item));
  return { lost, of: lasting.length, isMuch: lost.length > lasting.length * MOST_LOST };
}
