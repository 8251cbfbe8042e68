import type { SourceIssue } from './types';

export interface Position {
  line: number;
  column: number;
}

/** Turns offsets of a source text into lines and columns, both counted from 1. */
export class SourceText {
  readonly text: string;
  readonly #lineStarts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1);
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }

  issue(severity: SourceIssue['severity'], message: string, offset: number): SourceIssue {
    return { severity, message, ...this.position(offset) };
  }
}
