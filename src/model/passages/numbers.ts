import { matchAt } from './fold';

/** A number that was read, and where it ends. */
export interface NumberAt {
  readonly value: number;
  readonly end: number;
  readonly isRoman: boolean;
}

const LONGEST = 3;
const ROMAN = /(?:[ivxlc]{1,9}|[IVXLC]{1,9})(?![a-zA-Z\xc0-\u036f\d])/y;
const WORTH: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
/** As Romans wrote them, to 399. */
const WELL_WRITTEN = /^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

/** The value of Roman digits in small letters, or 0 where they are not well written. */
export function romanValue(digits: string): number {
  if (!WELL_WRITTEN.test(digits)) return 0;
  return [...digits].reduce((sum, digit, place) => {
    const [worth, next] = [WORTH[digit] ?? 0, WORTH[digits[place + 1] ?? ''] ?? 0];
    return sum + (worth < next ? -worth : worth);
  }, 0);
}

/** The number of up to three digits at `at`; none begins with 0. */
export function arabicAt(text: string, at: number): NumberAt | undefined {
  let [value, end] = [0, at];
  for (; ; end++) {
    const digit = text.charCodeAt(end) - 48;
    if (!(digit >= 0 && digit <= 9)) break;
    if (end - at === LONGEST || (digit === 0 && end === at)) return undefined;
    value = value * 10 + digit;
  }
  return end === at ? undefined : { value, end, isRoman: false };
}

/** The Arabic or Roman number at `at`. */
export function numberAt(text: string, at: number): NumberAt | undefined {
  const arabic = arabicAt(text, at);
  if (arabic !== undefined) return arabic;
  const match = matchAt(ROMAN, text, at);
  const value = romanValue(match?.[0].toLowerCase() ?? '-');
  return match === null || value === 0 ? undefined : { value, end: at + match[0].length, isRoman: true };
}
