import { type KeyboardEvent, type ReactNode, useId } from 'react';
import Nav from 'react-bootstrap/Nav';

interface TabItem<Name extends string> {
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

/** Tabs by the ARIA practices. Own keys: React-Bootstrap's know no Home or End and lose early ones. */
export function Tabs<Name extends string>({ label, tabs, current, onChange, children }: TabsProps<Name>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    // From the tab that has the focus: with quick keys the one it shows may still be on its way.
    const from = all.findIndex((tab) => tab.matches(':focus'));
    const next = target(event.key, from, all.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChange(tab.name, 'keyboard');
    all[next]?.focus();
  };
  return (
    <>
      <Nav variant="underline" role="tablist" aria-label={label} activeKey={current} onKeyDown={onKeyDown}>
        {tabs.map(({ name, label: text, count }) => (
          <Nav.Link
            key={name}
            as="button"
            type="button"
            eventKey={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel`}
            onClick={() => onChange(name, 'pointer')}
          >
            {text}
            {count !== undefined && <span className="badge">{count}</span>}
          </Nav.Link>
        ))}
      </Nav>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA practices make a panel reachable from its tab
        tabIndex={0}
        className="pt-6"
      >
        {children}
      </div>
    </>
  );
}
