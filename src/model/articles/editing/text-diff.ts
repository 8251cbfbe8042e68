import { diffArrays } from 'diff';

/** One row of two texts side by side: the line of one, of the other, or of both. */
export interface DiffRow {
  mine: string | null;
  theirs: string | null;
}

/** Rows that are the same in both, one after another, when there are more of them than are worth showing. */
export interface DiffGap {
  skipped: number;
}

/** Lines that are not in both, past which the page would be held: what lies between is then told as all different. */
const MAX_DIFFERENT = 1000;
/** Lines shown around a difference. */
const CONTEXT = 2;

function different(mine: readonly string[], theirs: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => ({
    mine: mine[at] ?? null,
    theirs: theirs[at] ?? null,
  }));
}

/** Two texts side by side, line by line. */
export function diffLines(mine: string, theirs: string): DiffRow[] {
  const [a, b] = [mine.split('\n'), theirs.split('\n')];
  const parts = diffArrays(a, b, { maxEditLength: MAX_DIFFERENT });
  if (!parts) return different(a, b);
  const rows: DiffRow[] = [];
  let onlyMine: string[] = [];
  for (const { added, removed, value } of parts) {
    // What was taken away comes before what stands in its place.
    if (removed) onlyMine = value;
    else {
      rows.push(...different(onlyMine, added ? value : []));
      if (!added) rows.push(...value.map((line) => ({ mine: line, theirs: line })));
      onlyMine = [];
    }
  }
  return [...rows, ...different(onlyMine, [])];
}

export function isSame({ mine, theirs }: DiffRow): boolean {
  return mine === theirs;
}

/** A comparison without the long runs in which nothing differs. */
export function foldSame(rows: readonly DiffRow[]): (DiffRow | DiffGap)[] {
  const near = rows.map((_, at) =>
    rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some((row) => !isSame(row)),
  );
  const folded: (DiffRow | DiffGap)[] = [];
  rows.forEach((row, at) => {
    const last = folded.at(-1);
    if (near[at]) folded.push(row);
    else if (last && 'skipped' in last) last.skipped += 1;
    else folded.push({ skipped: 1 });
  });
  return folded;
}
