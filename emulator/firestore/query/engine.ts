import type {
  Aggregation,
  AggregationResult,
  FieldPath,
  IndexConfiguration,
  Query,
  StoredDocument,
} from '../types';
import { pickFields } from '../values/fields';
import { assertDocumentPath } from '../values/resource-path';
import { aggregate, aggregatedFields, entriesNeeded, validateAggregations } from './aggregate';
import { DeclaredIndexes } from './declared-indexes';
import { type NormalQuery, normalizeQuery } from './normalize';
import { requireIndexes } from './require-index';
import { matchingDocuments } from './run';
import type { Source } from './scan';

export interface QueryEngineOptions extends Source {
  strictIndexes: boolean;
}

/** Runs queries over the store. Errors: INVALID_ARGUMENT for a bad query, FAILED_PRECONDITION for a missing index. */
export class QueryEngine {
  declared: DeclaredIndexes;
  private readonly options: QueryEngineOptions;

  constructor(options: QueryEngineOptions, configuration: IndexConfiguration) {
    this.options = options;
    this.declared = new DeclaredIndexes(configuration);
  }

  /** The documents found, whole, and how many the offset passed over. */
  find(query: Query): { documents: StoredDocument[]; skipped: number } {
    const normal = this.plan(query);
    return this.page(normal, normal.limit);
  }

  aggregate(query: Query, aggregations: Aggregation[]): AggregationResult {
    validateAggregations(aggregations);
    const normal = this.plan(query, aggregatedFields(aggregations));
    const limit = Math.min(normal.limit ?? Number.POSITIVE_INFINITY, entriesNeeded(aggregations));
    return aggregate(this.page(normal, limit).documents, aggregations);
  }

  private plan(query: Query, present: FieldPath[] = []): NormalQuery {
    if (query.parent !== '') assertDocumentPath(query.parent);
    const normal = normalizeQuery(query, present);
    if (this.options.strictIndexes) requireIndexes(this.declared, normal);
    return normal;
  }

  private page(
    query: NormalQuery,
    limit = Number.POSITIVE_INFINITY,
  ): { documents: StoredDocument[]; skipped: number } {
    const documents: StoredDocument[] = [];
    let skipped = 0;
    if (limit === 0) return { documents, skipped };
    for (const document of matchingDocuments(this.options, query)) {
      if (skipped < query.offset) skipped++;
      else if (documents.push(document) >= limit) break;
    }
    return { documents, skipped };
  }
}

/** The document with the selected fields alone; whole without a selection. */
export function projected(document: StoredDocument, select: Query['select']): StoredDocument {
  return select && select.length > 0
    ? { ...document, fields: pickFields(document.fields, select) }
    : document;
}
