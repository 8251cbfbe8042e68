/** What the engine knowingly does not do, each with its reason. A gap that closes fails here: move it to its subject. */
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../../emulator/rules';
import { firestore, judge } from './support';

function works(condition: string): boolean {
  const source = firestore(`match /articulos/{id} { allow get: if\n${condition}\n; }`);
  const { ruleset } = compileRules(source, { fileName: 'firestore.rules', service: 'cloud.firestore' });
  return ruleset !== null && judge(condition).allowed;
}

const conditionGaps: [gap: string, condition: string, reason: string][] = [
  [
    'path.bind()',
    "(/a/$(x)).bind({'x': 'b'}) == /a/b",
    'a path with unbound names exists for nothing else, and no rules of ours need it',
  ],
  ['p.name of a path', '/a/$(id).id == id', 'paths keep their segments, not the names they were built from'],
  [
    'regular expression flags inside a pattern',
    "'aB'.matches('a(?i)b')",
    'JavaScript of Node 20 has flags for whole patterns only',
  ],
  ['the flag m', "'a'.matches('(?m)a')", 'JavaScript would anchor the whole match at each line'],
  ['\\C and \\p{^…}', "'a'.matches('\\\\C')", 'nobody writes them in rules'],
  ['triple-quoted strings', "'''a''' == 'a'", 'the reference of rules does not name them'],
  ['hexadecimal integers', '0x10 == 16', 'the reference of rules does not name them'],
];

describe('known gaps', () => {
  it.each(conditionGaps)('%s: %s — %s', (_gap, condition) => {
    expect(works(condition)).toBe(false);
  });

  it("rules_version '1' is refused: its wildcards mean something else, and new files use '2'", () => {
    const source = firestore('match /a/{id} { allow get; }').replace("'2'", "'1'");
    expect(compileRules(source, { fileName: 'f', service: 'cloud.firestore' }).ruleset).toBeNull();
  });
});
