import QuoteIcon from 'bootstrap-icons/icons/blockquote-left.svg?react';
import PreviewIcon from 'bootstrap-icons/icons/eye.svg?react';
import LinkIcon from 'bootstrap-icons/icons/link-45deg.svg?react';
import BulletsIcon from 'bootstrap-icons/icons/list-ul.svg?react';
import WriteIcon from 'bootstrap-icons/icons/pencil.svg?react';
import BoldIcon from 'bootstrap-icons/icons/type-bold.svg?react';
import ItalicIcon from 'bootstrap-icons/icons/type-italic.svg?react';
import { Button, classNames } from '@/components/ui';
import { type TextTool, TextToolbar } from '@/components/ui/TextToolbar';
import * as foro from '@/model/messages/foro';
import styles from './MarkdownField.module.css';

const texts = foro.forumCommon.field;

export type FieldTool = 'bold' | 'italic' | 'quote' | 'link' | 'bullets';

const tool = (name: FieldTool, Icon: typeof QuoteIcon, letter?: string): TextTool<FieldTool> => ({
  name,
  label: texts[name],
  Icon,
  keys: letter ? { title: `Ctrl + ${letter}`, aria: `Control+${letter}` } : undefined,
});

/** The buttons over a text of the forum (spec 2, section 2), with the letter that does the same beside Control. */
const TOOLS = [
  tool('bold', BoldIcon, 'B'),
  tool('italic', ItalicIcon, 'I'),
  tool('quote', QuoteIcon),
  tool('link', LinkIcon, 'K'),
  tool('bullets', BulletsIcon),
];

/** The button that a key pressed with Control stands for. */
export const toolOf = (key: string): FieldTool | undefined =>
  TOOLS.find(({ keys }) => keys?.aria === `Control+${key.toUpperCase()}`)?.name;

interface MarkdownBarProps {
  /** The id of the text that the buttons change. */
  controls: string;
  previewing: boolean;
  onTool: (name: FieldTool) => void;
  onPreview: (shown: boolean) => void;
}

/** The bar over a text: its tools are one stop for the Tab key, the preview another. */
export function MarkdownBar({ controls, previewing, onTool, onPreview }: MarkdownBarProps) {
  return (
    <div className={`hstack gap-1 px-1 border-bottom ${styles.bar}`}>
      <TextToolbar
        label={texts.toolbar}
        controls={controls}
        groups={[TOOLS]}
        hidden={previewing}
        onTool={onTool}
      />
      <Button
        variant="ghost"
        size="small"
        className={classNames('flex-shrink-0 px-2 ms-auto text-nowrap', styles.preview)}
        onClick={() => onPreview(!previewing)}
      >
        {previewing ? <WriteIcon aria-hidden="true" /> : <PreviewIcon aria-hidden="true" />}
        {previewing ? texts.write : texts.preview}
      </Button>
    </div>
  );
}
