import { FirestoreError } from '../errors';
import type { Precondition, Transform, Write } from '../types';
import type { FieldTransform, PreconditionMessage, WriteMessage } from './messages';
import { documentPathOf } from './names';

/** A write of a request as the store takes it. Throws INVALID_ARGUMENT for one that says nothing or contradicts itself. */
export function toWrite(projectId: string, write: WriteMessage): Write {
  const precondition = toPrecondition(write.currentDocument);
  const checked = precondition ? { precondition } : {};
  if (write.update) {
    return {
      kind: 'update',
      path: documentPathOf(projectId, write.update.name),
      fields: write.update.fields ?? new Map(),
      ...(write.updateMask ? { mask: write.updateMask.fieldPaths ?? [] } : {}),
      transforms: (write.updateTransforms ?? []).map(toTransform),
      ...checked,
    };
  }
  if (write.updateMask || write.updateTransforms?.length) {
    throw new FirestoreError('INVALID_ARGUMENT', 'update_mask and update_transforms need an update.');
  }
  if (write.delete !== undefined) {
    return { kind: 'delete', path: documentPathOf(projectId, write.delete), ...checked };
  }
  if (write.verify !== undefined) {
    return { kind: 'verify', path: documentPathOf(projectId, write.verify), ...checked };
  }
  if (write.transform) {
    const transforms = (write.transform.fieldTransforms ?? []).map(toTransform);
    const path = documentPathOf(projectId, write.transform.document);
    return { kind: 'update', path, fields: new Map(), mask: [], transforms, ...checked };
  }
  throw new FirestoreError(
    'INVALID_ARGUMENT',
    'A write must have an operation: update, delete, verify or transform.',
  );
}

export function toPrecondition(message: PreconditionMessage | undefined): Precondition | undefined {
  if (message?.exists !== undefined) return { exists: message.exists };
  if (message?.updateTime !== undefined) return { updateTime: message.updateTime };
  return undefined;
}

function toTransform(message: FieldTransform): Transform {
  const field = message.fieldPath;
  if (!field) throw new FirestoreError('INVALID_ARGUMENT', 'A field transform must have a field_path.');
  if (message.setToServerValue) return { kind: 'serverTimestamp', field };
  if (message.increment) return { kind: 'increment', field, operand: message.increment };
  if (message.maximum) return { kind: 'maximum', field, operand: message.maximum };
  if (message.minimum) return { kind: 'minimum', field, operand: message.minimum };
  if (message.appendMissingElements) {
    return { kind: 'arrayUnion', field, elements: message.appendMissingElements.values ?? [] };
  }
  if (message.removeAllFromArray) {
    return { kind: 'arrayRemove', field, elements: message.removeAllFromArray.values ?? [] };
  }
  throw new FirestoreError('INVALID_ARGUMENT', 'A field transform must have a transform_type.');
}
