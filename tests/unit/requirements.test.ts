import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** One line of docs/requirements.md: `| 1-2.2/3 | what | works | how it is shown |`. */
interface Row {
  id: string;
  what: string;
  verdict: string;
  shown: string;
}

const table = readFileSync('docs/requirements.md', 'utf8');

const rows: Row[] = table.split('\n').flatMap((line) => {
  const [, id = '', what = '', verdict = '', shown = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return /^\d-/.test(id) ? [{ id, what, verdict, shown }] : [];
});

const VERDICTS = ['works', 'wrong', 'missing', 'unseen'];

const product = readdirSync('src/model', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src/model', name), 'utf8'))
  .join('\n');

/** `e2e/home` → its file, with or without JSX. */
const testFile = (name: string) =>
  [`tests/${name}.test.ts`, `tests/${name}.test.tsx`, `tests/${name}.ts`].find((file) => existsSync(file));

/** The tests that a line names: a file, then the words of titles within it. */
const named = rows.flatMap(({ id, shown }) =>
  [...shown.matchAll(/`([^`]+)`((?:,? ?"[^"]+")*)/g)].map(([, file = '', titles = '']) => ({
    id,
    file,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  })),
);

/** The strings that the user sees, without what changes in them. */
const sentences = rows.flatMap(({ id, what }) =>
  [...what.matchAll(/(?<!\w)'([^']+)'/g)].map(([, sentence = '']) => ({
    id,
    sentence,
    pieces: sentence.split(/\{\w*\}/).filter((piece) => piece.trim() !== ''),
  })),
);

describe('the table of requirements', () => {
  it('numbers each once, in the order of the sections, without a gap', () => {
    const last = new Map<string, number>();
    for (const { id } of rows) {
      const [section = '', place] = id.split('/');
      expect(Number(place), id).toBe((last.get(section) ?? 0) + 1);
      last.set(section, Number(place));
    }
    expect([...last.keys()]).toEqual([...new Set(rows.map(({ id }) => id.split('/')[0]))]);
  });

  it('says how each is shown, and counts the verdicts at its top', () => {
    for (const { id, verdict, shown } of rows) {
      expect(VERDICTS, id).toContain(verdict);
      expect(shown, id).not.toBe('');
    }
    const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
    expect(table).toContain(
      `${rows.length} requirements: ${VERDICTS.map((verdict) => `${count(verdict)} ${verdict}`).join(', ')}.`,
    );
  });

  it('names tests that exist, by their titles', () => {
    const gone = named.flatMap(({ id, file, titles }) => {
      const path = testFile(file);
      if (!path) return [`${id}: ${file}`];
      const text = readFileSync(path, 'utf8');
      return titles.filter((title) => !text.includes(title)).map((title) => `${id}: ${file} "${title}"`);
    });
    expect(gone).toEqual([]);
  });

  it('quotes sentences that the product says', () => {
    const unsaid = sentences.filter(({ pieces }) => !pieces.every((piece) => product.includes(piece)));
    expect(unsaid.map(({ id, sentence }) => `${id}: ${sentence}`)).toEqual([]);
  });
});
