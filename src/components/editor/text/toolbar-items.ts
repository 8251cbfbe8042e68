import QuoteIcon from 'bootstrap-icons/icons/blockquote-left.svg?react';
import CodeIcon from 'bootstrap-icons/icons/code.svg?react';
import CodeBlockIcon from 'bootstrap-icons/icons/code-square.svg?react';
import PictureLinkIcon from 'bootstrap-icons/icons/globe2.svg?react';
import PictureIcon from 'bootstrap-icons/icons/image.svg?react';
import LinkIcon from 'bootstrap-icons/icons/link-45deg.svg?react';
import NumbersIcon from 'bootstrap-icons/icons/list-ol.svg?react';
import BulletsIcon from 'bootstrap-icons/icons/list-ul.svg?react';
import BoldIcon from 'bootstrap-icons/icons/type-bold.svg?react';
import Heading2Icon from 'bootstrap-icons/icons/type-h2.svg?react';
import Heading3Icon from 'bootstrap-icons/icons/type-h3.svg?react';
import ItalicIcon from 'bootstrap-icons/icons/type-italic.svg?react';
import type { TextTool } from '@/components/ui/TextToolbar';
import * as staff from '@/model/messages/staff';
import type { MarkdownCommand } from '@/model/shared/markdown/markdown-editing';

const { toolbar: texts, keys } = staff.editor;

export type ToolbarAction = MarkdownCommand | 'link' | 'image' | 'imageByAddress';

interface Tool extends TextTool<ToolbarAction> {
  code?: string;
  shift: boolean;
}

/**
 * A button, and the key that does the same with Control (or Command): a letter, or a digit with Shift. Control and Alt together
 * write signs on Spanish keyboards (AltGr), and Command with Shift and a digit is the system's on a Mac, where Control does it.
 */
function tool(name: ToolbarAction, Icon: Tool['Icon'], key?: string | number): Tool {
  const shift = typeof key === 'number';
  const item: Tool = { name, Icon, shift, label: texts[name] };
  if (key === undefined) return item;
  return {
    ...item,
    code: `${shift ? 'Digit' : 'Key'}${key}`,
    keys: {
      title: [keys.control, ...(shift ? [keys.shift] : []), key].join(' + '),
      aria: `Control+${shift ? 'Shift+' : ''}${key}`,
    },
  };
}

export const TOOLBAR = [
  [tool('bold', BoldIcon, 'B'), tool('italic', ItalicIcon, 'I')],
  [tool('heading2', Heading2Icon, 2), tool('heading3', Heading3Icon, 3)],
  [tool('bullets', BulletsIcon, 8), tool('numbers', NumbersIcon, 7), tool('quote', QuoteIcon, 9)],
  [tool('code', CodeIcon, 'E'), tool('codeBlock', CodeBlockIcon, 5)],
  [tool('link', LinkIcon, 'K'), tool('image', PictureIcon, 6), tool('imageByAddress', PictureLinkIcon)],
];

type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The action of a key press; null where it has none. */
export function actionOfKey({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): ToolbarAction | null {
  if (altKey || ctrlKey === metaKey) return null;
  return TOOLBAR.flat().find((one) => one.code === code && one.shift === shiftKey)?.name ?? null;
}
