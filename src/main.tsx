import { type DrawnPage, drawnPage } from './drawn-page';
import { askForLanding } from './landing-files';

/** The application runs in parts, a task each: in one it would hold a slow phone for a quarter of a second. */
const nextTask = () => new Promise<void>((done) => setTimeout(done));

/** In a tab that nobody looks at nothing is painted: so long is waited for it, in milliseconds. */
const PAINT_WAIT_MS = 2000;

/** Once what stands in the page is painted. */
const painted = () =>
  new Promise<void>((done) => {
    setTimeout(done, PAINT_WAIT_MS);
    new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true });
  });

declare global {
  interface Document {
    /** Whether the browser draws the page before somebody looks at it; not every browser does. */
    readonly prerendering?: boolean;
  }
}

/** Once somebody looks at the page: a browser may draw it ahead by itself, and then only its text is of use. */
const shown = () =>
  new Promise<void>((done) => {
    if (!document.prerendering) done();
    else document.addEventListener('prerenderingchange', () => done(), { once: true });
  });

async function main(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('No #root');
  const pageNow = () => drawnPage(document, location);
  const page = pageNow();
  addEventListener('popstate', () => {
    // Texts stand as high as they are, also where nobody has looked yet: the place that was left is found only then.
    document.documentElement.dataset.returned = '';
    // Nobody else follows the history before the application is there: another page of the document is asked for anew.
    const isUsable = performance.getEntriesByName('usable')[0];
    if (!page.data || isUsable || pageNow().isOfAddress) return;
    history.scrollRestoration = 'auto';
    location.reload();
  });
  const askForFiles = ({ isTakenOver }: DrawnPage) =>
    askForLanding(document, location.pathname, !isTakenOver);
  await shown();
  // A text that the build drew is read first: the application does not compete with it.
  if (page.data) await painted();
  askForFiles(page);
  await import('react-dom/client');
  await nextTask();
  // Where nothing is drawn there is no page without what reads.
  if (!page.data) await import('@/services/firestore/connection');
  await nextTask();
  const { mount } = await import('./application');
  await nextTask();
  mount(container, page, () => {
    const next = pageNow();
    askForFiles(next);
    return next;
  });
}

/** Says so where no code arrives. The text is in index.html: the messages may be missing too. */
function sayThatItFailed(cause: unknown): void {
  console.error('The application could not be loaded', cause);
  const notice = document.querySelector<HTMLTemplateElement>('#no-code')?.content.firstElementChild;
  const place = document.querySelector('.shell-page');
  if (!notice || !place) return;
  place.replaceWith(notice);
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
}

main().catch(sayThatItFailed);
