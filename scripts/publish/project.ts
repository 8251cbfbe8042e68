/** What `npm run publish` and `npm run deploy` share: the project of .env, its build and its content. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { messages } from '@/model/messages';
import { type AppConfig, parseConfig } from '@/services/firestore/config';
import { ExpectedError } from '../lib/expected-error';
import { inProject, PROJECT_ROOT } from '../lib/paths';
import { siteUrl } from '../lib/site-url';
import { drawPages, loadDrawing } from '../prerender/pages';
import { PREVIEWS } from '../previews/previews';
import { isBuiltOf, runBuild } from './build-process';
import { type Published, type PublishOptions, publishContent } from './content';
import type { ReadProgress } from './read';
import type { SiteInfo } from './site-files';

const DIST = inProject('dist');
/** What a build is made of. */
const SOURCES = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

export interface Project {
  config: AppConfig;
  site: SiteInfo;
  /** Where what was read, and from what the site was built, is kept between runs. */
  folder: string;
  /** The built site. */
  dist: string;
  /** What the site is built from, as a fingerprint. */
  sources: string;
}

/** Of the embedded backend, whatever .env says. */
export const EMBEDDED_ENV = { VITE_USE_EMULATORS: 'true' };

/**
 * The project of .env, the embedded backend where .env names none; `dist` where the site is built already and what is kept
 * stands beside it. Throws ExpectedError.
 */
export function readProject(
  dist = DIST,
  env: Record<string, string> = loadEnv('production', PROJECT_ROOT, 'VITE_'),
): Project {
  const parsed = parseConfig({ ...env, DEV: true });
  if (!parsed.ok)
    throw new ExpectedError(
      ['These variables are missing from .env (see .env.example):', ...parsed.missing].join('\n  '),
    );
  const { config } = parsed;
  const url = siteUrl(config.emulators ? { ...env, VITE_USE_EMULATORS: 'true' } : env);
  const folder = dist === DIST ? inProject('.publish', config.firebase.projectId) : `${dist}/.publish`;
  mkdirSync(folder, { recursive: true });
  const site = { name: config.siteName, description: messages.home.description, url };
  return { config, site, folder, dist, sources: fingerprintOf(SOURCES, { ...env, of: config.firebase }) };
}

function fingerprintOf(sources: readonly string[], env: object): string {
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const source of sources) {
    const names = existsSync(inProject(source)) ? filesOf(source) : [];
    for (const name of names) hash.update(`${name}\0`).update(readFileSync(inProject(name)));
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  const found = readdirSync(inProject(path), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(PROJECT_ROOT.length + 1))
    .sort();
}

/** Builds the site into dist/, unless it is there as it would be built. Returns whether it was built. */
export function buildSite({ config, folder, sources: now }: Project): boolean {
  const mark = `${folder}/build.txt`;
  // The mark stands in the built site too: another project's build takes it away.
  const built = `${DIST}/.build`;
  if (isBuiltOf(mark, now) && isBuiltOf(built, now)) return false;
  // The build empties dist/; preview pictures do not depend on it, and to draw them again all theirs would be fetched again.
  const [pictures, kept] = [join(DIST, PREVIEWS), join(folder, 'vistas')];
  const isOurs = existsSync(mark) && isBuiltOf(built, readFileSync(mark, 'utf8'));
  rmSync(kept, { recursive: true, force: true });
  if (isOurs && existsSync(pictures)) renameSync(pictures, kept);
  runBuild(config.emulators ? 'emulators' : 'site');
  if (existsSync(kept)) renameSync(kept, pictures);
  for (const file of [mark, built]) writeFileSync(file, now);
  return true;
}

let shown = 0;

/** One line at a time, and not more than one a second. */
const showProgress: ReadProgress = (step, done, total) => {
  if (Date.now() - shown < 1000) return;
  shown = Date.now();
  console.log(`${step}: ${done} / ${total}`);
};

/**
 * Puts what is public into the built site: its pages, and what engines and readers of feeds ask for. Throws ServiceError, and
 * NoCatalogue (read.ts).
 */
export async function publishInto(
  project: Project,
  options: Pick<PublishOptions, 'all' | 'withoutContent' | 'maxRedirects'> = {},
): Promise<Published> {
  const { config, site, folder, dist, sources } = project;
  const drawing = await loadDrawing(config, sources);
  const published = await publishContent({
    ...{ db: drawing.db(), site, dist, folder, ...options },
    onProgress: showProgress,
    draw: (content, store, output) =>
      drawPages({
        ...{ drawing, site, dist, sources, content, store, output },
        allPreviews: process.env.PREVIEWS === 'all',
        onProgress: showProgress,
      }),
  });
  const { articles, read, drawn, written, removed, redirects } = published;
  console.log(
    `${articles} articles (${read} read), ${drawn} pages drawn, ${written} files written, ${removed} removed, ${redirects.length} redirects`,
  );
  return published;
}
