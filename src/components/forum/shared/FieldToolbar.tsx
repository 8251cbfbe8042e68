import QuoteIcon from 'bootstrap-icons/icons/blockquote-left.svg?react';
import PreviewIcon from 'bootstrap-icons/icons/eye.svg?react';
import LinkIcon from 'bootstrap-icons/icons/link-45deg.svg?react';
import BulletsIcon from 'bootstrap-icons/icons/list-ul.svg?react';
import WriteIcon from 'bootstrap-icons/icons/pencil.svg?react';
import BoldIcon from 'bootstrap-icons/icons/type-bold.svg?react';
import ItalicIcon from 'bootstrap-icons/icons/type-italic.svg?react';
import { Button, classNames } from '@/components/ui';
import { type TextTool, TextToolbar } from '@/components/ui/TextToolbar';
import { applyCommand, insertLink, type Selected, type TextEdit } from '@/model/markdown-editing';
import * as foro from '@/model/messages/foro';
import styles from './MarkdownField.module.css';

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

interface FieldToolbarProps {
  /** The id of the textarea. */
  controls: string;
  previewing: boolean;
  onTool: (tool: FieldTool) => void;
  onPreview: (previewing: boolean) => void;
}

const GROUPS: readonly (readonly TextTool<FieldTool>[])[] = [
  FIELD_TOOLS.map(({ tool, Icon, key }) => ({
    name: tool,
    label: texts[tool],
    Icon,
    keys: key ? { title: `Ctrl + ${key.toUpperCase()}`, aria: `Control+${key.toUpperCase()}` } : undefined,
  })),
];

/** The buttons over a text: the tools are one stop for the Tab key, the preview another. */
export function FieldToolbar({ controls, previewing, onTool, onPreview }: FieldToolbarProps) {
  return (
    <div className={`hstack gap-1 px-1 border-bottom ${styles.bar}`}>
      <TextToolbar
        label={texts.toolbar}
        controls={controls}
        groups={GROUPS}
        hidden={previewing}
        onTool={onTool}
      />
      <Button
        variant="ghost"
        size="small"
        className={classNames('px-2 ms-auto', styles.preview)}
        onClick={() => onPreview(!previewing)}
      >
        {previewing ? <WriteIcon aria-hidden="true" /> : <PreviewIcon aria-hidden="true" />}
        {previewing ? texts.write : texts.preview}
      </Button>
    </div>
  );
}
