import { parseRules } from '../../emulator/rules';
import { matchesOf } from '../../emulator/rules/walk';

/** What a pad counts beside its items: the list, `is` with its type, and the && after it. */
const OWN = 5;

/** What is true, and counts so many expressions together with the && that joins it to more. */
export function padding(expressions: number): string {
  return `[${Array(expressions - OWN)
    .fill('0')
    .join()}] is list`;
}

/** The rules with so many expressions more to evaluate in the condition of each allow. */
export function padded(source: string, expressions: number): string {
  const { file } = parseRules(source, 'firestore.rules');
  if (!file) throw new Error('The rules do not parse.');
  const conditions = [...matchesOf(file)].flatMap(({ match }) =>
    match.allows.flatMap(({ condition }) => condition ?? []),
  );
  return conditions
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const condition = `${padding(expressions)} && (${text.slice(start, end)})`;
      return text.slice(0, start) + condition + text.slice(end);
    }, source);
}
