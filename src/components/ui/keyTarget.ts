/** Where the two arrow keys of a row, Home or End lead, from one of its ends to the other; undefined for other keys. */
export function keyTarget(
  key: string,
  at: number,
  total: number,
  [back, forth]: readonly [string, string] = ['ArrowLeft', 'ArrowRight'],
): number | undefined {
  const to = { [back]: at - 1, [forth]: at + 1, Home: 0, End: total - 1 }[key];
  return to === undefined ? undefined : (to + total) % total;
}
