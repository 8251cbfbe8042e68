import { createDocument } from '@mixmark-io/domino';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { type Base, keptAddress, leadsToPicture, pictureAddress } from '../html/addresses';
import {
  all,
  isBlock,
  isCodeBlock,
  isElement,
  isFilled,
  isFrame,
  isHeading,
  isList,
  isUnread,
  seen,
  tagOf,
  wordsOf,
} from '../html/elements';
import { type Footnotes, findFootnotes } from '../html/footnotes';
import { frameLink } from '../html/frames';
import { importedMarkdown } from '../html/html-to-markdown';
import { isDataTable } from '../html/tables';
import { isBullet } from '../html/word-lists';
import { isTooMuch } from '../shared/markdown/reading-work';
import { type Counts, type Measure, noCounts } from './measured';

/** What a text holds: things that only count, and those that are something in particular. */
interface Content {
  counts: Counts;
  words: readonly string[];
  links: readonly string[];
}

/** Addresses of other kinds, which an article cannot keep: 'apt:gimp', 'ftp://…'. */
const LEADS_ELSEWHERE = /^(?!javascript:|about:|data:|blob:|cid:|mailto:$)[a-z][a-z0-9+.-]*:\S/i;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** How many of the things are not there afterwards as often as before. */
function missing(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const thing of after) left.set(thing, (left.get(thing) ?? 0) + 1);
  let lost = 0;
  for (const thing of before) {
    const count = left.get(thing) ?? 0;
    if (count === 0) lost += 1;
    else left.set(thing, count - 1);
  }
  return lost;
}

/** The words are those of the text whatever characters raise, lower or join them. */
function contentOf(counts: Counts, text: string, links: readonly string[]): Content {
  const words = seen(text.normalize('NFKC')).match(WORD) ?? [];
  return { counts: { ...counts, palabras: words.length, enlaces: links.length }, words, links };
}

/** The text of a page with a space wherever a line or a block ends, and around the marks of footnotes. */
function textOf(node: Node, notes: ReadonlyMap<Element, string>, parts: string[] = []): string[] {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 3) parts.push(child.textContent ?? '');
    if (!isElement(child)) continue;
    const tag = tagOf(child);
    if (isUnread(tag) || isFrame(tag) || isBullet(child)) continue;
    const parted = isBlock(tag) || ['br', 'img', 'q'].includes(tag) || notes.has(child);
    if (parted) parts.push(' ');
    textOf(child, notes, parts);
    if (parted) parts.push(' ');
  }
  return parts;
}

class PageCounter {
  readonly #base: Base;
  readonly notes: Footnotes;
  readonly counts = noCounts();
  readonly links: string[] = [];

  constructor(page: Document, base: Base) {
    this.#base = base;
    this.notes = findFootnotes(page);
  }

  count(root: Node, inTable = false): void {
    for (const child of Array.from(root.childNodes)) {
      if (!isElement(child)) continue;
      const tag = tagOf(child);
      if (isUnread(tag)) continue;
      const frame = isFrame(tag) && frameLink(child);
      if (frame) this.links.push(frame.href);
      if (isFrame(tag)) continue;
      if (isCodeBlock(tag)) this.#code(child);
      else {
        const isTable = tag === 'table' && isDataTable(child);
        this.#one(child, tag, isTable, inTable);
        this.count(child, inTable || isTable);
      }
    }
  }

