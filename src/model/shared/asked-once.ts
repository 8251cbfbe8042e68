/** The same function, which asks once for each key however often it is called. What fails is asked for again. */
export function askedOnce<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const held = new Map<Key, Promise<Answer>>();
  return (key) => {
    const known = held.get(key);
    if (known) return known;
    const asked = ask(key);
    held.set(key, asked);
    asked.catch(() => held.delete(key));
    return asked;
  };
}
