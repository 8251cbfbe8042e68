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

/** What stands behind a letter's name: &aacute; is an á. */
const ACCENTS: Readonly<Record<string, string>> = { acute: '\u0301', uml: '\u0308', tilde: '\u0303' };

/** A letter and an accent that have a character of their own; undefined for any other name. */
function accented(name: string): string | undefined {
  const [, letter, accent = ''] = /^([a-z])(acute|uml|tilde)$/i.exec(name) ?? [];
  const character = `${letter}${ACCENTS[accent]}`.normalize('NFC');
  return character.length === 1 ? character : undefined;
}

function fromCodePoint(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** Entities of XML and of HTML decoded once; what is no entity stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g,
    (entity, digits?: string, hex = '', name?: string) => {
      if (name === undefined) return fromCodePoint(digits ? Number(digits) : Number.parseInt(hex, 16));
      return (Object.hasOwn(NAMED, name) ? NAMED[name] : accented(name)) ?? entity;
    },
  );
}
