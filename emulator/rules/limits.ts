/** Limits of production (https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
export const MAX_SOURCE_BYTES = 256 * 1024;
export const MAX_MATCH_NESTING = 10;
export const MAX_PATH_SEGMENTS = 100;
export const MAX_PATH_WILDCARDS = 20;
export const MAX_FUNCTION_PARAMETERS = 7;
export const MAX_LETS = 10;
export const MAX_CALL_DEPTH = 20;
export const MAX_EXPRESSIONS = 1_000;

/** Ours, so that a hostile source cannot exhaust the stack: parentheses and brackets one inside another … */
export const MAX_EXPRESSION_NESTING = 100;
/** … and levels of one expression's tree, which a long chain of operators also makes. */
export const MAX_EXPRESSION_DEPTH = 500;
/** Ways to match one path that are tried before giving up. */
export const MAX_MATCH_ATTEMPTS = 10_000;

/** A limit ends the whole evaluation in a denial: no `||` absorbs it. */
export class LimitExceeded extends Error {}
