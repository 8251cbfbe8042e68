import type { Code, Heading, PhrasingContent } from 'mdast';
import { type Base, biggest, isPictureAddress, linkAddress, pictureAddress } from './addresses';
import * as is from './elements';
import { all, isElement, seen, tagOf, wordsOf } from './elements';
import { type Footnotes, findFootnotes, withoutLabel } from './footnotes';
import { frameLink } from './frames';
import { type Block, lettersOf, type Piece, paragraphsOf, phrasingOf } from './inline';
import { listOf } from './lists';
import { type Marks, marksIn } from './marks';
import { isDataTable, tableOf } from './tables';

export interface Reading {
  base?: Base;
  /** Where a small picture is known to have a bigger copy, the bigger one is taken. */
  biggerPictures?: boolean;
  /** Another address for a picture, from its own as the page names it; null where it has none that can be kept. */
  addressOf?: (source: string) => string | null;
}

/** Where what is read goes: blocks as they end, and the pieces of the line until then. */
interface Flow {
  blocks: Block[];
  pieces: Piece[];
  isBold: boolean;
}

/** How deep the element being read is, and what holds around it. */
interface Place {
  marks: Marks;
  depth: number;
}

/** What is nested deeper than this is read as text. */
const DEEPEST = 400;

function say(text: string, marks: Marks, flow: Flow): void {
  for (const letter of lettersOf(text, marks)) flow.pieces.push(letter);
}

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

function isStructure(element: Element): boolean {
  const tag = tagOf(element);
  return is.isList(tag) || is.isCodeBlock(tag) || is.isFrame(tag) || tag === 'table' || tag === 'blockquote';
}

