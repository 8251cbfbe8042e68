/**
 * npm run rules:cost [-- TEXT…]: what each legal act takes of the limits of the rules, the dearest first. It runs the 'may'
 * rows of tests/rules/matrix (those that name all the texts) against our engine, which counts as Google's emulator does. Asked for
 * `--docs` it writes the dearest act of each kind into the table of docs/security.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { noCost, type RulesCost } from '../emulator/firestore/security/guard';
import { openBackend, type Persona, type RulesBackend } from '../tests/rules/backend';
import { MATRIX, type Row } from '../tests/rules/matrix';
import { Stage } from '../tests/rules/stage';

interface Act {
  row: Row;
  persona: Persona;
  cost: RulesCost;
  refusal: string | null;
}

const DOCS = 'docs/security.md';
/** The lines of its table below the heading. */
const TABLE = /(?<=\| act \| expressions \|.*\n\|[-|]+\|\n)(?:\|.*\n)+/;

const asked = process.argv.slice(2);
const isForDocs = asked.includes('--docs');
const words = asked.filter((word) => word !== '--docs');
const rows = MATRIX.filter(
  ({ allowed, match, operation, what }) =>
    allowed && words.every((word) => `${match} ${operation} ${what}`.includes(word)),
);
const backend = await openBackend('demo-costes');
try {
  const stage = new Stage(backend);
  const acts: Act[] = [];
  for (const row of rows) {
    const tried: Act[] = [];
    for (const persona of row.personas) tried.push(await attempt(row, persona, backend, stage));
    const [dearest] = tried.toSorted((a, b) => dearness(b) - dearness(a));
    if (dearest) acts.push(dearest);
  }
  const dearestFirst = acts.toSorted((a, b) => dearness(b) - dearness(a));
  print(dearestFirst);
  if (isForDocs) document(dearestFirst);
} finally {
  await backend.close();
}

async function attempt(row: Row, persona: Persona, { takeUsage }: RulesBackend, stage: Stage): Promise<Act> {
  await stage.plant(row.given);
  await takeUsage();
  const refusal = await stage.attempt(row, persona).then(
    () => null,
    (error: unknown) => String(error),
  );
  const costs = (await takeUsage()).requests.flatMap(({ rules }) => (rules ? [rules] : []));
  const [cost = noCost()] = costs.toSorted((a, b) => b.expressions - a.expressions);
  return { row, persona, cost, refusal };
}

function dearness({ cost, refusal }: Act): number {
  return refusal === null ? cost.expressions : Number.POSITIVE_INFINITY;
}

function print(acts: readonly Act[]): void {
  console.log('expressions  accesses of one write / of the commit / nothing shared  act');
  for (const { row, persona, cost, refusal } of acts) {
    const { expressions, accesses, accessesTogether, looks } = cost;
    const figures = `${String(expressions).padStart(5)} ${[accesses, accessesTogether, looks].map((n) => String(n).padStart(4)).join('')}`;
    console.log(`${figures}  ${row.match} ${row.operation}: ${row.what} (${persona}) · ${cost.dearest}`);
    if (refusal) console.log(`      REFUSED: ${refusal}`);
  }
  const over = (part: Exclude<keyof RulesCost, 'dearest' | 'unmet'>, limit: number) =>
    acts.filter(({ cost }) => cost[part] > limit).length;
  console.log(
    `${acts.length} acts: ${over('expressions', 700)} above 700 expressions, ${over('accesses', 10)} above 10 accesses of one write, ` +
      `${over('accessesTogether', 14)} above 14 of the commit, ${over('looks', 14)} above 14 with nothing shared, ` +
      `${acts.filter(({ refusal }) => refusal).length} refused`,
  );
}

/** Writes the dearest act of each kind of document and operation into the table of the documentation; reading has no place there. */
function document(acts: readonly Act[]): void {
  const writing = acts.filter(({ row }) => /create|update|delete/.test(row.operation));
  const kindOf = ({ row }: Act) => `${row.match} ${row.operation}`;
  const shown = writing.filter(
    (act, at) => writing.findIndex((other) => kindOf(other) === kindOf(act)) === at,
  );
  const lines = shown.map(({ row: { match, operation, what }, cost }) => {
    const { expressions, accesses, accessesTogether, looks } = cost;
    return `| \`${match}\` ${operation}: ${what} | ${expressions} | ${accesses} | ${accessesTogether} | ${looks} |\n`;
  });
  const text = readFileSync(DOCS, 'utf8');
  if (!TABLE.test(text)) throw new Error(`${DOCS} has no table of what acts cost.`);
  writeFileSync(
    DOCS,
    text.replace(TABLE, () => lines.join('')),
  );
}
