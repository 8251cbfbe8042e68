/** What the page notes about its own loading. */
export interface PageTimings {
  lcp: number | null;
  fcp: number | null;
  cls: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    benchTimings?: PageTimings;
  }
}

/** Runs in the page before any of its scripts; it must not use anything from outside itself. */
export function observeLoading(): void {
  const timings: PageTimings = { lcp: null, fcp: null, cls: 0, longTasks: [] };
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

/** Long tasks' time beyond 50 ms each, after the first contentful paint. */
export function totalBlockingTime({ fcp, longTasks }: PageTimings): number {
  if (fcp === null) return 0;
  return longTasks.reduce((total, { start, duration }) => {
    const afterPaint = start + duration - Math.max(start, fcp);
    return total + Math.max(0, afterPaint - 50);
  }, 0);
}
