import { decodeEntities } from './entities';
import { truncate } from './truncate';

/** HTML elements that sit inside a word or sentence: removing them must not put a space there. */
const INLINE_TAGS = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** The other elements that a page or a blog's editor may have written. Any other name between < and > is somebody's words. */
const BLOCK_TAGS = new Set(
  (
    'acronym address area article aside audio base big blockquote body br button canvas caption center col colgroup dd details ' +
    'dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html img input ' +
    'label legend li link main map menu meta nav nobr ol optgroup option p param picture pre section select source strike ' +
    'summary table tbody td textarea tfoot th thead tr track ul video'
  ).split(' '),
);
/** Elements whose content is not prose. */
const HIDDEN_TAGS = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'title']);

/** Whether a name between < and > is one of HTML's, and not somebody's words. */
export function isElementName(name: string): boolean {
  return INLINE_TAGS.has(name) || BLOCK_TAGS.has(name) || HIDDEN_TAGS.has(name);
}

const ADDRESS = /<[a-z][\w+.-]*[:@][^<>]*>/gi;
/** A comment, a declaration, or a tag: with the values of its attributes as they are quoted, else up to the first >. */
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(\/?)([a-z][a-z0-9]*)\b(?:[^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*|[^<>]*)>/gi;

/** While marks are looked for, these stand for a tag that parts words, for one within a word, and for what was escaped. */
const SPACE = '\ufffe';
const NOTHING = '\uffff';
const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const FIRST_SIGN = 0xfdd0;
const escaped = (sign: string) => String.fromCharCode(FIRST_SIGN + SIGNS.indexOf(sign));
const unescaped = (stand: string) => SIGNS.charAt(stand.charCodeAt(0) - FIRST_SIGN);

function withoutTags(text: string): string {
  const parts: string[] = [];
  const unclosed = new Set<string>();
  let from = 0;
  for (const { 0: tag, 1: slash, 2: written, index } of text.matchAll(TAG)) {
    const name = written?.toLowerCase();
    if (index < from || (name !== undefined && !isElementName(name))) continue;
    const within = tag.startsWith('<!--') || (name !== undefined && INLINE_TAGS.has(name));
    parts.push(text.slice(from, index), within ? NOTHING : SPACE);
    from = index + tag.length;
    if (name === undefined || slash === '/' || !HIDDEN_TAGS.has(name) || unclosed.has(name)) continue;
    const closing = new RegExp(`</${name}`, 'gi');
    closing.lastIndex = from;
    const end = closing.exec(text);
    if (end) from = end.index;
    else unclosed.add(name);
  }
  return parts.join('') + text.slice(from);
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const RULE = /^[ \t]*(?:[-*_=][ \t]*){2,}$/;
const TABLE_RULE = /^[ \t|:+-]+$/;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:/;
/** What a footnote's text begins with. */
const NOTE = /^ {0,3}\[\^[^\]\s]{1,40}\]:[ \t]*/;
const LINE_START =
  /^[ \t>]*(?:#{1,6}(?=[ \t]|$)|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)(?:[ \t]+\[[ xX]\](?=[ \t]))?)?/;

function isOnlyMarks(line: string): boolean {
  if (line.length > 2000) return false;
  return (
    RULE.test(line) ||
    (line.includes('|') && line.includes('-') && TABLE_RULE.test(line)) ||
    DEFINITION.test(line)
  );
}

/** A line without a block's marks: quotes, heading signs, list bullets, task boxes. */
function lineWords(line: string): string {
  if (isOnlyMarks(line)) return '';
  const [mark = ''] = NOTE.exec(line) ?? LINE_START.exec(line) ?? [];
  if (!mark.includes('#')) return line.slice(mark.length);
  // The closing signs of a heading are looked for at its end alone.
  const tail = /[ \t]+#+[ \t]*$/.exec(line.slice(mark.length).slice(-100))?.[0] ?? '';
  return line.slice(mark.length, line.length - tail.length);
}

/** Words with brackets in them, and brackets in those. */
const inner = (within: string) => String.raw`[^[\]]*(?:\[${within}\][^[\]]*)*`;
const LABEL = String.raw`\[(${inner(inner('[^[\\]]*'))})\]`;
/** An address may have one pair of brackets in it, as in …/Mormón_(libro). */
const TARGET = String.raw`(?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)?\)|\[[^\]\n]*\])`;
const PICTURE = new RegExp(`!${LABEL}${TARGET}`, 'g');
const LINK = new RegExp(`${LABEL}${TARGET}`, 'g');
const FOOTNOTE = /!?\[\^[^\]]{0,38}\]/g;
const WORD = /[\p{L}\p{N}]/u;

/** Takes signs of emphasis away, and leaves those that stand alone or inside a name. */
function withoutEmphasis(run: string, at: number, text: string): string {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + run.length);
  const loose = before.trim() === '' && after.trim() === '';
  const inWord = run.startsWith('_') && WORD.test(before) && WORD.test(after);
  return !run.startsWith('~') && (loose || inWord) ? run : '';
}

function proseWords(prose: string, tags: 'removed' | 'kept'): string {
  const typed = prose.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => escaped(sign)).replace(/\\$/gm, '');
  const bare = typed.replace(ADDRESS, NOTHING);
  const lines = (tags === 'kept' ? bare : withoutTags(bare)).split('\n').map(lineWords);
  const words = lines.join('\n').replace(FOOTNOTE, '').replace(PICTURE, '').replace(LINK, '$1');
  return decodeEntities(
    words
      .replace(/`|\*+|_+|~{2,}/g, (run, at: number, text: string) =>
        run === '`' ? '' : withoutEmphasis(run, at, text),
      )
      .replaceAll('|', ' ')
      .replaceAll(NOTHING, '')
      .replaceAll(SPACE, ' '),
  ).replace(/[\ufdd0-\ufdef]/g, unescaped);
}

/**
 * The prose of an article's markdown or HTML on one line: no marks, tags, addresses or pictures; entities decoded;
 * spaces collapsed. Of what people write to each other, tags are `kept`: nobody there writes HTML but to speak of it. Runs in
 * time linear in its input, whatever the input.
 */
export function stripMarkup(content: string, tags: 'removed' | 'kept' = 'removed'): string {
  const parts: string[] = [];
  let lines: string[] = [];
  let fence = '';
  for (const line of content.split(/\r\n?|\n/)) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const closes = fence !== '' && mark.startsWith(fence);
    if (fence !== '' && !closes) parts.push(line);
    else if (mark === '') lines.push(line);
    else {
      parts.push(proseWords(lines.join('\n'), tags));
      lines = [];
      fence = closes ? '' : mark;
    }
  }
  parts.push(proseWords(lines.join('\n'), tags));
  return parts
    .join(' ')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim();
}

/** The beginning of an article for a card: markup stripped, at most `max` characters and an ellipsis. */
export function excerpt(content: string, max: number): string {
  return truncate(stripMarkup(content), max);
}
