/** Words that are nearly the same: as they sound in Spanish, or but for one letter. */

/** How a folded word sounds where c before e and i is s (as in America): what sounds alike is confused in writing. */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, '2')
    .replace(/h/g, '')
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])|c(?![ei])|q/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/[cz]/g, 's')
    .replace(/v/g, 'b')
    .replace(/ñ/g, 'n')
    .replace(/y(?![aeou])/g, 'i')
    .replace(/(.)\1/g, '$1');
}

/** Whether two words differ by one letter at most: another one, one more, one less, or two neighbours that changed places. */
export function isOneOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** How many letters two words begin with in common. */
export function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
