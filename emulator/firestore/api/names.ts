import { FirestoreError } from '../errors';
import { assertDocumentPath } from '../values/resource-path';

/** Resource name of the root of a project's documents; only the database (default) exists. */
function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

export function documentName(projectId: string, path: string): string {
  return `${documentsRoot(projectId)}/${path}`;
}

/** Path below …/documents of a document's full resource name. Throws INVALID_ARGUMENT for any other text. */
export function documentPathOf(projectId: string, name = ''): string {
  const match = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/s.exec(name);
  if (!match) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Document name "${name}" is not of the form projects/{project_id}/databases/{database_id}/documents/{document_path}.`,
    );
  }
  const [, project, database, path = ''] = match;
  if (project !== projectId || database !== '(default)') {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Document name "${name}" does not belong to database "projects/${projectId}/databases/(default)".`,
    );
  }
  assertDocumentPath(path);
  return path;
}
