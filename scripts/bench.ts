/**
 * npm run bench: the budgets, measured in real Chromium against the production build behind the Hosting emulator: what a first
 * visit loads, shows and reads with the pages drawn as `npm run publish` draws them, all else without. Prints one table; status 1 when a budget is exceeded. Writes nothing outside .data/.
 * `npm run bench -- pages` measures what visits of the drawn pages cost, and no more; `npm run bench -- steps` what comes after a first page,
 * `npm run bench -- steps large` the same of a site of 10,000 articles (drawn in some minutes).
 * `npm run bench -- scale` prints the simulation of docs/scale.md instead: no browser, a few seconds.
 */
import { type Browser, chromium } from 'playwright-core';
import { paths } from '@/model/shared/paths';
import { PAGES, type PageName } from '../tests/bench/budgets';
import { measureColdSearch, writeLargeIndex } from '../tests/bench/cold-search';
import { makeCertificate } from '../tests/bench/http2';
import { measureImport } from '../tests/bench/import';
import { measureLibrary, measureSecondSearch } from '../tests/bench/interactions';
import { DISCUSSED, landingPath, landingWords } from '../tests/bench/landings';
import { measureLoad } from '../tests/bench/load';
import { measureReads } from '../tests/bench/reads';
import { plantReports } from '../tests/bench/reports';
import { type Measurements, ROWS } from '../tests/bench/rows';
import { scaleTable } from '../tests/bench/scale';
import { signInAsAdmin } from '../tests/bench/staff';
import {
  measureBarePage,
  measureSecondVisit,
  measureTap,
  measureVisit,
  SECOND_VISITS,
  TAPS,
} from '../tests/bench/steps';
import { renderTable } from '../tests/bench/table';
import { measureTyping } from '../tests/bench/typing';
import { serveDrawnSite } from '../tests/e2e/support/drawn';
import { HOSTED, stopHosting } from '../tests/e2e/support/hosting';
import { CHROMIUM_FLAGS, findOrInstallShell } from './chromium';
import { EmbeddedBackend } from './gate/embedded-backend';
import { explain } from './lib/expected-error';
import { PROJECT_ID } from './lib/paths';
import { origin } from './lib/ports';
import { onStopSignal } from './lib/signals';
import { LARGE, seedLarge } from './seed/large';

if (process.argv[2] === 'scale') {
  console.log(scaleTable());
  process.exit(0);
}

const onlySteps = process.argv[2] === 'steps';
const onlyPages = process.argv[2] === 'pages' || onlySteps;
const isLarge = process.argv[3] === 'large';

const RUNS = 3;
/** Taps and second visits take a third of a second: three of them differ by as much. */
const STEP_RUNS = 7;
const SEARCHED_ARTICLES = 1000;
const site = origin('hosting');
const backend = new EmbeddedBackend();
const certificate = makeCertificate();

await onStopSignal(() => {
  backend.kill();
  process.exit(130);
});

let over = 0;
try {
  say('building');
  await backend.build();
  say('starting the backend');
  await backend.start();
  const browser = await openBrowser();
  const measured = await measure(browser);
  const rows = onlyPages ? ROWS.filter(({ value }) => value(measured) !== undefined) : ROWS;
  const verdict = renderTable(rows, measured);
  await browser.close();
  over = verdict.over;
  console.log(`\n${verdict.text}\n\n${over === 0 ? 'All within budget.' : `${over} over budget.`}`);
} catch (error) {
  console.error(explain(error));
  over = Number.POSITIVE_INFINITY;
} finally {
  await backend.stop();
}
process.exit(over === 0 ? 0 : 1);

async function openBrowser(): Promise<Browser> {
  // A browser with windows draws its own beside the page, on the same processor.
  const executablePath = await findOrInstallShell();
  return chromium.launch({ executablePath, headless: true, args: [...CHROMIUM_FLAGS, certificate.flag] });
}

