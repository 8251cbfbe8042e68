import type { SiteBackend } from './backend';

interface Found {
  document?: { name: string; fields?: unknown };
}

/** Ids as newId() and the SDK make them: those of lines of the log, of notices… */
const MADE_ID = /[A-Za-z0-9]{20}/g;
/** Milliseconds of this age, as cards hold them. */
const MILLISECONDS = /\b1[78]\d{11}\b/g;

/** Values that two sessions never share: moments, and ids that were made. */
function alike(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(MADE_ID, '*').replace(MILLISECONDS, 'moment');
  if (Array.isArray(value)) return value.map(alike);
  if (typeof value !== 'object' || value === null) return value;
  if ('timestampValue' in value) return 'moment';
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name.replace(MADE_ID, '*'), alike(inner)]));
}

/** Everything that is stored, but moments and made ids: what two sessions that did the same have in common. */
export async function databaseOf(site: SiteBackend): Promise<string[]> {
  const { host, port } = site.address;
  const url = `http://${host}:${port}/v1/projects/${site.projectId}/databases/(default)/documents:runQuery`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const found = (await response.json()) as Found[];
  const documents = found.flatMap(({ document }) => document ?? []);
  return documents
    .map(({ name, fields }) => {
      const path = name.slice(name.indexOf('/documents/') + '/documents/'.length).replace(MADE_ID, '*');
      return `${path} ${JSON.stringify(alike(fields ?? {}))}`;
    })
    .toSorted();
}
