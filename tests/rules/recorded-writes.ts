import { pathOf } from './snapshot';

/** What the requests of an act have written. */
export interface RecordedWrites {
  /** Paths of the documents that were stored or deleted; undefined: something was asked whose writes nobody knows. */
  paths: ReadonlySet<string> | undefined;
}

interface Write {
  update?: { name: string };
  delete?: string;
  transform?: { document: string };
}

const DOCUMENTS = '/documents';
/** What reads or only begins: it leaves everything as it was. */
const READS = /:(batchGet|runQuery|runAggregationQuery|listCollectionIds|beginTransaction|rollback)$/;

/**
 * Listens to the requests that this process sends to Firestore's REST API, as the SDK does too, and says which documents the
 * accepted ones have written. Nothing else writes in these tests: the rules have no side effects. `stop` ends the listening.
 */
export function recordWrites(): { writes: RecordedWrites; stop: () => void } {
  const paths = new Set<string>();
  const writes: RecordedWrites = { paths };
  const listener = (written: readonly string[] | undefined) => {
    if (!written) writes.paths = undefined;
    for (const path of written ?? []) paths.add(path);
  };
  if (listeners.size === 0) globalThis.fetch = overheard;
  listeners.add(listener);
  return { writes, stop: () => void listeners.delete(listener) };
}

const listeners = new Set<(written: readonly string[] | undefined) => void>();
const network = globalThis.fetch;

/** The network, of which all who listen hear what an accepted request has written. */
const overheard: typeof fetch = async (input, init) => {
  const answer = await network(input, init);
  if (answer.ok && listeners.size > 0) {
    const written = await writtenBy(String(input), init, answer);
    for (const listener of listeners) listener(written);
  }
  return answer;
};

/** The documents that an accepted request has written; undefined where its kind is not known. */
async function writtenBy(
  address: string,
  { method = 'GET', body }: RequestInit = {},
  answer: Response,
): Promise<string[] | undefined> {
  const { pathname } = new URL(address);
  if (!pathname.includes(DOCUMENTS) || method === 'GET' || READS.test(pathname)) return [];
  // Everything is deleted.
  if (pathname.startsWith('/emulator/')) return undefined;
  if (method === 'PATCH' || method === 'DELETE') return [pathOf(decodeURIComponent(pathname))];
  if (!/:(commit|batchWrite)$/.test(pathname)) return undefined;
  const { writes = [] } = JSON.parse(String(body)) as { writes?: Write[] };
  const status = pathname.endsWith(':batchWrite') ? await statusOfEach(answer) : [];
  return writes.flatMap(({ update, delete: deleted, transform }, at) => {
    const name = update?.name ?? deleted ?? transform?.document;
    return name === undefined || status[at]?.code ? [] : [pathOf(name)];
  });
}

/** Of a batchWrite each write is accepted or refused by itself. */
async function statusOfEach(answer: Response): Promise<{ code?: number }[]> {
  const { status = [] } = (await answer.clone().json()) as { status?: { code?: number }[] };
  return status;
}
