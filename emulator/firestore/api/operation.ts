import type { Guard } from '../security/guard';
import type { JsonValue } from '../values/json';
import type { Project } from './project';

/** A request of the REST API, its path and parameters taken apart; nothing in it has been checked but the path. */
export interface ApiRequest {
  /** Below …/documents, decoded: a document, a collection or '' for the root. */
  path: string;
  parameters: URLSearchParams;
  body: unknown;
}

/** What one request may do and what it has cost so far. */
export interface RequestContext {
  guard: Guard;
  cost: RequestCost;
}

export interface RequestCost {
  reads: number;
  writes: number;
  deletes: number;
  /** The documents and collections it was about. */
  paths: string[];
}

/** One operation of the API: gives the body of the answer or throws FirestoreError. */
export type Operation = (project: Project, request: ApiRequest, context: RequestContext) => JsonValue;
