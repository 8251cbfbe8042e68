export interface Token {
  type: 'identifier' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end' | 'error';
  /** The text; of a string its value; of an error its message. */
  text: string;
  start: number;
  end: number;
}

const ESCAPES: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};
const NUMERIC_ESCAPE = /x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2})/y;

/**
 * Scans a quoted string, optionally raw (r'…': no escapes) or of bytes (b'…': its text holds one character a byte).
 * An escape the language does not know is an error: '\d' would silently mean something else.
 */
export function scanString(source: string, start: number): Token {
  let at = start;
  while (source[at] !== '"' && source[at] !== "'") at += 1;
  const prefix = source.slice(start, at).toLowerCase();
  if (prefix.length > 1 && prefix[0] === prefix[1]) {
    return { type: 'error', text: `Unknown string prefix '${prefix}'.`, start, end: at + 1 };
  }
  const quote = source[at];
  const type = prefix.includes('b') ? 'bytes' : 'string';
  let text = '';
  for (at += 1; at < source.length; ) {
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (character === quote) return { type, text, start, end: at + 1 };
    if (character === '\n') break;
    if (character !== '\\' || prefix.includes('r')) {
      text += type === 'bytes' ? utf8(character) : character;
      at += character.length;
      continue;
    }
    const escaped = scanEscape(source, at + 1);
    if (escaped === null) {
      const message = `Unknown escape '\\${source[at + 1] ?? ''}' in a string; write '\\\\' for a backslash.`;
      return { type: 'error', text: message, start: at, end: endOfLine(source, at) };
    }
    text += type === 'bytes' && !escaped.isByte ? utf8(escaped.text) : escaped.text;
    at = escaped.end;
  }
  return { type: 'error', text: 'String is never closed.', start, end: endOfLine(source, start) };
}

/** `isByte`: \x and octal escapes are one byte in a string of bytes, whatever their value. */
function scanEscape(source: string, at: number): { text: string; end: number; isByte: boolean } | null {
  const simple = ESCAPES[source[at] ?? ''];
  if (simple !== undefined) return { text: simple, end: at + 1, isByte: true };
  NUMERIC_ESCAPE.lastIndex = at;
  const match = NUMERIC_ESCAPE.exec(source);
  if (!match) return null;
  const [whole, hex, , , octal] = match;
  const code = octal === undefined ? Number.parseInt(whole.slice(1), 16) : Number.parseInt(octal, 8);
  if (code > 0x10ffff) return null;
  const isByte = hex !== undefined || octal !== undefined;
  return { text: String.fromCodePoint(code), end: at + whole.length, isByte };
}

const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

function endOfLine(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end;
}
