import type { FieldPath, StoredDocument, Value } from '../types';
import { fieldAt } from '../values/fields';
import { compact, complement, pathKey, valueKey } from '../values/index-key';
import { parentOf } from '../values/resource-path';
import { type Entry, OrderedKeys } from './ordered-keys';

export type Direction = 'asc' | 'desc';

export interface IndexPart {
  field: FieldPath;
  mode: Direction | 'contains';
}

/** An order the documents of a collection group are kept in: by the parts, then by name. */
export interface IndexDefinition {
  collectionId: string;
  /** 'collection': the keys begin with the collection's path, so that each collection stands together. */
  scope: 'collection' | 'group';
  parts: IndexPart[];
  nameDirection: Direction;
}

/** A document stands in the index once, or once an element for a `contains` part; not at all if it lacks a part. */
export class FieldIndex {
  readonly keys = new OrderedKeys();
  private readonly definition: IndexDefinition;
  /** The collection whose key was made last: most often the next document lies in it too. */
  private latest = { path: '', key: '' };

  constructor(definition: IndexDefinition, documents: Iterable<StoredDocument>) {
    this.definition = definition;
    const entries: Entry[] = [];
    for (const document of documents) {
      for (const key of this.keysOf(document)) entries.push({ key, path: document.path });
    }
    this.keys.fill(entries);
  }

  update(before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    const old = new Set(before ? this.keysOf(before) : []);
    const fresh = new Set(after ? this.keysOf(after) : []);
    for (const key of old) if (!fresh.has(key)) this.keys.delete(key);
    for (const key of fresh) if (after && !old.has(key)) this.keys.add(key, after.path);
  }

  private keysOf(document: StoredDocument): string[] {
    const { parts, nameDirection, scope } = this.definition;
    let keys = [scope === 'collection' ? this.collectionKey(parentOf(document.path)) : ''];
    for (const part of parts) {
      const value = fieldAt(document.fields, part.field);
      if (!value) return [];
      const partKeys = keysOfPart(value, part.mode);
      keys = keys.flatMap((key) => partKeys.map((partKey) => key + partKey));
    }
    const name = directed(pathKey(document.path), nameDirection);
    return keys.map((key) => compact(key + name));
  }

  private collectionKey(path: string): string {
    if (this.latest.path !== path) this.latest = { path, key: pathKey(path) };
    return this.latest.key;
  }
}

function directed(key: string, direction: Direction): string {
  return direction === 'asc' ? key : complement(key);
}

function keysOfPart(value: Value, mode: IndexPart['mode']): string[] {
  if (mode !== 'contains') return [directed(valueKey(value), mode)];
  return value.kind === 'array' ? [...new Set(value.items.map(valueKey))] : [];
}
