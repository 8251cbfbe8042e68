import type { StoredDocument } from '../types';
import type { NormalQuery } from './normalize';
import { orderKey } from './ranges';
import { fieldOrName, type Source, scanAlternative } from './scan';

type Scan = Generator<StoredDocument, void, undefined>;

/** The documents that match, in order, before offset and limit; read only as far as they are asked for. */
export function* matchingDocuments(source: Source, query: NormalQuery): Scan {
  const scans = query.alternatives.map((filters) => scanAlternative(source, query, filters));
  const [only] = scans;
  if (only && scans.length === 1) yield* only;
  else yield* merged(scans, (document) => sortKey(source, query, document));
}

interface Head {
  key: string;
  document: StoredDocument;
  scan: Scan;
}

/** Merges ordered scans into one; a document that several of them find comes once. */
function* merged(scans: Scan[], keyOf: (document: StoredDocument) => string): Scan {
  const next = (scan: Scan): Head[] => {
    const found = scan.next();
    return found.done ? [] : [{ key: keyOf(found.value), document: found.value, scan }];
  };
  let heads = scans.flatMap(next);
  while (heads.length > 0) {
    const least = heads.reduce((a, b) => (b.key < a.key ? b : a));
    yield least.document;
    heads = heads.flatMap((head) => (head.key === least.key ? next(head.scan) : [head]));
  }
}

function sortKey(source: Source, query: NormalQuery, document: StoredDocument): string {
  const keys = query.orders.map((order) => {
    const value = fieldOrName(source, document, order.field);
    return value ? orderKey(order, value) : '';
  });
  return keys.join('');
}
