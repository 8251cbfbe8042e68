import { addSyntax, type Processor } from '@/components/articles/prose/addSyntax';

/** Remark plugin: of what people write to each other, < and > are signs like any other, and what looks like HTML is words. */
export function remarkTypedTags(this: Processor): void {
  addSyntax(this, [{ disable: { null: ['htmlFlow', 'htmlText'] } }], []);
}
