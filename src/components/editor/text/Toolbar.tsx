import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { staff } from '@/model/staff-messages';
import styles from './Toolbar.module.css';
import { TOOLBAR, type ToolbarAction, type ToolbarItem } from './toolbar-items';

const { toolbar: texts, keys } = staff.editor;
const ITEMS = TOOLBAR.flat();

function shortcutText({ shortcut }: ToolbarItem): string {
  if (!shortcut) return '';
  const parts = [keys.control, ...(shortcut.shift ? [keys.shift] : []), shortcut.label];
  return ` (${parts.join(' + ')})`;
}

function ariaShortcut({ shortcut }: ToolbarItem): string | undefined {
  if (!shortcut) return undefined;
  return shortcut.shift ? `Control+Shift+${shortcut.label}` : `Control+${shortcut.label}`;
}

interface ToolbarProps {
  /** The id of the textarea. */
  controls: string;
  onAction: (action: ToolbarAction) => void;
}

/** The buttons over the text: one stop for the Tab key, arrows among them. */
export const Toolbar = memo(function Toolbar({ controls, onAction }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<ToolbarAction>('bold');

  const onKeyDown = (event: KeyboardEvent) => {
    const at = ITEMS.findIndex(({ action }) => action === stop);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: ITEMS.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = ITEMS[(to + ITEMS.length) % ITEMS.length];
    if (!next) return;
    setStop(next.action);
    bar.current?.querySelector<HTMLElement>(`[data-action="${next.action}"]`)?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      className={styles.toolbar}
      aria-label={texts.label}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {TOOLBAR.map((group) => (
        <div key={group[0]?.action} className={styles.group}>
          {group.map((item) => (
            <button
              key={item.action}
              type="button"
              className={styles.button}
              data-action={item.action}
              tabIndex={item.action === stop ? 0 : -1}
              aria-label={texts[item.action]}
              aria-keyshortcuts={ariaShortcut(item)}
              title={texts[item.action] + shortcutText(item)}
              onFocus={() => setStop(item.action)}
              // The text keeps its selection, and on phones its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onAction(item.action)}
            >
              <item.Icon aria-hidden="true" />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
});
