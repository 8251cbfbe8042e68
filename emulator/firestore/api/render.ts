import type { Change, FieldPath, MapFields, StoredDocument, Timestamp, Value } from '../types';
import { encodeFields, encodeValue, type JsonValue } from '../values/json';
import { formatTimestamp } from '../values/timestamps';
import { documentName } from './names';

type Json = { [name: string]: JsonValue };

/** A document as the service writes it, only the fields of `mask` when there is one. */
export function renderDocument(projectId: string, document: StoredDocument, mask?: FieldPath[]): Json {
  const fields = mask ? onlyFields(document.fields, mask) : document.fields;
  return {
    name: documentName(projectId, document.path),
    ...(fields.size > 0 ? { fields: encodeFields(fields) } : {}),
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}

/** The WriteResult of a write: no time after a delete or a verify. */
export function renderWriteResult(change: Change): Json {
  return {
    ...(change.after && change.write.kind === 'update'
      ? { updateTime: formatTimestamp(change.after.updateTime) }
      : {}),
    ...(change.transformResults.length > 0
      ? { transformResults: change.transformResults.map(encodeValue) }
      : {}),
  };
}

export function renderTime(time: Timestamp): string {
  return formatTimestamp(time);
}

/** The named fields of a map, nested ones inside their maps. */
function onlyFields(fields: MapFields, mask: FieldPath[]): MapFields {
  const kept: MapFields = new Map();
  for (const path of mask) copyField(fields, kept, path);
  return kept;
}

function copyField(from: MapFields, to: MapFields, [name, ...rest]: FieldPath): void {
  const value = name === undefined ? undefined : from.get(name);
  if (name === undefined || value === undefined) return;
  if (rest.length === 0) {
    to.set(name, value);
    return;
  }
  if (value.kind !== 'map') return;
  const existing: Value | undefined = to.get(name);
  const target: MapFields = existing?.kind === 'map' ? new Map(existing.fields) : new Map();
  copyField(value.fields, target, rest);
  if (target.size > 0) to.set(name, { kind: 'map', fields: target });
}
