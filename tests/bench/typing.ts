import type { Browser, Page } from 'playwright-core';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { newProfile } from './context';
import { median } from './load';

const DESK = { viewport: { width: 1280, height: 800 } };
const TIMEOUT_MS = 90_000;
const WORDS = 20_000;
/** Quick typing; the pauses are long enough for the work that waits for one to come in between. */
const KEY_DELAY_MS = 70;
const SENTENCE = 'las calzadas de piedra llegan al mar ';
const PAUSES = 3;
const PAUSE_MS = 1500;
const texts = staff.editor;

export interface TypingMetrics {
  /** Nineteen of twenty keystrokes are at least this quick, from the key to the frame that shows it. */
  nearlyAll: number;
  median: number;
  /** The median with the preview beside the text. */
  besidePreview: number;
}

declare global {
  interface Window {
    benchKeys?: number[];
  }
}

/** A long article: paragraphs with headings, lists and emphasis, as they are written. */
function longText(): string {
  const paragraph = `${'Caminos de *piedra* unían los **valles** con la costa y sus puertos. '.repeat(8)}\n\n`;
  const words = paragraph.split(/\s+/).length - 1;
  const count = Math.ceil(WORDS / words);
  return Array.from({ length: count }, (_, n) => (n % 10 === 0 ? `## Parte ${n}\n\n` : '') + paragraph).join(
    '',
  );
}

/** Runs in the page; it must not use anything from outside itself. */
function observeKeys(): void {
  const times: number[] = [];
  window.benchKeys = times;
  let pressed = 0;
  document.addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
    },
    { capture: true },
  );
  document.addEventListener('input', () => {
    const from = pressed;
    // The frame is painted once the task after it runs.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - from);
      port2.postMessage(null);
    });
  });
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${paths.login.href()}`);
  const main = page.getByRole('main');
  await main.getByLabel(messages.auth.email).fill('autor@demo.test');
  await main.getByLabel(messages.auth.password, { exact: true }).fill('demo1234');
  await main.getByRole('button', { name: messages.auth.login.submit }).click();
  await page.waitForURL((url) => url.pathname === paths.profile.href());
}

function nearlyAll(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
}

/** Types in the middle of the text, with pauses in which copies are kept and words counted. */
async function typeThere(page: Page): Promise<number[]> {
  const area = page.getByRole('textbox', { name: texts.fields.contenido });
  await area.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    const middle = field.value.indexOf('\n\n', field.value.length / 2);
    field.setSelectionRange(middle, middle);
    window.benchKeys?.splice(0);
  });
  for (let pause = 0; pause < PAUSES; pause += 1) {
    await page.keyboard.type(SENTENCE, { delay: KEY_DELAY_MS });
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => window.benchKeys ?? []);
}

/** Keystrokes in an article of 20,000 words, from the key to the painted frame; no throttling. */
export async function measureTyping(browser: Browser, origin: string): Promise<TypingMetrics> {
  const context = await newProfile(browser, DESK);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await signIn(page, origin);
    await page.goto(`${origin}${paths.adminNewArticle.href()}`);
    const area = page.getByRole('textbox', { name: texts.fields.contenido });
    await area.fill(longText());
    await page.evaluate(observeKeys);
    await page.waitForTimeout(PAUSE_MS);
    const times = await typeThere(page);
    await page.getByRole('radio', { name: texts.modes.both }).check();
    await page.getByRole('heading', { name: 'Parte 0' }).waitFor();
    const beside = await typeThere(page);
    return { nearlyAll: nearlyAll(times), median: median(times), besidePreview: median(beside) };
  } finally {
    await context.close();
  }
}
