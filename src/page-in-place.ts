/** A page put in the place of the one that stands in the document. */

/** What a page is shown with. */
const STYLES = 'style, link[rel="stylesheet"]';
/** What the document has and every page needs, or the application asked for: it stays. */
const STAYS = `${STYLES}, script[src], link[rel="modulepreload"], link[rel="preload"], [data-theme]`;

/** Adds what the document does not have of a page's head. */
function add(elements: Iterable<Element>): void {
  const known = new Set(Array.from(document.head.children, ({ outerHTML }) => outerHTML));
  for (const element of elements)
    if (!known.has(element.outerHTML)) document.head.append(document.importNode(element, true));
}

/** Shows a page in the place of the one that stands; gives its #root. */
export function showPage(page: Document): HTMLElement {
  add(page.head.querySelectorAll(STYLES));
  // Behind its text a page has a part of a sheet that is every page's (scripts/lib/later-styles.ts): it does not go with the page.
  add(document.body.querySelectorAll(STYLES));
  const body = document.adoptNode(page.body);
  document.body.replaceWith(body);
  const root = body.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root');
  return root;
}

/** What the head says of a page, in the place of what it said of the one before: once that has ended, which takes back its own. */
export function takeHead({ head }: Document): void {
  const said = new Set(Array.from(head.children, ({ outerHTML }) => outerHTML));
  for (const element of document.head.querySelectorAll(`:scope > :not(${STAYS})`))
    if (!said.has(element.outerHTML)) element.remove();
  add(head.querySelectorAll(`:scope > :not(${STAYS})`));
}
