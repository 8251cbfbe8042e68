import type { Decision, RulesDocument, RulesEnvironment, RulesRequest } from '../../rules/types';
import { FirestoreError } from '../errors';
import type { Change, Database, PreparedCommit, Query, StoredDocument, Timestamp } from '../types';
import type { Caller } from './caller';
import { toListQuery } from './list-query';
import type { RulesetSlot } from './ruleset-slot';
import { rulesData, toRulesTime } from './values';

/**
 * How many documents the rules of one operation may read, and of all operations of a request together
 * (https://firebase.google.com/docs/firestore/security/rules-conditions#access_other_documents).
 */
const OPERATION_READS = 10;
const REQUEST_READS = 20;

const ROOT = ['databases', '(default)', 'documents'];

type Operation = RulesRequest['operation'];

/** Asks the rules about every operation of one request. What they read is in `documentsRead`, for the bill. */
export class Guard {
  readonly documentsRead = new Set<string>();
  readonly #caller: Caller;
  readonly #rules: RulesetSlot;
  readonly #database: Database;

  constructor(caller: Caller, rules: RulesetSlot, database: Database) {
    this.#caller = caller;
    this.#rules = rules;
    this.#database = database;
  }

  get isOwner(): boolean {
    return this.#caller.kind === 'owner';
  }

  /** May the caller get this document (absent: it does not exist)? Throws PERMISSION_DENIED. */
  get(path: string, document: StoredDocument | undefined, time: Timestamp): void {
    const resource = document ? rulesData(document) : null;
    this.#ask(path, { method: 'get', resource }, time, (segments) => this.#read(segments));
  }

  /** May the caller run this query? Throws PERMISSION_DENIED. */
  list(query: Query, time: Timestamp): void {
    if (this.isOwner) return;
    if (query.collectionId === undefined) {
      throw denied('a query of all collections is for the owner only');
    }
    const path = query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`;
    const operation: Operation = {
      method: 'list',
      query: toListQuery(this.#database, query),
      collectionGroup: query.allDescendants,
    };
    this.#ask(path, operation, time, (segments) => this.#read(segments));
  }

  /** May the caller make all these changes? Rules see the commit's time and, with getAfter, its outcome. */
  write(commit: PreparedCommit): void {
    if (this.isOwner) return;
    for (const change of commit.changes) {
      this.#ask(change.path, writeOperation(change), commit.commitTime, (segments) =>
        toRulesDocument(segments, commit.readAfter(segments.join('/'))),
      );
    }
  }

  #read(segments: string[]): RulesDocument | null {
    return toRulesDocument(segments, this.#database.get(segments.join('/')));
  }

  #ask(path: string, operation: Operation, time: Timestamp, getAfter: RulesEnvironment['getAfter']): void {
    if (this.#caller.kind === 'owner') return;
    const { ruleset } = this.#rules;
    if (!ruleset) throw denied(this.#rules.problem);
    const decision = ruleset.evaluate(
      { path: [...ROOT, ...path.split('/')], auth: this.#caller.auth, time: toRulesTime(time), operation },
      { get: (segments) => this.#read(segments), getAfter, readLimit: OPERATION_READS },
    );
    for (const document of decision.documentsRead) this.documentsRead.add(document);
    this.#judge(decision);
  }

  #judge(decision: Decision): void {
    if (!decision.allowed) throw denied(decision.reason);
    if (this.documentsRead.size > REQUEST_READS) {
      throw denied(
        `the rules of this request read ${this.documentsRead.size} documents, more than ${REQUEST_READS}`,
      );
    }
  }
}

function writeOperation(change: Change): Operation {
  const resource = change.before ? rulesData(change.before) : null;
  if (change.write.kind === 'verify') return { method: 'get', resource };
  if (!change.after) return { method: 'delete', resource };
  const method = meansUpdate(change) ? 'update' : 'create';
  return { method, resource, requestResource: rulesData(change.after) };
}

/** What the write says of the document decides; a write that says nothing is judged by what is there. */
function meansUpdate({ before, write: { precondition } }: Change): boolean {
  if (precondition === undefined) return before !== undefined;
  return 'exists' in precondition ? precondition.exists : true;
}

function toRulesDocument(segments: string[], document: StoredDocument | undefined): RulesDocument | null {
  return document ? { segments, data: rulesData(document) } : null;
}

function denied(reason: string): FirestoreError {
  return new FirestoreError('PERMISSION_DENIED', `Missing or insufficient permissions. (${reason})`);
}
