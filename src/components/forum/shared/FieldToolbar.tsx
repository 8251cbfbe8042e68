import PreviewIcon from 'bootstrap-icons/icons/eye.svg?react';
import WriteIcon from 'bootstrap-icons/icons/pencil.svg?react';
import { type KeyboardEvent, useRef, useState } from 'react';
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

/** The buttons over a text: the tools are one stop for the Tab key with arrows among them, the preview another. */
export function FieldToolbar({ controls, previewing, onTool, onPreview }: FieldToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = FIELD_TOOLS.length - 1;
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + FIELD_TOOLS.length) % FIELD_TOOLS.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.bar}>
      <div
        ref={bar}
        role="toolbar"
        className={styles.tools}
        aria-label={texts.toolbar}
        aria-controls={controls}
        hidden={previewing}
        onKeyDown={onKeyDown}
      >
        {FIELD_TOOLS.map(({ tool, Icon, key }, index) => (
          <button
            key={tool}
            type="button"
            className={styles.tool}
            tabIndex={index === stop ? 0 : -1}
            aria-label={texts[tool]}
            aria-keyshortcuts={key ? `Control+${key.toUpperCase()}` : undefined}
            title={key ? `${texts[tool]} (Ctrl + ${key.toUpperCase()})` : texts[tool]}
            onFocus={() => setStop(index)}
            // The text keeps its selection, and on phones its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(tool)}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
      </div>
      <button type="button" className={styles.preview} onClick={() => onPreview(!previewing)}>
        {previewing ? <WriteIcon aria-hidden="true" /> : <PreviewIcon aria-hidden="true" />}
        {previewing ? texts.write : texts.preview}
      </button>
    </div>
  );
}