  #code(element: Element): void {
    if (wordsOf(element) !== '') this.counts.codigo += 1;
    for (const link of all(element, 'a[href]')) this.#anchor(link);
    this.counts.imagenes += all(element, 'img').length;
  }

  #one(element: Element, tag: string, isTable: boolean, inTable: boolean): void {
    const { counts } = this;
    if (tag === 'img' && pictureAddress(element, this.#base) !== null) counts.imagenes += 1;
    if (tag === 'a') this.#anchor(element);
    if (isTable) counts.tablas += 1;
    if (inTable) return;
    if (isHeading(tag) && wordsOf(element) !== '' && !element.querySelector('table, blockquote, pre, iframe'))
      counts.titulos += 1;
    if (tag === 'blockquote' && isFilled(element)) counts.citas += 1;
    if (isList(tag) && this.#isList(element)) counts.listas += 1;
  }

  #anchor(link: Element): void {
    if (this.notes.marks.has(link) || this.notes.dropped.has(link)) return;
    const raw = link.getAttribute('href') ?? '';
    const href = keptAddress(raw, this.#base) ?? (LEADS_ELSEWHERE.test(raw.trim()) ? raw.trim() : null);
    if (href === null || !isFilled(link)) return;
    // The way from a picture to its own bigger copy is no link.
    if (wordsOf(link) === '' && leadsToPicture(href)) return;
    this.links.push(href);
  }

  /** Whether there is anything that an article could hold. */
  #isKept(item: Element): boolean {
    return (
      seen(textOf(item, this.notes.marks).join('')).trim() !== '' ||
      all(item, 'img').some((image) => pictureAddress(image, this.#base) !== null) ||
      all(item, '*').some((one) => isFrame(tagOf(one)) && frameLink(one) !== null)
    );
  }

  /** A list of footnotes is not counted: they stand at the end as what they are. */
  #isList(list: Element): boolean {
    const items = Array.from(list.children).filter((item) => tagOf(item) === 'li' && this.#isKept(item));
    const isNote = (item: Element) =>
      this.notes.texts.has(item) || all(item, '*').some((inner) => this.notes.texts.has(inner));
    return items.some((item) => !isNote(item));
  }
}

function readPage(html: string, base: Base): Content {
  const page = createDocument(html);
  const counter = new PageCounter(page, base);
  counter.count(page.body);
  return contentOf(counter.counts, textOf(page.body, counter.notes.marks).join(''), counter.links);
}

const COUNTED: Readonly<Record<string, keyof Counts>> = {
  image: 'imagenes',
  table: 'tablas',
  list: 'listas',
  heading: 'titulos',
  blockquote: 'citas',
  code: 'codigo',
};
const INLINE = new Set(['text', 'strong', 'emphasis', 'delete', 'link', 'inlineCode']);

function readMarkdown(markdown: string): Content {
  const counts = noCounts();
  // Readers are shown it as it was written.
  if (isTooMuch(markdown)) return contentOf(counts, markdown, []);
  const links: string[] = [];
  const parts: string[] = [];
  const visit = (node: Nodes): void => {
    const counted = COUNTED[node.type];
    if (counted) counts[counted] += 1;
    // A bare address that readers can press was none in the page.
    if (node.type === 'link' && markdown.charAt(node.position?.start.offset ?? 0) === '[')
      links.push(node.url);
    const space = INLINE.has(node.type) ? '' : ' ';
    const isNote = node.type === 'footnoteReference' || node.type === 'footnoteDefinition';
    const own = isNote ? node.identifier : 'value' in node ? node.value : 'title' in node ? node.title : '';
    parts.push(space, node.type === 'html' ? '' : (own ?? ''), isNote ? ' ' : '');
    for (const child of 'children' in node ? node.children : []) visit(child);
    parts.push(space);
  };
  visit(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
  return contentOf(counts, parts.join(''), links);
}

/** What a page keeps when it is imported; one that cannot be converted is not looked at. */
export function measureConversion(html: string, base?: string): Measure {
  const markdown = importedMarkdown(html, base);
  // The import tells that it cannot be converted.
  return markdown === null ? { original: noCounts(), perdido: noCounts() } : measure(html, markdown, base);
}

/** What a page held, and what of it the markdown made of it no longer holds. */
export function measure(html: string, markdown: string, base?: string): Measure {
  const before = readPage(html, base);
  const after = readMarkdown(markdown);
  const perdido = noCounts();
  for (const key of Object.values(COUNTED))
    perdido[key] = Math.max(0, before.counts[key] - after.counts[key]);
  perdido.palabras = missing(before.words, after.words);
  perdido.enlaces = missing(before.links, after.links);
  return { original: before.counts, perdido };
}
