/** The step from one drawn page to another within the document, forward and through its history. */
import { showStepSign } from '@/components/layout';
import { type Return, returnTo } from '@/components/ui/return-to';
import { notePlace, placeOf } from '@/components/ui/scroll-place';
import { targetIn } from '@/model/forum/reply-target';
import { dateDrawing, endReadings, putBackReadings, type Readings } from '@/services/client';
import { type AskedPage, askForPage, type ComingPage } from './coming-page';
import { showPage, takeHead } from './page-in-place';
import { newStepKey, stepKey } from './step-key';

/** What shows the pages of the document. */
export interface Pages {
  /** The path of the page that the router shows. */
  shownPath: () => string;
  /** Whether the router is on its way to another page. */
  isLeaving: () => boolean;
  /** Has the router of the page that is shown go to an address. */
  follow: (url: URL) => void;
  /** Keeps what is to be known of the page that is shown, and has its router end. */
  leave: () => void;
  /** Ends the page that was left, once it is out of the document: a browser would lay out again what is taken away piece by piece. */
  end: () => void;
  /** Takes over a page that was put in the document, if it still waits for that once the page before answers its user. */
  takeOver: (page: PutPage) => Promise<void>;
}

/** A page that was put in the document in the place of another one. */
export interface PutPage {
  /** Its #root. */
  root: HTMLElement;
  isWaiting: () => boolean;
  /** The page before has ended. */
  onEnded: () => void;
  /** What it was drawn from is there, and nothing was asked for yet. */
  onData: () => void;
  /** It answers its user. */
  onUsable: () => void;
  /** Resolves when another one is put in its place. */
  left: Promise<void>;
}

/** A page that is in the document and not yet taken over. */
interface Waiting {
  address: string;
  /** The key of its step in the history. */
  key: string;
  leave: () => void;
  /** The history has led away from it: under another address it is not taken over. */
  isLeft: boolean;
}

/** Where the site has not answered by then the page is asked for by the browser, which shows that it waits, and why it fails. */
const WAIT_MS = 10_000;
/** In a tab that nobody looks at nothing is painted. */
const PAINT_WAIT_MS = 2000;

