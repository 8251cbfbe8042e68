import { biggest, isPictureAddress, linkAddress, pictureAddress } from './addresses';
import { writeCode, writeFigure, writeHeading, writeList } from './blocks';
import * as is from './elements';
import { all, isElement, seen, tagOf } from './elements';
import { type Footnotes, findFootnotes, withoutLabel } from './footnotes';
import { frameLink } from './frames';
import { paragraphsOf, type Run, writeInline } from './inline';
import { type Marks, marksIn } from './marks';
import { isDataTable, writeTable } from './tables';
import type { Flow, Place, Reading, Writing } from './writing';

/** What is nested deeper than this is read as text. */
const DEEPEST = 400;

/**
 * Rewrites a page of any editor as the few elements that markdown has, so that turndown's own rules can read them: blocks
 * in blocks, no marks around blocks, one mark where several met, code in `pre > code`, tables of data with a heading row.
 */
export class Rewriter implements Writing {
  readonly out: Document;
  readonly reading: Reading;
  readonly #notes: Footnotes;
  #inCell = false;

  constructor(parsed: Document, out: Document, reading: Reading) {
    this.out = out;
    this.reading = reading;
    this.#notes = findFootnotes(parsed);
  }

  /** Writes everything inside `from` into `into`. */
  rewrite(from: Node, into: Element): void {
    const flow: Flow = { into, runs: [] };
    this.children(from, { marks: {}, depth: 0 }, flow);
    this.flush(flow);
  }

  make(tag: string, into: Element): Element {
    const element = this.out.createElement(tag);
    into.appendChild(element);
    return element;
  }

  inCell(read: () => void): void {
    this.#inCell = true;
    read();
    this.#inCell = false;
  }

  beginNote(element: Element, flow: Flow): void {
    const id = this.#notes.texts.get(element);
    if (id !== undefined) flow.runs.push({ kind: 'noteText', id, marks: {} });
  }

  flush(flow: Flow): void {
    for (const runs of paragraphsOf(flow.runs)) {
      const [first, ...rest] = runs;
      if (first?.kind === 'noteText') {
        const note = this.make('x-note-text', flow.into);
        note.setAttribute('data-id', first.id);
        writeInline(note, this.#noteRuns(rest, first.id), this.#inCell);
      } else writeInline(this.make('p', flow.into), runs, this.#inCell);
    }
    flow.runs = [];
  }

  #noteRuns(runs: readonly Run[], id: string): Run[] {
    const label = this.#notes.labels.get(id);
    const [first, ...rest] = runs;
    if (label === undefined || first?.kind !== 'text') return [...runs];
    return [{ ...first, text: withoutLabel(first.text, label) }, ...rest];
  }

  children(from: Node, { marks, depth }: Place, flow: Flow): void {
    if (depth > DEEPEST) {
      flow.runs.push({ kind: 'text', text: seen(from.textContent ?? ''), marks });
      return;
    }
    for (let node = from.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) flow.runs.push({ kind: 'text', text: seen(node.textContent ?? ''), marks });
      else if (isElement(node)) this.element(node, { marks, depth: depth + 1 }, flow);
    }
  }

  element(element: Element, place: Place, flow: Flow): void {
    const tag = tagOf(element);
    if (is.isUnread(tag)) return;
    if (is.isBlock(tag) || is.isFrame(tag)) this.#block(element, tag, place, flow);
    else {
      this.beginNote(element, flow);
      this.#inline(element, tag, place, flow);
    }
  }

  #inline(element: Element, tag: string, place: Place, flow: Flow): void {
    const { marks } = place;
    const say = (text: string) => flow.runs.push({ kind: 'text', text, marks });
    if (tag === 'br') flow.runs.push({ kind: 'break', marks: {} });
    else if (tag === 'wbr') return;
    else if (tag === 'img' || tag === 'image') this.image(element, marks, flow);
    else if (tag === 'a') this.#link(element, place, flow);
    else if (tag === 'q') {
      say('“');
      this.children(element, place, flow);
      say('”');
    } else {
      // Somebody wrote an address between signs that HTML takes for its own.
      if (tag.includes('@')) say(`<${tag}>`);
      this.children(element, { ...place, marks: marksIn(element, tag, marks) }, flow);
    }
  }

  image(image: Element, marks: Marks, flow: Flow, title = ''): void {
    const address = this.#addressOf(image);
    if (address === null) return;
    const href = marks.link?.href;
    const isEnlarged = href !== undefined && isPictureAddress(href);
    const alt = seen(image.getAttribute('alt') ?? '').trim();
    const own = seen(image.getAttribute('title') ?? '').trim();
    flow.runs.push({
      kind: 'image',
      src: this.reading.biggerPictures ? biggest((isEnlarged && href) || address) : address,
      alt,
      title: title || (own === alt ? '' : own),
      marks: isEnlarged ? {} : { link: marks.link },
    });
  }

  #addressOf(image: Element): string | null {
    const address = pictureAddress(image, this.reading.base);
    const source = (image.getAttribute('src') ?? '').trim();
    return this.reading.addressOf && source !== '' ? this.reading.addressOf(address ?? source) : address;
  }

  #link(link: Element, place: Place, flow: Flow): void {
    if (this.#notes.dropped.has(link)) return;
    const id = this.#notes.marks.get(link);
    if (id !== undefined) {
      flow.runs.push({ kind: 'note', id, marks: {} });
      return;
    }
    const marks = marksIn(link, 'a', place.marks);
    const href = linkAddress(link.getAttribute('href'), this.reading.base);
    this.children(link, { ...place, marks: href === null ? marks : { ...marks, link: { href } } }, flow);
  }

  #block(element: Element, tag: string, around: Place, flow: Flow): void {
    const place = { ...around, marks: marksIn(element, tag, around.marks) };
    // The first block inside a note is the note's own text.
    if (flow.runs.at(-1)?.kind !== 'noteText') this.flush(flow);
    if (!is.isList(tag) && tag !== 'li') this.beginNote(element, flow);
    if (is.isHeading(tag)) writeHeading(this, element, place, flow);
    else if (is.isList(tag) || tag === 'li') writeList(this, element, place, flow);
    else if (is.isCodeBlock(tag)) writeCode(this, element, flow);
    else if (is.isFrame(tag)) this.#frame(element, flow);
    else if (tag === 'table') this.#table(element, place, flow);
    else if (tag === 'figure') writeFigure(this, element, all(element, 'figcaption'), place, flow);
    else if (tag === 'hr') this.make('hr', flow.into);
    else if (tag === 'blockquote') this.#quote(element, place, flow);
    else {
      const marks = tag === 'dt' ? { ...place.marks, strong: true } : place.marks;
      this.children(element, { ...place, marks }, flow);
      this.flush(flow);
    }
  }

  #quote(element: Element, place: Place, flow: Flow): void {
    const quote: Flow = { into: this.out.createElement('blockquote'), runs: [] };
    this.children(element, place, quote);
    this.flush(quote);
    if (quote.into.firstChild) flow.into.appendChild(quote.into);
  }

  #frame(element: Element, flow: Flow): void {
    const link = frameLink(element);
    if (!link) return;
    flow.runs.push({ kind: 'text', text: link.label, marks: { link } });
    this.flush(flow);
  }

  #table(table: Element, place: Place, flow: Flow): void {
    const isFrame = /\btr-caption-container\b/.test(table.getAttribute('class') ?? '');
    if (isFrame) writeFigure(this, table, all(table, '.tr-caption'), place, flow);
    else if (isDataTable(table)) writeTable(this, table, place, flow);
    else {
      this.children(table, place, flow);
      this.flush(flow);
    }
  }
}
