/** An element's name in small letters; '' for what is none. */
export function tagOf(node: Node | null): string {
  return node?.nodeType === 1 ? node.nodeName.toLowerCase() : '';
}

export function isElement(node: Node | null): node is Element {
  return node?.nodeType === 1;
}

/** The elements as a list of their own: the document's may be live, and in domino not even a list. */
export function all<K extends keyof HTMLElementTagNameMap>(
  root: ParentNode,
  selector: K,
): HTMLElementTagNameMap[K][];
export function all(root: ParentNode, selector: string): Element[];
export function all(root: ParentNode, selector: string): Element[] {
  return Array.from(root.querySelectorAll(selector));
}

/** What nobody reads, or what no article can hold. */
const UNREAD = new Set(
  'script style noscript template head title meta link base form button input select option svg math canvas map area noframes'.split(
    ' ',
  ),
);

const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol p plaintext pre search section summary table tbody td ' +
    'textarea tfoot th thead tr ul xmp'
  ).split(' '),
);

const FRAMES = new Set(['iframe', 'object', 'embed', 'video', 'audio', 'frame']);
const CODE_BLOCKS = new Set(['pre', 'textarea', 'xmp', 'listing', 'plaintext']);
const LISTS = new Set(['ul', 'ol', 'menu', 'dir']);

/** Whether nobody reads it: forms keep the words they stand around. */
export const isUnread = (tag: string): boolean => UNREAD.has(tag) && tag !== 'form';
export const isBlock = (tag: string): boolean => BLOCKS.has(tag);
export const isFrame = (tag: string): boolean => FRAMES.has(tag);
export const isCodeBlock = (tag: string): boolean => CODE_BLOCKS.has(tag);
export const isList = (tag: string): boolean => LISTS.has(tag);
export const isHeading = (tag: string): boolean => /^h[1-6]$/.test(tag);

/** A declaration of an element's own style, in small letters; '' when it has none. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('style');
  if (!style?.toLowerCase().includes(property)) return '';
  return (
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? ''
  );
}

/** Characters that are not seen, and that no word needs; those of signs.ts are among them. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff\ufdd0-\ufdef]/g;

/** A text as one sees it on one line: spaces of all kinds are one, unseen characters none. */
export function seen(text: string): string {
  return text.replace(UNSEEN, '').replace(/\s+/g, ' ');
}

/** The words inside, on one line. */
export function wordsOf(node: Node): string {
  return seen(node.textContent ?? '').trim();
}

/** Whether something holds words or pictures, and not only space. */
export function isFilled(element: Element | null): boolean {
  return element !== null && (wordsOf(element) !== '' || element.querySelector('img') !== null);
}

/** An element of another name with what stood in this one, in its place. */
export function renamed(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  while (element.firstChild) other.appendChild(element.firstChild);
  element.parentNode?.replaceChild(other, element);
  return other;
}

/** Leaves what stands in an element in its place. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  element.remove();
}
