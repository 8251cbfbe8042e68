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
import type { MarkdownCommand } from '@/model/markdown-editing';
import * as staff from '@/model/messages/staff';

const { toolbar: texts, keys } = staff.editor;

export type ToolbarAction = MarkdownCommand | 'link' | 'image' | 'imageByAddress';

/** A key with Control (or Command): by its letter, or by its place in the row of digits with Shift. */
interface Shortcut {
  code: string;
  shift: boolean;
  label: string;
}

const letter = (key: string): Shortcut => ({ code: `Key${key}`, shift: false, label: key });
/**
 * Digits with Shift: Control and Alt together write signs on Spanish keyboards (AltGr), and Command with Shift and a digit
 * is the system's on a Mac, where Control does it.
 */
const digit = (key: number): Shortcut => ({ code: `Digit${key}`, shift: true, label: String(key) });

interface ToolbarItem {
  action: ToolbarAction;
  Icon: TextTool<ToolbarAction>['Icon'];
  shortcut: Shortcut | null;
}

/** The toolbar, in groups and in order. */
const ITEMS: readonly (readonly ToolbarItem[])[] = [
  [
    { action: 'bold', Icon: BoldIcon, shortcut: letter('B') },
    { action: 'italic', Icon: ItalicIcon, shortcut: letter('I') },
  ],
  [
    { action: 'heading2', Icon: Heading2Icon, shortcut: digit(2) },
    { action: 'heading3', Icon: Heading3Icon, shortcut: digit(3) },
  ],
  [
    { action: 'bullets', Icon: BulletsIcon, shortcut: digit(8) },
    { action: 'numbers', Icon: NumbersIcon, shortcut: digit(7) },
    { action: 'quote', Icon: QuoteIcon, shortcut: digit(9) },
  ],
  [
    { action: 'code', Icon: CodeIcon, shortcut: letter('E') },
    { action: 'codeBlock', Icon: CodeBlockIcon, shortcut: digit(5) },
  ],
  [
    { action: 'link', Icon: LinkIcon, shortcut: letter('K') },
    { action: 'image', Icon: PictureIcon, shortcut: digit(6) },
    { action: 'imageByAddress', Icon: PictureLinkIcon, shortcut: null },
  ],
];

function keysOf({ shortcut }: ToolbarItem): TextTool<ToolbarAction>['keys'] {
  if (!shortcut) return undefined;
  const { shift, label } = shortcut;
  return {
    title: [keys.control, ...(shift ? [keys.shift] : []), label].join(' + '),
    aria: shift ? `Control+Shift+${label}` : `Control+${label}`,
  };
}

/** The toolbar as it is shown. */
export const TOOLBAR: readonly (readonly TextTool<ToolbarAction>[])[] = ITEMS.map((group) =>
  group.map((item) => ({
    name: item.action,
    label: texts[item.action],
    Icon: item.Icon,
    keys: keysOf(item),
  })),
);

interface KeyPress {
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** The action of a key press; null where it has none. */
export function actionOfKey({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): ToolbarAction | null {
  if (altKey || ctrlKey === metaKey) return null;
  const item = ITEMS.flat().find(({ shortcut }) => shortcut?.code === code && shortcut.shift === shiftKey);
  return item?.action ?? null;
}
