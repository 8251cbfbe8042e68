import { all, isElement, styleOf, tagOf, wordsOf } from './elements';

interface WordItem {
  paragraph: Element;
  level: number;
  ordered: boolean;
}

/** Word marks the bullet, which is text, as what a list would draw by itself. */
export function isBullet(element: Element): boolean {
  return styleOf(element, 'mso-list') === 'ignore';
}

function itemOf(paragraph: Element): WordItem | null {
  const level = /level(\d)/.exec(styleOf(paragraph, 'mso-list'))?.[1];
  if (level === undefined) return null;
  const bullet = all(paragraph, 'span').find(isBullet);
  return {
    paragraph,
    level: Number(level),
    ordered: /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(bullet ? wordsOf(bullet) : ''),
  };
}

/** The next element, with nothing but space in between. */
function follower(element: Element): Element | null {
  let next = element.nextSibling;
  while (next && !isElement(next) && (next.nodeType !== 3 || (next.textContent ?? '').trim() === ''))
    next = next.nextSibling;
  return isElement(next) ? next : null;
}

function collect(first: WordItem): WordItem[] {
  const items = [first];
  for (let next = follower(first.paragraph); next; next = follower(next)) {
    const item = itemOf(next);
    if (!item) break;
    items.push(item);
  }
  return items;
}

function build(document: Document, first: WordItem, items: readonly WordItem[]): Element {
  const listFor = (item: WordItem) => document.createElement(item.ordered ? 'ol' : 'ul');
  const root = listFor(first);
  const open = [{ list: root, level: first.level }];
  for (const item of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    const current = open.at(-1);
    if (!current) break;
    let { list } = current;
    if (item.level > current.level) {
      list = listFor(item);
      (current.list.lastElementChild ?? current.list).appendChild(list);
      open.push({ list, level: item.level });
    }
    for (const span of all(item.paragraph, 'span')) if (isBullet(span)) span.remove();
    const point = document.createElement('li');
    while (item.paragraph.firstChild) point.appendChild(item.paragraph.firstChild);
    list.appendChild(point);
  }
  return root;
}

/** Word writes lists as paragraphs that name their list and level: they become lists. */
export function makeWordLists(document: Document): void {
  for (const paragraph of all(document, '[style*="mso-list"]')) {
    // One that stands in the list of another was taken out of the page.
    const isTaken = paragraph.parentNode === null;
    if (isTaken || tagOf(paragraph) === 'span' || isBullet(paragraph)) continue;
    const first = itemOf(paragraph);
    if (!first) continue;
    const items = collect(first);
    const place = document.createElement('div');
    paragraph.parentNode?.insertBefore(place, paragraph);
    place.appendChild(build(document, first, items));
    for (const item of items) item.paragraph.remove();
  }
}
