import type { Page } from 'playwright-core';

/** What the browser was asked to say, and in which voice. */
export interface Said {
  text: string;
  voice: string;
  rate: number;
}

/**
 * A browser with these voices: Chromium without a window has none. What is said ends when the test says so (`endSentence`). To be called
 * before the page is opened.
 */
export async function giveVoices(page: Page, langs: readonly string[]): Promise<void> {
  await page.addInitScript((given: readonly string[]) => {
    const said: { text: string; voice: string; rate: number }[] = [];
    let saying: { onend?: () => void } | null = null;
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => given.map((lang) => ({ name: `Voz ${lang}`, lang, localService: true })),
      speak: (one: { text: string; voice?: { lang: string }; rate: number; onend?: () => void }) => {
        said.push({ text: one.text, voice: one.voice?.lang ?? '', rate: one.rate });
        saying = one;
      },
      cancel: () => {
        saying = null;
      },
    });
    class Utterance {
      rate = 1;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
    Object.assign(window, { said, endSentence: () => saying?.onend?.() });
  }, langs);
}

/** All that was said so far. */
export const said = (page: Page): Promise<Said[]> =>
  page.evaluate(() => Reflect.get(window, 'said') as Said[]);

/** The voice comes to the end of its sentence. */
export const endSentence = (page: Page): Promise<void> =>
  page.evaluate(() => (Reflect.get(window, 'endSentence') as () => void)());

/** The words that are marked on the page as being said. */
export const markedWords = (page: Page): Promise<string> =>
  page.evaluate(() => [...(CSS.highlights.get('escuchado') ?? [])].map(String).join(' '));
