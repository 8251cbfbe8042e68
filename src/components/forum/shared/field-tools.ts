import QuoteIcon from 'bootstrap-icons/icons/blockquote-left.svg?react';
import LinkIcon from 'bootstrap-icons/icons/link-45deg.svg?react';
import BulletsIcon from 'bootstrap-icons/icons/list-ul.svg?react';
import BoldIcon from 'bootstrap-icons/icons/type-bold.svg?react';
import ItalicIcon from 'bootstrap-icons/icons/type-italic.svg?react';
import { foro } from '@/model/forum-messages';
import { applyCommand, insertLink, type Selected, type TextEdit } from '@/model/markdown-editing';

const texts = foro.forumCommon.field;

export type FieldTool = 'bold' | 'italic' | 'quote' | 'link' | 'bullets';

/** The buttons over a text of the forum (spec 2, section 2), with the letter that does the same beside Control. */
export const FIELD_TOOLS = [
  { tool: 'bold', Icon: BoldIcon, key: 'b' },
  { tool: 'italic', Icon: ItalicIcon, key: 'i' },
  { tool: 'quote', Icon: QuoteIcon, key: null },
  { tool: 'link', Icon: LinkIcon, key: 'k' },
  { tool: 'bullets', Icon: BulletsIcon, key: null },
] as const satisfies readonly { tool: FieldTool; Icon: typeof QuoteIcon; key: string | null }[];

/** What a tool does to the selection. */
export function applyTool(tool: FieldTool, selected: Selected): TextEdit {
  return tool === 'link' ? insertLink(selected, texts.linkText) : applyCommand(tool, selected);
}
