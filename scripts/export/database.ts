import type { OwnerToken } from '../import/owner';

/** A database as its owner reaches it, past the rules, by Firestore's REST interface. */
export interface Database {
  /** 'https://firestore.googleapis.com', or the local one. */
  origin: string;
  projectId: string;
  token: OwnerToken;
  /** Whether it answers for a moment of the past; the emulators do not. */
  hasPast: boolean;
}

/** A document with each value as Firestore stores it. */
export interface StoredDocument {
  /** Below the database: 'articulos/7/comentarios/1'. */
  path: string;
  fields: Readonly<Record<string, unknown>>;
}

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 500;
const PATIENCE_MS = 120_000;
/** What passes by itself: too many requests, a lost race, a server that is away. */
const PASSING = new Set([409, 429, 500, 502, 503, 504]);

export function documentsOf({ projectId }: Pick<Database, 'projectId'>): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

async function send(database: Database, method: string, body: object): Promise<Response> {
  return fetch(`${database.origin}/v1/${documentsOf(database)}:${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await database.token()}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** Asks the database; what passes by itself is tried again, so ask only what may be done twice. Throws Error. */
export async function ask(database: Database, method: string, body: object): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === ATTEMPTS;
    const answer = await send(database, method, body).catch((error: unknown) => {
      if (last) throw error;
      return null;
    });
    if (answer?.ok) return answer.json();
    if (answer && (last || !PASSING.has(answer.status)))
      throw new Error(`${method}: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
    await new Promise((resume) => setTimeout(resume, FIRST_PAUSE_MS * 2 ** (attempt - 1)));
  }
}
