/** The file of a page that the build drew, put in the place of the page that stands in the document. */
import { isPageOf } from '@/model/shared/stored/drawn-file';

/** The application's own script names the version of the site that the document belongs to. */
const ownScript = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** What a page is shown with. */
const STYLES = 'style, link[rel="stylesheet"]';
/** What the document has and every page needs, or the application asked for: it stays. */
const STAYS = `${STYLES}, script[src], link[rel="modulepreload"], link[rel="preload"], [data-theme]`;

/** A page's file without the style sheets that the document has: two thirds of it, which the browser would read for nothing. */
function withoutKnownStyles(file: string): string {
  const known = new Set(Array.from(document.head.querySelectorAll('style'), (style) => style.textContent));
  return file.replace(/<style>([^<]*)<\/style>/g, (style, text: string) => (known.has(text) ? '' : style));
}

/** The file of a page, asked for. */
export interface AskedFile {
  /** Once the site answers, or does not. */
  answered: Promise<unknown>;
  /**
   * Null where the build of this document drew no such page, and the browser knows better what to do: it is another version's, or cannot
   * be had.
   */
  page: Promise<Document | null>;
  stop: () => void;
}

async function pageIn(answer: Response): Promise<Document | null> {
  if (!answer.ok || answer.redirected) return null;
  const file = await answer.text();
  if (!isPageOf(file, [ownScript()])) return null;
  // biome-ignore lint/style/noRestrictedGlobals: it is a page of this very site, as the browser itself would parse it
  return new DOMParser().parseFromString(withoutKnownStyles(file), 'text/html');
}

/** Asks for the page of an address; `isBack` for the page as the browser has it from before. */
export function askForPage({ href }: URL, isBack: boolean): AskedFile {
  const controller = new AbortController();
  const answer = fetch(href, {
    signal: controller.signal,
    // The worker knows by this what is asked for (service-worker/worker.ts).
    headers: { accept: 'text/html' },
    // As it was left, like a page that the browser keeps for this.
    cache: isBack ? 'force-cache' : 'default',
  });
  const page = answer.then(pageIn).catch((cause: unknown) => {
    console.debug(`The file of ${href} could not be had`, cause);
    return null;
  });
  return { answered: answer.catch(() => undefined), page, stop: () => controller.abort() };
}

/** Adds what the document does not have of a page's head. */
function add(elements: Iterable<Element>): void {
  const known = new Set(Array.from(document.head.children, ({ outerHTML }) => outerHTML));
  for (const element of elements)
    if (!known.has(element.outerHTML)) document.head.append(document.importNode(element, true));
}

/** Wider screens show columns beside each other, and their devices are quicker. */
const PHONE = '(max-width: 767px)';
/** A letter covers more than so many square pixels of a phone's screen. */
const LETTER = 150;

/** The words that no phone's first screen shows begin with this node; null where all are on it. */
function firstBelow(main: Element): Node | null {
  let room = (window.innerWidth * window.innerHeight) / LETTER;
  const texts = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (room < 0) return text;
    room -= text.textContent?.length ?? 0;
  }
  return null;
}

/**
 * Takes what is below a phone's first screen out of a page, and gives what puts it back: as where the browser itself reads a page
 * from the line, the beginning is laid out and seen first.
 */
function shorten(page: Document): () => void {
  const main = page.querySelector('main');
  const taken: [place: Element, rest: DocumentFragment][] = [];
  let node = main && matchMedia(PHONE).matches ? firstBelow(main) : null;
  for (; node && node !== main; node = node.parentNode) {
    const rest = page.createDocumentFragment();
    while (node.nextSibling) rest.append(node.nextSibling);
    if (node.parentElement) taken.push([node.parentElement, rest]);
  }
  return () => {
    for (const [place, rest] of taken) place.append(rest);
  };
}

/**
 * Shows a page in the place of the one that stands: what can be seen of it, and its title. Gives its #root, and what completes it once it can be
 * seen where it is read from its beginning.
 */
export function showPage(
  page: Document,
  isFromBeginning: boolean,
): { root: HTMLElement; complete: () => void } {
  const complete = isFromBeginning ? shorten(page) : () => {};
  add(page.head.querySelectorAll(STYLES));
  document.title = page.title;
  const body = document.adoptNode(page.body);
  document.body.replaceWith(body);
  const root = body.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no #root');
  return { root, complete };
}

/** What the head says of a page, in the place of what it said of the one before: once that has ended, which takes back its own. */
export function takeHead({ head }: Document): void {
  const said = new Set(Array.from(head.children, ({ outerHTML }) => outerHTML));
  for (const element of document.head.querySelectorAll(`:scope > :not(${STAYS})`))
    if (!said.has(element.outerHTML)) element.remove();
  add(head.querySelectorAll(`:scope > :not(${STAYS})`));
}
