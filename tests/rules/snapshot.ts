import type { RulesBackend } from './backend';

interface Stored {
  name: string;
  fields?: unknown;
}

const DOCUMENTS = '/documents/';

/** The path of a document by its whole name, or by its address. */
export const pathOf = (name: string): string => name.slice(name.indexOf(DOCUMENTS) + DOCUMENTS.length);

/** Everything that is stored: path → its fields. */
export async function snapshot(backend: RulesBackend): Promise<Record<string, unknown>> {
  return Object.fromEntries((await everything(backend)).map(({ name, fields }) => [pathOf(name), fields]));
}

/** One query for all collections, which the SDK has no words for. */
async function everything(backend: RulesBackend): Promise<Stored[]> {
  const body = { structuredQuery: { from: [{ allDescendants: true }] } };
  const answer = await backend.callAs('owner', { address: ':runQuery', body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return (answer.body as { document?: Stored }[]).flatMap(({ document }) => document ?? []);
}
