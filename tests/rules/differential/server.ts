import { Agent, request } from 'node:http';
import { authorization } from '../backend';
import {
  type Call,
  type Documents,
  type Fields,
  nameOf,
  PROJECT,
  pathOf,
  targetOf,
  type Write,
} from './rest';

/** What a server makes of a call: `ok`, `denied`, or the status of another refusal. */
export interface Outcome {
  decision: string;
  text: string;
}

const OWNER = { authorization: 'Bearer owner' };
const STATUS = /"status":\s*"([A-Z_]+)"/;

/** One project of one server. Its documents are the fixtures and what is given, whatever was allowed meanwhile. */
export class Bench {
  readonly #host: string;
  readonly #port: number;
  readonly #project: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  #fixtures: Documents = new Map();
  #given: Documents = new Map();

  constructor(address: string, project: string) {
    const [host = '127.0.0.1', port = '8080'] = address.split(':');
    this.#host = host;
    this.#port = Number(port);
    this.#project = project;
  }

  /** Begins with these rules and documents, and nothing else. @throws Error when the rules do not compile */
  async open(rules: string, fixtures: Documents): Promise<void> {
    const source = { rules: { files: [{ name: 'firestore.rules', content: rules }] } };
    const admin = `/emulator/v1/projects/${this.#project}`;
    const issues = await this.#send('PUT', `${admin}:securityRules`, JSON.stringify(source), {});
    if (issues.status !== 200 || issues.text.includes('severity'))
      throw new Error(`no rules: ${issues.text}`);
    await this.#send('DELETE', `${admin}/databases/(default)/documents`, '', {});
    this.#fixtures = fixtures;
    this.#given = new Map();
    await this.#put(fixtures.keys());
  }

  /** Our server only: whether each write is judged, or what all of them do to a document. */
  async judgeEachWrite(eachWrite: boolean): Promise<void> {
    const path = `/emulator/v1/projects/${this.#project}/judgement`;
    const { status, text } = await this.#send('PUT', path, JSON.stringify({ eachWrite }), {});
    if (status !== 200) throw new Error(`no judgement: ${text}`);
  }

  /** Changes what is given. */
  async stage(given: Documents): Promise<void> {
    if (given === this.#given) return;
    const paths = new Set([...this.#given.keys(), ...given.keys()]);
    this.#given = given;
    await this.#put(paths);
  }

  /** Undoes what a commit may have changed; a server that knows no document of such a name has none to undo. */
  async restore(writes: readonly Write[]): Promise<void> {
    await this.restorePaths(new Set(writes.map(targetOf)));
  }

  async restorePaths(changed: ReadonlySet<string>): Promise<void> {
    const paths = [...changed];
    const odd = paths.filter((path) => path.includes('/__'));
    if (paths.length > odd.length) await this.#put(paths.filter((path) => !odd.includes(path)));
    for (const path of odd) await this.#put([path]).catch(() => {});
  }

  async send(persona: string, { address, body }: Call): Promise<Outcome> {
    const path = `/v1/projects/${this.#project}/databases/(default)/documents${address}`;
    const headers = authorization(this.#project, persona);
    const { status, text } = await this.#send('POST', path, this.#addressed(body), headers);
    if (status === 200) return { decision: 'ok', text };
    const reason = STATUS.exec(text)?.[1] ?? String(status);
    return { decision: reason === 'PERMISSION_DENIED' ? 'denied' : reason, text };
  }

  /** What is stored, past the rules. */
  async read(paths: readonly string[]): Promise<Documents> {
    const path = `/v1/projects/${this.#project}/databases/(default)/documents:batchGet`;
    const body = this.#addressed({ documents: paths.map(nameOf) });
    const { status, text } = await this.#send('POST', path, body, OWNER);
    if (status !== 200) throw new Error(`not read: ${text}`);
    const found: { found?: { name: string; fields?: Fields } }[] = JSON.parse(
      text.replaceAll(`projects/${this.#project}/`, `projects/${PROJECT}/`),
    );
    const stored = new Map(
      found.flatMap(({ found: one }) => (one ? [[pathOf(one.name), one.fields ?? {}]] : [])),
    );
    return new Map(paths.map((one) => [one, stored.get(one) ?? null]));
  }

  close(): void {
    this.#agent.destroy();
  }

  async #put(paths: Iterable<string>): Promise<void> {
    const writes = [...paths].map((path) => {
      const fields: Fields | null =
        this.#given.get(path) ?? (this.#given.has(path) ? null : (this.#fixtures.get(path) ?? null));
      return fields ? { update: { name: nameOf(path), fields } } : { delete: nameOf(path) };
    });
    const path = `/v1/projects/${this.#project}/databases/(default)/documents:commit`;
    const answer = await this.#send('POST', path, this.#addressed({ writes }), OWNER);
    if (answer.status !== 200) throw new Error(`not planted: ${answer.text}`);
  }

  #addressed(body: unknown): string {
    return JSON.stringify(body).replaceAll(`projects/${PROJECT}/`, `projects/${this.#project}/`);
  }

  #send(method: string, path: string, body: string, headers: Record<string, string>) {
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request(
        {
          host: this.#host,
          port: this.#port,
          method,
          path,
          agent: this.#agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
          );
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
