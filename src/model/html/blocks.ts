import { isPictureAddress, linkAddress, pictureAddress } from './addresses';
import { all, isCodeBlock, isElement, isFrame, isList, isUnread, seen, tagOf, wordsOf } from './elements';
import { marksIn } from './marks';
import type { Flow, Place, Writing } from './writing';

/** Markdown begins a list right below words only where it is no list of numbers, or begins with 1. */
const standsBelow = (block: Element) => isList(tagOf(block)) && !block.hasAttribute('start');

/** An item of one paragraph is its words, with the lists that it holds below them. */
function tighten(item: Element): void {
  const [first, ...rest] = Array.from(item.children);
  if (!first || tagOf(first) !== 'p' || !rest.every(standsBelow)) return;
  first.replaceWith(...Array.from(first.childNodes));
}

/** Footnotes written as a list are no list. */
function takeNotes(list: Element, into: Element): void {
  for (const note of all(list, 'x-note-text')) {
    const item = note.parentNode;
    into.appendChild(note);
    if (isElement(item) && !item.firstChild) item.remove();
  }
}

function writeItem(writing: Writing, child: Node, place: Place, item: Flow): void {
  const tag = tagOf(child);
  if (!isElement(child))
    item.runs.push({ kind: 'text', text: seen(child.textContent ?? ''), marks: place.marks });
  else if (tag === 'li') {
    writing.beginNote(child, item);
    writing.children(child, { ...place, marks: marksIn(child, tag, place.marks) }, item);
  } else writing.element(child, place, item);
  writing.flush(item);
}

/** Writes a list, or an item that stands in none, with whatever an editor put right into it. */
export function writeList(writing: Writing, element: Element, place: Place, flow: Flow): void {
  const ordered = tagOf(element) === 'ol';
  const list = writing.out.createElement(ordered ? 'ol' : 'ul');
  const start = Number(element.getAttribute('start') ?? 1);
  if (ordered && Number.isInteger(start) && start > 1) list.setAttribute('start', String(start));
  for (const child of tagOf(element) === 'li' ? [element] : Array.from(element.childNodes)) {
    const tag = tagOf(child);
    if (isUnread(tag) || child.nodeType === 8 || (!isElement(child) && wordsOf(child) === '')) continue;
    // A list right in a list belongs to the item before it.
    const before = isList(tag) ? list.lastElementChild : null;
    const item: Flow = { into: before ?? writing.out.createElement('li'), runs: [] };
    writeItem(writing, child, place, item);
    if (!before && item.into.firstChild) list.appendChild(item.into);
  }
  takeNotes(list, flow.into);
  for (const item of Array.from(list.children)) tighten(item);
  if (!list.firstChild) return;
  const before = flow.into.lastElementChild;
  // Two lists of a kind in a row would read as one: the second has other signs.
  if (before && tagOf(before) === tagOf(list) && !before.hasAttribute('data-other'))
    list.setAttribute('data-other', '');
  flow.into.appendChild(list);
}

const LANGUAGE = /(?:brush:\s*|lang(?:uage)?-)([\w+#-]+)/i;

/** Writes preformatted text as turndown reads it, `pre > code`, and its pictures after it. */
export function writeCode(writing: Writing, element: Element, flow: Flow): void {
  for (const pause of all(element, 'br')) pause.replaceWith(element.ownerDocument.createTextNode('\n'));
  const text = (element.textContent ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  if (text !== '') {
    const code = writing.make('code', writing.make('pre', flow.into));
    const names = [element, element.querySelector('code')].map((one) => one?.getAttribute('class') ?? '');
    const language = LANGUAGE.exec(names.join(' '))?.[1];
    if (language) code.setAttribute('class', `language-${language.toLowerCase()}`);
    code.textContent = text;
  }
  for (const image of all(element, 'img')) writing.image(image, {}, flow);
  writing.flush(flow);
}

/** The words below a picture, on one line. */
function captionOf(captions: readonly Element[]): string {
  for (const caption of captions)
    for (const pause of all(caption, 'br')) pause.replaceWith(caption.ownerDocument.createTextNode(' '));
  return captions.map(wordsOf).join(' ').trim();
}

/** One picture has the words below it as its title; for more, or with links among them, they stand below. */
export function writeFigure(
  writing: Writing,
  figure: Element,
  captions: readonly Element[],
  place: Place,
  flow: Flow,
): void {
  const { base } = writing.reading;
  const caption = captionOf(captions);
  const [image, ...more] = all(figure, 'img').filter((one) => pictureAddress(one, base) !== null);
  const href = linkAddress(image?.closest('a')?.getAttribute('href') ?? null, base);
  const isAlone =
    image && more.length === 0 && wordsOf(figure) === caption && (href === null || isPictureAddress(href));
  if (isAlone && captions.every((one) => !one.querySelector('a[href], img')))
    writing.image(image, href === null ? {} : { link: { href } }, flow, caption);
  else writing.children(figure, place, flow);
  writing.flush(flow);
}

function isStructured(element: Element): boolean {
  return all(element, '*').some((one) => {
    const tag = tagOf(one);
    return isList(tag) || isCodeBlock(tag) || isFrame(tag) || tag === 'table' || tag === 'blockquote';
  });
}

/** Writes a heading as one line of words: its pictures stand before it, and one around whole blocks is none. */
export function writeHeading(writing: Writing, element: Element, place: Place, flow: Flow): void {
  if (isStructured(element)) {
    writing.children(element, place, flow);
    writing.flush(flow);
    return;
  }
  const { out } = writing;
  const inner: Flow = { into: out.createElement('div'), runs: [] };
  writing.children(element, place, inner);
  writing.flush(inner);
  // A heading is bold as it is.
  for (const bold of all(inner.into, 'strong')) bold.replaceWith(...Array.from(bold.childNodes));
  for (const image of all(inner.into, 'img')) {
    const link = image.closest('a');
    writing.make('p', flow.into).appendChild(link && wordsOf(link) === '' ? link : image);
  }
  const heading = out.createElement(tagOf(element));
  for (const paragraph of Array.from(inner.into.children)) {
    for (const pause of all(paragraph, 'br')) pause.replaceWith(out.createTextNode(' '));
    if (wordsOf(paragraph) === '') continue;
    if (heading.firstChild) heading.appendChild(out.createTextNode(' '));
    while (paragraph.firstChild) heading.appendChild(paragraph.firstChild);
  }
  if (heading.firstChild) flow.into.appendChild(heading);
}
