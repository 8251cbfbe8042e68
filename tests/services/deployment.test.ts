import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collection, deleteDoc, doc, getDocs, setDoc } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteArticle } from '@/services/articles/deletion';
import { firebaseDeploy } from '../../scripts/deploy/firebase-tools';
import { firstAdministrator } from '../../scripts/deploy/first-administrator';
import { askPlace, bucketToUse } from '../../scripts/deploy/preflight';
import { ExpectedError } from '../../scripts/lib/expected-error';
import { openSite } from './backend';
import { Google } from './deployment/google';
import { Owner } from './deployment/owner';
import { BUCKET, PROJECT } from './deployment/protocol';
import { save } from './fixtures';

const google = new Google();
const site = openSite('demo-services-deployment');
const settings = mkdtempSync(join(tmpdir(), 'firebase-'));
let owner: Owner;
/** Their folders go last: uploads that failed are tried again behind a test that is over. */
const owners: Owner[] = [];

beforeAll(async () => {
  await google.start();
  // Read by the tools when they are loaded: once, for all the tests of this file.
  const environment = {
    ...google.environment(),
    ...{ FIREBASE_TOKEN: 'de-su-dueño', XDG_CONFIG_HOME: settings, METADATA_SERVER_DETECTION: 'none' },
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await google.stop();
  for (const folder of [settings, ...owners.map((one) => one.folder)]) rmSync(folder, { recursive: true });
});
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const kind of ['log', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((line) => void said.push(String(line)));
  google.reset();
  owner = new Owner(site);
  owners.push(owner);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function writeArticles(count: number) {
  await setDoc(doc(site.admin, 'usuarios/u1'), { articulosCount: 0 });
  for (let n = 1; n <= count; n += 1) await save(site.admin, `a${n}`, { titulo: `Artículo ${n}` });
}

const articlesLive = () => google.hosting.livePaths.filter((path) => path.startsWith('/articulo/'));

const NOTHING_NEW = { articles: 1, read: 0, written: 0, drawn: 0, removed: 0 };
const files = (paths: readonly string[]) => paths.filter((path) => !path.startsWith('/assets/'));

/** What a deployment that fails says. */
async function failure(work: Promise<void>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ExpectedError);
  return error instanceof Error ? error.message : '';
}

/** What a deployment that is refused says; nothing is changed anywhere. */
async function refusal(work: Promise<void>): Promise<string> {
  const before = google.changes.length;
  const message = await failure(work);
  expect(google.changes.slice(before)).toEqual([]);
  return message;
}

describe('a first deployment', () => {
  it('sends indexes, rules and pages in this order, each whole before the next', async () => {
    await writeArticles(2);
    await owner.deploy();
    const order = google.changes.map((line) => {
      if (/\/indexes$|\/fields\//.test(line)) return 'indexes';
      if (line.endsWith('/rulesets')) return 'ruleset';
      if (line.endsWith(`projects/${PROJECT}/releases`)) return 'rules released';
      return line.replace(/.*\/subir\/.*/, 'upload').replace(/.*\/sites\/[^/]+\//, '');
    });
    expect(order.filter((step, at) => step !== order[at - 1])).toEqual([
      'indexes',
      ...['ruleset', 'rules released'],
      ...['ruleset', 'rules released'],
      ...['versions', 'versions/v1:populateFiles', 'upload', 'versions/v1', 'channels/live/releases'],
    ]);
    expect(articlesLive()).toHaveLength(2);
    expect(google.hosting.livePaths).toContain('/sitemap.xml');
    expect(google.rules.inForce('cloud.firestore')).toContain('match /databases/{database}/documents');
    expect(google.rules.inForce('cloud.firestore')).toContain(
      "isVerified() && request.auth.token.email == 'duena@sitio.org' && (!exists(",
    );
    expect(google.rules.inForce('cloud.firestore')).toContain(
      String.raw`https://firebasestorage\\.googleapis\\.com/v0/b/proyecto-de-prueba\\.firebasestorage\\.app/o/avatares%2F`,
    );
    expect(google.rules.inForce('cloud.firestore')).not.toContain('demo-evidencias');
    expect(google.rules.inForce('firebase.storage')).toContain('match /b/{bucket}/o');
    expect(google.indexes.indexes.length).toBeGreaterThan(5);
  });

  it('goes though nothing can be read yet: the rules are not there', async () => {
    await site.fault({ error: 'PERMISSION_DENIED' });
    await owner.deploy();
    expect(files(google.hosting.livePaths)).toEqual([
      ...['/app.html', '/biblioteca/index.html', '/favicon.svg', '/foro/index.html', '/index.html'],
    ]);
    expect(said.join('\n')).toContain('What is public could not be read (permission-denied).');
  });
});

describe('what is live', () => {
  beforeEach(async () => {
    await writeArticles(8);
    await owner.deploy();
  });

  it.each(['deploy', 'publish'] as const)('stays where Firestore does not answer a %s', async (command) => {
    await site.fault({ error: 'UNAVAILABLE' });
    const before = google.hosting.livePaths;
    const message = await refusal(owner[command]());
    expect(message).toContain('What is public could not be read (unavailable).');
    expect(message).toContain('--without-content');
    expect(google.hosting.livePaths).toEqual(before);
  });

  it.each(['deploy', 'publish'] as const)('stays where a %s finds no catalogue', async (command) => {
    for (const shard of (await getDocs(collection(site.admin, 'catalogo'))).docs) await deleteDoc(shard.ref);
    owner.forget();
    expect(await refusal(owner[command]())).toContain(
      'Firestore has no catalogue of articles, and 8 articles are live.',
    );
  });

  it('goes without its content only by name, and by both names', async () => {
    await site.fault({ error: 'UNAVAILABLE' });
    owner.forget();
    expect(await refusal(owner.publish({ withoutContent: true }))).toContain('would go');
    await owner.publish({ withoutContent: true, allowLoss: true });
    expect(articlesLive()).toEqual([]);
  });

  it('is asked for where more than a twentieth would go', async () => {
    await deleteArticle(site.admin, 'a1');
    await deleteArticle(site.admin, 'a2');
    const message = await refusal(owner.publish());
    expect(message).toMatch(/^2 of the \d\d files and redirects that are live would go \(\d+ %\)\./);
    const questions: string[] = [];
    const answer = (yes: boolean) => async (question: string) => questions.push(question) > 0 && yes;
    await refusal(owner.publish({ confirm: answer(false) }));
    await owner.publish({ confirm: answer(true) });
    expect(questions).toHaveLength(2);
    expect(articlesLive()).toHaveLength(6);
  });

  it('may change wholly in what each build names anew', async () => {
    const scripts = () => google.hosting.livePaths.filter((path) => path.startsWith('/assets/'));
    const before = scripts();
    await owner.publish();
    expect(scripts()).not.toEqual(before);
  });
});

describe('a step that fails', () => {
  beforeEach(async () => {
    await writeArticles(1);
  });

  it.each([
    {
      step: /POST .*\/indexes$/,
      sent: 'nothing',
      left: "the indexes, Firestore's rules, Storage's rules, the pages. Some indexes may have been made; none that was there is lost.",
    },
    {
      step: /POST .*\/rulesets$/,
      sent: 'the indexes',
      left: "Firestore's rules, Storage's rules, the pages. The rules in force are those of before. They are sent without comments (*.deploy.rules): lines are theirs.",
    },
    {
      step: /releases\/cloud.firestore$|POST .*PROYECTO\/releases$/,
      sent: 'the indexes',
      left: "Firestore's rules, Storage's rules, the pages. The rules in force are those of before. They are sent without comments (*.deploy.rules): lines are theirs.",
    },
  ])('$step: says what was sent, and puts nothing else in force', async ({ step, sent, left }) => {
    const request = new RegExp(step.source.replace('PROYECTO', PROJECT));
    google.trouble = { request, status: 400 };
    const message = await failure(owner.deploy());
    expect(message).toContain(`Sent and in force: ${sent}.`);
    expect(message).toContain(`Not sent: ${left}`);
    expect(google.rules.inForce('cloud.firestore')).toBeNull();
    expect(google.hosting.releases).toEqual([]);
    google.trouble = null;
    await owner.deploy();
    expect(articlesLive()).toEqual(['/articulo/a1/index.html']);
  });

  it("Storage's rules: leaves Firestore's in force, and no pages", async () => {
    google.trouble = { request: /POST .*\/rulesets$/, status: 400, spares: 1 };
    const message = await failure(owner.deploy());
    expect(message).toContain("Failed at Storage's rules");
    expect(message).toContain("Sent and in force: the indexes, Firestore's rules.");
    expect(message).toContain(
      "Not sent: Storage's rules, the pages. The rules in force are those of before.",
    );
    expect(google.rules.inForce('cloud.firestore')).not.toBeNull();
    expect(google.rules.inForce('firebase.storage')).toBeNull();
    expect(google.hosting.releases).toEqual([]);
    google.trouble = null;
    await owner.deploy();
    expect(google.rules.inForce('firebase.storage')).not.toBeNull();
    expect(articlesLive()).toEqual(['/articulo/a1/index.html']);
  });

  it.each([
    /POST .*\/versions$/,
    /:populateFiles$/,
    /POST \/subir\//,
    /PATCH .*\/versions\/v\d+$/,
    /POST .*\/channels\/live\/releases$/,
  ])('%s: the site that is live stays', async (request) => {
    await owner.deploy();
    const before = google.hosting.live;
    await writeArticles(2);
    google.trouble = { request, status: 400 };
    const message = await failure(owner.deploy());
    expect(message).toContain("Sent and in force: the indexes, Firestore's rules, Storage's rules.");
    expect(message).toContain('Not sent: the pages. The live site is as it was.');
    expect(google.hosting.live).toBe(before);
    google.trouble = null;
    await owner.publish();
    expect(articlesLive()).toHaveLength(2);
  });

  it('says that the pages are live where only the answer was lost', async () => {
    google.trouble = { request: /POST .*\/channels\/live\/releases$/, status: 503, afterEffect: true };
    expect(await failure(owner.deploy())).toContain('The new pages are live all the same');
    expect(articlesLive()).toEqual(['/articulo/a1/index.html']);
  });
});

describe('before anything is built', () => {
  it.each([
    { what: 'a login that was taken back', set: { isSignedIn: false }, says: 'npx firebase login --reauth' },
    { what: 'a project that is not there', set: { hasProject: false }, says: 'VITE_FIREBASE_PROJECT_ID' },
    { what: 'a project without a database', set: { hasDatabase: false }, says: 'has no Firestore database' },
  ])('$what is one sentence with the way out', async ({ set, says }) => {
    Object.assign(google, set);
    const message = await refusal(owner.deploy());
    expect(message).toContain(says);
    expect(message).not.toContain('\n');
  });

  it('a Hosting that does not say what is live stops it', async () => {
    google.trouble = { request: /channels\/live$/, status: 503 };
    expect(await refusal(owner.deploy())).toContain(
      'Hosting did not say what is live now, so nothing is sent',
    );
  });

  it('a bucket of another name is refused, as none of our rules would guard it', async () => {
    const place = await askPlace(PROJECT);
    expect(() => bucketToUse(place, 'otro.appspot.com')).toThrow(ExpectedError);
    expect(bucketToUse(place, BUCKET)).toBe(BUCKET);
  });
});

it('firebase deploy by hand is refused: its rules would take anybody as the first administrator', async () => {
  const byHand = firebaseDeploy({ project: PROJECT, config: 'firebase.json', only: 'firestore:rules' });
  await expect(byHand).rejects.toThrow('predeploy');
  expect(google.changes).toEqual([]);
});

describe('the e-mail of the first administrator', () => {
  it('is asked for once and kept in .env', async () => {
    const env = join(owner.folder, '.env');
    writeFileSync(env, 'VITE_SITE_NAME=Evidencias');
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return ' duena@sitio.org ';
    };
    expect(await firstAdministrator(owner.folder, ask)).toBe('duena@sitio.org');
    expect(await firstAdministrator(owner.folder, ask)).toBe('duena@sitio.org');
    expect(questions).toHaveLength(1);
    expect(readFileSync(env, 'utf8')).toBe('VITE_SITE_NAME=Evidencias\nFIRST_ADMIN_EMAIL=duena@sitio.org\n');
  });

  it("is nobody's where nobody says one", async () => {
    expect(await firstAdministrator(owner.folder, null)).toBeNull();
    expect(await firstAdministrator(owner.folder, async () => '')).toBeNull();
    await owner.deploy({ firstAdministrator: null });
    expect(google.rules.inForce('cloud.firestore')).toMatch(
      /isFirstAdministrator\(\) \{\s*return false && \(/,
    );
  });
});

const OFF = 'Cloud Firestore API has not been used in project 42 before or it is disabled.';

describe('a service that is refused', () => {
  it('is none where it was never turned on', async () => {
    google.trouble = { request: /defaultBucket$/, status: 403, message: OFF };
    expect(await askPlace(PROJECT)).toMatchObject({ bucket: null });
    google.trouble = { request: /databases\/\(default\)$/, status: 403, message: OFF };
    await expect(askPlace(PROJECT)).rejects.toThrow('has no Firestore database');
  });

  it('is left to .env where the account may only publish pages', async () => {
    google.trouble = { request: /defaultBucket$|databases\/\(default\)$/, status: 403 };
    const place = await askPlace(PROJECT);
    expect(bucketToUse(place, BUCKET)).toBe(BUCKET);
    await writeArticles(1);
    await owner.publish();
    expect(articlesLive()).toHaveLength(1);
  });
});

describe('a project without a bucket', () => {
  it('gets everything but the rules of Storage, and a site without uploads', async () => {
    google.bucket = null;
    await writeArticles(1);
    await owner.deploy();
    expect(google.rules.inForce('cloud.firestore')).not.toBeNull();
    expect(google.rules.inForce('cloud.firestore')).toMatch(/isOwnPicture\(address\) \{\s*return false;/);
    expect(google.rules.inForce('firebase.storage')).toBeNull();
    expect(articlesLive()).toEqual(['/articulo/a1/index.html']);
    expect(bucketToUse(await askPlace(PROJECT), 'proyecto.appspot.com')).toBe('');
    expect(said.join('\n')).toContain('the site goes without uploads');
  });
});

it('What the old blog led from is live content too', async () => {
  await writeArticles(1);
  const direccion = (n: number) => `/2019/05/entrada-${n}.html`;
  const redirects = [1, 2, 3].map((n) => ({ source: direccion(n), destination: '/articulo/a1', type: 301 }));
  const publish = (led: typeof redirects) => async () => ({ ...NOTHING_NEW, redirects: led });
  await owner.deploy({ publish: publish(redirects) });
  expect(await refusal(owner.publish({ publish: publish([]) }))).toMatch(/^3 of the \d+ files and redirects/);
});

it('npm run deploy and npm run publish ask who is signed in before they build', async () => {
  google.isSignedIn = false;
  const variables = ['API_KEY', 'AUTH_DOMAIN', 'APP_ID'].map((name) => [
    `VITE_FIREBASE_${name}`,
    'de-prueba',
  ]);
  const env = {
    ...process.env,
    ...Object.fromEntries(variables),
    ...{ VITE_FIREBASE_PROJECT_ID: PROJECT, VITE_FIREBASE_STORAGE_BUCKET: BUCKET },
  };
  const run = (script: string) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], { env }).then(
      () => ({ stdout: 'it was deployed', stderr: '' }),
      (error: { stdout: string; stderr: string }) => error,
    );
  for (const { stdout, stderr } of await Promise.all(['deploy', 'publish'].map(run))) {
    expect(stderr).toMatch(/^You are not signed in to Firebase here: run "npx firebase login --reauth"/m);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stdout).not.toMatch(/built|deployed/);
  }
  expect(google.changes).toEqual([]);
});