const LANGUAGE = /(?:brush:\s*|lang(?:uage)?-)([\w+#-]+)/i;

function codeOf(element: Element): Code {
  for (const pause of all(element, 'br')) pause.replaceWith(element.ownerDocument.createTextNode('\n'));
  const value = (element.textContent ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  const names = [element, element.querySelector('code')].map((one) => one?.getAttribute('class') ?? '');
  return { type: 'code', lang: LANGUAGE.exec(names.join(' '))?.[1]?.toLowerCase(), value };
}

function joinLines(element: Element): void {
  for (const pause of all(element, 'br')) pause.replaceWith(element.ownerDocument.createTextNode(' '));
}

/** Reads a page of any editor as the few things that markdown has: no marks around blocks, one mark where several met. */
export class PageReader {
  readonly #reading: Reading;
  readonly #notes: Footnotes;

  constructor(page: Document, reading: Reading) {
    this.#reading = reading;
    this.#notes = findFootnotes(page);
  }

  blocks(from: Node, place: Place = { marks: {}, depth: 0 }): Block[] {
    return this.#within((flow) => this.#children(from, place, flow));
  }

  #within(read: (flow: Flow) => void, { isBold = false } = {}): Block[] {
    const flow: Flow = { blocks: [], pieces: [], isBold };
    read(flow);
    this.#endLine(flow);
    return flow.blocks;
  }

  #endLine(flow: Flow): void {
    for (const pieces of paragraphsOf(flow.pieces)) {
      const [first, ...rest] = pieces;
      if (first?.kind !== 'noteText')
        flow.blocks.push({ type: 'paragraph', children: phrasingOf(pieces, flow) });
      else {
        const children = phrasingOf(withoutLabel(rest, this.#notes.labels.get(first.id)));
        const note = { type: 'footnoteDefinition', identifier: first.id, label: first.id } as const;
        flow.blocks.push({ ...note, children: [{ type: 'paragraph', children }] });
      }
    }
    flow.pieces = [];
  }

  #beginNote(element: Element, flow: Flow): void {
    const id = this.#notes.texts.get(element);
    if (id !== undefined) flow.pieces.push({ kind: 'noteText', id, marks: {} });
  }

  #children(from: Node, { marks, depth }: Place, flow: Flow): void {
    if (depth > DEEPEST) {
      say(seen(from.textContent ?? ''), marks, flow);
      return;
    }
    for (let node = from.firstChild; node; node = node.nextSibling)
      this.#node(node, { marks, depth: depth + 1 }, flow);
  }

  #node(node: Node, place: Place, flow: Flow): void {
    if (node.nodeType === 3) say(seen(node.textContent ?? ''), place.marks, flow);
    if (!isElement(node)) return;
    const tag = tagOf(node);
    if (is.isUnread(tag)) return;
    if (is.isBlock(tag) || is.isFrame(tag)) this.#block(node, tag, place, flow);
    else {
      this.#beginNote(node, flow);
      this.#inline(node, tag, place, flow);
    }
  }

  #inline(element: Element, tag: string, place: Place, flow: Flow): void {
    const { marks } = place;
    if (tag === 'br') flow.pieces.push({ kind: 'break', marks: {} });
    else if (tag === 'wbr') return;
    else if (tag === 'img' || tag === 'image') this.#image(element, marks, flow);
    else if (tag === 'a') this.#link(element, place, flow);
    else {
      const [before, after] = tag === 'q' ? ['“', '”'] : ['', ''];
      // Somebody wrote an address between signs that HTML takes for its own.
      say(tag.includes('@') ? `<${tag}>` : before, marks, flow);
      this.#children(element, { ...place, marks: marksIn(element, tag, marks) }, flow);
      say(after, marks, flow);
    }
  }

  #image(image: Element, marks: Marks, flow: Flow, title = ''): void {
    const { addressOf, base, biggerPictures } = this.#reading;
    const known = pictureAddress(image, base);
    const source = (image.getAttribute('src') ?? '').trim();
    const address = addressOf && source !== '' ? addressOf(known ?? source) : known;
    if (address === null) return;
    const href = marks.link?.href;
    const isEnlarged = href !== undefined && isPictureAddress(href);
    const alt = seen(image.getAttribute('alt') ?? '').trim();
    const own = seen(image.getAttribute('title') ?? '').trim();
    const url = biggerPictures ? biggest((isEnlarged && href) || address) : address;
    flow.pieces.push({
      kind: 'image',
      image: { type: 'image', url, alt, title: title || (own === alt ? '' : own) },
      marks: isEnlarged ? {} : { link: marks.link },
    });
  }

  #link(link: Element, place: Place, flow: Flow): void {
    if (this.#notes.dropped.has(link)) return;
    const id = this.#notes.marks.get(link);
    if (id !== undefined) {
      flow.pieces.push({ kind: 'note', id, marks: {} });
      return;
    }
    const marks = marksIn(link, 'a', place.marks);
    const href = linkAddress(link.getAttribute('href'), this.#reading.base);
    this.#children(link, { ...place, marks: href === null ? marks : { ...marks, link: { href } } }, flow);
  }

  #block(element: Element, tag: string, around: Place, flow: Flow): void {
    const place = { ...around, marks: marksIn(element, tag, around.marks) };
    // The first block inside a note is the note's own text.
    if (flow.pieces.at(-1)?.kind !== 'noteText') this.#endLine(flow);
    if (!is.isList(tag) && tag !== 'li') this.#beginNote(element, flow);
    const depth = DEPTHS.find((one) => tag === `h${one}`);
    if (depth) this.#heading(element, depth, place, flow);
    else if (is.isList(tag) || tag === 'li')
      flow.blocks.push(...listOf(element, (child) => this.#item(child, place)));
    else if (is.isCodeBlock(tag)) this.#code(element, flow);
    else if (is.isFrame(tag)) this.#frame(element, flow);
    else if (tag === 'table') this.#table(element, place, flow);
    else if (tag === 'figure') this.#figure(element, all(element, 'figcaption'), place, flow);
    else if (tag === 'hr') flow.blocks.push({ type: 'thematicBreak' });
    else if (tag === 'blockquote') {
      const children = this.blocks(element, place);
      if (children.length > 0) flow.blocks.push({ type: 'blockquote', children });
    } else {
      const marks = tag === 'dt' ? { ...place.marks, strong: true } : place.marks;
      this.#children(element, { ...place, marks }, flow);
    }
    this.#endLine(flow);
  }

  #item(child: Node, place: Place): Block[] {
    return this.#within((flow) => {
      if (!isElement(child) || tagOf(child) !== 'li') return this.#node(child, place, flow);
      this.#beginNote(child, flow);
      this.#children(child, { ...place, marks: marksIn(child, 'li', place.marks) }, flow);
    });
  }

  #code(element: Element, flow: Flow): void {
    const code = codeOf(element);
    if (code.value !== '') flow.blocks.push(code);
    for (const image of all(element, 'img')) this.#image(image, {}, flow);
  }

  /** A heading is one line of words: its pictures stand before it, and one around whole blocks is none. */
  #heading(element: Element, depth: Heading['depth'], place: Place, flow: Flow): void {
    if (all(element, '*').some(isStructure)) {
      this.#children(element, place, flow);
      return;
    }
    for (const image of all(element, 'img')) {
      const link = image.closest('a');
      const picture = link && wordsOf(link) === '' ? link : image;
      if (element.contains(picture)) this.#node(picture, place, flow);
      this.#endLine(flow);
      picture.remove();
    }
    joinLines(element);
    const lines = this.#within((inner) => this.#children(element, place, inner), { isBold: true });
    const children = lines.flatMap((line, at): PhrasingContent[] => {
      if (line.type !== 'paragraph') return [];
      return at === 0 ? line.children : [{ type: 'text', value: ' ' }, ...line.children];
    });
    if (children.length > 0) flow.blocks.push({ type: 'heading', depth, children });
    flow.blocks.push(...lines.filter(({ type }) => type !== 'paragraph'));
  }

  #frame(element: Element, flow: Flow): void {
    const link = frameLink(element);
    if (link) say(link.label, { link }, flow);
  }

  #table(table: Element, place: Place, flow: Flow): void {
    const isFrame = /\btr-caption-container\b/.test(table.getAttribute('class') ?? '');
    if (isFrame) this.#figure(table, all(table, '.tr-caption'), place, flow);
    else if (isDataTable(table)) {
      for (const caption of all(table, 'caption').filter(({ parentNode }) => parentNode === table))
        this.#node(caption, { ...place, marks: { ...place.marks, em: true } }, flow);
      flow.blocks.push(tableOf(table, (cell) => this.blocks(cell, place)));
    } else this.#children(table, place, flow);
  }

  /** One picture has the words below it as its title; for more, or with links among them, they stand below. */
  #figure(figure: Element, captions: readonly Element[], place: Place, flow: Flow): void {
    const { base } = this.#reading;
    for (const caption of captions) joinLines(caption);
    const caption = captions.map(wordsOf).join(' ').trim();
    const [image, ...more] = all(figure, 'img').filter((one) => pictureAddress(one, base) !== null);
    const href = linkAddress(image?.closest('a')?.getAttribute('href') ?? null, base);
    const isAlone =
      image && more.length === 0 && wordsOf(figure) === caption && (href === null || isPictureAddress(href));
    if (isAlone && captions.every((one) => !one.querySelector('a[href], img')))
      this.#image(image, href === null ? {} : { link: { href } }, flow, caption);
    else this.#children(figure, place, flow);
  }
}
