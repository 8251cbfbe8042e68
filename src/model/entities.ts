/** The named entities that Spanish prose from a blog editor contains. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
  ntilde: 'ñ',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Uuml: 'Ü',
  Ntilde: 'Ñ',
  iquest: '¿',
  iexcl: '¡',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  times: '×',
  euro: '€',
  sect: '§',
};

const LONGEST = 10;

function fromCodePoint(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** The entity that begins at `at` (an ampersand) and its length, or null when it is none. */
export function entityAt(text: string, at: number): { text: string; length: number } | null {
  const end = text.slice(at, at + LONGEST + 2).indexOf(';');
  if (end < 2) return null;
  const name = text.slice(at + 1, at + end);
  const length = end + 1;
  if (/^#\d{1,7}$/.test(name)) return { text: fromCodePoint(Number(name.slice(1))), length };
  if (/^#[xX][\da-fA-F]{1,6}$/.test(name))
    return { text: fromCodePoint(Number.parseInt(name.slice(2), 16)), length };
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  return named === undefined ? null : { text: named, length };
}

/** Entities of XML and of HTML decoded once; what is no entity stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', from)) {
    const entity = entityAt(text, at);
    parts.push(text.slice(from, at), entity ? entity.text : '&');
    from = at + (entity ? entity.length : 1);
  }
  parts.push(text.slice(from));
  return parts.join('');
}
