import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

import type { Options } from 'react-markdown';

type Pluggable = NonNullable<Options['remarkPlugins']>[number];
/** unified's processor, whose data a syntax plugin writes to. */
type Processor = ThisParameterType<Extract<Pluggable, (...args: never[]) => unknown>>;

interface SyntaxData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Remark plugin: tables, footnotes, strikethrough, task lists and bare addresses. It is what remark-gfm does without
 * the half that writes markdown, which no reader needs and costs every one of them 6 KB.
 */
export function remarkGfmReading(this: Processor): void {
  const processorData: object = this.data();
  const data: SyntaxData = processorData;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfm()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmFromMarkdown()];
}
