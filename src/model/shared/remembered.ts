/** The same function, which works its answer out once for each object, as long as there is the object. */
export function remembered<Key extends WeakKey, Answer extends NonNullable<unknown>>(
  work: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = work(key);
    known.set(key, answer);
    return answer;
  };
}
