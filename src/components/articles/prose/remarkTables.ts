import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { addSyntax, type Processor } from './addSyntax';

/** Remark plugin: tables and strikethrough, which the articles of the old blog have too. */
export function remarkTables(this: Processor): void {
  addSyntax(this, [gfmStrikethrough(), gfmTable()], [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown()]);
}
