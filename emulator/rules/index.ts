/**
 * The security rules engine: compile a rules file, then ask it whether a request is allowed. It is a small interpreter
 * (lexer, parser, checker, evaluator) that knows neither the store nor HTTP.
 */
import { checkRules } from './checker';
import { parseRules } from './parser';
import { CheckedRuleset, type Ruleset } from './ruleset';
import type { SourceIssue } from './types';

export type * from './ast';
export { type ConjunctOperand, conjunctOperands, listMatches } from './inspect';
export { parseRules } from './parser';
export type { Ruleset } from './ruleset';
export type * from './types';

export type RulesService = 'cloud.firestore' | 'firebase.storage';

/** Compiles a rules file. With an issue of severity 'error' there is no ruleset; warnings do not stop it. */
export function compileRules(
  source: string,
  options: { fileName: string; service: RulesService },
): { ruleset: Ruleset | null; issues: SourceIssue[] } {
  const { file, issues } = parseRules(source, options.fileName);
  if (!file) return { ruleset: null, issues };
  const found = checkRules(file, options.service);
  const service = file.services.find(({ name }) => name === options.service);
  if (!service || found.some(({ severity }) => severity === 'error')) return { ruleset: null, issues: found };
  return { ruleset: new CheckedRuleset(file, service), issues: found };
}
