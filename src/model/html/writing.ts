import type { Base } from './addresses';
import type { Run } from './inline';
import type { Marks } from './marks';

export interface Reading {
  /** Where relative addresses begin. */
  base?: Base;
  /** Where a small picture is known to have a bigger copy, the bigger one is taken. */
  biggerPictures?: boolean;
  /** Another address for a picture, from its own as the page names it; null where it has none that can be kept. */
  addressOf?: (source: string) => string | null;
}

/** Where what is read is written: blocks into an element, text collected until a block ends. */
export interface Flow {
  into: Element;
  runs: Run[];
}

/** How deep the element being read is, and what holds around it. */
export interface Place {
  marks: Marks;
  depth: number;
}

/** What the writers of lists, tables and figures need of the rewriter (rewrite.ts). */
export interface Writing {
  readonly out: Document;
  readonly reading: Reading;
  make(tag: string, into: Element): Element;
  /** Reads an element's children into a flow. */
  children(from: Node, place: Place, flow: Flow): void;
  element(element: Element, place: Place, flow: Flow): void;
  image(image: Element, marks: Marks, flow: Flow, title?: string): void;
  /** Writes the text collected as paragraphs. */
  flush(flow: Flow): void;
  /** Says that a footnote's text begins, where it begins at this element. */
  beginNote(element: Element, flow: Flow): void;
  /** Reads into a cell of a table, where a bar means something. */
  inCell(read: () => void): void;
}
