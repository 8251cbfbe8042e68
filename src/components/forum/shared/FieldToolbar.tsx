import PreviewIcon from 'bootstrap-icons/icons/eye.svg?react';
import WriteIcon from 'bootstrap-icons/icons/pencil.svg?react';
import { type TextTool, TextToolbar } from '@/components/ui/TextToolbar';
import { foro } from '@/model/forum-messages';
import { FIELD_TOOLS, type FieldTool } from './field-tools';
import styles from './MarkdownField.module.css';

const texts = foro.forumCommon.field;

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
    <div className={styles.bar}>
      <TextToolbar
        label={texts.toolbar}
        controls={controls}
        groups={GROUPS}
        hidden={previewing}
        onTool={onTool}
      />
      <button type="button" className={styles.preview} onClick={() => onPreview(!previewing)}>
        {previewing ? <WriteIcon aria-hidden="true" /> : <PreviewIcon aria-hidden="true" />}
        {previewing ? texts.write : texts.preview}
      </button>
    </div>
  );
}
