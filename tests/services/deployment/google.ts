/**
 * The services that a deployment talks to, as Google's own behave: the real firebase-tools are led here by their environment.
 * State is kept as the services keep it: what is uploaded is checked, what is released must be whole, nothing is live before.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { HostingService } from './hosting';
import { IndexService } from './indexes';
import { type Answer, BUCKET, done, PROJECT, type Request, refused, SITE } from './protocol';
import { RulesService } from './rules';

/** Something that goes wrong, for every request that matches. */
interface Trouble {
  request: RegExp;
  status: number;
  /** It takes effect; only the answer is lost. */
  afterEffect?: boolean;
  message?: string;
  /** So many such requests go well before. */
  spares?: number;
}

/** The environment variables by which firebase-tools find their services. */
const ADDRESSES = [
  'FIREBASE_API_URL',
  'FIREBASE_AUTH_MANAGEMENT_URL',
  'FIREBASE_FIREBASESTORAGE_URL',
  'FIREBASE_HOSTING_API_URL',
  'FIREBASE_RESOURCEMANAGER_URL',
  'FIREBASE_RULES_URL',
  'FIREBASE_SERVICE_USAGE_URL',
  'FIREBASE_STORAGE_URL',
  'FIREBASE_TOKEN_URL',
  'FIRESTORE_URL',
];

export class Google {
  /** Whether the token of `firebase login` is still good. */
  isSignedIn = true;
  hasProject = true;
  hasDatabase = true;
  bucket: string | null = BUCKET;
  trouble: Trouble | null = null;
  hosting = new HostingService(() => this.address);
  rules = new RulesService();
  indexes = new IndexService();
  /** What was changed, as 'METHOD path', in its order. */
  changes: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      void this.#serve(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
  }

  get address(): string {
    const listening = this.#server.address();
    if (typeof listening !== 'object' || listening === null) throw new Error('it was not started');
    return `http://127.0.0.1:${listening.port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((listening) => {
      this.#server.listen(0, '127.0.0.1', listening);
    });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** A project without anything deployed, whose owner is signed in. */
  reset(): void {
    this.isSignedIn = true;
    this.hasProject = true;
    this.hasDatabase = true;
    this.bucket = BUCKET;
    this.trouble = null;
    this.hosting = new HostingService(() => this.address);
    this.rules = new RulesService();
    this.indexes = new IndexService();
    this.changes = [];
  }

  /** What firebase-tools are told, beside who is signed in. */
  environment(): Record<string, string> {
    return Object.fromEntries(ADDRESSES.map((name) => [name, this.address]));
  }

  async #serve(incoming: IncomingMessage): Promise<Answer> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(Buffer.from(part));
    const body = Buffer.concat(parts);
    const { pathname, searchParams } = new URL(incoming.url ?? '/', this.address);
    const request: Request = {
      ...{ method: incoming.method ?? 'GET', path: decodeURIComponent(pathname), query: searchParams, body },
      json: () => JSON.parse(body.toString('utf8')),
    };
    const line = `${request.method} ${request.path}`;
    const troubled = this.#troubleOf(line);
    if (troubled && !troubled.afterEffect)
      return refused(troubled.status, troubled.message ?? 'asked for by the test');
    const answer = this.#answer(request) ?? refused(404, `no such address: ${line}`);
    const isChange = request.method !== 'GET' && !/:test(IamPermissions)?$|\/oauth2\//.test(request.path);
    if (isChange && answer.status === 200) this.changes.push(line);
    return troubled ? refused(troubled.status, 'asked for by the test') : answer;
  }

  #troubleOf(line: string): Trouble | null {
    const { trouble } = this;
    if (!trouble?.request.test(line)) return null;
    if (!trouble.spares) return trouble;
    trouble.spares -= 1;
    return null;
  }

  #answer(request: Request): Answer | undefined {
    const { method, path } = request;
    if (path === '/oauth2/v3/token')
      return this.isSignedIn
        ? done({ access_token: 'ficha', expires_in: 3600, scope: 'openid', token_type: 'Bearer' })
        : { status: 400, body: { error: 'invalid_grant', error_description: 'Token has been revoked.' } };
    if (!this.isSignedIn) return refused(401, 'Request had invalid authentication credentials.');
    if (path === `/v1beta1/projects/${PROJECT}` && method === 'GET') {
      const resources = this.hosting.hasSite ? { hostingSite: SITE } : {};
      return this.hasProject
        ? done({ projectId: PROJECT, projectNumber: '42', resources })
        : refused(403, 'The caller does not have permission');
    }
    if (/\/services\/[^/]+$/.test(path)) return done({ state: 'ENABLED' });
    if (path.endsWith(':testIamPermissions')) return done(request.json());
    if (path === `/v1alpha/projects/${PROJECT}/defaultBucket`)
      return this.bucket === null
        ? refused(404, 'Default bucket not found')
        : done({ bucket: { name: `projects/${PROJECT}/buckets/${this.bucket}` } });
    if (path.includes('/databases/') && !this.hasDatabase) return refused(404, 'no database');
    return this.hosting.answer(request) ?? this.rules.answer(request) ?? this.indexes.answer(request);
  }
}
