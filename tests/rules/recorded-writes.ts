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
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await network(input, init);
    if (answer.ok) {
      const written = writtenBy(String(input), init);
      if (!written) writes.paths = undefined;
      for (const path of written ?? []) paths.add(path);
    }
    return answer;
  };
  return {
    writes,
    stop: () => {
      globalThis.fetch = network;
    },
  };
}

/** The documents that an accepted request has written; undefined where its kind is not known. */
function writtenBy(address: string, { method = 'GET', body }: RequestInit = {}): string[] | undefined {
  const { pathname } = new URL(address);
  if (!pathname.includes(DOCUMENTS) || pathname.startsWith('/emulator/') || method === 'GET') return [];
  if (READS.test(pathname)) return [];
  if (method === 'PATCH' || method === 'DELETE') return [pathOf(decodeURIComponent(pathname))];
  if (!/:(commit|batchWrite)$/.test(pathname)) return undefined;
  const { writes = [] } = JSON.parse(String(body)) as { writes?: Write[] };
  return writes.flatMap(({ update, delete: deleted, transform }) => {
    const name = update?.name ?? deleted ?? transform?.document;
    return name === undefined ? [] : [pathOf(name)];
  });
}

const pathOf = (name: string): string => name.slice(name.indexOf(`${DOCUMENTS}/`) + DOCUMENTS.length + 1);
