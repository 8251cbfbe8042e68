/**
 * Up to `n` different items in random order (partial Fisher-Yates: cost grows with n, not with the list).
 * `random` is injected by tests.
 */
export function sample<T>(items: readonly T[], n: number, random: () => number = Math.random): T[] {
  const moved = new Map<number, T>();
  const at = (index: number): T | undefined => moved.get(index) ?? items[index];
  const picked: T[] = [];
  for (let i = 0; i < Math.min(n, items.length); i++) {
    const j = i + Math.floor(random() * (items.length - i));
    const chosen = at(j);
    const displaced = at(i);
    if (chosen === undefined || displaced === undefined) break;
    picked.push(chosen);
    moved.set(j, displaced);
  }
  return picked;
}
