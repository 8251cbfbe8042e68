import { type Span, sentencesOf } from '@/model/articles/listening/sentences';
import { passageInWords, type SaidAs, spokenText } from '@/model/articles/listening/spoken';

/** A sentence of a page. */
export interface Sentence {
  /** As it is said. */
  words: string;
  /** Where it stands. */
  range: Range;
}

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, figcaption, dt, dd';
/** What is not said: what no reader hears of either, code, tables, the marks of notes and the notes themselves. */
const SILENT =
  'pre, code, table, sup, [aria-hidden="true"], .visually-hidden, [data-footnote-ref], [data-note], .footnotes, button, nav';

/** Texts of one block, as one string that knows where each stands. */
class Block {
  #text = '';
  readonly #nodes: { node: Text; start: number }[] = [];
  readonly #saidAs: SaidAs[] = [];

  add(node: Text): void {
    const start = this.#text.length;
    this.#nodes.push({ node, start });
    this.#text += node.data;
    const passage = node.parentElement?.closest<HTMLElement>('a[data-passage]');
    // Of one whose words are parted the first part says it all, and the others would say it again.
    if (passage?.title && passage.firstChild === node && passage.childNodes.length === 1)
      this.#saidAs.push({ start, end: this.#text.length, words: passageInWords(passage.title) });
  }

  #placeOf(offset: number): { node: Text; offset: number } | undefined {
    const found = this.#nodes.findLast(({ start }) => start <= offset);
    return found && { node: found.node, offset: Math.min(offset - found.start, found.node.length) };
  }

  #rangeOf({ start, end }: Span): Range {
    const range = document.createRange();
    // White space at its ends would be marked too.
    const text = this.#text.slice(start, end);
    const from = this.#placeOf(start + text.length - text.trimStart().length);
    // The last sign of it: what follows may be another element.
    const to = this.#placeOf(start + text.trimEnd().length - 1);
    if (from) range.setStart(from.node, from.offset);
    if (to) range.setEnd(to.node, Math.min(to.offset + 1, to.node.length));
    return range;
  }

  sentences(): Sentence[] {
    return sentencesOf(this.#text, this.#saidAs).map((span) => ({
      words: spokenText(this.#text, span, this.#saidAs),
      range: this.#rangeOf(span),
    }));
  }
}

/** The sentences within these elements, in reading order. */
export function sentencesIn(roots: readonly Element[]): Sentence[] {
  const blocks: Block[] = [];
  for (const root of roots) {
    let last: Element | null = null;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !element || element.closest(SILENT)) continue;
      const block = element.closest(BLOCKS);
      if (!block) continue;
      if (block !== last) blocks.push(new Block());
      last = block;
      blocks.at(-1)?.add(node);
    }
  }
  return blocks.flatMap((block) => block.sentences());
}
