import type { RulesBackend } from './backend';

/** When each stored document was written last, by its path: what is not written keeps its time. */
export type Versions = Readonly<Record<string, string>>;

interface Stored {
  name: string;
  fields?: unknown;
  updateTime: string;
}

/** Everything that is stored: path → its fields. */
export async function snapshot(backend: RulesBackend): Promise<Record<string, unknown>> {
  return byPath(await everything(backend), ({ fields }) => fields);
}

export async function versions(backend: RulesBackend): Promise<Versions> {
  const select = { fields: [{ fieldPath: '__name__' }] };
  return byPath(await everything(backend, { select }), ({ updateTime }) => updateTime);
}

/** The paths that were written or deleted in between. */
export function writtenBetween(before: Versions, after: Versions): string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.filter((path) => before[path] !== after[path]);
}

/** One query for all collections, which the SDK has no words for. */
async function everything(backend: RulesBackend, how: object = {}): Promise<Stored[]> {
  const body = { structuredQuery: { from: [{ allDescendants: true }], ...how } };
  const answer = await backend.callAs('owner', { address: ':runQuery', body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return (answer.body as { document?: Stored }[]).flatMap(({ document }) => document ?? []);
}

function byPath<T>(documents: Stored[], what: (one: Stored) => T): Record<string, T> {
  const pathOf = ({ name }: Stored) => name.slice(name.indexOf('/documents/') + '/documents/'.length);
  return Object.fromEntries(documents.map((one) => [pathOf(one), what(one)]));
}
