const PRIMES = [2654435761, 1597334677, 2246822507, 3266489909] as const;
const TWO_TO_32 = 4294967296;
const LOW_21_BITS = 2097151;

/** 53 bits of a text (mixed as in the well-known cyrb53): not a secret, only a way to tell texts apart. */
function mix(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, PRIMES[0]);
    low = Math.imul(low ^ code, PRIMES[1]);
  }
  const first = Math.imul(high ^ (high >>> 16), PRIMES[2]) ^ Math.imul(low ^ (low >>> 13), PRIMES[3]);
  const second = Math.imul(low ^ (low >>> 16), PRIMES[2]) ^ Math.imul(first ^ (first >>> 13), PRIMES[3]);
  return TWO_TO_32 * (LOW_21_BITS & second) + (first >>> 0);
}

/** A short text (11 signs at most) that is the same for the same values and, as good as always, another for others. */
export function fingerprint(values: readonly unknown[]): string {
  return mix(JSON.stringify(values)).toString(36);
}
