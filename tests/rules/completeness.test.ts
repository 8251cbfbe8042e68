import { describe, expect, it } from 'vitest';
import { listMatches, parseRules } from '../../emulator/rules';
import { firestoreRules, PERSONAS } from './backend';
import { MATRIX, OPERATIONS } from './matrix';

const ROOT = '/databases/{database}/documents';

const { file } = parseRules(firestoreRules(), 'firestore.rules');
const matches = file ? listMatches(file).map(({ path }) => path.replace(ROOT, '')) : [];

describe('the matrix covers firestore.rules', () => {
  it('finds the matches to cover', () => {
    expect(matches.length).toBeGreaterThan(5);
  });

  describe.each(matches)('%s', (match) => {
    it.each(OPERATIONS)('has a row for %s and every persona', (operation) => {
      const covered = MATRIX.filter((row) => row.match === match && row.operation === operation);
      const missing = PERSONAS.filter((persona) => !covered.some((row) => row.personas.includes(persona)));
      expect(missing).toEqual([]);
    });
  });

  it('has no row of a match that does not exist', () => {
    const known = new Set(matches);
    expect(MATRIX.filter((row) => !known.has(row.match)).map((row) => row.match)).toEqual([]);
  });
});
