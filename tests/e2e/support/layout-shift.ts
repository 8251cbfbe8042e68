import type { Page } from 'playwright-core';

interface Moved {
  value: number;
  what: string[];
}

/** Notes what moves on the page by itself, and by how much: on each page opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Moved[] = [];
    Object.assign(window, { shifts });
    const nameOf = ({ node, previousRect: from, currentRect: to }: LayoutShiftSource) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = element?.textContent?.trim().slice(0, 40) ?? '';
      const places = [from, to].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(),
      );
      return `${element?.tagName}.${element?.className} '${text}' ${places.join(' > ')}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what: entry.sources.map(nameOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: LayoutShiftSource[];
}

/** Everything that moved so far, once the page has drawn what it has: by how much in all, and what. */
export async function shiftsOf(page: Page): Promise<{ total: number; what: string[] }> {
  const shifts = await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'shifts') as Moved[];
  });
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what.join(' | ')}`),
  };
}
