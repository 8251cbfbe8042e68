import type { BlockContent, DefinitionContent, Image, PhrasingContent } from 'mdast';
import { type Marks, scripted } from './marks';

/** What may stand in a quote, an item or a page. */
export type Block = BlockContent | DefinitionContent;

/** What a line is made of: letters and other things, each with how it is set. */
export type Piece = { marks: Marks } & (
  | { kind: 'letter'; text: string }
  | { kind: 'image'; image: Image }
  | { kind: 'break' }
  /** The mark of a footnote, or, where it stands first, the beginning of the note itself. */
  | { kind: 'note' | 'noteText'; id: string }
);

const PUNCTUATION = /^[\p{P}\p{S}]$/u;

const isSpace = (piece: Piece | undefined) => piece?.kind === 'letter' && piece.text === ' ';
const isPunctuation = (piece: Piece) => piece.kind === 'letter' && PUNCTUATION.test(piece.text);

/** The letters of a text, whose spaces are single. Code has no other marks than a link. */
export function lettersOf(text: string, { script, ...marks }: Marks): Piece[] {
  const own: Marks = marks.code ? { code: true, link: marks.link } : marks;
  const letters = marks.code ? text : scripted(text, script);
  return Array.from(letters, (letter) => ({ kind: 'letter', text: letter, marks: own }));
}

/** Spaces as the browser draws them: one between words, none at the edges of a line. */
function collapsed(pieces: readonly Piece[]): Piece[] {
  const follows = (before: Piece | undefined) =>
    before !== undefined && before.kind !== 'break' && before.kind !== 'noteText' && !isSpace(before);
  const single = pieces.filter((piece, at) => !isSpace(piece) || follows(pieces[at - 1]));
  const kept = single.filter((piece, at) => !isSpace(piece) || (single[at + 1]?.kind ?? 'break') !== 'break');
  const first = kept.findIndex(({ kind }) => kind !== 'break');
  return first === -1 ? [] : kept.slice(first, kept.findLastIndex(({ kind }) => kind !== 'break') + 1);
}

/** The paragraphs of some inline content: an empty line parts two, and so does the beginning of a footnote's text. */
export function paragraphsOf(pieces: readonly Piece[]): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  let breaks = 0;
  for (const piece of pieces) {
    if (piece.kind === 'break') breaks += 1;
    else if (!isSpace(piece)) {
      if (breaks > 1 || piece.kind === 'noteText') paragraphs.push([]);
      breaks = 0;
    }
    paragraphs.at(-1)?.push(piece);
  }
  return paragraphs.map(collapsed).filter(({ length }) => length > 0);
}

const KEYS = ['link', 'strong', 'em', 'del', 'code'] as const;
type Key = (typeof KEYS)[number];

/** Whether what `piece` has goes on from the one before it, never beyond a link's edge. */
function goesOn(before: Piece | undefined, { marks }: Piece, key: Key): boolean {
  return before?.marks[key] === marks[key] && before?.marks.link === marks.link;
}

/**
 * Markdown opens nothing before a space, and no bold between a letter and a sign ('a<b>(b)</b>'): such spaces and signs at its
 * edges are left out.
 */
function loosenEdges(pieces: readonly Piece[], key: Key): void {
  const isWord = (piece: Piece | undefined, link: Marks['link']) =>
    piece?.kind === 'letter' && piece.marks.link === link && !isSpace(piece) && !isPunctuation(piece);
  for (const order of [pieces, pieces.toReversed()]) {
    order.forEach((piece, at) => {
      const outside = order[at - 1];
      if (!piece.marks[key] || goesOn(outside, piece, key)) return;
      const isLoose = key !== 'link' && isPunctuation(piece) && isWord(outside, piece.marks.link);
      if (isSpace(piece) || isLoose) piece.marks = { ...piece.marks, [key]: undefined };
    });
  }
}

/** What readers make a link of by itself: a sign before any of it would become part of the address. */
const BARE_ADDRESS = /((?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]{1,64}@[\w-]+\.[\w.-]+)/i;

/** A text with the addresses in it as they are (html-to-markdown.ts writes them so). */
function textNodes(value: string): PhrasingContent[] {
  const nodes = value
    .split(BARE_ADDRESS)
    .map((part, at) => ({ type: at % 2 === 0 ? ('text' as const) : ('html' as const), value: part }));
  return nodes.filter((node) => node.value !== '');
}

function leaf(piece: Piece): PhrasingContent | null {
  if (piece.kind === 'image') return piece.image;
  if (piece.kind === 'break') return { type: 'break' };
  return piece.kind === 'note' ? { type: 'footnoteReference', identifier: piece.id, label: piece.id } : null;
}

function wrapped(key: Key, pieces: readonly Piece[], inner: readonly Key[]): PhrasingContent {
  if (key === 'code')
    return {
      type: 'inlineCode',
      value: pieces.map((one) => (one.kind === 'letter' ? one.text : '')).join(''),
    };
  const children = nodesOf(pieces, inner);
  if (key === 'link') return { type: 'link', url: pieces[0]?.marks.link?.href ?? '', children };
  return { type: ({ strong: 'strong', em: 'emphasis', del: 'delete' } as const)[key], children };
}

/** Links are outside, and then the mark that goes on longest: '*a**b***' and not '*a****b***'. */
function nodesOf(pieces: readonly Piece[], keys: readonly Key[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let text = '';
  const endText = () => {
    nodes.push(...(keys.includes('link') ? textNodes(text) : [{ type: 'text' as const, value: text }]));
    text = '';
  };
  for (let at = 0; at < pieces.length; ) {
    const here = pieces[at];
    if (!here) break;
    const reach = (key: Key) => {
      let end = at + 1;
      for (let piece = pieces[end]; piece && goesOn(piece, here, key); piece = pieces[end]) end += 1;
      return end;
    };
    const set = keys.filter((key) => here.marks[key]);
    const [longest, ...others] = set.includes('link') ? ['link' as const] : set;
    const key = others.reduce((best, one) => (best && reach(one) > reach(best) ? one : best), longest);
    if (key === undefined && here.kind === 'letter') text += here.text;
    else {
      if (text) endText();
      const node = key
        ? wrapped(
            key,
            pieces.slice(at, reach(key)),
            keys.filter((one) => one !== key),
          )
        : leaf(here);
      if (node) nodes.push(node);
    }
    at = key ? reach(key) : at + 1;
  }
  if (text) endText();
  return nodes;
}

/** One paragraph's pieces (see paragraphsOf) as markdown has them; what belongs together is one node. */
export function phrasingOf(pieces: readonly Piece[], { isBold = false } = {}): PhrasingContent[] {
  const own = pieces.map((piece) => ({ ...piece }));
  for (const key of KEYS) if (key !== 'code') loosenEdges(own, key);
  return nodesOf(own, isBold ? KEYS.filter((key) => key !== 'strong') : KEYS);
}
