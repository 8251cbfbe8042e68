import type { ReadingPlace } from '@/model/articles/reading/kept-readings';
import { findParagraph, isParagraphAnchor, paragraphAnchor } from '@/model/articles/reading/paragraph-anchor';

/** Below the bar of the page. */
export const TOP_PX = 80;

/** The text of an article, inside what holds it. */
const proseOf = (text: Element) => text.querySelector('[data-prose]');

const blocksOf = (text: Element) =>
  [...(proseOf(text)?.children ?? [])].filter((block): block is HTMLElement => block instanceof HTMLElement);

const headingIn = (block: HTMLElement) =>
  block.querySelector<HTMLElement>(':scope > :is(h2, h3, h4, h5, h6)[id]');

/** What a link can lead to: paragraphs, lists, quotations, tables; headings have links of their own. */
const isParagraph = (block: HTMLElement): boolean =>
  !block.matches('[data-level], .footnotes') && Boolean(block.textContent?.trim());

export const paragraphsOf = (text: Element): HTMLElement[] => blocksOf(text).filter(isParagraph);

/** The paragraph that something of the text stands in. */
export function paragraphAt(place: Element): HTMLElement | null {
  const block = place.closest<HTMLElement>('[data-prose] > *');
  return block && isParagraph(block) ? block : null;
}

/** The block that is being read, and where in it; null where the reader is before the text. */
export function placeNow(text: Element): ReadingPlace | null {
  let place: ReadingPlace = { seccion: '', bloque: 0, parte: 0 };
  const blocks = blocksOf(text);
  if ((blocks[0]?.getBoundingClientRect().top ?? 0) > TOP_PX) return null;
  for (const block of blocks) {
    const heading = headingIn(block);
    place = heading ? { seccion: heading.id, bloque: 0, parte: 0 } : place;
    const { top, bottom, height } = block.getBoundingClientRect();
    if (bottom > TOP_PX) return { ...place, parte: height > 0 ? Math.max(0, (TOP_PX - top) / height) : 0 };
    place = { ...place, bloque: place.bloque + 1 };
  }
  return place;
}

/** Where a place is; where its heading is gone, none. */
function blockOf(text: Element, { seccion, bloque }: ReadingPlace): HTMLElement | undefined {
  const blocks = blocksOf(text);
  const start = seccion === '' ? 0 : blocks.findIndex((block) => headingIn(block)?.id === seccion);
  return start < 0 ? undefined : blocks[Math.min(start + bloque, blocks.length - 1)];
}

/** The heading that a place is under, as its reader knows it; null before the first, or where it is gone. */
export function sectionOf(text: Element, { seccion }: ReadingPlace): string | null {
  const block = blocksOf(text).find((one) => seccion !== '' && headingIn(one)?.id === seccion);
  return (block && headingIn(block)?.textContent) ?? null;
}

/** Frames after which a page that is still being laid out is left as it is: about half a second. */
const MOST_FRAMES = 30;
const STEADY_FRAMES = 3;

/**
 * Scrolls by `go` until the page stays there: what is far below is laid out only when it comes near, and moves what stands after it. Whoever
 * scrolls meanwhile goes first.
 */
export function scrollUntilSteady(go: () => void): void {
  let [frames, steady, before] = [0, 0, Number.NaN];
  const end = new AbortController();
  for (const sign of ['wheel', 'touchstart', 'keydown'])
    addEventListener(sign, () => end.abort(), { signal: end.signal, passive: true });
  const step = () => {
    if (end.signal.aborted) return;
    go();
    steady = scrollY === before ? steady + 1 : 0;
    before = scrollY;
    frames += 1;
    if (steady < STEADY_FRAMES && frames < MOST_FRAMES) requestAnimationFrame(step);
    else end.abort();
  };
  step();
}

/** Scrolls to a place. */
export function goTo(text: Element, place: ReadingPlace): void {
  const block = blockOf(text, place);
  if (!block) return;
  const go = () => {
    const { top, height } = block.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * place.parte - TOP_PX, behavior: 'instant' });
  };
  scrollUntilSteady(go);
}

/** How much of the text was read, from 0 to 1: what has passed the foot of the window. */
export function readShare(text: Element): number {
  const { top, height } = (proseOf(text) ?? text).getBoundingClientRect();
  return height > 0 ? Math.min(1, Math.max(0, (innerHeight - top) / height)) : 0;
}

/** The words of a paragraph, without the marks of its notes and what only screen readers hear. */
export function paragraphWords(block: HTMLElement): string {
  const copy = block.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const other of copy.querySelectorAll('sup, [data-note], .visually-hidden')) other.remove();
  return copy.textContent?.trim() ?? '';
}

/** The anchor that leads to a paragraph of the text. */
export const anchorOf = (text: Element, paragraph: HTMLElement): string =>
  paragraphAnchor(paragraphsOf(text).indexOf(paragraph), paragraphWords(paragraph));

/** The paragraph that the page's address names. */
export function addressedParagraph(text: Element): HTMLElement | undefined {
  const anchor = location.hash.slice(1);
  if (!isParagraphAnchor(anchor)) return undefined;
  const paragraphs = paragraphsOf(text);
  const place = findParagraph(anchor, paragraphs.map(paragraphWords));
  return place === undefined ? undefined : paragraphs[place];
}
