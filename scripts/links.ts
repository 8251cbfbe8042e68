/**
 * npm run links [-- --all] [--days 7] [--no-archive] [--dry-run] [--project ID]
 * Looks at the outside links, sources and pictures of the published articles, and tells the desk (/admin/enlaces) which are dead, moved or slow, as the
 * project's owner (docs/publishing.md). Ctrl+C ends it after the looks under way; the next run goes on from there.
 */
import './lib/production';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { db } from '@/services/firestore/connection';
import { fetchLinkReport } from '@/services/links/links';
import { startSite } from './import/site';
import { explain } from './lib/expected-error';
import { inProject, PROJECT_ROOT } from './lib/paths';
import { siteUrl } from './lib/site-url';
import { ARCHIVE_API, archivedCopy } from './links/archive';
import { publishedLinks } from './links/articles';
import { look } from './links/look';
import { isPrivateHost } from './links/outside';
import { writeReport } from './links/report';
import { runLinks } from './links/run';
import { LinkState } from './links/state';

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 15_000;
const HOSTS = 8;
const PAUSE_MS = 1000;
const PAUSES_MS = [2000, 8000];
const LONGEST_WAIT_MS = 60_000;

try {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      days: { type: 'string', default: '7' },
      'no-archive': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      project: { type: 'string' },
    },
  });
  const { config } = await startSite(values.project);
  const env = loadEnv('production', PROJECT_ROOT, 'VITE_');
  const url = siteUrl(config.emulators ? { ...env, VITE_USE_EMULATORS: 'true' } : env);
  const agent = `Mozilla/5.0 (compatible; EvidenciasEnlaces/1.0; +${url})`;
  const { uses, articles } = await publishedLinks(db(), url);
  console.log(`${articles} articles, ${uses.size} addresses`);
  const ended = new AbortController();
  process.once('SIGINT', () => ended.abort());
  const report = await runLinks(uses, {
    state: new LinkState(inProject('.data', `links-${config.firebase.projectId}.json`)),
    look: (address) =>
      look(address, {
        ...{ agent, timeout: TIMEOUT_MS, pauses: PAUSES_MS, longestWait: LONGEST_WAIT_MS },
        isPrivate: isPrivateHost,
        wait: (ms) => wait(ms),
        now: Date.now,
      }),
    copyOf: async (address) =>
      values['no-archive'] ? null : archivedCopy(address, { api: ARCHIVE_API, agent, timeout: TIMEOUT_MS }),
    wait: (ms) => wait(ms),
    hosts: HOSTS,
    pause: PAUSE_MS,
    since: values.all ? Number.POSITIVE_INFINITY : Date.now() - Number(values.days) * DAY_MS,
    now: Date.now,
    before: async () => (await fetchLinkReport(db())) ?? { apartados: [] },
    signal: ended.signal,
    onProgress: (done, total) => console.log(`${done} / ${total}`),
  });
  for (const { problema, motivo, direccion, propuesta, usos } of report.enlaces)
    console.log(
      `${problema} (${motivo}) ${direccion}${propuesta && ` → ${propuesta}`} · ${usos.map((use) => use.articulo).join(', ')}`,
    );
  if (values['dry-run'] || ended.signal.aborted) console.log('Nothing is stored.');
  else await writeReport(db(), report);
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
