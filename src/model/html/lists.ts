import { all, isElement, isList, isUnread, seen, tagOf, wordsOf } from './elements';
import { marksIn } from './marks';
import type { Flow, Place, Writing } from './writing';

/** Markdown begins a list right below words only where it is no list of numbers, or begins with 1. */
const standsBelow = (block: Element) => isList(tagOf(block)) && !block.hasAttribute('start');

/** An item of one paragraph is its words, with the lists that it holds below them. */
function tighten(item: Element): void {
  const [first, ...rest] = Array.from(item.children);
  if (!first || tagOf(first) !== 'p' || !rest.every(standsBelow)) return;
  while (first.firstChild) item.insertBefore(first.firstChild, first);
  first.remove();
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
