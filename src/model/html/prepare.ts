import { type Base, biggest, keptAddress, leadsToPicture, pictureAddress } from './addresses';
import * as is from './elements';
import { all, isElement, renamed, seen, tagOf, unwrap, wordsOf } from './elements';
import { type Footnotes, findFootnotes } from './footnotes';
import { frameLink } from './frames';
import { gatherItems, numberItems } from './lists';
import { type Marks, marksIn, scripted, sumOf } from './marks';
import { isDataTable, prepareTable } from './tables';

export interface HtmlReading {
  base?: Base;
  /** Where a small picture is known to have a bigger copy, the bigger one is taken. */
  biggerPictures?: boolean;
  /** Another address for a picture, from its own as the page names it; null where it has none that can be kept. */
  addressOf?: (source: string) => string | null;
}

/** What holds around an element. */
interface Place {
  marks: Marks;
  href: string | null;
  isInHeading?: boolean;
}

const LANGUAGE = /(?:brush:\s*|lang(?:uage)?-)([\w+#-]+)/i;
/** A picture in the clipboard itself, or on the device of who copied it. */
const CAME_ALONG = /^(?:data|blob|file|cid):/i;
/** Blocks that turndown does not know as such. */
const OTHER_BLOCKS = /^(?:details|dialog|legend|search|summary)$/;

function isStructure(element: Element): boolean {
  const tag = tagOf(element);
  return (
    is.isList(tag) || is.isCodeBlock(tag) || is.isFrame(tag) || ['table', 'blockquote', 'hr'].includes(tag)
  );
}

const ALONE = 'data-md-alone';
/** What no link goes around, nor around anything in it. */
const isSealed = (element: Element) => element.hasAttribute(ALONE) || /^(?:a|pre)$/.test(tagOf(element));
/** Whether a link can only go around what stands in it. */
const partsLink = (element: Element) =>
  [element, ...all(element, '*')].some((one) => is.isBlock(tagOf(one)) || isSealed(one));

/** Puts a link around what stands in blocks within it. */
function pushDown(link: Element, from: Element): void {
  let own: Element | null = null;
  for (const child of Array.from(from.childNodes)) {
    if (!isElement(child) || !partsLink(child)) {
      own ??= from.insertBefore(link.cloneNode(false) as Element, child);
      own.appendChild(child);
    } else {
      own = null;
      if (!isSealed(child)) pushDown(link, child);
    }
  }
}

/** Makes a page of any editor one that turndown's own rules and the few of turndown.ts can read. */
export class Preparer {
  readonly #page: Document;
  readonly #reading: HtmlReading;
  readonly #notes: Footnotes;

  constructor(page: Document, reading: HtmlReading) {
    this.#page = page;
    this.#reading = reading;
    this.#notes = findFootnotes(page);
  }

  prepare(root: Element): void {
    this.#children(root, { marks: {}, href: null });
  }

  #make(tag: string, text: string): Element {
    const element = this.#page.createElement(tag);
    element.textContent = text;
    return element;
  }

  #children(from: Node, place: Place): void {
    for (const node of Array.from(from.childNodes)) {
      if (node.nodeType === 3) this.#words(node, place);
      else if (isElement(node)) this.#element(node, tagOf(node), place);
      else node.parentNode?.removeChild(node);
    }
  }

  /** Words carry their marks themselves: so no mark stands around blocks, and those that met are one. */
  #words(node: Node, { marks, isInHeading }: Place): void {
    const text = seen(node.textContent ?? '');
    if (text.trim() === '') {
      node.textContent = text;
      return;
    }
    const words = this.#make('x-words', marks.code ? text : scripted(text, marks.script));
    // A heading is bold as it is.
    words.setAttribute('data-md-marks', String(sumOf(isInHeading ? { ...marks, strong: false } : marks)));
    node.parentNode?.replaceChild(words, node);
  }

  #element(element: Element, tag: string, around: Place): void {
    if (is.isUnread(tag) || tag === 'wbr') {
      element.remove();
      return;
    }
    const note = this.#noteAt(element, tag);
    const holdsNote = /^(?:li|td|th)$/.test(tag);
    if (note && !holdsNote) element.parentNode?.insertBefore(note, element);
    const place = { ...around, marks: marksIn(element, tag, around.marks) };
    if (is.isFrame(tag)) this.#frame(element, place);
    else if (is.isHeading(tag)) this.#heading(element, place);
    else if (is.isCodeBlock(tag)) this.#code(element);
    else if (tag === 'figure') this.#figure(element, all(element, 'figcaption'), place);
    else if (element.classList.contains('tr-caption-container'))
      this.#figure(element, all(element, '.tr-caption'), place);
    else if (tag === 'img') this.#image(element, place.href);
    else if (tag === 'a') this.#link(element, place);
    else if (tag !== 'br') this.#within(element, tag, place);
    if (note && holdsNote) element.insertBefore(note, element.firstChild);
  }

  /** What says that a footnote's text begins, where it begins with this element. */
  #noteAt(element: Element, tag: string): Element | null {
    const id = this.#notes.texts.get(element);
    if (id === undefined || is.isList(tag)) return null;
    const note = this.#make('x-note-text', id);
    note.setAttribute('data-md-label', this.#notes.labels.get(id) ?? '');
    return note;
  }

  #within(element: Element, tag: string, place: Place): void {
    const isData = tag === 'table' && isDataTable(element);
    if (is.isList(tag)) gatherItems(element);
    this.#children(element, place);
    if (isData) prepareTable(element);
    else if (is.isList(tag)) numberItems(element);
    else if (OTHER_BLOCKS.test(tag)) renamed(element, 'div');
    else if (!is.isBlock(tag)) this.#span(element, tag, place);
  }

  #span(element: Element, tag: string, place: Place): void {
    const say = (text: string, before: Node | null) => {
      this.#words(element.insertBefore(this.#page.createTextNode(text), before), place);
    };
    if (tag === 'q') {
      say('“', element.firstChild);
      say('”', null);
    }
    // Somebody wrote an address between signs that HTML takes for its own.
    if (tag.includes('@')) say(`<${tag}>`, element.firstChild);
    unwrap(element);
  }

  #image(image: Element, href: string | null, caption = ''): void {
    const { addressOf, base, biggerPictures } = this.#reading;
    const known = pictureAddress(image, base);
    const source = (image.getAttribute('src') ?? '').trim();
    const address = addressOf && source !== '' ? addressOf(known ?? source) : known;
    if (address === null) {
      image.remove();
      return;
    }
    const isEnlarged = href !== null && leadsToPicture(href);
    const alt = seen(image.getAttribute('alt') ?? '').trim();
    const own = seen(image.getAttribute('title') ?? '').trim();
    image.setAttribute('src', biggerPictures ? biggest(isEnlarged ? href : address) : address);
    image.setAttribute('alt', alt);
    image.setAttribute('title', caption || (own === alt ? '' : own));
    // The way from a picture to its own bigger copy is no link.
    if (isEnlarged) image.setAttribute(ALONE, '');
  }

  #link(link: Element, place: Place): void {
    const id = this.#notes.marks.get(link);
    if (this.#notes.dropped.has(link)) link.remove();
    else if (id !== undefined) link.parentNode?.replaceChild(this.#make('x-note', id), link);
    else {
      const href = keptAddress(link.getAttribute('href'), this.#reading.base);
      this.#children(link, { ...place, href });
      link.setAttribute('href', href ?? '');
      const isParted = href !== null && Array.from(link.children).some(partsLink);
      if (isParted) pushDown(link, link);
      if (isParted || href === null) unwrap(link);
    }
  }

  #code(element: Element): void {
    for (const pause of all(element, 'br')) pause.replaceWith(this.#page.createTextNode('\n'));
    const value = (element.textContent ?? '')
      .replace(/[\ufdd0-\ufdef]/g, '')
      .replace(/\r\n?/g, '\n')
      .replace(/\u00a0/g, ' ')
      .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
    const names = [element, element.querySelector('code')].map((one) => one?.getAttribute('class') ?? '');
    const language = LANGUAGE.exec(names.join(' '))?.[1]?.toLowerCase();
    const block = this.#page.createElement('div');
    element.parentNode?.insertBefore(block, element);
    for (const image of all(element, 'img')) {
      block.appendChild(image);
      this.#image(image, null);
    }
    element.remove();
    if (value === '') return;
    const code = this.#make('code', value);
    if (language) code.setAttribute('class', `language-${language}`);
    block.insertBefore(this.#page.createElement('pre'), block.firstChild).appendChild(code);
  }

  /** A heading is one line of words: its pictures stand before it, and one around whole blocks is none. */
  #heading(element: Element, place: Place): void {
    if (all(element, '*').some((one) => isStructure(one) || this.#notes.texts.has(one))) {
      this.#children(element, place);
      renamed(element, 'div');
      return;
    }
    this.#children(element, { ...place, isInHeading: true });
    for (const image of all(element, 'img')) {
      const link = image.closest('a');
      const before = this.#page.createElement('div');
      element.parentNode?.insertBefore(before, element);
      before.appendChild(link && element.contains(link) && wordsOf(link) === '' ? link : image);
    }
  }

  #frame(element: Element, place: Place): void {
    const found = frameLink(element);
    if (found) {
      const link = this.#make('a', found.label);
      link.setAttribute('href', found.href);
      this.#children(link, { ...place, marks: {} });
      const block = this.#page.createElement('div');
      element.parentNode?.insertBefore(block, element);
      block.appendChild(link);
    }
    element.remove();
  }

  /** Whether a picture stays: where what is pasted is read, also one that came along with it. */
  #isKept(image: Element): boolean {
    const { addressOf, base } = this.#reading;
    if (pictureAddress(image, base) !== null) return true;
    return addressOf !== undefined && CAME_ALONG.test((image.getAttribute('src') ?? '').trim());
  }

  /** One picture has the words below it as its title; for more, or with links among them, they stand below. */
  #figure(figure: Element, captions: readonly Element[], place: Place): void {
    const { base } = this.#reading;
    for (const caption of captions)
      for (const pause of all(caption, 'br')) pause.replaceWith(this.#page.createTextNode(' '));
    const caption = captions.map(wordsOf).join(' ').trim();
    const [image, ...more] = all(figure, 'img').filter((one) => this.#isKept(one));
    const href = keptAddress(image?.closest('a')?.getAttribute('href') ?? null, base);
    const isAlone =
      image && more.length === 0 && wordsOf(figure) === caption && (href === null || leadsToPicture(href));
    if (!isAlone || captions.some((one) => one.querySelector('a[href], img'))) this.#children(figure, place);
    else {
      const block = this.#page.createElement('div');
      figure.parentNode?.replaceChild(block, figure);
      block.appendChild(image);
      this.#image(image, href, caption);
    }
  }
}
