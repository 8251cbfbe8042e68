import { FirestoreError } from '../../errors';
import type { StoredDocument, Timestamp } from '../../types';
import type { JsonValue } from '../../values/json';
import { transactionOf } from '../consistency';
import { decode } from '../decode';
import { batchGetRequest, getDocumentParameters } from '../messages';
import { documentName, documentPathOf } from '../names';
import type { Operation, RequestContext } from '../operation';
import { decodeParameters } from '../parameters';
import type { Project } from '../project';
import { renderDocument, renderTime } from '../render';

/** GET …/documents/{document}. A missing one costs a read and is NOT_FOUND, once the rules let it be known. */
export const getDocument: Operation = (project, request, context) => {
  const names = ['mask', 'transaction', 'readTime'];
  const parameters = decodeParameters(getDocumentParameters, names, request.parameters);
  const { transaction } = transactionOf(project, parameters);
  const document = read(project, context, request.path, transaction, project.now());
  if (!document) {
    const name = documentName(project.id, request.path);
    throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
  }
  return renderDocument(project.id, document, parameters.mask?.fieldPaths);
};

/** POST …/documents:batchGet: one answer a document, in the order asked, each document once. */
export const batchGet: Operation = (project, request, context) => {
  const message = decode(batchGetRequest, request.body);
  const paths = new Set((message.documents ?? []).map((name) => documentPathOf(project.id, name)));
  const { transaction, begun } = transactionOf(project, message);
  const time = project.now();
  const readTime = renderTime(time);
  const answers: JsonValue[] = begun ? [{ transaction: begun }] : [];
  for (const path of paths) {
    const document = read(project, context, path, transaction, time);
    answers.push(
      document
        ? { found: renderDocument(project.id, document, message.mask?.fieldPaths), readTime }
        : { missing: documentName(project.id, path), readTime },
    );
  }
  return answers;
};

function read(
  project: Project,
  { guard, cost }: RequestContext,
  path: string,
  transaction: string | undefined,
  time: Timestamp,
): StoredDocument | undefined {
  cost.paths.push(path);
  const document = project.database.get(path);
  guard.get(path, document, time);
  if (transaction) project.database.noteTransactionRead(transaction, path);
  cost.reads += 1;
  return document;
}
