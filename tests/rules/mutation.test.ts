import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConjunctOperand, conjunctOperands, parseRules } from '../../emulator/rules';
import { firestoreRules, openBackend, type Persona, type RulesBackend } from './backend';
import { MATRIX, type Row } from './matrix';
import { Stage } from './stage';

/**
 * Every operand of every `&&` in the rules is there for a reason: without it, something that a row of the matrix
 * denies becomes allowed. An operand that can go unnoticed is either untested or not needed.
 */
const source = firestoreRules();
const { file } = parseRules(source, 'firestore.rules');
const operands = file ? conjunctOperands(file) : [];

/** Whom a missing condition would let in first: an ordinary member. A visitor is stopped by many things at once. */
const LIKELY: readonly Persona[] = ['usuario', 'otro'];

/** A denied row, as one persona, and what of the rules its denial comes from. */
interface Denial {
  row: Row;
  persona: string;
  /** The lines that the denial names. */
  lines: ReadonlySet<number>;
  /** Where the operands begin that were evaluated and not true. With any other operand as `true` the row is denied as before. */
  unmet: ReadonlySet<number>;
  index: number;
  /** How long it took, in milliseconds. */
  cost: number;
}

const linesOf = (message: string | null): number[] =>
  [...(message ?? '').matchAll(/firestore\.rules:(\d+)/g)].map(([, line]) => Number(line));

/** Looks for a denied row of the matrix that mutated rules allow. */
class Search {
  readonly #denials: Denial[] = [];
  #backend: RulesBackend | undefined;
  #stage: Stage | undefined;
  #lastNoticed = 0;

  /** Learns why the rules as they are deny each row. */
  async begin(): Promise<void> {
    this.#backend = await openBackend('demo-mutaciones');
    await this.#backend.judgeEachWrite();
    this.#stage = new Stage(this.#backend);
    for (const row of MATRIX.filter((candidate) => !candidate.allowed)) {
      const persona =
        LIKELY.find((candidate) => row.personas.includes(candidate)) ?? row.personas[0] ?? 'visitante';
      const begun = performance.now();
      const outcome = await this.#attempt(row, persona);
      const cost = performance.now() - begun;
      const index = this.#denials.length;
      const unmet = await this.#unmetSinceLast();
      this.#denials.push({ row, persona, lines: new Set(linesOf(outcome)), unmet, index, cost });
    }
  }

  async end(): Promise<void> {
    expect(await this.#stage?.leftovers()).toEqual([]);
    await this.#backend?.close();
  }

  async mutate(rules: string): Promise<void> {
    await this.#backend?.putRules(rules);
  }

  /**
   * First the rows for which this operand was not true, those that name its line before those with many such operands; then, for
   * what the expressions' count may change, the others as they are near it in the file. None that is slow (long texts) before
   * those that are not.
   */
  async firstRowThatFlips({ start, line }: ConjunctOperand): Promise<string | undefined> {
    const distance = ({ lines, unmet, index, cost }: Denial) => {
      const apart = Math.min(...[...lines].map((one) => Math.abs(one - line)));
      if (unmet.has(start)) return (apart === 0 ? 0 : 100 + 5 * unmet.size) + cost;
      return 10_000 + Math.min(Math.abs(index - this.#lastNoticed), 5 * apart) + cost;
    };
    const ranked = this.#denials.map((denial) => ({ denial, at: distance(denial) }));
    for (const { denial } of ranked.sort((a, b) => a.at - b.at)) {
      if ((await this.#attempt(denial.row, denial.persona)) !== null) continue;
      this.#lastNoticed = denial.index;
      return denial.row.what;
    }
    return undefined;
  }

  async #unmetSinceLast(): Promise<Set<number>> {
    const usage = await this.#backend?.takeUsage();
    return new Set(usage?.requests.flatMap(({ rules }) => rules?.unmet ?? []));
  }

  /** Why it was denied; null when it was allowed. */
  async #attempt(row: Row, persona: string): Promise<string | null> {
    if (!this.#stage) throw new Error('begin() comes first');
    return this.#stage.attempt(row, persona).then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    );
  }
}

describe('each condition of firestore.rules is proven needed', () => {
  const search = new Search();
  beforeAll(() => search.begin());
  afterAll(() => search.end());

  it('finds the conditions', () => {
    expect(operands.length).toBeGreaterThan(100);
  });

  it.each(operands)('line $line: $text', { timeout: 60_000 }, async (operand) => {
    await search.mutate(`${source.slice(0, operand.start)}true${source.slice(operand.end)}`);
    expect(await search.firstRowThatFlips(operand)).toBeDefined();
  });
});
