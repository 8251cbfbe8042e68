/** One row of two texts side by side: the line of one, of the other, or of both. */
export interface DiffRow {
  mine: string | null;
  theirs: string | null;
}

/** Rows that are the same in both, one after another, when there are more of them than are worth showing. */
export interface DiffGap {
  skipped: number;
}

/** More comparisons than this would hold the page: what lies between is then told as all different. */
const MAX_CELLS = 4_000_000;
/** Lines shown around a difference. */
const CONTEXT = 2;

/** The longest common run of lines, as pairs of positions. */
function commonLines(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  if (a.length * b.length > MAX_CELLS) return [];
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      lengths[at] =
        a[i] === b[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const at = i * width + j;
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** What differs, each line of one beside a line of the other as far as there are. */
function different(mine: readonly string[], theirs: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => ({
    mine: mine[at] ?? null,
    theirs: theirs[at] ?? null,
  }));
}

function sharedLength(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** Two texts side by side, line by line. */
export function diffLines(mine: string, theirs: string): DiffRow[] {
  const a = mine.split('\n');
  const b = theirs.split('\n');
  const head = sharedLength(a, b);
  const tail = sharedLength(a.slice(head).reverse(), b.slice(head).reverse());
  const middleA = a.slice(head, a.length - tail);
  const middleB = b.slice(head, b.length - tail);
  const rows: DiffRow[] = a.slice(0, head).map((line) => ({ mine: line, theirs: line }));
  let [fromA, fromB] = [0, 0];
  for (const [i, j] of commonLines(middleA, middleB)) {
    const line = middleA[i] ?? '';
    rows.push(...different(middleA.slice(fromA, i), middleB.slice(fromB, j)), { mine: line, theirs: line });
    [fromA, fromB] = [i + 1, j + 1];
  }
  rows.push(...different(middleA.slice(fromA), middleB.slice(fromB)));
  rows.push(...a.slice(a.length - tail).map((line) => ({ mine: line, theirs: line })));
  return rows;
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
