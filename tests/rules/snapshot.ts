import type { RulesBackend } from './backend';

interface Stored {
  name: string;
  fields?: unknown;
}

/** Everything that is stored: path → its fields. */
export async function snapshot(backend: RulesBackend): Promise<Record<string, unknown>> {
  const pathOf = ({ name }: Stored) => name.slice(name.indexOf('/documents/') + '/documents/'.length);
  return Object.fromEntries((await everything(backend)).map((one) => [pathOf(one), one.fields]));
}

/** One query for all collections, which the SDK has no words for. */
async function everything(backend: RulesBackend): Promise<Stored[]> {
  const body = { structuredQuery: { from: [{ allDescendants: true }] } };
  const answer = await backend.callAs('owner', { address: ':runQuery', body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return (answer.body as { document?: Stored }[]).flatMap(({ document }) => document ?? []);
}
