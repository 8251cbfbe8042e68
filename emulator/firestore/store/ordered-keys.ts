/** The entry of an index: where it stands, and the document it leads to. */
export interface Entry {
  readonly key: string;
  readonly path: string;
}

const CHUNK = 512;

/**
 * A sorted set of keys, each leading to a document: arrays of at most CHUNK entries, themselves in order. Adding,
 * removing and finding a place take a binary search and one short move.
 */
export class OrderedKeys {
  private chunks: Entry[][] = [];

  /** Replaces all content by the given entries, in any order, no two of one key. */
  fill(entries: Entry[]): void {
    entries.sort((a, b) => (a.key < b.key ? -1 : 1));
    this.chunks = [];
    for (let start = 0; start < entries.length; start += CHUNK / 2) {
      this.chunks.push(entries.slice(start, start + CHUNK / 2));
    }
  }

  add(key: string, path: string): void {
    const index = this.chunkFor(key);
    const chunk = this.chunks[index];
    if (!chunk) {
      this.chunks.push([{ key, path }]);
      return;
    }
    const position = lowerBound(chunk, key);
    chunk.splice(position, chunk[position]?.key === key ? 1 : 0, { key, path });
    if (chunk.length > CHUNK) {
      // Keys often come in ascending order: then the left part stays nearly full.
      const cut = position === chunk.length - 1 ? CHUNK : CHUNK / 2;
      this.chunks.splice(index + 1, 0, chunk.splice(cut));
    }
  }

  delete(key: string): void {
    const index = this.chunkFor(key);
    const chunk = this.chunks[index];
    if (!chunk) return;
    const position = lowerBound(chunk, key);
    if (chunk[position]?.key !== key) return;
    chunk.splice(position, 1);
    if (chunk.length === 0) this.chunks.splice(index, 1);
  }

  /** The paths of all keys from `low` up to, but not including, `high`, in order. */
  *scan(low: string, high: string): Generator<string, void, undefined> {
    const first = this.chunkFor(low);
    for (let index = first; index < this.chunks.length; index++) {
      const chunk = this.chunks[index] ?? [];
      for (let position = index === first ? lowerBound(chunk, low) : 0; position < chunk.length; position++) {
        const entry = chunk[position];
        if (!entry || entry.key >= high) return;
        yield entry.path;
      }
    }
  }

  /** The chunk that holds the key or would: the last one that does not begin after it. */
  private chunkFor(key: string): number {
    let low = 0;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const first = this.chunks[middle]?.[0];
      if (first && first.key <= key) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}

function lowerBound(chunk: Entry[], key: string): number {
  let low = 0;
  let high = chunk.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = chunk[middle];
    if (entry && entry.key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
