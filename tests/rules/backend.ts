import { readFileSync } from 'node:fs';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { UsageReport } from '../../emulator/firestore/api/usage';

/** Denials are what these tests are about: the SDK need not report each. */
setLogLevel('silent');

/**
 * Who asks. The visitor is nobody; `nuevo` has signed up and has no account record yet; `otro` is one more usuario; each
 * other is a signed-in account with that rol or estado. `usuario` owns what the rows are about.
 */
export const PERSONAS = [
  'visitante',
  'nuevo',
  'usuario',
  'otro',
  'autor',
  'editor',
  'moderador',
  'administrador',
  'suspendido',
  'pendiente',
] as const;
/** And who is asked only where a proven e-mail matters: a usuario without one. */
export type Persona = (typeof PERSONAS)[number] | 'sin-verificar';

/** Uid of a persona in Auth and in the fixtures; the visitor's is nobody's. */
export const uidOf = (persona: string): string => `uid-${persona}`;
export const emailOf = (persona: string): string => `${persona}@demo.test`;

/** Whether the e-mail of a persona is proven: that of all, but of those whose name says that it is not. */
const isVerified = (persona: string): boolean => !persona.endsWith('sin-verificar');

/** Sends writes as the REST API takes them, for what the SDK cannot say. */
export type RawCommit = (writes: unknown[]) => Promise<void>;

/** One call of the REST API; `address` continues `…/documents`: ':batchWrite', '/usuarios/uid-otro'. */
export interface RawCall {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  address: string;
  body?: unknown;
}

export interface RulesBackend {
  projectId: string;
  /** Signed in as a persona, or as anyone else by name: their uid is `uid-name`. */
  as(persona: string): Firestore;
  /** Sends REST writes as a persona; fails as the SDK does. */
  commitAs(persona: string): RawCommit;
  /** What the REST API answers a persona, or 'owner' past the rules: its status and its body. */
  callAs(persona: string, call: RawCall): Promise<{ status: number; body: unknown }>;
  /** Writes past the rules, for fixtures. */
  owner: Firestore;
  /** Replaces the rules of this backend's project; resolves to the issues reported. */
  putRules(source: string): Promise<unknown[]>;
  clear(): Promise<void>;
  /** Judges several writes of one document each by itself; our server only. */
  judgeEachWrite(): Promise<void>;
  /** What the requests since the last call cost; our server only. */
  takeUsage(): Promise<UsageReport>;
  close(): Promise<void>;
}

export const firestoreRules = (): string => readFileSync('firestore.rules', 'utf8');

/** Is it Google's own emulator that runs? */
export const IS_OFFICIAL = process.env.EMULATORS === 'official';

/** The project of the site: the Storage emulator asks the running Firestore about it. */
const SITE = 'demo-evidencias';

/**
 * The running emulator for the site's own project and for the official suite; else a server in this process, so that files
 * that run at once do not wait for one another.
 */
async function firestoreHost(projectId: string): Promise<{ host: string; stop: () => Promise<void> }> {
  const running = process.env.FIRESTORE_EMULATOR_HOST;
  const isShared = projectId === SITE || IS_OFFICIAL;
  if (running && isShared) return { host: running, stop: async () => {} };
  const { startServer } = await import('../../emulator/firestore/server');
  const server = await startServer({ port: 0, rulesPath: 'firestore.rules' });
  return { host: `127.0.0.1:${server.port}`, stop: () => server.close() };
}

/** What the files that run under the site's own rules share on Google's emulator, one after another. */
const SHARED = 'demo-oficial-reglas';

/**
 * A project of its own, under the site's rules or others. Google's emulator compiles the rules for seconds in each project,
 * and has the site's from its start: there all that want these share a project, which is empty when it is opened.
 */
export async function openBackend(named: string, source?: string): Promise<RulesBackend> {
  const isShared = IS_OFFICIAL && source === undefined && named !== SITE;
  const projectId = isShared ? SHARED : named;
  const { host, stop } = await firestoreHost(projectId);
  const [hostname = '127.0.0.1', port = '8080'] = host.split(':');
  const apps = new Map<string, Firestore>();

  function connect(
    name: string,
    mockUserToken?: string | { user_id: string; email: string; email_verified: boolean },
  ): Firestore {
    const known = apps.get(name);
    if (known) return known;
    const db = getFirestore(initializeApp({ projectId, apiKey: 'demo' }, `${projectId}-${name}`));
    connectFirestoreEmulator(db, hostname, Number(port), mockUserToken ? { mockUserToken } : {});
    apps.set(name, db);
    return db;
  }

  const api = `http://${host}/emulator/v1/projects/${projectId}`;
  async function putRules(content: string): Promise<unknown[]> {
    const response = await fetch(`${api}:securityRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    const body: unknown = await response.json();
    const issues = typeof body === 'object' && body !== null && 'issues' in body ? body.issues : [];
    return Array.isArray(issues) ? issues : [];
  }

  const documents = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
  async function callAs(persona: string, { method = 'POST', address, body }: RawCall) {
    const response = await fetch(`${documents}${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...authorization(projectId, persona) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  const clear = async () => {
    await fetch(`${api}/databases/(default)/documents`, { method: 'DELETE' });
  };

  if (isShared) await clear();
  else {
    const issues = await putRules(source ?? firestoreRules());
    if (issues.length > 0) throw new Error(`The rules do not compile: ${JSON.stringify(issues)}`);
  }

  return {
    projectId,
    as: (persona) =>
      persona === 'visitante'
        ? connect(persona)
        : connect(persona, {
            user_id: uidOf(persona),
            email: emailOf(persona),
            email_verified: isVerified(persona),
          }),
    commitAs: (persona) => async (writes) => {
      const { status, body } = await callAs(persona, { address: ':commit', body: { writes } });
      if (status === 403) throw new FirebaseError('permission-denied', JSON.stringify(body));
      if (status >= 400) throw new Error(JSON.stringify(body));
    },
    callAs,
    owner: connect('owner', 'owner'),
    putRules,
    clear,
    judgeEachWrite: async () => {
      await fetch(`${api}/judgement`, { method: 'PUT', body: JSON.stringify({ eachWrite: true }) });
    },
    takeUsage: async () => {
      const report = (await (await fetch(`${api}/usage`)).json()) as UsageReport;
      await fetch(`${api}/usage`, { method: 'DELETE' });
      return report;
    },
    close: async () => {
      for (const db of apps.values()) await deleteApp(db.app);
      await stop();
    },
  };
}

/** What the SDK sends for a signed-in account of the Auth emulator, whose tokens are not signed; the owner's word is enough. */
export function authorization(projectId: string, persona: string): Record<string, string> {
  if (persona === 'visitante') return {};
  if (persona === 'owner') return { authorization: 'Bearer owner' };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const uid = uidOf(persona);
  const claims = {
    sub: uid,
    user_id: uid,
    email: emailOf(persona),
    email_verified: isVerified(persona),
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    iat: now,
    exp: now + 3600,
    auth_time: now,
  };
  return { authorization: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.` };
}
