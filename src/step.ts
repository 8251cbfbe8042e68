/** The step from one drawn page to another within the document, forward and through its history. */
import { notePlace, placeOf, showStepSign } from '@/components/layout';
import { showPage } from './page-file';

/** The file of a page, asked for. */
export interface AskedFile {
  /** Null where the step is the browser's. */
  page: Promise<Document | null>;
  stop: () => void;
}

/** What shows the pages of the document. */
export interface Pages {
  /** The path of the page that the router shows. */
  shownPath: () => string;
  /** Whether the router is on its way to another page. */
  isLeaving: () => boolean;
  /** Ends the page that is shown, as far as it is shown by now. */
  leave: () => void;
  /** Takes over a page that was put in the document, in `root`, from its file; `left` resolves when another one is put in its place. */
  takeOver: (root: HTMLElement, file: Document, left: Promise<void>) => Promise<void>;
}

/** A page that is in the document and not yet taken over. */
interface Waiting {
  address: string;
  /** The key of its step in the history. */
  key: string;
  leave: () => void;
}

/** A page of which nothing has come by then is asked for by the browser, which shows that it waits, and why it fails. */
const WAIT_MS = 10_000;
/** In a tab that nobody looks at nothing is painted. */
const PAINT_WAIT_MS = 2000;

/** Once a page that was put in the document can be seen. */
const painted = () =>
  new Promise<void>((done) => {
    setTimeout(done, PAINT_WAIT_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

/** Begins to take steps: `fileOf` gives the file of a page, `isBack` as the browser has it from before. */
export function startSteps(pages: Pages, fileOf: (url: URL, isBack: boolean) => AskedFile) {
  /** The step that was begun last: one that another follows is not taken. */
  let last: object | null = null;
  let waiting: Waiting | null = null;
  /** Pages are taken over one after another. */
  let turn: Promise<unknown> = Promise.resolve();

  /** Nobody else knows how far a page is scrolled that was not taken over. */
  function noteEnd(event: Event): void {
    if (!waiting) return;
    event.stopImmediatePropagation();
    notePlace(waiting.key, window.scrollY);
  }

  function put(file: Document, key: string, place: number): void {
    const { root, complete } = showPage(file, place === 0);
    window.scrollTo(0, place);
    let leave = () => {};
    const left = new Promise<void>((done) => {
      leave = done;
    });
    const own = { address: location.href.replace(/#.*$/, ''), key, leave };
    waiting = own;
    const whole = painted().then(complete);
    turn = turn
      .catch((cause: unknown) => console.error('A page could not be taken over', cause))
      .then(() => whole)
      .then(() => pages.takeOver(root, file, left))
      .finally(() => {
        if (waiting === own) waiting = null;
      });
  }

  /** Puts the page of an address in the place of the one that is shown. */
  async function step(url: URL, isBack: boolean): Promise<void> {
    const own = {};
    last = own;
    // The router that arrives elsewhere meanwhile was pressed later, or is late.
    const from = pages.isLeaving() ? null : location.href;
    const asked = fileOf(url, isBack);
    const hideSign = showStepSign();
    const late = setTimeout(asked.stop, WAIT_MS);
    const file = await asked.page;
    clearTimeout(late);
    hideSign();
    if (last !== own || (from !== null && location.href !== from)) return;
    if (!file) return isBack ? location.reload() : location.assign(url);
    // Whoever keeps something at the end of a page does so now; the router among them, which leaves the scroll to the browser then.
    dispatchEvent(new Event('pagehide'));
    history.scrollRestoration = 'manual';
    waiting?.leave();
    pages.leave();
    if (!isBack) history.pushState({ key: crypto.randomUUID() }, '', url);
    const key = String(history.state?.key);
    put(file, key, isBack ? placeOf(key) : 0);
  }

  addEventListener('pagehide', noteEnd, { capture: true });
  return {
    go: (url: URL) => step(url, false),
    goBack: (url: URL) => step(url, true),
    /** The router goes on: a step that was begun is not taken. */
    forget: () => {
      last = null;
    },
    /** The address, without a hash, of a page that is in the document and not yet taken over. */
    waitingAddress: () => waiting?.address,
  };
}
