import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { addSyntax, type Processor } from './addSyntax';

/** Remark plugin: remark-gfm without the half that writes markdown, which no reader needs. */
export function remarkGfmReading(this: Processor): void {
  addSyntax(this, [gfm()], [gfmFromMarkdown()]);
}
