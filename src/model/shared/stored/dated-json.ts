/** A date is written as an object with this one field: its milliseconds. */
const DATE = '$fecha';

/** JSON that keeps dates, and may stand inside a <script>: no '<' is left in it. */
export function writeDatedJson(value: unknown): string {
  // toJSON() of a date has been called before a replacer sees it: its holder still has the date.
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key, plain: unknown) {
    const held = this[key];
    return held instanceof Date ? { [DATE]: held.getTime() } : plain;
  });
  return text.replaceAll('<', '\\u003c');
}

/** What writeDatedJson wrote. Throws SyntaxError for what is no JSON. */
export function readDatedJson(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const milliseconds: unknown = Reflect.get(value, DATE);
    return typeof milliseconds === 'number' ? new Date(milliseconds) : value;
  });
}
