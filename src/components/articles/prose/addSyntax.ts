import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Options } from 'react-markdown';

type Pluggable = NonNullable<Options['remarkPlugins']>[number];
/** unified's processor, whose data a syntax plugin writes to. */
export type Processor = ThisParameterType<Extract<Pluggable, (...args: never[]) => unknown>>;

interface SyntaxData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** Teaches the processor to read a syntax beyond plain markdown: its tokens, and what they become. */
export function addSyntax(
  processor: Processor,
  micromarkExtensions: readonly unknown[],
  fromMarkdownExtensions: readonly unknown[],
): void {
  const processorData: object = processor.data();
  const data: SyntaxData = processorData;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...micromarkExtensions];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...fromMarkdownExtensions];
}

/** Remark plugin: tables and strikethrough, which the articles of the old blog have too. */
export function remarkTables(this: Processor): void {
  addSyntax(this, [gfmStrikethrough(), gfmTable()], [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown()]);
}
