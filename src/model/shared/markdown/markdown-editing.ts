import { blockFence, inlineMarks, type Selected, type TextEdit, toggleMarks } from './markdown-marks';

const STRUCTURE = /<(?:p|h[1-6]|[uo]l|li|table|blockquote|a|b|strong|i|em|img|hr|sup)[\s>/]/i;
/** As editors of code put their lines beside the words. */
const CODE = /font-family:[^;"]*(?:mono|consolas|courier|menlo)[^;"]*;[^"]*white-space:\s*pre/i;
const FENCE = /^(?:```|~~~)/gm;

/** Whether what is beside the words in the clipboard says more than they do; code is pasted as it is. */
export function hasStructure(html: string): boolean {
  return STRUCTURE.test(html) && !CODE.test(html.slice(0, 2000));
}

/** Whether a place in a text is within a block of code, where everything is itself. */
export function isInCode(text: string, at: number): boolean {
  return (text.slice(0, at).match(FENCE)?.length ?? 0) % 2 === 1;
}

/** What was pasted goes into the line where it is a piece of one, and else between paragraphs. */
export function insertPasted(selected: Selected, markdown: string): TextEdit {
  const isBlock = markdown.includes('\n') || /^(?:#{1,6} |[-*>] |\| |\d+[.)] |!\[|```)/.test(markdown);
  if (isBlock) return insertBlock(selected, markdown);
  const end = selected.start + markdown.length;
  return { from: selected.start, to: selected.end, insert: markdown, start: end, end };
}

interface Lines {
  from: number;
  to: number;
  lines: string[];
}

/** The whole lines that a selection touches; a line break at its very end touches no further line. */
function linesOf({ text, start, end }: Selected): Lines {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', last);
  const to = next === -1 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split('\n') };
}

const isBlank = (line: string) => line.trim() === '';
const LIST = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+/;
const BULLET = /^(\s*)[-*+]\s+/;
const NUMBER = /^(\s*)\d{1,9}[.)]\s+/;
const QUOTE = /^(\s*)> ?/;
const HEADING = /^(\s*)#{1,6}\s+/;

interface LineStyle {
  /** Whether blank lines between others get it too: a quote is one quote, a list has no empty items. */
  blanks?: true;
  has: (line: string) => boolean;
  remove: (line: string) => string;
  /** `position` counts the lines that get it, from 1. */
  add: (line: string, position: number) => string;
}

const indented = (pattern: RegExp) => (line: string) => line.replace(pattern, '$1');
const marked = (pattern: RegExp, strip: RegExp, mark: (position: number) => string): LineStyle => ({
  has: (line) => pattern.test(line),
  remove: indented(pattern),
  add: (line, position) => line.replace(strip, '$1').replace(/^\s*/, (space) => space + mark(position)),
});

function heading(level: 2 | 3): LineStyle {
  const marks = '#'.repeat(level);
  return marked(new RegExp(`^(\\s*)${marks}\\s+`), HEADING, () => `${marks} `);
}

const LINE_STYLES = {
  heading2: heading(2),
  heading3: heading(3),
  bullets: marked(BULLET, LIST, () => '- '),
  numbers: marked(NUMBER, LIST, (position) => `${position}. `),
  quote: {
    blanks: true,
    has: (line) => QUOTE.test(line),
    remove: indented(QUOTE),
    add: (line) => `> ${line.replace(QUOTE, '$1')}`,
  },
} satisfies Record<string, LineStyle>;

/** What the toolbar's buttons do; links and pictures have functions of their own. */
export type MarkdownCommand = 'bold' | 'italic' | 'code' | 'codeBlock' | keyof typeof LINE_STYLES;

/** Gives the selected lines a style, or takes it away when all of them have it. Blank lines between others stay blank. */
function toggleLines(selected: Selected, style: LineStyle): TextEdit {
  const { from, to, lines } = linesOf(selected);
  const alone = lines.length === 1;
  const concerned = (line: string) => alone || style.blanks === true || !isBlank(line);
  const remove = lines.some((line) => !isBlank(line)) && lines.filter(concerned).every(style.has);
  let position = 0;
  const changed = lines.map((line) => {
    if (!concerned(line)) return line;
    position += 1;
    return remove ? style.remove(line) : style.add(line, position);
  });
  const insert = changed.join('\n');
  if (!alone) return { from, to, insert, start: from, end: from + insert.length };
  // The caret keeps its place among the words of the line.
  const moved = insert.length - (to - from);
  const place = (at: number) => Math.max(from, at + moved);
  return { from, to, insert, start: place(selected.start), end: place(selected.end) };
}

