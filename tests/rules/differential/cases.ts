import { PERSONAS, uidOf } from '../backend';
import type { Capture, Captured } from './capture';
import { changedCommit } from './commits';
import { changedRead } from './queries';
import { Random } from './random';
import type { Body, Call, Documents, Fields } from './rest';
import type { Pool } from './values';

/** One call as an attacker would change it, with the documents it is sent to. */
export interface Case {
  index: number;
  persona: string;
  given: Documents;
  call: Call;
  /** The row that it comes from and how it was changed. */
  what: string;
}

/** How many times more often a legal call is changed than one that is refused as it is. */
const LEGAL_WEIGHT = 4;
const OTHER_PERSONA = 0.12;

function wordsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap(({ stringValue, arrayValue, mapValue }) => [
    ...(stringValue !== undefined && stringValue.length < 100 ? [stringValue] : []),
    ...wordsOf(Object.fromEntries((arrayValue?.values ?? []).entries())),
    ...wordsOf(mapValue?.fields ?? {}),
  ]);
}

/** Everything that the fixtures name. */
export function poolOf(fixtures: Documents): Pool {
  const all = [...fixtures.values()].flatMap((fields) => (fields ? [fields] : []));
  const paths = [...fixtures.keys()];
  const ids = paths.map((path) => path.split('/').at(-1) ?? '');
  return {
    paths,
    strings: [...new Set([...all.flatMap(wordsOf), ...ids, ...PERSONAS.map(uidOf)])],
    fields: [
      ...new Set([...all.flatMap((fields) => Object.keys(fields)), 'inventado', 'suspension', 'ritmo']),
    ],
    stored: (path) => fixtures.get(path) ?? null,
  };
}

/** `count` cases; each follows from the seed and its index alone. Those on the same documents come one after another. */
export function* casesOf(
  { fixtures, calls }: Capture,
  seed: number,
  count: number,
  from = 0,
  to = count,
): Generator<Case> {
  const pool = poolOf(fixtures);
  const bases = calls.flatMap((call) =>
    Array.from({ length: call.row.allowed ? LEGAL_WEIGHT : 1 }, () => call),
  );
  const alike = new Map<string, Captured[]>();
  for (const captured of calls) {
    if (captured.call.body.writes && captured.given.size === 0)
      alike.set(captured.persona, [...(alike.get(captured.persona) ?? []), captured]);
  }
  for (let index = from; index < to; index += 1) {
    const base = bases[Math.floor((index * bases.length) / count)];
    if (base) yield caseOf(base, alike.get(base.persona) ?? [], index, new Random(seed + index * 7919), pool);
  }
}

function caseOf(
  base: Captured,
  others: readonly Captured[],
  index: number,
  random: Random,
  pool: Pool,
): Case {
  const { row, given, call } = base;
  const persona = random.chance(OTHER_PERSONA) ? random.pick(PERSONAS) : base.persona;
  const { body, how } = changed(
    call.body,
    others.map((other) => other.call.body),
    random,
    pool,
  );
  const what = `${base.persona} ${row.allowed ? 'may' : 'may not'} ${row.what} (${row.match}); as ${persona}: ${how}`;
  return { index, persona, given, call: { address: call.address, body }, what };
}

const changed = (body: Body, others: readonly Body[], random: Random, pool: Pool) =>
  body.writes ? changedCommit(body, others, random, pool) : changedRead(body, random, pool);
