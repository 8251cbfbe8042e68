/**
 * The Firebase tools as a part of this program: who is signed in, what Google's services answer, and `firebase deploy` step by
 * step. Where the services are is theirs to say (FIREBASE_HOSTING_API_URL and the like lead the tests to a fake of them).
 */
import { createRequire } from 'node:module';
import { PROJECT_ROOT } from '../lib/paths';

interface DeployOptions {
  project: string;
  /** The configuration's file. */
  config: string;
  /** Parts of it: 'hosting', 'firestore:rules'. */
  only: string;
}

interface Client {
  get(path: string, options: { queryParams: Record<string, string> }): Promise<{ body: unknown }>;
}

// What follows is typed by what these modules of the installed version do: they bring no types.
const load = createRequire(import.meta.url);

/** An answer of a service that is none of those wished for. */
export class ServiceRefusal extends Error {
  readonly status: number;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ServiceRefusal';
    const status: unknown = cause instanceof Error ? Reflect.get(cause, 'status') : undefined;
    this.status = typeof status === 'number' ? status : 0;
  }
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ServiceRefusal(cause);
  }
}

/** Takes the account of `firebase login`, or the machine's own credentials; throws ServiceRefusal where there is neither. */
export async function signIn(project: string): Promise<void> {
  const auth: { selectAccount(email: undefined, root: string): object | undefined } =
    load('firebase-tools/lib/auth');
  const { requireAuth }: { requireAuth(options: object): Promise<void> } = load(
    'firebase-tools/lib/requireAuth',
  );
  const { getAccessToken }: { getAccessToken(): Promise<string> } = load('firebase-tools/lib/apiv2');
  await refusing(async () => {
    await requireAuth({ project, ...auth.selectAccount(undefined, PROJECT_ROOT) });
    // A login that was taken back is found out only now.
    await getAccessToken();
  });
}

type Origin = 'firebaseApiOrigin' | 'firestoreOrigin' | 'firebaseStorageOrigin' | 'hostingApiOrigin';

const SERVICES = {
  projects: ['firebaseApiOrigin', 'v1beta1'],
  firestore: ['firestoreOrigin', 'v1'],
  storage: ['firebaseStorageOrigin', 'v1alpha'],
  hosting: ['hostingApiOrigin', 'v1beta1'],
} as const satisfies Record<string, readonly [Origin, string]>;

/** What a service answers to a GET; null where there is no such thing. Throws ServiceRefusal. */
export async function ask(
  service: keyof typeof SERVICES,
  path: string,
  queryParams: Record<string, string> = {},
): Promise<unknown> {
  const [origin, apiVersion] = SERVICES[service];
  const api: Record<Origin, () => string> = load('firebase-tools/lib/api');
  const { Client }: { Client: new (options: object) => Client } = load('firebase-tools/lib/apiv2');
  const client = new Client({ urlPrefix: api[origin](), apiVersion, auth: true });
  try {
    return (await refusing(() => client.get(path, { queryParams }))).body;
  } catch (error) {
    if (error instanceof ServiceRefusal && error.status === 404) return null;
    throw error;
  }
}

/** Turns a service of the project on where it is not yet, as `firebase deploy` does. Throws ServiceRefusal. */
export async function turnOn(project: string, origin: Origin): Promise<void> {
  const api: Record<Origin, () => string> = load('firebase-tools/lib/api');
  const {
    ensure,
  }: { ensure(project: string, origin: string, name: string, silent: boolean): Promise<void> } = load(
    'firebase-tools/lib/ensureApiEnabled',
  );
  await refusing(() => ensure(project, api[origin](), '', true));
}

/** What Hosting would be sent of a folder, as paths without a slash before them. */
export function filesToSend(folder: string, ignored: string[]): string[] {
  const { listFiles }: { listFiles(folder: string, ignored: string[]): string[] } = load(
    'firebase-tools/lib/listFiles',
  );
  return listFiles(folder, ignored);
}

/** `firebase deploy --only …`. Throws ServiceRefusal. */
export async function firebaseDeploy(options: DeployOptions): Promise<void> {
  const tools: { deploy(options: object): Promise<void> } = load('firebase-tools');
  await withoutStrays(() => refusing(() => tools.deploy({ ...options })));
}

/**
 * Where an upload fails, the tools say so and leave the same rejection to nobody a second time: it must not end the process before
 * it has told what was sent.
 */
async function withoutStrays(work: () => Promise<void>): Promise<void> {
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', () => {});
  try {
    await work();
  } finally {
    // A rejection is nobody's once all that waits has run.
    await new Promise((resolve) => setImmediate(resolve));
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  }
}

/** Shows at the terminal what the tools say: loaded by a program they are silent. Called once. */
export function showWhatToolsSay(): void {
  process.env.IS_FIREBASE_CLI = 'true';
  const { useConsoleLoggers: toTerminal }: { useConsoleLoggers(): void } = load('firebase-tools/lib/logger');
  toTerminal();
}
