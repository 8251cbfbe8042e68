import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const BLOCK = 1 << 20;
const NEWLINE = 0x0a;

export interface Line {
  text: string;
  /** Offset of the byte after its newline. */
  end: number;
}

/** The whole lines of a file, block by block. What follows the last newline is a torn write and is left out. */
export function* readLines(path: string): Generator<Line> {
  const file = openSync(path, 'r');
  try {
    const block = Buffer.alloc(BLOCK);
    let decoder = new StringDecoder('utf8');
    let text = '';
    let offset = 0;
    for (;;) {
      const length = readSync(file, block, 0, BLOCK, null);
      if (length === 0) return;
      let start = 0;
      for (;;) {
        const newline = block.subarray(0, length).indexOf(NEWLINE, start);
        if (newline < 0) break;
        text += decoder.end(block.subarray(start, newline));
        yield { text, end: offset + newline + 1 };
        decoder = new StringDecoder('utf8');
        text = '';
        start = newline + 1;
      }
      text += decoder.write(block.subarray(start, length));
      offset += length;
    }
  } finally {
    closeSync(file);
  }
}

/** Writes lines to a new file, many at a time. */
export function writeLines(path: string, lines: Iterable<string>): void {
  const file = openSync(path, 'w', 0o600);
  try {
    let pending: string[] = [];
    let size = 0;
    const flush = () => {
      writeAll(file, Buffer.from(pending.join('')));
      pending = [];
      size = 0;
    };
    for (const line of lines) {
      pending.push(line, '\n');
      size += line.length;
      if (size > BLOCK) flush();
    }
    flush();
  } finally {
    closeSync(file);
  }
}

/** writeSync may write less than it is given. */
export function writeAll(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}
