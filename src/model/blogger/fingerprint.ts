const PRIMES = [2654435761, 1597334677, 2246822507, 3266489909] as const;

/** 53 bits of a text (Bob Jenkins' mixing as in cyrb53): not a secret, only a way to tell texts apart. */
function mix(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, PRIMES[0]);
    low = Math.imul(low ^ code, PRIMES[1]);
  }
  high = Math.imul(high ^ (high >>> 16), PRIMES[2]) ^ Math.imul(low ^ (low >>> 13), PRIMES[3]);
  low = Math.imul(low ^ (low >>> 16), PRIMES[2]) ^ Math.imul(high ^ (high >>> 13), PRIMES[3]);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** A short text that is the same for the same values and, as good as always, another for others. */
export function fingerprint(values: readonly unknown[]): string {
  const text = JSON.stringify(values);
  return `${mix(text, 0).toString(36)}${mix(text, 7).toString(36)}`;
}
