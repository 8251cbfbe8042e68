import type { FieldPath, MapFields, Value } from '../types';

/** The value at the path; undefined where it, or a map on the way, is missing. */
export function fieldAt(fields: MapFields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let map: MapFields | undefined = fields;
  for (const name of path) {
    value = map?.get(name);
    map = value?.kind === 'map' ? value.fields : undefined;
  }
  return value;
}

/** A copy with the value put at the path; whatever is no map on the way becomes one. Shares what it does not change. */
export function withField(fields: MapFields, path: FieldPath, value: Value): MapFields {
  const [name = '', ...rest] = path;
  const copy = new Map(fields);
  if (rest.length === 0) return copy.set(name, value);
  const child = fields.get(name);
  const inner = child?.kind === 'map' ? child.fields : new Map<string, Value>();
  return copy.set(name, { kind: 'map', fields: withField(inner, rest, value) });
}

/** A copy without the field at the path; a map left empty stays. */
export function withoutField(fields: MapFields, path: FieldPath): MapFields {
  const [name = '', ...rest] = path;
  const child = fields.get(name);
  if (!child || (rest.length > 0 && child.kind !== 'map')) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) copy.delete(name);
  else if (child.kind === 'map') copy.set(name, { kind: 'map', fields: withoutField(child.fields, rest) });
  return copy;
}

/** Only the fields named by the paths. */
export function pickFields(fields: MapFields, paths: FieldPath[]): MapFields {
  let picked: MapFields = new Map();
  for (const path of paths) {
    const value = fieldAt(fields, path);
    if (value) picked = withField(picked, path, value);
  }
  return picked;
}
