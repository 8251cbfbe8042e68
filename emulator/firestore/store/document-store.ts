import type { StoredDocument } from '../types';
import { formatFieldPath } from '../values/field-path';
import { AFTER, pathKey, pathKeyPrefix } from '../values/index-key';
import { collectionIdOf } from '../values/resource-path';
import { FieldIndex, type IndexDefinition } from './field-index';
import { OrderedKeys } from './ordered-keys';

/** Indexes kept for one collection group: beyond that, the one unused for longest is dropped (and built again if asked for). */
const MAX_INDEXES = 64;

/** The documents, and every index that a query has asked for, kept up to date with each change. */
export class DocumentStore {
  private readonly documents = new Map<string, StoredDocument>();
  private readonly tree = new OrderedKeys();
  private readonly indexes = new Map<string, Map<string, FieldIndex>>();

  get(path: string): StoredDocument | undefined {
    return this.documents.get(path);
  }

  /** Puts the document at the path, or takes it away. */
  set(path: string, after: StoredDocument | undefined): void {
    const before = this.documents.get(path);
    if (before === after) return;
    if (after) this.documents.set(path, after);
    else this.documents.delete(path);
    if (after && !before) this.tree.add(pathKey(path), path);
    if (before && !after) this.tree.delete(pathKey(path));
    for (const index of this.indexes.get(collectionIdOf(path))?.values() ?? []) index.update(before, after);
  }

  clear(): void {
    this.documents.clear();
    this.tree.fill([]);
    this.indexes.clear();
  }

  /** Every document at or below the path, in path order. */
  *below(path: string): Generator<StoredDocument, void, undefined> {
    const prefix = pathKeyPrefix(path);
    for (const found of this.tree.scan(prefix, prefix + AFTER)) {
      const document = this.documents.get(found);
      if (document) yield document;
    }
  }

  /** The documents whose index keys lie from `low` up to, but not including, `high`. Builds the index on its first use. */
  *scan(definition: IndexDefinition, low: string, high: string): Generator<StoredDocument, void, undefined> {
    for (const path of this.indexFor(definition).keys.scan(low, high)) {
      const document = this.documents.get(path);
      if (document) yield document;
    }
  }

  /** The ids of the collections right below the document ('' for the root), also where only deeper documents exist. */
  listCollectionIds(parent: string): string[] {
    const ids: string[] = [];
    const prefix = pathKeyPrefix(parent);
    const depth = parent === '' ? 0 : parent.split('/').length;
    let low = parent === '' ? '' : pathKey(parent) + AFTER;
    for (;;) {
      const next = this.tree.scan(low, prefix + AFTER).next();
      if (next.done) return ids;
      const segments = next.value.split('/');
      ids.push(segments[depth] ?? '');
      low = pathKeyPrefix(segments.slice(0, depth + 1).join('/')) + AFTER;
    }
  }

  private indexFor(definition: IndexDefinition): FieldIndex {
    const { collectionId, scope, parts, nameDirection } = definition;
    const fields = parts.map((part) => `${formatFieldPath(part.field)} ${part.mode}`);
    const id = [scope, ...fields, nameDirection].join('\n');
    const group = this.indexes.get(collectionId) ?? new Map<string, FieldIndex>();
    this.indexes.set(collectionId, group);
    const index = group.get(id) ?? new FieldIndex(definition, this.group(collectionId));
    group.delete(id);
    group.set(id, index); // the last one used stands last
    const [oldest] = group.keys();
    if (group.size > MAX_INDEXES && oldest !== undefined) group.delete(oldest);
    return index;
  }

  private *group(collectionId: string): Generator<StoredDocument, void, undefined> {
    for (const document of this.documents.values()) {
      if (collectionIdOf(document.path) === collectionId) yield document;
    }
  }
}
