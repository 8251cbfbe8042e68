import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export interface TabItem<Name extends string> {
  name: Name;
  label: string;
  /** Shown after the label: how many things there are inside. */
  count?: number;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly TabItem<Name>[];
  current: Name;
  onChange: (name: Name, by: 'pointer' | 'keyboard') => void;
  /** What the current tab shows. */
  children: ReactNode;
}

/** How far each key moves; Home and End go to the ends. */
function target(key: string, at: number, total: number): number | null {
  const moves: Record<string, number> = {
    ArrowRight: (at + 1) % total,
    ArrowLeft: (at - 1 + total) % total,
    Home: 0,
    End: total - 1,
  };
  return moves[key] ?? null;
}

/** Tabs as the ARIA practices describe them: one stop for Tab, the arrows move and show at once. */
export function Tabs<Name extends string>({ label, tabs, current, onChange, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // From the tab that has the focus: with quick keys the one it shows may still be on its way.
    const focused = event.target instanceof Element ? event.target.closest('[data-tab]') : null;
    const from = tabs.findIndex(({ name }) => name === focused?.getAttribute('data-tab'));
    const next = target(event.key, from, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.name, 'keyboard');
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ name, label: text, count }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            data-tab={name}
            className={styles.tab}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name, 'pointer')}
          >
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA practices make a panel reachable from its tab
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
