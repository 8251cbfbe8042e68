/** The file of a page that the build drew, asked for and parsed while it comes from the line. */
import { drawnIn } from '@/model/shared/stored/drawn-file';
import { isOfThisVersion } from '@/services/client';

/** A sheet in a drawn page: the link behind it says which it is (scripts/prerender/page.ts). */
const SHEET = /<style>([^<]*)<\/style>(<link rel="stylesheet" [^>]*href="([^"]*)"[^>]*>)?/g;

/** The styles that the document has are two thirds of a file: the browser would read them for nothing. */
function withoutKnownStyles(head: string): string {
  const known = new Set(Array.from(document.head.querySelectorAll('style'), (style) => style.textContent));
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])');
  // One that failed, or is on its way, has none.
  const applied = Array.from(links).filter(({ sheet }) => sheet);
  const linked = new Set(applied.map((link) => link.getAttribute('href')));
  return head.replace(SHEET, (sheet, text: string, link = '', href = '') => {
    if (linked.has(href)) return '';
    return known.has(text) ? link : sheet;
  });
}

/** Wider screens show columns beside each other, and their devices are quicker. */
const PHONE = '(max-width: 767px)';
/** A letter covers more than so many square pixels of a phone's screen. */
const LETTER = 200;
/** How many letters no phone's first screen shows at once; without end where a page is shown whole. */
const lettersOfScreen = () =>
  matchMedia(PHONE).matches ? (window.innerWidth * window.innerHeight) / LETTER : Number.POSITIVE_INFINITY;

const HEAD_END = '</head>';
/** So much is parsed before it is looked whether it is enough. */
const PIECE = 4096;

/** A line that says nothing for so long, in milliseconds, is one that has failed. */
const SILENCE_MS = 10_000;

/** The next piece of a file; rejects where it does not come. */
const nextOf = (reader: ReadableStreamDefaultReader<string>) =>
  Promise.race([
    reader.read(),
    new Promise<never>((_, fail) => setTimeout(fail, SILENCE_MS, new Error('The line is silent'))),
  ]);

/** A page that comes: as where the browser itself reads one, its beginning can be shown before its end is here. */
export class ComingPage {
  /** Its head is whole once it has begun; what its body does not have yet is added to it wherever it is. */
  readonly document = document.implementation.createHTMLDocument('');
  readonly #come: Promise<void>;
  #file = '';
  #parsed = 0;
  #letters = lettersOfScreen();
  #main: Element | null = null;
  #onBegun = () => {};

  constructor(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    // Some browsers would go on in the empty document that they made.
    this.document.open();
    this.#come = this.#read(body);
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await nextOf(reader); !piece.done; piece = await nextOf(reader)) {
      this.#file += piece.value;
      this.#parse();
    }
  }

  /** Whether a phone's first screen is there; where a page is shown whole, never. */
  #isEnough(): boolean {
    if (this.#letters === Number.POSITIVE_INFINITY) return false;
    // Once it is shown it is in another document.
    this.#main ??= this.document.querySelector('main');
    return (this.#main?.textContent.length ?? 0) > this.#letters;
  }

  #parse(): void {
    if (this.#parsed === 0) this.#parseHead();
    while (0 < this.#parsed && this.#parsed < this.#file.length && !this.#isEnough()) {
      const piece = this.#file.slice(this.#parsed, this.#parsed + PIECE);
      this.document.write(piece);
      this.#parsed += piece.length;
    }
    if (this.#isEnough()) this.#onBegun();
  }

  #parseHead(): void {
    const end = this.#file.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#file.slice(0, end);
    // The policy of this document does not know the styles of another version.
    if (!isOfThisVersion(head)) throw new Error('The page is of another version');
    this.document.write(withoutKnownStyles(head));
    this.#parsed = end;
  }

  /** Whether its head is here, and of this version. */
  get isKnown(): boolean {
    return this.#parsed > 0;
  }

  /** Whether all that came is a page that the build drew. */
  #isDrawn(): boolean {
    return this.isKnown && drawnIn(this.#file) !== null;
  }

  /**
   * Once a phone's first screen is there, or all of it; gives whether it is a page that the build drew. Rejects where it does not come, or is
   * of another version of the site than this document.
   */
  async begin(): Promise<boolean> {
    const begun = new Promise<void>((done) => {
      this.#onBegun = done;
    });
    await Promise.race([this.#come, begun]);
    // What stands there before the application is a page's content, and no shell.
    return this.#isEnough() || this.#isDrawn();
  }

  /** Adds what is still missing; gives whether it came, and was the end of such a page. */
  async complete(): Promise<boolean> {
    this.#letters = Number.POSITIVE_INFINITY;
    this.#parse();
    try {
      await this.#come;
    } catch (cause) {
      console.debug('The end of a page did not come', cause);
      return false;
    }
    this.document.close();
    return this.#isDrawn();
  }
}

/** A page, asked for. */
export interface AskedPage {
  /** Once the site answers, or does not. */
  answered: Promise<unknown>;
  /**
   * 'undrawn' where what came is this version's page without a drawing: none was made, or the device has none. Null where the browser knows
   * better what to do: it is another version's, or cannot be had.
   */
  page: Promise<ComingPage | 'undrawn' | null>;
  stop: () => void;
}

async function pageIn(answer: Response): Promise<ComingPage | 'undrawn' | null> {
  if (!answer.ok || answer.redirected || !answer.body) return null;
  const page = new ComingPage(answer.body);
  if (await page.begin()) return page;
  return page.isKnown ? 'undrawn' : null;
}

/** Asks for the page of an address; `isBack` for the page as the browser has it from before. */
export function askForPage({ href }: URL, isBack: boolean): AskedPage {
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
    controller.abort();
    return null;
  });
  return { answered: answer.catch(() => undefined), page, stop: () => controller.abort() };
}
