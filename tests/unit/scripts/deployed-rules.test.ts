import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../../emulator/rules';
import { withoutComments } from '../../../scripts/lib/deployed-rules';

describe('the rules that are deployed', () => {
  it('have no comments and no empty lines', () => {
    expect(withoutComments('/** one\n * two */\na; // three\n\n  b; /* four */ c;\n')).toBe('a;\nb;   c;\n');
  });

  it('keep what only looks like a comment', () => {
    const source = `x == 'https://a.b/*' && y == "it's // that" && z == '\\'/*';\n`;
    expect(withoutComments(source)).toBe(source);
  });

  it.each([
    ['firestore.rules', 'cloud.firestore'],
    ['storage.rules', 'firebase.storage'],
  ] as const)('%s compiles without them', (fileName, service) => {
    const text = withoutComments(readFileSync(fileName, 'utf8'));
    expect(text).not.toMatch(/\/\*\*|^\s*\/\//m);
    expect(compileRules(text, { fileName, service }).issues).toEqual([]);
  });
});
