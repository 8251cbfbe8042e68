import { type RefObject, useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The blocks that are laid out with the first drawing: more than a phone shows of a text below its head. */
const AT_ONCE = 4;
/** How much text is laid out at a time afterwards: a slow phone does it within a task it does not feel. */
const STEP_CHARS = 1200;
/** A reading size of 19 px: what a character takes of a line, and the height of a line. */
const CHAR_PX = 9;
const LINE_PX = 32;
const MEASURE_PX = 640;
/** Nothing here asks for a size of the page: the answer would need the layout that is to be put off. */
const WIDTH_PX = Math.min(screen.width || MEASURE_PX, MEASURE_PX);

/** The text's first drawing in this document, which the browser may have scrolled already. */
let first = true;

/** Whether whoever comes starts at the top: someone who comes back has a place to return to, which needs true heights. */
function startsAtTop(navigation: ReturnType<typeof useNavigationType>): boolean {
  if (window.location.hash) return false;
  if (navigation !== 'POP') return true;
  const [load] = performance.getEntriesByType('navigation');
  return first && load !== undefined && 'type' in load && load.type === 'navigate';
}

/** Leaves a block out of the layout while it is far from the screen, with about the height that it will have. */
function postpone(block: HTMLElement): void {
  const chars = block.textContent?.length ?? 0;
  const picture = block.querySelector('img') ? (WIDTH_PX * 9) / 16 : 0;
  block.style.containIntrinsicBlockSize = `${Math.ceil((chars * CHAR_PX) / WIDTH_PX) * LINE_PX + picture}px`;
  block.style.contentVisibility = 'auto';
}

function layOut(block: HTMLElement): void {
  block.style.removeProperty('content-visibility');
  block.style.removeProperty('contain-intrinsic-block-size');
}

/** Takes the next blocks, up to a step's length and at least one. */
function takeStep(blocks: HTMLElement[]): HTMLElement[] {
  let chars = 0;
  const end = blocks.findIndex((block) => {
    chars += block.textContent?.length ?? 0;
    return chars > STEP_CHARS;
  });
  return blocks.splice(0, end < 0 ? blocks.length : Math.max(1, end));
}

/**
 * Lays out a long text in steps: all at once, it would hold a slow phone for a quarter of a second. What is on the
 * screen or near it is always laid out, and soon everything is.
 */
export function useStagedLayout(text: RefObject<HTMLElement | null>): void {
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the visitor came matters when the text is first drawn
  useLayoutEffect(() => {
    const staged = startsAtTop(navigation);
    first = false;
    if (!staged) return;
    const rest = [...(text.current?.children ?? [])]
      .slice(AT_ONCE)
      .filter((one) => one instanceof HTMLElement);
    for (const block of rest) postpone(block);
    let timer: ReturnType<typeof setTimeout>;
    let frame = 0;
    const step = () => {
      for (const block of takeStep(rest)) layOut(block);
      if (rest.length > 0) schedule();
    };
    const schedule = () => {
      // Once the step before has been drawn.
      frame = requestAnimationFrame(() => {
        timer = setTimeout(step);
      });
    };
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const block of rest) layOut(block);
    };
  }, []);
}
