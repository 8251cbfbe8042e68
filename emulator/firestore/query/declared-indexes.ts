import type { FieldPath, IndexConfiguration } from '../types';
import { formatFieldPath, isNameField, parseFieldPath } from '../values/field-path';

export const SCOPES = ['COLLECTION', 'COLLECTION_GROUP'] as const;
export const MODES = ['asc', 'desc', 'contains'] as const;

export type Scope = (typeof SCOPES)[number];
export type Mode = (typeof MODES)[number];

export interface CompositeIndex {
  fields: { field: string; mode: Mode }[];
  nameDirection: 'asc' | 'desc';
}

type Override = IndexConfiguration['fieldOverrides'][number];
type Part = { order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' };

/**
 * The indexes that firestore.indexes.json declares, and the automatic ones it leaves
 * (https://firebase.google.com/docs/reference/firestore/indexes).
 */
export class DeclaredIndexes {
  private readonly composites = new Map<string, CompositeIndex[]>();
  private readonly overrides = new Map<string, Override>();

  constructor(configuration: IndexConfiguration) {
    for (const { collectionGroup, queryScope, fields } of configuration.indexes) {
      const id = `${queryScope}/${collectionGroup}`;
      const list = this.composites.get(id) ?? [];
      this.composites.set(id, [...list, compositeOf(fields)]);
    }
    for (const override of configuration.fieldOverrides) {
      const field = override.fieldPath === '*' ? '*' : formatFieldPath(parseFieldPath(override.fieldPath));
      this.overrides.set(`${override.collectionGroup}/${field}`, override);
    }
  }

  compositesOf(collectionGroup: string, scope: Scope): CompositeIndex[] {
    return this.composites.get(`${scope}/${collectionGroup}`) ?? [];
  }

  /** Whether the field's single-field index exists: by default in COLLECTION scope, unless it or a map above it is overridden. */
  hasSingleField(collectionGroup: string, scope: Scope, field: FieldPath, mode: Mode): boolean {
    const override = this.overrideOf(collectionGroup, field);
    if (!override) return scope === 'COLLECTION';
    return override.indexes.some(
      (index) => modeOf(index) === mode && (index.queryScope ?? 'COLLECTION') === scope,
    );
  }

  private overrideOf(collectionGroup: string, field: FieldPath): Override | undefined {
    for (let length = field.length; length > 0; length--) {
      const override = this.overrides.get(`${collectionGroup}/${formatFieldPath(field.slice(0, length))}`);
      if (override) return override;
    }
    return this.overrides.get(`${collectionGroup}/*`);
  }
}

/** A composite index ends with the name, in the direction of the last field unless it says otherwise. */
function compositeOf(fields: IndexConfiguration['indexes'][number]['fields']): CompositeIndex {
  const parts = fields.map((field) => ({ path: parseFieldPath(field.fieldPath), mode: modeOf(field) }));
  const nameDirection = parts.at(-1)?.mode === 'desc' ? 'desc' : 'asc';
  return {
    fields: parts
      .filter(({ path }) => !isNameField(path))
      .map(({ path, mode }) => ({ field: formatFieldPath(path), mode })),
    nameDirection,
  };
}

function modeOf(part: Part): Mode {
  if (part.arrayConfig) return 'contains';
  return part.order === 'DESCENDING' ? 'desc' : 'asc';
}
