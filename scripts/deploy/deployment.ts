/** What `npm run deploy` and `npm run publish` share: nothing is sent that would take away what visitors have. */
import { createInterface } from 'node:readline/promises';
import { ServiceError } from '@/services/firestore/errors';
import { styleHashes } from '../lib/drawn-styles';
import { ExpectedError } from '../lib/expected-error';
import { type DeployedHosting, writeDeployConfig } from '../lib/hosting';
import type { Published } from '../publish/content';
import { type Project, readProject } from '../publish/project';
import { filesToSend, showWhatToolsSay } from './firebase-tools';
import { articlePagesOf, lossOf, redirectItem } from './live-site';
import { askPlace, bucketToUse, type Place } from './preflight';
import { type Part, send } from './send';

/** What parseArgs is given for both commands. */
export const LOSS_FLAGS = {
  /** Deploys though what is public cannot be read, or is nothing. */
  'without-content': { type: 'boolean', default: false },
  /** Deploys though much of what is live would go. */
  'allow-loss': { type: 'boolean', default: false },
} as const;

export interface Deployment {
  project: Project;
  place: Place;
  parts: ReadonlySet<Part>;
  /** Whose proven e-mail may become the first administrator; null: nobody's. */
  firstAdministrator: string | null;
  withoutContent: boolean;
  allowLoss: boolean;
  /** Puts what is public into the built site. */
  publish: () => Promise<Published>;
  /** Asks who sits at the terminal; null where nobody does. */
  confirm: ((question: string) => Promise<boolean>) | null;
}

const hasTerminal = process.stdin.isTTY && process.stdout.isTTY;

async function question(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(text)).trim();
  } finally {
    terminal.close();
  }
}

/** Asks at the terminal; null where there is none. */
export const askAtTerminal = hasTerminal ? question : null;
/** The same, for a yes or a no. */
export const confirmAtTerminal = hasTerminal
  ? async (text: string) => /^(s[ií]?|y(es)?)$/i.test(await question(`${text} [y/N] `))
  : null;

/** The project of .env as it is to be built, once its services have said that it can be deployed to. Throws ExpectedError. */
export async function openProject(): Promise<{ project: Project; place: Place }> {
  const project = readProject();
  const { emulators, firebase, imageUploadUrl, imageDeleteUrl } = project.config;
  if (emulators)
    throw new ExpectedError('A deployed site cannot use the embedded backend: .env names no project.');
  for (const [name, address] of Object.entries({ imageUploadUrl, imageDeleteUrl })) {
    if (address !== null && !/^https:\/\//.test(address))
      throw new ExpectedError(`The image service must be reached over https:\n  ${name}=${address}`);
  }
  showWhatToolsSay();
  const place = await askPlace(firebase.projectId);
  const bucket = bucketToUse(place, firebase.storageBucket);
  if (bucket === firebase.storageBucket) return { project, place };
  // The build, in a process of its own, hears of it by the environment.
  process.env.VITE_FIREBASE_STORAGE_BUCKET = bucket;
  return { project: readProject(), place };
}

const UNCHANGED = 'Nothing was sent, the live site is as it was.';
const BY_NAME = 'If the site is to go without its content all the same: --without-content';

async function contentOf(deployment: Deployment): Promise<Published['redirects']> {
  const { place, publish, withoutContent } = deployment;
  let published: Published;
  try {
    published = await publish();
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'unknown') throw error;
    const reason = `What is public could not be read (${error.code}).`;
    if (place.live !== null && !withoutContent)
      throw new ExpectedError(`${reason} ${UNCHANGED}\nRun it again when Firestore answers. ${BY_NAME}`);
    console.warn(
      `${reason} The site goes without sitemap, feeds and drawn pages: run npm run publish later.`,
    );
    return [];
  }
  const pages = place.live === null ? 0 : articlePagesOf(place.live);
  if (published.articles === 0 && pages > 0 && !withoutContent)
    throw new ExpectedError(
      `Firestore has no catalogue of articles, and ${pages} articles are live. ${UNCHANGED}\nA backup brings them back (docs/deploy.md, Backups). ${BY_NAME}`,
    );
  return published.redirects;
}

/** Asks before much of what is live goes; refuses where nobody can be asked. Throws ExpectedError. */
async function requireConsent(deployment: Deployment, hosting: DeployedHosting): Promise<void> {
  const { place, project, allowLoss, confirm } = deployment;
  if (place.live === null) return;
  const files = filesToSend(project.dist, hosting.ignore).map((file) => `/${file}`);
  const led = hosting.redirects.map(({ source }) => redirectItem(source));
  const { lost, of, isMuch } = lossOf(place.live, new Set([...files, ...led]));
  if (lost.length > 0)
    console.log(`No longer there: ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ' …' : ''}`);
  if (!isMuch || allowLoss) return;
  const loss = `${lost.length} of the ${of} files and redirects that are live would go (${Math.round((100 * lost.length) / of)} %).`;
  if (await confirm?.(`${loss} Publish all the same?`)) return;
  throw new ExpectedError(`${loss} ${UNCHANGED}\nIf that is what you want: --allow-loss`);
}

/** Brings the content into the built site, compares it with what is live, and sends it. Throws ExpectedError. */
export async function deployProject(deployment: Deployment): Promise<void> {
  const { project, place, parts } = deployment;
  const redirects = await contentOf(deployment);
  const { imageUploadUrl, imageDeleteUrl, appCheck, firebase } = project.config;
  const { file, hosting } = writeDeployConfig(
    {
      imageService: [imageUploadUrl, imageDeleteUrl],
      appCheck: appCheck !== null,
      redirects,
      styles: styleHashes(project.dist),
      firstAdministrator: deployment.firstAdministrator,
      bucket: place.bucket === null ? null : firebase.storageBucket || null,
    },
    project.dist,
  );
  await requireConsent(deployment, hosting);
  const hasRules = (part: Part) => part !== 'storage' || place.bucket !== null;
  await send(place, file, new Set([...parts].filter(hasRules)));
}