async function measure(browser: Browser): Promise<Measurements> {
  const measured: Measurements = {
    ...{ load: {}, loadWithoutScripts: {}, taps: {}, secondVisits: {} },
    ...{ readsDemo: {}, readsLarge: {}, readsDrawn: {} },
  };
  await (isLarge ? fillWith(LARGE.articles) : backend.seed());
  await measureDrawn(browser, measured);
  if (onlyPages) return measured;
  for (const page of PAGES) {
    await attempt(`reads of ${page}, demo content`, async () => {
      measured.readsDemo[page] = await measureReads(browser, urlOf(page, DISCUSSED.demo));
    });
  }
  await attempt('typing', async () => {
    measured.typing = await measureTyping(browser, site);
  });
  await attempt('import', async () => {
    measured.imported = await measureImport(browser, site);
  });
  await fillWith(SEARCHED_ARTICLES);
  await attempt('search', async () => {
    measured.search = await measureSecondSearch(browser, site);
  });
  await fillWith(LARGE.articles);
  for (const page of PAGES) {
    await attempt(`reads of ${page}, ${LARGE.articles} articles`, async () => {
      measured.readsLarge[page] = await measureReads(browser, urlOf(page, DISCUSSED.large));
    });
  }
  await attempt(`reads of ${paths.adminArticles.path}, ${LARGE.articles} articles`, async () => {
    measured.staffList = await measureReads(browser, `${site}${paths.adminArticles.href()}`, (context) =>
      signInAsAdmin(context, site),
    );
  });
  await attempt(`reads of ${paths.forumReports.path}`, async () => {
    await plantReports();
    measured.reports = await measureReads(browser, `${site}${paths.forumReports.href()}`, (context) =>
      signInAsAdmin(context, site),
    );
  });
  await attempt('library', async () => {
    // What the import left behind in the other one is no part of it.
    const fresh = await openBrowser();
    measured.library = await measureLibrary(fresh, site);
    await fresh.close();
  });
  return measured;
}

/** The pages as visitors get them, and one that is newer than the build. */
async function measureDrawn(browser: Browser, measured: Measurements): Promise<void> {
  say('drawing the pages');
  const drawn = await serveDrawnSite();
  for (const page of onlySteps ? [] : PAGES) {
    const url = HOSTED + landingPath(page, DISCUSSED.demo);
    const visit = { url, words: landingWords(page) };
    await attempt(`loading ${page}`, async () => {
      measured.load[page] = await measureLoad(browser, visit, RUNS);
      measured.loadWithoutScripts[page] = await measureLoad(browser, { ...visit, scripts: false }, RUNS);
    });
    await attempt(`reads of ${page} as drawn`, async () => {
      measured.readsDrawn[page] = await measureReads(browser, url);
    });
  }
  await measureSteps(browser, measured);
  await attempt(`a first search of ${LARGE.articles} published articles`, async () => {
    writeLargeIndex(drawn.dist, LARGE.articles);
    measured.coldSearch = await measureColdSearch(browser, HOSTED);
  });
  await stopHosting();
  if (onlySteps) return;
  await attempt('loading an article newer than the build', async () => {
    const url = urlOf('/articulo', DISCUSSED.demo);
    measured.newer = await measureLoad(browser, { url, words: landingWords('/articulo') }, RUNS);
  });
}

/** What comes after a first page: taps, second visits, and the cost of a whole visit. */
async function measureSteps(browser: Browser, measured: Measurements): Promise<void> {
  for (const way of TAPS)
    await attempt(`tapping from ${way.from} to ${way.to}`, async () => {
      measured.taps[way.from] = await measureTap(browser, HOSTED, way, STEP_RUNS);
    });
  for (const page of SECOND_VISITS)
    await attempt(`a second visit of ${page}`, async () => {
      measured.secondVisits[page] = await measureSecondVisit(browser, HOSTED, page, STEP_RUNS);
    });
  await attempt('a page of nothing but text', async () => {
    measured.barePaint = await measureBarePage(browser, STEP_RUNS);
  });
  await attempt('the cost of a visit', async () => {
    measured.visitBytes = await measureVisit(browser, HOSTED, certificate);
  });
}

/** One that fails is told at once, is over budget in the table, and does not keep the others from being measured. */
async function attempt(what: string, measureIt: () => Promise<void>): Promise<void> {
  say(what);
  try {
    await measureIt();
  } catch (error) {
    console.error(`✗ ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function urlOf(page: PageName, topic: string): string {
  return `${site}${landingPath(page, topic)}`;
}

async function fillWith(articles: number): Promise<void> {
  say(`seeding ${articles} articles`);
  const documents = `${origin('firestore')}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const cleared = await fetch(documents, { method: 'DELETE' });
  if (!cleared.ok) throw new Error(`The documents were not cleared: ${cleared.status}`);
  const size = articles === LARGE.articles ? LARGE : { articles, topics: 0, replies: 0 };
  await seedLarge(size, () => () => {});
}

function say(what: string): void {
  console.error(`… ${what}`);
}