function toggleBlock(selected: Selected): TextEdit {
  const { from, to, lines } = linesOf(selected);
  const first = lines[0] ?? '';
  const last = lines.at(-1) ?? '';
  const fence = /^\s*(`{3,}|~{3,})/.exec(first)?.[1];
  if (fence !== undefined && lines.length > 1 && last.trim() === fence) {
    const insert = lines.slice(1, -1).join('\n');
    return { from, to, insert, start: from, end: from + insert.length };
  }
  const body = lines.join('\n');
  const marks = blockFence(body);
  const insert = `${marks}\n${body}\n${marks}`;
  const start = from + marks.length + 1;
  return { from, to, insert, start, end: start + body.length };
}

/** What a button of the toolbar does to the selection; pressed again it takes it back. */
export function applyCommand(command: MarkdownCommand, selected: Selected): TextEdit {
  switch (command) {
    case 'bold':
    case 'italic':
    case 'code':
      return toggleMarks(selected, inlineMarks(command, selected));
    case 'codeBlock':
      return toggleBlock(selected);
    default:
      return toggleLines(selected, LINE_STYLES[command]);
  }
}

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;

/** Whether a text is one address and nothing else. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text.trim());
}

/** Brackets would end a label early; line breaks would end the paragraph. */
export function linkLabel(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\?([[\]])/g, '\\$1')
    .trim();
}

/** An address as it stands in a link: spaces and brackets would end it early. */
export function linkAddress(address: string): string {
  return address
    .trim()
    .replace(/\s/g, '%20')
    .replace(/[()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** A picture in the text. */
export function pictureMarkdown(alt: string, address: string, caption = ''): string {
  const title = caption && ` "${caption.replace(/["\\]/g, '\\$&')}"`;
  return `![${linkLabel(alt)}](${linkAddress(address)}${title})`;
}

/** A link of the selection or `placeholder`; what is still to be written, address or words, is selected. */
export function insertLink(selected: Selected, placeholder: string, address = ''): TextEdit {
  const { text, start, end } = selected;
  const words = text.slice(start, end);
  const isOne = address === '' && isAddress(words);
  const target = linkAddress(isOne ? words : address || 'https://');
  const label = linkLabel(isOne || words.trim() === '' ? placeholder : words);
  const insert = `[${label}](${target})`;
  const wordsAt = start + 1;
  const targetAt = wordsAt + label.length + 2;
  const wordsMissing = isOne || words.trim() === '';
  if (wordsMissing) return { from: start, to: end, insert, start: wordsAt, end: wordsAt + label.length };
  const after = start + insert.length;
  return address === ''
    ? { from: start, to: end, insert, start: targetAt, end: targetAt + target.length }
    : { from: start, to: end, insert, start: after, end: after };
}

/** Replaces the selection by `insert`, as a paragraph of its own; the caret goes behind it. */
export function insertBlock({ text, start, end }: Selected, insert: string): TextEdit {
  const before = text.slice(Math.max(0, start - 2), start);
  const after = text.slice(end, end + 2);
  const lead = start === 0 || before === '\n\n' ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = end === text.length || after === '\n\n' ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const caret = start + lead.length + insert.length;
  return { from: start, to: end, insert: `${lead}${insert}${tail}`, start: caret, end: caret };
}

const ITEM = /^(\s*)(?:([-*+])|(\d{1,9})([.)]))(\s+)|^(\s*)(>)( ?)/;

/** What Enter does in a list or quote: continues it, or ends it on an empty item. Null where it is just Enter. */
export function continueLine({ text, start, end }: Selected): TextEdit | null {
  if (start !== end) return null;
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const item = ITEM.exec(line);
  if (!item) return null;
  const [prefix, space, bullet, number, dot, gap, quoteSpace, quote, quoteGap] = item;
  const rest = text.slice(start, text.indexOf('\n', start) === -1 ? undefined : text.indexOf('\n', start));
  if (line === prefix && isBlank(rest)) return { from, to: start, insert: '', start: from, end: from };
  const next = quote
    ? `${quoteSpace}>${quoteGap}`
    : `${space}${bullet ?? `${Number(number) + 1}${dot}`}${gap}`;
  const caret = start + 1 + next.length;
  return { from: start, to: start, insert: `\n${next}`, start: caret, end: caret };
}
