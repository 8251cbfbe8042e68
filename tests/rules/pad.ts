import { parseRules } from '../../emulator/rules';
import { matchesOf } from '../../emulator/rules/walk';

/** What a pad counts beside its items: the list, `is` with its type, and the && before it. */
const OWN = 5;

/** What is true, and counts so many expressions together with the && that joins it to more. */
export function padding(expressions: number): string {
  return `[${Array(expressions - OWN)
    .fill('0')
    .join()}] is list`;
}

/**
 * The rules with so many expressions more to evaluate in each allow that holds. They come after its condition: where two
 * matches have a say on one path, the one that does not allow adds none, and what is allowed is padded once.
 */
export function padded(source: string, expressions: number): string {
  const { file } = parseRules(source, 'firestore.rules');
  if (!file) throw new Error('The rules do not parse.');
  const conditions = [...matchesOf(file)].flatMap(({ match }) =>
    match.allows.flatMap(({ condition }) => condition ?? []),
  );
  return conditions
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const condition = `(${text.slice(start, end)}) && ${padding(expressions)}`;
      return text.slice(0, start) + condition + text.slice(end);
    }, source);
}
