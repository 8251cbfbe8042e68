/** What the page notes about its own loading. */
export interface PageTimings {
  lcp: number | null;
  fcp: number | null;
  cls: number;
  /** When the main text could be read. */
  text: number | null;
  /** When a link was pressed. */
  press: number | null;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    benchTimings?: PageTimings;
  }
}

/** What tells a page: words, and the element that has them. */
export interface Told {
  words: string;
  place: string;
}

/**
 * Runs in the page before any of its scripts, or before the page that is told is put in its place; it must not use anything from outside
 * itself.
 */
export function observeLoading({ words, place }: Told): void {
  const timings: PageTimings = { lcp: null, fcp: null, cls: 0, text: null, press: null, longTasks: [] };
  window.benchTimings = timings;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') timings.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    timings.lcp = entry.startTime;
  });
  observe('longtask', (entry) =>
    timings.longTasks.push({ start: entry.startTime, duration: entry.duration }),
  );

  addEventListener(
    'click',
    ({ timeStamp }) => {
      timings.press ??= timeStamp;
    },
    { capture: true },
  );

  // A frame is made only when the styles are there, so what stands in the document then is painted by the next.
  const look = () => {
    if (!document.querySelector(place)?.textContent?.includes(words)) return requestAnimationFrame(look);
    return requestAnimationFrame((now) => {
      timings.text = now;
    });
  };
  requestAnimationFrame(look);

  // Session windows: shifts less than a second apart, five seconds at most, count together.
  let windowSum = 0;
  let windowStart = Number.NEGATIVE_INFINITY;
  let lastShift = Number.NEGATIVE_INFINITY;
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    if (startTime - lastShift > 1000 || startTime - windowStart > 5000) {
      windowSum = 0;
      windowStart = startTime;
    }
    windowSum += value;
    lastShift = startTime;
    timings.cls = Math.max(timings.cls, windowSum);
  });
}

/** The same of a page that runs no scripts, asked for when all is there: its text is what is painted. */
export function paintsWithoutScripts(): PageTimings {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  const lcp = observer.takeRecords().at(-1)?.startTime ?? null;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  observer.observe({ type: 'layout-shift', buffered: true });
  const cls = observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  return { lcp, fcp, cls, text: lcp, press: null, longTasks: [] };
}

/** When the page answered who uses it (src/application.tsx marks it). Runs in the page. */
export const whenUsable = (): number =>
  performance.getEntriesByName('usable')[0]?.startTime ?? Number.POSITIVE_INFINITY;

/** Long tasks' time beyond 50 ms each, after the first contentful paint. */
export function totalBlockingTime({ fcp, longTasks }: PageTimings): number {
  if (fcp === null) return 0;
  return longTasks.reduce((total, { start, duration }) => {
    const afterPaint = start + duration - Math.max(start, fcp);
    return total + Math.max(0, afterPaint - 50);
  }, 0);
}
