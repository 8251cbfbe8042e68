import type { Link, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import {
  officialLink,
  type Passage,
  type Piece,
  passageId,
  passageLabel,
  splitAllPassages,
} from '@/model/passages';

/** What no passage is looked for in: what leads elsewhere already, what is shown as it is, and what names a section. */
const CLOSED = new Set([
  'link',
  'linkReference',
  'heading',
  'footnoteReference',
  'code',
  'inlineCode',
  'html',
]);

/** A text and where it stands. */
interface Place {
  node: Text;
  parent: { children: PhrasingContent[] };
}

function textsOf(tree: Root): Place[] {
  const places: Place[] = [];
  visit(tree, (node, _, parent) => {
    if (CLOSED.has(node.type)) return SKIP;
    // A text stands among what may stand beside a text.
    if (node.type === 'text' && parent) places.push({ node, parent: parent as Place['parent'] });
    return undefined;
  });
  return places;
}

function linkTo(passage: Passage, text: string): Link {
  return {
    type: 'link',
    url: officialLink(passage),
    title: passageLabel(passage),
    data: { hProperties: { dataPassage: passageId(passage) } },
    children: [{ type: 'text', value: text }],
  };
}

const asNode = (piece: Piece): PhrasingContent =>
  piece.type === 'text' ? { type: 'text', value: piece.text } : linkTo(piece.passage, piece.text);

/**
 * Remark plugin: the passages of scripture that a text names lead to their official text (docs/passages.md). It comes after the
 * plugins that make texts of other things.
 */
export function remarkPassages() {
  return (tree: Root): void => {
    const places = textsOf(tree);
    const pieces = splitAllPassages(places.map(({ node }) => node.value));
    places.forEach(({ node, parent }, index) => {
      const own = pieces[index] ?? [];
      if (own.length < 2 && own[0]?.type !== 'passage') return;
      parent.children.splice(parent.children.indexOf(node), 1, ...own.map(asNode));
    });
  };
}
