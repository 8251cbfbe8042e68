import { compileRules, type Ruleset } from '../../rules';
import type { SourceIssue } from '../../rules/types';

export interface RulesSource {
  name: string;
  content: string;
}

/** Holds the rules in force: a file that does not compile leaves the last good one in place. */
export class RulesetSlot {
  #ruleset: Ruleset | null = null;
  #problem = 'no rules are loaded';
  readonly #fallback: RulesetSlot | undefined;

  /** With a fallback, its rules hold until this slot gets its own. */
  constructor(fallback?: RulesetSlot) {
    this.#fallback = fallback;
  }

  get ruleset(): Ruleset | null {
    return this.#ruleset ?? this.#fallback?.ruleset ?? null;
  }

  /** Why there is no ruleset. */
  get problem(): string {
    return this.#fallback && !this.#ruleset ? this.#fallback.problem : this.#problem;
  }

  /** Compiles and, without errors, puts in force. Gives the issues and prints them as file:line:column. */
  load(source: RulesSource): SourceIssue[] {
    const { ruleset, issues } = compileRules(source.content, {
      fileName: source.name,
      service: 'cloud.firestore',
    });
    for (const issue of issues) {
      console.error(`${source.name}:${issue.line}:${issue.column}: ${issue.severity}: ${issue.message}`);
    }
    if (ruleset) this.#ruleset = ruleset;
    else {
      this.#problem = `${source.name} has errors`;
      if (this.#ruleset) console.error(`${source.name} was not loaded: the last good rules stay in force`);
    }
    return issues;
  }
}
