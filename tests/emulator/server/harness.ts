import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../../emulator/firestore/server';

export const OWNER = 'Bearer owner';
export const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{path=**} { allow read, write; } } }`;

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface RequestOptions {
  /** The Authorization header; the owner by default, '' for none. */
  as?: string;
  headers?: Record<string, string>;
  project?: string;
}

/** A client of one server that speaks its REST API in few words. */
export class RestClient {
  readonly url: string;
  readonly project: string;

  constructor(url: string, project: string) {
    this.url = url;
    this.project = project;
  }

  /** `path` follows …/documents: '/a/b', ':commit'. */
  api(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<Reply> {
    const project = options.project ?? this.project;
    return this.send(method, `/v1/projects/${project}/databases/(default)/documents${path}`, body, options);
  }

  /** `path` follows /emulator/v1/projects/ID: '/usage', ':securityRules'. */
  admin(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<Reply> {
    return this.send(
      method,
      `/emulator/v1/projects/${options.project ?? this.project}${path}`,
      body,
      options,
    );
  }

  async send(method: string, address: string, body?: unknown, options: RequestOptions = {}): Promise<Reply> {
    const as = options.as ?? OWNER;
    const response = await fetch(`${this.url}${address}`, {
      method,
      headers: { ...(as === '' ? {} : { authorization: as }), ...options.headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) };
  }

  loadRules(content: string): Promise<Reply> {
    return this.admin('PUT', ':securityRules', { rules: { files: [{ name: 'firestore.rules', content }] } });
  }

  name(path: string): string {
    return `projects/${this.project}/databases/(default)/documents/${path}`;
  }

  /** Writes a document whole, as the owner. */
  async put(path: string, fields: Record<string, unknown> = {}): Promise<void> {
    const reply = await this.api('PATCH', `/${path}`, { fields });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A server for one test file, on a port of its own, with open rules unless told otherwise. */
export function serverForFile(options: ServerOptions & { rules?: string | null } = {}): () => RestClient {
  let server: RunningServer | undefined;
  let client: RestClient | undefined;
  const { rules = OPEN_RULES, ...serverOptions } = options;
  beforeAll(async () => {
    server = await startServer(serverOptions);
    client = new RestClient(server.url, 'demo-prueba');
    if (rules !== null) await client.loadRules(rules);
  });
  afterAll(() => server?.close());
  return () => {
    if (!client) throw new Error('the server is not set up');
    return client;
  };
}

/** A token as the Auth emulator signs them: not at all. */
export function tokenOf(claims: Record<string, unknown>): string {
  const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part({ iat: now, exp: now + 3600, ...claims })}.`;
}

export function userToken(uid: string, claims: Record<string, unknown> = {}): string {
  return tokenOf({ sub: uid, user_id: uid, ...claims });
}

export const text = (value: string) => ({ stringValue: value });
export const number = (value: number) => ({ integerValue: String(value) });
