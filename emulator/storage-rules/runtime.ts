import { toRulesMap } from '../firestore/security/values';
import { decodeFields } from '../firestore/values/json';
import { compileRules, type Ruleset } from '../rules';
import type { RulesAuth, RulesDocument, RulesMap, RulesRequest, RulesValue } from '../rules/types';
import type { DocumentAnswer, LoadRequest, Request, VerifyRequest } from './protocol';
import { fromExpressionValue, mapOf } from './values';

const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
const READ_LIMIT = 2; // https://firebase.google.com/docs/storage/security/rules-conditions#enhance_with_firestore

/** A verify that waits for documents: it is evaluated again with each one that arrives. */
interface Pending {
  ruleset: Ruleset;
  request: RulesRequest;
  documents: Map<string, RulesDocument | null>;
  awaited: string;
}

/** Answers the requests of the Storage emulator. Knows nothing of the process it runs in: `send` takes each answer. */
export class StorageRules {
  readonly #send: (message: object) => void;
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #pending = new Map<number, Pending>();

  constructor(send: (message: object) => void) {
    this.#send = send;
  }

  handle(request: Request): void {
    if (request.action === 'load_ruleset') this.#load(request);
    else if (request.action === 'verify') this.#verify(request);
    else this.#resume(request);
  }

  #load({ id, rulesetName, files }: LoadRequest): void {
    const [file] = files;
    if (!file) throw new Error('load_ruleset brings no file');
    const { ruleset, issues } = compileRules(file.content, {
      fileName: file.name,
      service: 'firebase.storage',
    });
    if (ruleset) this.#rulesets.set(rulesetName, ruleset);
    const describe = (severity: 'error' | 'warning') =>
      issues
        .filter((issue) => issue.severity === severity)
        .map(({ message, line, column }) =>
          JSON.stringify({
            description_: message,
            sourcePosition_: { fileName_: file.name, line_: line, column_: column },
          }),
        );
    this.#send({
      id,
      status: 'ok',
      errors: describe('error'),
      warnings: describe('warning'),
      result: { rulesVersion: 2 },
    });
  }

  #verify(message: VerifyRequest): void {
    const ruleset = this.#rulesets.get(message.rulesetName);
    if (!ruleset) throw new Error(`there is no ruleset ${message.rulesetName}`);
    this.#evaluate(message.id, {
      ruleset,
      request: toRulesRequest(message),
      documents: new Map(),
      awaited: '',
    });
  }

  #resume({ id, found, fields }: DocumentAnswer): void {
    const pending = this.#pending.get(id);
    if (!pending) throw new Error(`nobody asked for the document of ${id}`);
    this.#pending.delete(id);
    const data = found ? toRulesMap(decodeFields(fields, pending.awaited)) : null;
    pending.documents.set(pending.awaited, data ? { segments: pending.awaited.split('/'), data } : null);
    this.#evaluate(id, pending);
  }

  /** Evaluates with the documents at hand; where one is missing, asks for it instead of answering. */
  #evaluate(id: number, pending: Pending): void {
    const missing: string[] = [];
    const get = (segments: string[]): RulesDocument | null => {
      const path = segments.join('/');
      const document = pending.documents.get(path);
      if (document === undefined) missing.push(path);
      return document ?? null;
    };
    const decision = pending.ruleset.evaluate(pending.request, { get, getAfter: get, readLimit: READ_LIMIT });
    const [awaited] = missing;
    if (awaited !== undefined) {
      this.#pending.set(id, { ...pending, awaited });
      const path = `/databases/(default)/documents/${awaited.split('/').map(encodeURIComponent).join('/')}`;
      this.#send({
        action: 'fetch_firestore_document',
        server_request_id: id,
        status: 'ok',
        context: { path },
      });
      return;
    }
    const warnings = decision.allowed ? [] : [decision.reason];
    this.#send({ id, status: 'ok', errors: [], warnings, result: { permit: decision.allowed } });
  }
}

function toRulesRequest({ path, method, variables }: VerifyRequest): RulesRequest {
  const resource = mapOf(
    variables.resource === undefined ? undefined : fromExpressionValue(variables.resource),
  );
  const request = mapOf(fromExpressionValue(variables.request)) ?? new Map<string, RulesValue>();
  const time = request.get('time');
  return {
    path: path.split('/').filter((segment) => segment !== ''),
    auth: toAuth(request.get('auth')),
    time:
      time?.type === 'timestamp'
        ? { seconds: time.seconds, nanos: time.nanos }
        : { seconds: BigInt(Math.floor(Date.now() / 1000)), nanos: 0 },
    operation: toOperation(method, resource, mapOf(request.get('resource'))),
  };
}

function toOperation(
  name: string,
  resource: RulesMap | null,
  after: RulesMap | null,
): RulesRequest['operation'] {
  const method = METHODS.find((known) => known === name);
  if (method === undefined) throw new Error(`the method ${name} is unknown`);
  if (method === 'list') {
    return { method, query: { orderBy: [], alternatives: [[]] }, collectionGroup: false };
  }
  if (method === 'create' || method === 'update') {
    return { method, resource, requestResource: after ?? new Map() };
  }
  return { method, resource };
}

function toAuth(value: RulesValue | undefined): RulesAuth | null {
  const auth = mapOf(value);
  const uid = auth?.get('uid');
  if (!auth || uid?.type !== 'string') return null;
  return { uid: uid.value, token: mapOf(auth.get('token')) ?? new Map() };
}
