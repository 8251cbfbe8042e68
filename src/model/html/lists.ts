import type { List, ListItem } from 'mdast';
import { isElement, isList, isUnread, tagOf, wordsOf } from './elements';
import type { Block } from './inline';

/** Markdown begins a list right below words only where it is no list of numbers, or begins with 1. */
const standsBelow = (block: Block) => block.type === 'list' && (!block.ordered || block.start === 1);

function itemOf(blocks: readonly Block[]): ListItem {
  const children = blocks.filter(({ type }) => type !== 'footnoteDefinition');
  return { type: 'listItem', spread: !children.slice(1).every(standsBelow), children };
}

/** A list, or an item that stands in none, with what an editor put right into it; footnotes that it holds follow it. */
export function listOf(element: Element, read: (child: Node) => Block[]): Block[] {
  const items: Block[][] = [];
  for (const child of tagOf(element) === 'li' ? [element] : Array.from(element.childNodes)) {
    const tag = tagOf(child);
    if (isUnread(tag) || child.nodeType === 8 || (!isElement(child) && wordsOf(child) === '')) continue;
    // A list right in a list belongs to the item before it.
    const before = isList(tag) ? items.at(-1) : undefined;
    if (before) before.push(...read(child));
    else items.push(read(child));
  }
  const start = Number(element.getAttribute('start') ?? 1);
  const list: List = {
    type: 'list',
    ordered: tagOf(element) === 'ol',
    start: Number.isInteger(start) && start > 1 ? start : 1,
    spread: false,
    children: items.map(itemOf).filter(({ children }) => children.length > 0),
  };
  const notes = items.flat().filter(({ type }) => type === 'footnoteDefinition');
  return list.children.length > 0 ? [...notes, list] : notes;
}
