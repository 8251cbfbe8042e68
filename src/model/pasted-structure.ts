import type { Selected, TextEdit } from './markdown-editing';
import { insertBlock } from './markdown-editing';

const STRUCTURE = /<(?:p|h[1-6]|[uo]l|li|table|blockquote|a|b|strong|i|em|img|hr|sup)[\s>/]/i;
/** As editors of code put their lines beside the words. */
const CODE = /font-family:[^;"]*(?:mono|consolas|courier|menlo)[^;"]*;[^"]*white-space:\s*pre/i;
const FENCE = /^(?:```|~~~)/gm;

/** Whether what is beside the words in the clipboard says more than they do; code is pasted as it is. */
export function hasStructure(html: string): boolean {
  return STRUCTURE.test(html) && !CODE.test(html.slice(0, 2000));
}

/** Whether a place in a text is within a block of code, where everything is itself. */
export function isInCode(text: string, at: number): boolean {
  return (text.slice(0, at).match(FENCE)?.length ?? 0) % 2 === 1;
}

/** What was pasted goes into the line where it is a piece of one, and else between paragraphs. */
export function insertPasted(selected: Selected, markdown: string): TextEdit {
  const isBlock = markdown.includes('\n') || /^(?:#{1,6} |[-*>] |\| |\d+[.)] |!\[|```)/.test(markdown);
  if (isBlock) return insertBlock(selected, markdown);
  const end = selected.start + markdown.length;
  return { from: selected.start, to: selected.end, insert: markdown, start: end, end };
}
