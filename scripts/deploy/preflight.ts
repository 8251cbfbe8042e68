/** What a deployment asks before anything is built: each that fails is one sentence with the way out. */
import { fieldOf, textOf } from '@/model/shared/unknown-value';
import { ExpectedError } from '../lib/expected-error';
import { ask, ServiceRefusal, signIn, turnOn } from './firebase-tools';
import { defaultSite, type LiveSite, readLiveSite } from './live-site';

/** A project as its services describe it. */
export interface Place {
  projectId: string;
  /** The Hosting site; null where the project has none yet. */
  site: string | null;
  /** What is served there; null before the first deployment. */
  live: LiveSite | null;
  /** The project's Storage bucket; null where it has none, undefined where the account may not know. */
  bucket: string | null | undefined;
}

const CONSOLE = 'https://console.firebase.google.com/project';

/** What a service refused, in a sentence of ours; anything else stays what it is. */
async function orElse<T>(work: () => Promise<T>, sentence: (refusal: ServiceRefusal) => string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceRefusal) throw new ExpectedError(sentence(error));
    throw error;
  }
}

/** A service that was never turned on is refused like one that the account may not use; its message tells them apart. */
const isOff = ({ status, message }: ServiceRefusal) =>
  status === 403 && /has not been used|is disabled/.test(message);

const isForbidden = ({ status }: ServiceRefusal) => status === 403;

/** A login that was taken back is found out by the first question. */
const notSignedIn = ({ message }: ServiceRefusal) =>
  `You are not signed in to Firebase here: run "npx firebase login --reauth" and then this again. A timer names the file of a service account in GOOGLE_APPLICATION_CREDENTIALS. (${message})`;

async function requireProject(projectId: string): Promise<void> {
  await orElse(() => signIn(projectId), notSignedIn);
  const missing = `There is no project ${projectId}, or your account may not see it: look at VITE_FIREBASE_PROJECT_ID in .env, or sign in as another with "npx firebase login --reauth".`;
  const project = await orElse(
    () => ask('projects', `/projects/${projectId}`),
    (refusal) => {
      if (refusal.status === 401) return notSignedIn(refusal);
      return isForbidden(refusal) ? missing : `Firebase did not answer, try again later: ${refusal.message}`;
    },
  );
  if (project === null) throw new ExpectedError(missing);
}

/** The Firebase tools would make one by themselves, in America's middle, and a database stays where it was made. */
async function requireDatabase(projectId: string): Promise<void> {
  const missing = `The project ${projectId} has no Firestore database: create it first, in the region that you choose (docs/deploy.md, step 2): ${CONSOLE}/${projectId}/firestore`;
  const database = await orElse(
    () => ask('firestore', `/projects/${projectId}/databases/(default)`).catch(orUnknown),
    (refusal) => (isOff(refusal) ? missing : `Firestore did not answer, try again later: ${refusal.message}`),
  );
  if (database === null) throw new ExpectedError(missing);
}

/** An account that may only publish pages need not know the rest: what it lacks is told where it is needed. */
function orUnknown(error: unknown): undefined {
  if (error instanceof ServiceRefusal && isForbidden(error) && !isOff(error)) return undefined;
  throw error;
}

/** A project without the Blaze plan has no bucket. */
async function bucketOf(projectId: string): Promise<Place['bucket']> {
  const answer = await orElse(
    () =>
      ask('storage', `/projects/${projectId}/defaultBucket`).catch((error: unknown) => {
        if (error instanceof ServiceRefusal && isOff(error)) return null;
        return orUnknown(error);
      }),
    ({ message }) => `Cloud Storage did not answer, try again later: ${message}`,
  );
  if (answer === undefined) return undefined;
  return textOf(fieldOf(answer, 'bucket'), 'name')?.split('/').at(-1) ?? null;
}

async function hostingOf(projectId: string): Promise<Pick<Place, 'site' | 'live'>> {
  return orElse(
    async () => {
      await turnOn(projectId, 'hostingApiOrigin');
      const site = await defaultSite(projectId);
      return { site, live: site === null ? null : await readLiveSite(projectId, site) };
    },
    ({ message }) => `Hosting did not say what is live now, so nothing is sent; try again later: ${message}`,
  );
}

/** Asks whether a project can be deployed to, and what is there. Throws ExpectedError. */
export async function askPlace(projectId: string): Promise<Place> {
  await requireProject(projectId);
  await requireDatabase(projectId);
  return { projectId, bucket: await bucketOf(projectId), ...(await hostingOf(projectId)) };
}

/**
 * The bucket that the site is built for: none where the project has none, said in a sentence. Throws ExpectedError where .env names
 * another one than the project's, which none of our rules would guard.
 */
export function bucketToUse({ bucket }: Place, wanted: string): string {
  if (bucket === undefined) return wanted;
  if (bucket === null) {
    console.log(
      'The project has no Storage bucket (the Blaze plan has one): the site goes without uploads, and storage.rules stay here.',
    );
    return '';
  }
  if (wanted === '')
    console.log(
      `The site goes without uploads: .env names no bucket. To have them: VITE_FIREBASE_STORAGE_BUCKET=${bucket}`,
    );
  else if (wanted !== bucket)
    throw new ExpectedError(
      `VITE_FIREBASE_STORAGE_BUCKET in .env names ${wanted}, and the project's bucket is ${bucket}: write that one, or nothing to go without uploads.`,
    );
  return wanted;
}
