const MARKS = /\p{M}/gu;
const PLAIN = /^[a-z&]*$/;

/** A word as compared: small letters, no accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '');
}

/** Reads `pattern` (sticky) at `at`. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Whether `pattern` (sticky) is at `at`. */
export function testAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Where `pattern` (sticky) ends that begins at `at`; -1 where it does not. */
export function endAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
