import type { PhrasingContent, Root, Text } from 'mdast';
import type { ReactNode } from 'react';
import type { Components, Options } from 'react-markdown';
import { visit } from 'unist-util-visit';
import { addSyntax, type Processor } from '@/components/articles/prose/addSyntax';
import { proseComponents, withPictures } from '@/components/articles/prose/proseComponents';
import type { TextReading } from '@/components/articles/prose/readingSyntax';
import { messages } from '@/model/messages';
import { ForumPicture } from './ForumPicture';

/** Headings of a message stay below those of the page, and nothing links to them. */
const below = (Level: 'h3' | 'h4' | 'h5' | 'h6') => {
  return ({ children }: { children?: ReactNode }) => <Level>{children}</Level>;
};

const COMPONENTS: Components = {
  ...proseComponents,
  ...withPictures(ForumPicture),
  h1: below('h3'),
  h2: below('h4'),
  h3: below('h5'),
  h4: below('h6'),
  h5: below('h6'),
  h6: below('h6'),
};

/** How somebody's words are read; `id` keeps the footnotes of two messages apart. */
export const forumReading = ({ syntax, passages }: TextReading, id: string): Options => ({
  remarkPlugins: [syntax, remarkTypedTags, remarkBreaks, ...passages],
  remarkRehypeOptions: {
    clobberPrefix: `${id}-`,
    footnoteLabel: messages.prose.footnotes,
    footnoteLabelProperties: {},
    footnoteBackLabel: messages.prose.backToText,
  },
  components: COMPONENTS,
});

/** Remark plugin: a line break stays one, as in the messages that people write to each other. */
function remarkBreaks() {
  return (tree: Root) =>
    visit(tree, 'text', (node, place, parent) => {
      const [first = '', ...others] = node.value.split(/[ \t]*\n/);
      const text = (value: string): Text => ({ type: 'text', value });
      const lines = others.flatMap((line): PhrasingContent[] => [{ type: 'break' }, text(line)]);
      parent?.children.splice(place ?? 0, 1, text(first), ...lines);
      return (place ?? 0) + lines.length + 1;
    });
}

/** Remark plugin: of what people write to each other, < and > are signs like any other, and what looks like HTML is words. */
function remarkTypedTags(this: Processor): void {
  addSyntax(this, [{ disable: { null: ['htmlFlow', 'htmlText'] } }], []);
}
