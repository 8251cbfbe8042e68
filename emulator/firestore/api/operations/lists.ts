import { FirestoreError } from '../../errors';
import type { Order, Query, StoredDocument } from '../../types';
import { NAME_FIELD, parseFieldPath } from '../../values/field-path';
import type { JsonValue } from '../../values/json';
import { transactionOf } from '../consistency';
import { decode } from '../decode';
import { listCollectionIdsRequest, listDocumentsParameters } from '../messages';
import { documentName } from '../names';
import type { Operation } from '../operation';
import { cursorOfToken, pageTokenAfter } from '../page-token';
import { decodeParameters } from '../parameters';
import type { Project } from '../project';
import { renderDocument } from '../render';
import { queryReads } from '../usage';

const DEFAULT_PAGE = 20;
const MAX_PAGE = 300;

/** GET …/documents/{collection}: a page of a collection, in the order asked for or by name. */
export const listDocuments: Operation = (project, request, { guard, cost }) => {
  const names = ['pageSize', 'pageToken', 'orderBy', 'mask', 'showMissing', 'transaction', 'readTime'];
  const parameters = decodeParameters(listDocumentsParameters, names, request.parameters);
  const { parent, collectionId } = splitCollection(request.path);
  const pageSize = pageSizeOf(parameters.pageSize);
  const orderBy = toOrder(parameters.orderBy ?? '');
  const query: Query = {
    parent,
    collectionId,
    allDescendants: false,
    orderBy,
    offset: 0,
    limit: pageSize,
    ...(parameters.pageToken ? { startAt: cursorOfToken(parameters.pageToken) } : {}),
  };
  cost.paths.push(request.path);
  guard.list(query, project.now());
  if (parameters.showMissing) {
    if (!guard.isOwner) throw ownerOnly('show_missing');
    return listWithMissing(project, request.path);
  }
  const { transaction } = transactionOf(project, parameters);
  const { documents } = project.database.runQuery(query, transaction);
  cost.reads += queryReads(documents.length, 0);
  const last = documents.at(-1);
  return {
    ...(documents.length > 0
      ? { documents: documents.map((item) => renderDocument(project.id, item, parameters.mask?.fieldPaths)) }
      : {}),
    ...(last && documents.length === pageSize
      ? { nextPageToken: pageTokenAfter(project.id, last, orderBy) }
      : {}),
  };
};

/** POST …/documents[/{document}]:listCollectionIds, for the owner as in production. */
export const listCollectionIds: Operation = (project, request, { guard, cost }) => {
  const message = decode(listCollectionIdsRequest, request.body);
  if (!guard.isOwner) throw ownerOnly('listCollectionIds');
  const pageSize = message.pageSize && message.pageSize > 0 ? message.pageSize : Number.POSITIVE_INFINITY;
  const after = message.pageToken ?? '';
  const left = project.database.listCollectionIds(request.path).filter((id) => id > after);
  const page = left.slice(0, pageSize);
  const last = page.at(-1);
  cost.reads += 1;
  return {
    ...(page.length > 0 ? { collectionIds: page } : {}),
    ...(last && page.length < left.length ? { nextPageToken: last } : {}),
  };
};

function splitCollection(path: string): { parent: string; collectionId: string } {
  const slash = path.lastIndexOf('/');
  return { parent: slash < 0 ? '' : path.slice(0, slash), collectionId: path.slice(slash + 1) };
}

function pageSizeOf(wanted: number | undefined): number {
  if (wanted !== undefined && wanted < 0) {
    throw new FirestoreError('INVALID_ARGUMENT', `page_size is negative: ${wanted}.`);
  }
  return Math.min(wanted || DEFAULT_PAGE, MAX_PAGE);
}

/** 'fecha desc, nombre' as the service reads it, ended by the name so that pages have one order. */
function toOrder(text: string): Order[] {
  const orders = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): Order => {
      const [field = '', direction = 'asc'] = part.split(/\s+/);
      if (direction !== 'asc' && direction !== 'desc') {
        throw new FirestoreError('INVALID_ARGUMENT', `Invalid order_by "${text}".`);
      }
      return { field: parseFieldPath(field), direction };
    });
  if (orders.some(({ field }) => field.join('.') === '__name__')) return orders;
  return [...orders, { field: NAME_FIELD, direction: orders.at(-1)?.direction ?? 'asc' }];
}

/** Every document of the collection and, without fields or times, those that only have documents below them. */
function listWithMissing(project: Project, collection: string): JsonValue {
  const prefix = `${collection}/`;
  const found = new Map<string, StoredDocument | undefined>();
  for (const document of project.database.allDocuments()) {
    if (!document.path.startsWith(prefix)) continue;
    const [id = '', ...below] = document.path.slice(prefix.length).split('/');
    if (below.length === 0) found.set(id, document);
    else if (!found.has(id)) found.set(id, undefined);
  }
  const documents = [...found].map(
    ([id, document]): JsonValue =>
      document ? renderDocument(project.id, document) : { name: documentName(project.id, `${prefix}${id}`) },
  );
  return documents.length > 0 ? { documents } : {};
}

function ownerOnly(what: string): FirestoreError {
  return new FirestoreError(
    'PERMISSION_DENIED',
    `Missing or insufficient permissions. (${what} is for the owner only)`,
  );
}
