import { all, isElement, isHeading, styleOf, tagOf, wordsOf } from './elements';

interface WordItem {
  paragraph: Element;
  level: number;
  /** What stands before its text. */
  bullet: Element | null;
  /** Of an item of a numbered list; null of one with a bullet. */
  number: number | null;
}

/** Word marks the bullet, which is text, as what a list would draw by itself. */
export function isBullet(element: Element): boolean {
  return styleOf(element, 'mso-list') === 'ignore';
}

const NUMBER = /^\(?(?:\d+\.)*(\d+|[ivx]+|[a-z])[.)]/i;
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** What a mark counts: '3.', 'c)', 'iv.'; null where it is no number. */
function numberOf(mark: string): number | null {
  const digits = NUMBER.exec(mark)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  if (/^\d/.test(digits)) return Number(digits);
  if (!/^[ivx]+$/.test(digits)) return digits.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  const values = Array.from(digits, (digit) => ROMAN[digit] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

function listedItem(paragraph: Element): WordItem | null {
  const level = /level(\d)/.exec(styleOf(paragraph, 'mso-list'))?.[1];
  if (level === undefined) return null;
  const bullet = all(paragraph, 'span').find(isBullet) ?? null;
  return { paragraph, level: Number(level), bullet, number: bullet ? numberOf(wordsOf(bullet)) : null };
}

const SYMBOLS = ['Symbol', 'symbol', 'Wingdings', 'wingdings'];
const IN_SYMBOLS = SYMBOLS.flatMap((font) => [`[style*="${font}"]`, `font[face="${font}"]`]).join(', ');
/** What bullets are in the fonts of symbols. */
const SYMBOL = /^[·•§Øvüo\uf000-\uf0ff]$/u;

/** The item that a bullet in a font of symbols begins, as old editors left it of Word's lists. */
function symbolItem(symbol: Element, paragraph: Element): WordItem | null {
  if (!SYMBOL.test(wordsOf(symbol))) return null;
  let bullet = symbol;
  while (
    bullet.parentNode !== paragraph &&
    isElement(bullet.parentNode) &&
    wordsOf(bullet.parentNode) === wordsOf(symbol)
  )
    bullet = bullet.parentNode;
  const isFirst = wordsOf(paragraph).startsWith(wordsOf(symbol)) && wordsOf(paragraph) !== wordsOf(symbol);
  return isFirst ? { paragraph, level: 1, bullet, number: null } : null;
}

/** The items of a page by their paragraphs, in its order. A numbered heading is one, whose number is its own. */
function itemsOf(document: Document): Map<Element, WordItem> {
  const items = new Map<Element, WordItem>();
  for (const paragraph of all(document, '[style*="mso-list"]')) {
    if (tagOf(paragraph) === 'span' || isBullet(paragraph)) continue;
    const item = listedItem(paragraph);
    if (!isHeading(tagOf(paragraph))) {
      if (item) items.set(paragraph, item);
    } else if (item?.bullet) item.bullet.appendChild(document.createTextNode(' '));
  }
  const looked = new Set<Element>();
  for (const symbol of all(document, IN_SYMBOLS)) {
    const paragraph = symbol.closest('p, div');
    // Only the first sign of a paragraph can begin it.
    if (!paragraph || looked.has(paragraph)) continue;
    looked.add(paragraph);
    const item = symbolItem(symbol, paragraph);
    if (item && !items.has(paragraph)) items.set(paragraph, item);
  }
  return items;
}

/** The next element, with nothing but space in between. */
function follower(element: Element): Element | null {
  let next = element.nextSibling;
  while (next && !isElement(next) && (next.nodeType !== 3 || (next.textContent ?? '').trim() === ''))
    next = next.nextSibling;
  return isElement(next) ? next : null;
}

interface OpenList {
  list: Element;
  level: number;
  /** The number of its next item; null in a list of bullets. */
  next: number | null;
}

/** Lists made of items that follow each other. */
class ListBuilder {
  readonly #place: Element;
  #open: OpenList[] = [];

  constructor(place: Element) {
    this.#place = place;
  }

  add(item: WordItem): void {
    const { level, number, paragraph } = item;
    while (this.#open.length > 1 && (this.#open.at(-1)?.level ?? 0) > level) this.#open.pop();
    const current = this.#open.at(-1);
    if (!current || level > current.level) this.#begin(item);
    else if (current.next !== number) {
      // Bullets after numbers, or numbers that do not go on.
      this.#open.pop();
      this.#begin(item);
    }
    const own = this.#open.at(-1);
    if (!own) return;
    own.next = number === null ? null : number + 1;
    item.bullet?.remove();
    const point = paragraph.ownerDocument.createElement('li');
    while (paragraph.firstChild) point.appendChild(paragraph.firstChild);
    own.list.appendChild(point);
    paragraph.remove();
  }

  #begin({ level, number, paragraph }: WordItem): void {
    const around = this.#open.at(-1)?.list;
    const list = paragraph.ownerDocument.createElement(number === null ? 'ul' : 'ol');
    if (number !== null) list.setAttribute('start', String(number));
    (around ? (around.lastElementChild ?? around) : this.#place).appendChild(list);
    this.#open.push({ list, level, next: number });
  }
}

/** Word writes lists as paragraphs that name their list and level, or that a bullet begins: they become lists. */
export function makeWordLists(document: Document): void {
  const items = itemsOf(document);
  const taken = new Set<WordItem>();
  for (const item of items.values()) {
    if (taken.has(item)) continue;
    const run = [item];
    for (let next = follower(item.paragraph); next; next = follower(next)) {
      const found = items.get(next);
      if (!found) break;
      run.push(found);
    }
    const place = document.createElement('div');
    item.paragraph.parentNode?.insertBefore(place, item.paragraph);
    const builder = new ListBuilder(place);
    for (const one of run) {
      taken.add(one);
      builder.add(one);
    }
  }
}

const WORD_QUOTE = 'word-quote';
const QUOTE = /(?:^|\s)(?:Cita|Citadestacada|MsoQuote|MsoIntenseQuote)(?:\s|$)/i;

/** Paragraphs in Word's style for quotations: those that follow each other become one. */
export function makeWordQuotes(document: Document): void {
  const isQuote = (element: Element | null) =>
    element !== null && tagOf(element) === 'p' && QUOTE.test(element.getAttribute('class') ?? '');
  for (const paragraph of all(document, 'p[class]').filter(isQuote)) {
    const before = paragraph.previousElementSibling;
    if (before?.getAttribute('class') === WORD_QUOTE && follower(before) === paragraph) {
      before.appendChild(paragraph);
      continue;
    }
    const quote = document.createElement('blockquote');
    quote.setAttribute('class', WORD_QUOTE);
    paragraph.parentNode?.insertBefore(quote, paragraph);
    quote.appendChild(paragraph);
  }
}
