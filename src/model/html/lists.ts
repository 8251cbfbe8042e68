import { isElement, isFilled, isList, tagOf, wordsOf } from './elements';
import { ITEM, LIST, LIST_END, NOTE } from './signs';
import { joinLists, writtenLines } from './words';

/** Lists right in a list belong to the item before them; whatever else an editor put there becomes an item. */
export function gatherItems(list: Element): void {
  for (const child of Array.from(list.childNodes)) {
    const before = child.previousSibling;
    if (tagOf(child) === 'li') continue;
    if (!isElement(child) && wordsOf(child) === '') list.removeChild(child);
    else if (isList(tagOf(child)) && isElement(before)) before.appendChild(child);
    else list.insertBefore(list.ownerDocument.createElement('li'), child).appendChild(child);
  }
}

/** Gives each item of a list its number; empty ones go. */
export function numberItems(list: Element): void {
  const start = Number(list.getAttribute('start') ?? 1);
  let number = Number.isInteger(start) && start > 1 ? start : 1;
  for (const item of Array.from(list.children)) {
    if (!isFilled(item) && !item.querySelector('hr')) item.remove();
    else if (tagOf(list) === 'ol') item.setAttribute('data-md-mark', `${number++}. `.padEnd(4));
  }
}

const PARTS = new RegExp(`\\n\\n(?=${LIST})`);
/** Markdown begins a list right below words only where it is no list of numbers, or begins with 1. */
const STANDS_BELOW = new RegExp(`^${LIST}(?:[-*•]|1\\.) [^${LIST_END}]*${LIST_END}$`);

function itemOf(content: string, item: Element): string {
  const isInCell = item.closest('[data-md-cell]') !== null;
  const mark = isInCell ? '• ' : (item.getAttribute('data-md-mark') ?? '-   ');
  const text = writtenLines(content, !isInCell);
  const [words = '', ...lists] = text.split(PARTS);
  const isClose = !words.includes('\n\n') && lists.every((list) => STANDS_BELOW.test(list));
  const body = joinLists(isClose ? [words, ...lists].join('\n') : text);
  if (body === '') return '';
  const indented = body.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  // With dashes after its own the item would be a line across the page.
  return `${mark}${indented}\n`.replace(/^- {3}---/, '-   ___');
}

/** An item of what stands in it; words and lists below them stand close together. A footnote is none. */
export function writeItem(content: string, item: Element): string {
  const written = ITEM + (content.trimStart().startsWith(NOTE) ? content.trim() : itemOf(content, item));
  return isList(tagOf(item.parentNode)) ? written : writeList(written);
}

/** A list of its items, after the footnotes among them. */
export function writeList(content: string): string {
  const all = content.split(ITEM).slice(1);
  const items = all.filter((item) => !item.startsWith(NOTE));
  const list = items.length > 0 ? LIST + items.join('').trim() + LIST_END : '';
  return ['', ...all.filter((item) => item.startsWith(NOTE)), list, ''].join('\n\n');
}
