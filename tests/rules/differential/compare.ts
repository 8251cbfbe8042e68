import type { Capture } from './capture';
import { type Case, casesOf } from './cases';
import { KNOWN } from './known';
import { Bench, type Outcome } from './server';

/** A case that the servers decide differently. */
export interface Difference {
  one: Case;
  ours: Outcome;
  theirs: Outcome;
}

export interface Comparison {
  cases: number;
  /** How often each decision of ours was made. */
  decisions: Record<string, number>;
  /** How often each known difference was met. */
  known: Record<string, number>;
  differences: Difference[];
}

/** Projects that are filled side by side, so that both servers always have something to do. */
const LANES = 4;

/** By the rules, for what is no request, or by the conditions of its writes. */
const REFUSALS = ['denied', 'INVALID_ARGUMENT', 'NOT_FOUND', 'ALREADY_EXISTS', 'FAILED_PRECONDITION'];

/** Whether the rules refuse it or the server, before or after it asks them, nobody gets anything. */
const isRefused = ({ decision }: Outcome): boolean => REFUSALS.includes(decision);

const agree = (ours: Outcome, theirs: Outcome): boolean =>
  ours.decision === theirs.decision || (isRefused(ours) && isRefused(theirs));

const count = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** Sends `cases` cases to both servers, by `host:port`; what is allowed is undone before the next one. */
export async function compare(
  capture: Capture,
  rules: string,
  servers: { ours: string; theirs: string },
  { seed, cases }: { seed: number; cases: number },
): Promise<Comparison> {
  const comparison: Comparison = { cases, decisions: {}, known: {}, differences: [] };
  const lane = async (number: number): Promise<void> => {
    const project = `demo-diferencial-${number}`;
    const ours = new Bench(servers.ours, project);
    const theirs = new Bench(servers.theirs, project);
    const both = [ours, theirs];
    for (const bench of both) await bench.open(rules, capture.fixtures);
    const [from, to] = [number, number + 1].map((place) => Math.floor((place * cases) / LANES));
    for (const one of casesOf(capture, seed, cases, from, to)) {
      await Promise.all(both.map((bench) => bench.stage(one.given)));
      const sent = await Promise.all([ours.send(one.persona, one.call), theirs.send(one.persona, one.call)]);
      note(comparison, one, ...sent);
      const writes = one.call.body.writes;
      if (writes && sent.some(({ decision }) => decision === 'ok'))
        await Promise.all(both.map((bench) => bench.restore(writes)));
    }
    for (const bench of both) bench.close();
  };
  await Promise.all(Array.from({ length: LANES }, (_lane, number) => lane(number)));
  return comparison;
}

function note(comparison: Comparison, one: Case, ours: Outcome, theirs: Outcome): void {
  count(comparison.decisions, ours.decision);
  if (agree(ours, theirs)) return;
  const known = KNOWN.find(({ holds }) => holds(one, ours, theirs));
  if (known) count(comparison.known, known.name);
  else comparison.differences.push({ one, ours, theirs });
}

/** A difference in words, with the call that shows it. */
export const described = ({ one, ours, theirs }: Difference): string =>
  [
    `case ${one.index}: ${one.what}`,
    `  ours: ${ours.decision}, the official one: ${theirs.decision}`,
    `  ${theirs.decision === 'ok' ? ours.text : theirs.text}`.replaceAll('\n', ' ').slice(0, 600),
    `  ${one.call.address} ${JSON.stringify(one.call.body).slice(0, 3000)}`,
  ].join('\n');
