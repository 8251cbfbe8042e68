import { type ReactNode, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { addSyntax, type Processor } from '@/components/articles/prose/addSyntax';
import { proseComponents } from '@/components/articles/prose/proseComponents';
import { useReadingSyntax } from '@/components/articles/prose/readingSyntax';
import { messages } from '@/model/messages';

/** Headings of a message stay below those of the page, and nothing links to them. */
const below = (Level: 'h3' | 'h4' | 'h5' | 'h6') => {
  return ({ children }: { children?: ReactNode }) => <Level>{children}</Level>;
};

const COMPONENTS: Components = {
  ...proseComponents,
  h1: below('h3'),
  h2: below('h4'),
  h3: below('h5'),
  h4: below('h6'),
  h5: below('h6'),
  h6: below('h6'),
};

/** Somebody's words: HTML shows as typed, and links are for readers, not search engines (design decision 11). */
export function ForumText({ markdown, id, className }: { markdown: string; id: string; className: string }) {
  const syntax = useReadingSyntax(markdown);
  const plugins = useMemo(() => [syntax, remarkTypedTags, remarkBreaks], [syntax]);
  const options = useMemo(
    () => ({
      clobberPrefix: `${id}-`,
      footnoteLabel: messages.prose.footnotes,
      footnoteLabelProperties: {},
      footnoteBackLabel: messages.prose.backToText,
    }),
    [id],
  );
  return (
    <div className={className} data-prose="">
      <Markdown remarkPlugins={plugins} remarkRehypeOptions={options} components={COMPONENTS}>
        {markdown}
      </Markdown>
    </div>
  );
}

/** As much of a markdown tree as is needed here. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

function broken(value: string): MarkdownNode[] {
  return value.split(/[ \t]*\n/).flatMap((line, index): MarkdownNode[] => {
    const text = { type: 'text', value: line };
    return index === 0 ? [text] : [{ type: 'break' }, text];
  });
}

/** Remark plugin: a line break stays one, as in the messages that people write to each other. */
function remarkBreaks() {
  const visit = (parent: MarkdownNode): void => {
    if (!parent.children) return;
    parent.children = parent.children.flatMap((node) => {
      if (node.type === 'text' && node.value?.includes('\n')) return broken(node.value);
      visit(node);
      return [node];
    });
  };
  return visit;
}

/** Remark plugin: of what people write to each other, < and > are signs like any other, and what looks like HTML is words. */
function remarkTypedTags(this: Processor): void {
  addSyntax(this, [{ disable: { null: ['htmlFlow', 'htmlText'] } }], []);
}
