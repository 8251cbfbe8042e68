import type { Link, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { messages } from '@/model/messages';
import { CITATION } from '@/model/sources/citations';

/** What no note is looked for in: what leads elsewhere, what is shown as it is. */
const CLOSED = new Set(['link', 'linkReference', 'code', 'inlineCode', 'html']);

function noteTo(key: string, number: number, time: number): Link {
  return {
    type: 'link',
    url: `#fuente-${key}`,
    data: {
      hProperties: {
        id: `cita-${key}-${time}`,
        dataNote: key,
        ariaLabel: messages.sources.note(String(number)),
      },
    },
    children: [{ type: 'text', value: `[${number}]` }],
  };
}

/**
 * Remark plugin: marks like [^nibley-1952] become links to the sources that they name, numbered. `notes` has the keys in their order,
 * each with how often earlier parts of the text cite it (model/sources/citations.ts).
 */
export function remarkNotes(notes: string) {
  const numbers = new Map<string, number>();
  const before = new Map<string, number>();
  for (const one of notes.split(' ')) {
    const [key = '', times = '0'] = one.split(':');
    numbers.set(key, numbers.size + 1);
    before.set(key, Number(times));
  }
  /** A heading's text is also its name in the contents. */
  const withoutMarks = (node: Text) => {
    node.value = node.value.replace(CITATION, (mark, key: string) => (numbers.has(key) ? '' : mark));
  };
  return (tree: Root): void => {
    const seen = new Map(before);
    const split = (text: string): PhrasingContent[] => {
      const pieces: PhrasingContent[] = [];
      let from = 0;
      for (const { 0: mark, 1: key = '', index } of text.matchAll(CITATION)) {
        const number = numbers.get(key);
        if (number === undefined) continue;
        const time = (seen.get(key) ?? 0) + 1;
        seen.set(key, time);
        if (index > from) pieces.push({ type: 'text', value: text.slice(from, index) });
        pieces.push(noteTo(key, number, time));
        from = index + mark.length;
      }
      if (from > 0 && from < text.length) pieces.push({ type: 'text', value: text.slice(from) });
      return pieces;
    };
    const places: { node: Text; parent: { children: PhrasingContent[] } }[] = [];
    visit(tree, (node, _, parent) => {
      if (CLOSED.has(node.type)) return SKIP;
      if (node.type === 'heading') {
        visit(node, 'text', withoutMarks);
        return SKIP;
      }
      // A text stands among what may stand beside a text.
      if (node.type === 'text' && parent)
        places.push({ node, parent: parent as { children: PhrasingContent[] } });
      return undefined;
    });
    for (const { node, parent } of places) {
      const pieces = split(node.value);
      if (pieces.length > 0) parent.children.splice(parent.children.indexOf(node), 1, ...pieces);
    }
  };
}
