/** Decides a request: any allow whose condition is true grants it; a denial says what each allow came to. */
import type { AllowNode, Expression, RulesFile, ServiceNode } from './ast';
import { DocumentReader } from './documents';
import { Evaluator } from './evaluator';
import { LimitExceeded } from './limits';
import { applicableMatches, requestSegments } from './matcher';
import { globalScope } from './request';
import type { Scope } from './scope';
import { SourceText } from './source';
import type { Decision, ListConstraint, RulesEnvironment, RulesRequest } from './types';
import type { Value } from './values';
import { spellOut } from './walk';

export interface Ruleset {
  /** Decides one operation. Never throws for a limit or an error in the rules: it denies, and the reason says why. */
  evaluate(request: RulesRequest, environment: RulesEnvironment): Decision;
}

type Verdict = { allowed: boolean; reason: string };

const EXCERPT_LENGTH = 100;

export class CheckedRuleset implements Ruleset {
  readonly #file: RulesFile;
  readonly #service: ServiceNode;
  readonly #text: SourceText;

  constructor(file: RulesFile, service: ServiceNode) {
    this.#file = file;
    this.#service = service;
    this.#text = new SourceText(file.source);
  }

  evaluate(request: RulesRequest, environment: RulesEnvironment): Decision {
    const own = request.operation.method === 'list' ? '' : request.path.slice(3).join('/');
    const reader = new DocumentReader(environment, this.#isStorage ? null : own);
    const evaluators: Evaluator[] = [];
    let verdict: Verdict;
    try {
      verdict = this.#decide(request, () => {
        const evaluator = new Evaluator(reader, environment.debug ?? (() => {}));
        evaluators.push(evaluator);
        return evaluator;
      });
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      verdict = { allowed: false, reason: error.message };
    }
    const { method } = request.operation;
    const reason = verdict.allowed
      ? verdict.reason
      : `Denied ${method} on /${request.path.join('/')}\n${verdict.reason}`;
    const cost = {
      expressions: Math.max(0, ...evaluators.map(({ expressions }) => expressions)),
      accesses: reader.accesses,
      looks: [...reader.looks],
      unmet: evaluators.flatMap(({ unmet }) => [...unmet]),
    };
    return { allowed: verdict.allowed, reason, documentsRead: reader.documentsRead, cost };
  }

  /** Every alternative of a query must be allowed, each by some allow. */
  #decide(request: RulesRequest, newEvaluator: () => Evaluator): Verdict {
    const { operation } = request;
    if (operation.method !== 'list' || this.#isStorage) {
      return this.#decideOne(request, newEvaluator(), undefined);
    }
    let verdict: Verdict = { allowed: false, reason: 'The query has no alternative.' };
    for (const alternative of operation.query.alternatives) {
      verdict = this.#decideOne(request, newEvaluator(), alternative);
      if (!verdict.allowed) break;
    }
    return verdict;
  }

  #decideOne(
    request: RulesRequest,
    evaluator: Evaluator,
    alternative: ListConstraint[] | undefined,
  ): Verdict {
    const { method } = request.operation;
    const globals = globalScope(request, this.#isStorage, alternative);
    const segments = requestSegments(request, this.#isStorage);
    const considered: string[] = [];
    for (const { match, scope } of applicableMatches(this.#service, segments, globals)) {
      for (const allow of match.allows.filter(({ methods }) => methods.flatMap(spellOut).includes(method))) {
        const where = `${this.#where(allow.start, false)}: allow ${allow.methods.join(', ')}`;
        const failure = this.#failure(allow, evaluator, scope);
        if (failure === null) return { allowed: true, reason: where };
        considered.push(`${where}: ${failure}`);
      }
    }
    if (considered.length === 0) return { allowed: false, reason: 'No rule matches.' };
    return { allowed: false, reason: considered.join('\n') };
  }

  /** null when the condition is true. */
  #failure(allow: AllowNode, evaluator: Evaluator, scope: Scope): string | null {
    if (!allow.condition) return null;
    evaluator.falseOperand = null;
    const value: Value = evaluator.evaluate(allow.condition, scope);
    if (value.type === 'error') return `${this.#where(value.at, true)}: ${value.message}`;
    if (value.type !== 'bool') {
      return `${this.#where(allow.condition.start, true)}: The condition is a ${value.type}, not a bool.`;
    }
    if (value.value) return null;
    const culprit = evaluator.falseOperand ?? allow.condition;
    return `${this.#where(culprit.start, true)}: false: ${this.#excerpt(culprit)}`;
  }

  get #isStorage(): boolean {
    return this.#service.name === 'firebase.storage';
  }

  #where(offset: number, withColumn: boolean): string {
    const { line, column } = this.#text.position(offset);
    return `${this.#file.fileName}:${line}${withColumn ? `:${column}` : ''}`;
  }

  #excerpt({ start, end }: Expression): string {
    const text = this.#file.source.slice(start, end).replace(/\s+/g, ' ');
    return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text;
  }
}
