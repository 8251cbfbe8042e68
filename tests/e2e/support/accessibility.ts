import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, NodeResult } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, as axe names its rules. */
const STANDARDS = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/** Those of them that the colours decide. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;
const SHOWN_NODES = 5;

/**
 * Checks the page as it stands with axe.
 * @throws Error listing each violation, the elements and how to mend them
 */
export async function checkAccessibility(
  page: Page,
  runOnly: typeof STANDARDS | typeof COLOURS = STANDARDS,
): Promise<void> {
  // What is half under the sticky bar would count as a target too small to touch.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const session = await page.context().newCDPSession(page);
  try {
    // Evaluated by the debugger: the site's content security policy allows no injected scripts.
    const known = await session.send('Runtime.evaluate', { expression: 'typeof axe' });
    if (known.result.value === 'undefined') {
      await session.send('Runtime.evaluate', { expression: AXE_SOURCE });
    }
    const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `axe.run(document, ${options}).then(({ violations }) => ({ violations }))`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`axe failed: ${exceptionDetails.exception?.description}`);
    const { violations } = result.value as Pick<AxeResults, 'violations'>;
    if (violations.length > 0) throw new Error(describe(page.url(), violations));
  } finally {
    await session.detach();
  }
}

/** The page as it stands: no accessibility violations, and nothing wider than the window. */
export async function checkScreen(page: Page): Promise<void> {
  await checkAccessibility(page);
  // A phone's window grows with what is too wide: `innerWidth` says nothing.
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (excess > 0) throw new Error(`${page.url()} is ${excess} px wider than the window.`);
}

/** The page as it stands, light and dark; what does not depend on the colours is looked at once. Leaves it dark. */
export async function checkSchemes(page: Page): Promise<void> {
  await show(page, 'light');
  await checkScreen(page);
  await show(page, 'dark');
  await checkAccessibility(page, COLOURS);
}

/** Changes the colour scheme, and waits until every colour has changed: each may take a frame, one after another. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
}

function describe(url: string, violations: AxeResults['violations']): string {
  const lines = violations.flatMap(({ id, impact, help, nodes }) => [
    `${id} (${impact}): ${help}`,
    ...nodes.slice(0, SHOWN_NODES).map(describeNode),
    ...(nodes.length > SHOWN_NODES ? [`    … and ${nodes.length - SHOWN_NODES} more`] : []),
  ]);
  return `${violations.length} accessibility violations at ${url}:\n  ${lines.join('\n  ')}`;
}

function describeNode({ target, html, failureSummary }: NodeResult): string {
  const advice = (failureSummary ?? '').replace(/\s+/g, ' ');
  return `    ${target.join(' ')}  ${html.slice(0, 160)}\n        ${advice}`;
}
