import type {
  Decision,
  EvaluationCost,
  RulesDocument,
  RulesEnvironment,
  RulesRequest,
} from '../../rules/types';
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
type After = Pick<RulesEnvironment, 'getAfter' | 'isWritten'>;

/** What the rules of one request came to: how near its dearest operation, and all together, are to the limits. */
export interface RulesCost {
  /** The limit of one operation is 1,000. */
  expressions: number;
  /** The operation that evaluated most: `update articulos/a1`. */
  dearest: string;
  /** Accesses to documents: 10 for one operation … */
  accesses: number;
  /** … and 20 different ones for all of the request. */
  accessesTogether: number;
  /** All of the request if nothing were shared: before and after apart, each operation by itself. */
  looks: number;
  /** Where the operands of && begin, as offsets in the rules, that were evaluated for the request and not true. */
  unmet: number[];
}

/** Of a request that asked the rules nothing. */
export const noCost = (): RulesCost => ({
  expressions: 0,
  dearest: '',
  accesses: 0,
  accessesTogether: 0,
  looks: 0,
  unmet: [],
});

/** Asks the rules about every operation of one request. What they read is in `documentsRead`, for the bill. */
export class Guard {
  readonly documentsRead = new Set<string>();
  readonly cost = noCost();
  readonly #accesses = new Set<string>();
  readonly #caller: Caller;
  readonly #rules: RulesetSlot;
  readonly #database: Database;
  readonly #judgesEachWrite: boolean;

  constructor(caller: Caller, rules: RulesetSlot, database: Database, judgesEachWrite = false) {
    this.#judgesEachWrite = judgesEachWrite;
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
    this.#ask(path, { method: 'get', resource }, time);
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
    this.#ask(path, operation, time);
  }

  /**
   * May the caller make all these changes? Rules see the commit's time and, with getAfter, its outcome. Several writes of one
   * document are judged as one, by what they make of it together; or, where that is asked for, each by itself.
   */
  write(commit: PreparedCommit): void {
    if (this.isOwner) return;
    const written = new Set(commit.changes.map(({ path }) => path));
    const after: After = {
      getAfter: (segments) => toRulesDocument(segments, commit.readAfter(segments.join('/'))),
      isWritten: (segments) => written.has(segments.join('/')),
    };
    const judged = this.#judgesEachWrite
      ? commit.changes.map((change) => [change])
      : [...written].map((path) => commit.changes.filter((change) => change.path === path));
    for (const changes of judged) {
      const path = changes[0]?.path ?? '';
      this.#ask(path, writeOperation(changes), commit.commitTime, after);
    }
  }

  #read(segments: string[]): RulesDocument | null {
    return toRulesDocument(segments, this.#database.get(segments.join('/')));
  }

  /** Outside a commit nothing changes: after is before. */
  #ask(path: string, operation: Operation, time: Timestamp, after?: After): void {
    if (this.#caller.kind === 'owner') return;
    const { ruleset } = this.#rules;
    if (!ruleset) throw denied(this.#rules.problem);
    const decision = ruleset.evaluate(
      { path: [...ROOT, ...path.split('/')], auth: this.#caller.auth, time: toRulesTime(time), operation },
      {
        get: (segments) => this.#read(segments),
        getAfter: (segments) => this.#read(segments),
        ...after,
        readLimit: OPERATION_READS,
      },
    );
    for (const document of decision.documentsRead) this.documentsRead.add(document);
    if (decision.cost.expressions > this.cost.expressions) this.cost.dearest = `${operation.method} ${path}`;
    this.#add(decision.cost);
    this.#judge(decision);
  }

  #add({ expressions, accesses, looks, unmet }: EvaluationCost): void {
    for (const access of accesses) this.#accesses.add(access);
    this.cost.expressions = Math.max(this.cost.expressions, expressions);
    this.cost.accesses = Math.max(this.cost.accesses, accesses.length);
    this.cost.accessesTogether = this.#accesses.size;
    this.cost.looks += looks.length;
    this.cost.unmet.push(...unmet);
  }

  #judge(decision: Decision): void {
    if (!decision.allowed) throw denied(decision.reason);
    const { accessesTogether } = this.cost;
    if (accessesTogether > REQUEST_READS) {
      throw denied(
        `the rules of this request read ${accessesTogether} documents, more than ${REQUEST_READS}`,
      );
    }
  }
}

/** What all writes of one document do to it. */
function writeOperation(changes: Change[]): Operation {
  const [first, last] = [changes[0], changes.at(-1)];
  const resource = first?.before ? rulesData(first.before) : null;
  if (last?.write.kind === 'verify') return { method: 'get', resource };
  if (!first || !last?.after) return { method: 'delete', resource };
  const method = meansUpdate(first) ? 'update' : 'create';
  return { method, resource, requestResource: rulesData(last.after) };
}

/** What the first write says of the document decides; one that says nothing, or deletes it, is judged by what is there. */
function meansUpdate({ before, write: { kind, precondition } }: Change): boolean {
  if (precondition === undefined || kind === 'delete') return before !== undefined;
  return 'exists' in precondition ? precondition.exists : true;
}

function toRulesDocument(segments: string[], document: StoredDocument | undefined): RulesDocument | null {
  return document ? { segments, data: rulesData(document) } : null;
}

function denied(reason: string): FirestoreError {
  return new FirestoreError('PERMISSION_DENIED', `Missing or insufficient permissions. (${reason})`);
}
