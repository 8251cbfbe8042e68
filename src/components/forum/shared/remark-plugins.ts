import { addSyntax, type Processor } from '@/components/articles/prose/addSyntax';

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
export function remarkBreaks() {
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
export function remarkTypedTags(this: Processor): void {
  addSyntax(this, [{ disable: { null: ['htmlFlow', 'htmlText'] } }], []);
}
