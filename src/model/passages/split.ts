import { findPassages, type Options } from './find';
import { HIDDEN, hideCodeAndAddresses } from './hidden';
import type { Found, Passage } from './passage';

/** A piece of a text: a passage as it is written there, or what stands between. */
export type Piece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'passage'; readonly text: string; readonly passage: Passage };

function piecesOf(text: string, found: readonly Found[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) pieces.push({ type: 'text', text: text.slice(end, to) });
  };
  for (const { start, end: after, passage } of found) {
    addText(start);
    pieces.push({ type: 'passage', text: text.slice(start, after), passage });
    end = after;
  }
  addText(text.length);
  return pieces;
}

/** A tick that closes nothing here must not close anything in the next text. */
const hideAllTicks = (text: string) => hideCodeAndAddresses(text).replaceAll('`', HIDDEN);

/** The text of a node in pieces, ready to be drawn; together they are the text. One piece where no passage is named. */
export const splitPassages = (text: string, options: Options = {}): Piece[] =>
  piecesOf(text, findPassages(text, options));

/**
 * The texts of a document's nodes in pieces, in order: 'v. 34' in bold, or in the next paragraph, is read by the passage before it. No
 * passage goes over the end of a text. Give the texts of one article or comment, without those of code and links.
 */
export function splitAllPassages(texts: readonly string[]): Piece[][] {
  const found = findPassages(texts.map(hideAllTicks).join(HIDDEN));
  let [offset, next] = [0, 0];
  return texts.map((text) => {
    const own: Found[] = [];
    for (let one = found[next]; one !== undefined && one.end <= offset + text.length; one = found[++next]) {
      own.push({ start: one.start - offset, end: one.end - offset, passage: one.passage });
    }
    offset += text.length + HIDDEN.length;
    return piecesOf(text, own);
  });
}