/** Once a page that was put in the document can be seen. */
const painted = () =>
  new Promise<void>((done) => {
    setTimeout(done, PAINT_WAIT_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

/** The browser asks for the page of the address again, says why it does not come, and finds where it was left. */
function readAnew(): void {
  history.scrollRestoration = 'auto';
  location.reload();
}

const addressOf = ({ href }: URL) => href.replace(/#.*$/, '');

/** Takes the steps of a document's visitor. */
export class Steps {
  readonly #pages: Pages;
  readonly #isAsDrawn: (url: URL) => boolean;
  /** The pages that came without a drawing, such as a topic of today, or what the device does not have: Back to them is the router's. */
  readonly #undrawn: Set<string>;
  /** The page that was asked for ahead: never more than one, so that whoever only passes over links costs no more. */
  #ahead: { address: string; asked: AskedPage } | null = null;
  /** The step that was begun last: one that another follows is not taken. */
  #last: { href: string; asked: AskedPage } | null = null;
  #waiting: Waiting | null = null;
  /** Where the page was led back to that was put last. */
  #place: Return | null = null;
  /** What was read on the pages before. */
  #read: Readings = [];
  /** Pages are taken over one after another. */
  #turn: Promise<unknown> = Promise.resolve();

  /** `undrawn` are pages that are known to have no drawing. */
  constructor(pages: Pages, isAsDrawn: (url: URL) => boolean, undrawn: readonly URL[]) {
    this.#pages = pages;
    this.#isAsDrawn = isAsDrawn;
    this.#undrawn = new Set(undrawn.map(addressOf));
    // Before the router of a page that is put hears of them: what hears at the window is called in the order in which it began.
    addEventListener('pagehide', (event) => this.#noteEnd(event), { capture: true });
    addEventListener('popstate', (event) => this.#followHistory(event), { capture: true });
  }

  /** Asks for a page that somebody is about to open. */
  bring(url: URL): void {
    const address = addressOf(url);
    // The page that is awaited comes first.
    if (this.#last || this.#ahead?.address === address) return;
    this.drop();
    this.#ahead = { address, asked: askForPage(url, false) };
  }

  /** Nobody is: a finger has scrolled the page, or what is opened is another one. */
  drop(): void {
    this.#ahead?.asked.stop();
    this.#ahead = null;
  }

  /** The router goes on: a step that was begun is not taken. */
  forget(): void {
    this.#stop();
    this.drop();
  }

  #stop(): void {
    this.#place?.stop();
    this.#last?.asked.stop();
    this.#last = null;
  }

  /** Puts the page of an address in the place of the one that is shown; `isBack` where the history leads there. */
  async go(url: URL, isBack = false): Promise<void> {
    // Pressed again while it is awaited.
    if (!isBack && this.#last?.href === url.href) return;
    this.#stop();
    const own = { href: url.href, asked: this.#fileOf(url, isBack) };
    this.#last = own;
    // A router that arrives elsewhere meanwhile was pressed later; one that was on its way is late.
    const from = this.#pages.isLeaving() ? null : location.href;
    const wanted = isBack ? url.href : from;
    const hideSign = showStepSign();
    const late = setTimeout(own.asked.stop, WAIT_MS);
    void own.asked.answered.then(() => clearTimeout(late));
    const file = await own.asked.page;
    const isUndrawn = file === 'undrawn';
    if (isUndrawn) this.#undrawn.add(addressOf(url));
    const page = isUndrawn ? null : file;
    if (page && this.#last === own) this.#endPage();
    const place = isBack ? placeOf(stepKey()) : 0;
    // Elsewhere than at its beginning a page is as long as it was.
    const isHere = page !== null && (place === 0 || (await page.complete()));
    hideSign();
    if (this.#last !== own) return;
    this.#last = null;
    if (wanted !== null && location.href !== wanted) return;
    if (isHere) this.#leaveFor(url, page, isBack, place);
    else if (isBack) readAnew();
    // The application is here already; of a page that waits to be taken over the router is not.
    else if (isUndrawn && !this.#waiting) this.#pages.follow(url);
    else location.assign(url);
  }

  /** The file of a page, which may be here by now. */
  #fileOf(url: URL, isBack: boolean): AskedPage {
    if (this.#ahead?.address !== addressOf(url)) this.drop();
    const asked = this.#ahead?.asked;
    this.#ahead = null;
    return asked ?? askForPage(url, isBack);
  }

  /** Whoever keeps something at the end of a page does so now; the router also tells then how far all that it has shown was scrolled. */
  #endPage(): void {
    dispatchEvent(new Event('pagehide'));
    // The router leaves it to the browser at the end of a page.
    history.scrollRestoration = 'manual';
  }

  #leaveFor(url: URL, page: ComingPage, isBack: boolean, place: number): void {
    this.#waiting?.leave();
    this.#pages.leave();
    if (!isBack) history.pushState({ key: newStepKey() }, '', url);
    this.#put(page, place);
  }

  #put(page: ComingPage, place: number): void {
    const root = showPage(page.document);
    this.#pages.end();
    document.title = page.document.title;
    document.documentElement.toggleAttribute('data-returned', place > 0);
    this.#place = returnTo(place);
    // Whoever hears a page begins at its start, as in a new document.
    root.querySelector('main')?.focus({ preventScroll: true });
    let leave = () => {};
    const left = new Promise<void>((done) => {
      leave = done;
    });
    const address = addressOf(new URL(location.href));
    const own = { address, key: stepKey(), leave, isLeft: false };
    this.#waiting = own;
    const isWaiting = () => this.#waiting === own && !own.isLeft;
    let isTaken = false;
    const onEnded = () => {
      isTaken = true;
      this.#begin(page.document);
    };
    const onData = () => dateDrawing(this.#read);
    const onUsable = () => {
      if (this.#waiting === own) this.#putBackRead();
    };
    const whole = painted().then(() => page.complete());
    this.#turn = this.#turn
      .catch((cause: unknown) => console.error('A page could not be taken over', cause))
      .then(() => Promise.race([whole, left]))
      .then(async (isHere) => {
        if (isHere) await this.#pages.takeOver({ root, isWaiting, onEnded, onData, onUsable, left });
        else if (isWaiting()) readAnew();
      })
      .finally(() => {
        if (this.#waiting === own && (isTaken || !own.isLeft)) this.#waiting = null;
      });
  }

  /** Where the page of a step is: shown, in the document and waiting to be taken over, behind a page that is, or elsewhere. */
  #whereIs(url: URL, isOwnStep: boolean): 'shown' | 'waiting' | 'behind' | 'elsewhere' {
    const waiting = this.#waiting;
    if (!waiting) return this.#pages.shownPath() === url.pathname ? 'shown' : 'elsewhere';
    return isOwnStep && waiting.address === addressOf(url) && !waiting.isLeft ? 'waiting' : 'behind';
  }

  /** Nobody else knows how far a page is scrolled that was not taken over. What was noted of one that nobody has scrolled stays. */
  #noteWaiting({ key }: Waiting): void {
    if (this.#place?.isMoved()) notePlace(key, scrollY);
  }

  #hasDrawing(url: URL): boolean {
    return this.#isAsDrawn(url) && !this.#undrawn.has(addressOf(url));
  }

  #followHistory(event: PopStateEvent): void {
    const isNew = !history.state?.key;
    // A place within a page that the browser went to has none, and the router would call all of them the same.
    const key = stepKey();
    const url = new URL(location.href);
    const where = this.#whereIs(url, isNew || key === this.#waiting?.key);
    const isStep = (where === 'elsewhere' || where === 'behind') && this.#hasDrawing(url);
    if (this.#waiting && where === 'behind') {
      this.#noteWaiting(this.#waiting);
      this.#waiting.isLeft = true;
    }
    if (where === 'waiting') event.stopImmediatePropagation();
    // A place in a text is the browser's, as on the way there; a reply is found by its topic.
    else if (isStep && (!url.hash || targetIn(url.hash))) {
      event.stopImmediatePropagation();
      void this.go(url, true);
    } else {
      this.forget();
      // No router shows the page by now that would lead elsewhere.
      if (!isStep && where !== 'behind') return;
      event.stopImmediatePropagation();
      readAnew();
    }
  }

  /** The page before has ended: this one is taken over as it was drawn, as the first one of a document. */
  #begin(file: Document): void {
    // Of two with one date the one read earlier is not a drawing that was dated.
    this.#read = [...endReadings(), ...this.#read];
    takeHead(file);
  }

  /** What was read need not be read again: also what the page shows, where it is newer than the drawing. */
  #putBackRead(): void {
    putBackReadings(this.#read);
    this.#read = [];
  }

  /** For a page that was not taken over nobody else gives the history back to the browser. */
  #noteEnd(event: Event): void {
    if (!this.#waiting) return;
    event.stopImmediatePropagation();
    this.#noteWaiting(this.#waiting);
    // Where the history leads elsewhere by now it would find that page as far down as this one.
    if (stepKey() === this.#waiting.key) history.scrollRestoration = 'auto';
  }
}
