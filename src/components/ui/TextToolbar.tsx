import { type ComponentType, type KeyboardEvent, type SVGProps, useRef, useState } from 'react';
import { keyTarget } from './keyTarget';
import styles from './TextToolbar.module.css';

export interface TextTool<Name extends string> {
  name: Name;
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The keys that do the same: as the tooltip tells them, and as ARIA writes them. */
  keys?: { title: string; aria: string } | undefined;
}

interface TextToolbarProps<Name extends string> {
  label: string;
  controls: string;
  groups: readonly (readonly TextTool<Name>[])[];
  hidden?: boolean;
  onTool: (name: Name) => void;
}

/** The buttons over a text in markdown: one stop for the Tab key, arrows among them. */
export function TextToolbar<Name extends string>({
  label,
  controls,
  groups,
  hidden,
  onTool,
}: TextToolbarProps<Name>) {
  const bar = useRef<HTMLDivElement>(null);
  const tools = groups.flat();
  const [stop, setStop] = useState(tools[0]?.name);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tools.findIndex(({ name }) => name === stop);
    const next = keyTarget(event.key, at, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(tools[next]?.name);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      className={`minw-0 ${styles.toolbar}`}
      aria-label={label}
      aria-controls={controls}
      hidden={hidden}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <div key={group[0]?.name} className={`d-flex minw-0 ${styles.group}`}>
          {group.map(({ name, label: text, Icon, keys }) => (
            <button
              key={name}
              type="button"
              className={`btn btn-ghost ${styles.tool}`}
              tabIndex={name === stop ? 0 : -1}
              aria-label={text}
              aria-keyshortcuts={keys?.aria}
              title={keys ? `${text} (${keys.title})` : text}
              onFocus={() => setStop(name)}
              // The text keeps its selection, and on phones its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTool(name)}
            >
              <Icon aria-hidden="true" />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
