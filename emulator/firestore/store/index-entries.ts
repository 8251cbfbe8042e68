import { MAX_INDEX_ENTRIES_PER_DOCUMENT } from '../limits';
import { type DeclaredIndexes, MODES, type Mode, SCOPES } from '../query/declared-indexes';
import type { FieldPath, MapFields, StoredDocument, Value } from '../types';
import { valueKey } from '../values/index-key';
import { collectionIdOf } from '../values/resource-path';

/**
 * Whether the document would need more single-field index entries than a document may have: two for each field and
 * field of a map, and one for each element of an array, where the field is not exempt.
 */
export function hasTooManyIndexEntries(document: StoredDocument, declared: DeclaredIndexes): boolean {
  const collection = collectionIdOf(document.path);
  const countFields = (fields: MapFields, above: FieldPath): number => {
    let entries = 0;
    for (const [name, value] of fields) {
      const field = [...above, name];
      for (const scope of SCOPES) {
        for (const mode of MODES) {
          if (declared.hasSingleField(collection, scope, field, mode)) entries += entriesFor(value, mode);
        }
      }
      if (value.kind === 'map') entries += countFields(value.fields, field);
    }
    return entries;
  };
  return countFields(document.fields, []) > MAX_INDEX_ENTRIES_PER_DOCUMENT;
}

function entriesFor(value: Value, mode: Mode): number {
  if (mode !== 'contains') return 1;
  return value.kind === 'array' ? new Set(value.items.map(valueKey)).size : 0;
}
