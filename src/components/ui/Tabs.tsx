import { type KeyboardEvent, type ReactNode, useId } from 'react';
import Nav from 'react-bootstrap/Nav';
import { keyTarget } from './keyTarget';

interface TabItem<Name extends string> {
  name: Name;
  label: string;
  count?: number;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly TabItem<Name>[];
  current: Name;
  onChange: (name: Name, by: 'pointer' | 'keyboard') => void;
  children: ReactNode;
}

/** Tabs by the ARIA practices. Own keys: React-Bootstrap's know no Home or End and lose early ones. */
export function Tabs<Name extends string>({ label, tabs, current, onChange, children }: TabsProps<Name>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    // From the tab that has the focus: with quick keys the one it shows may still be on its way.
    const from = all.findIndex((tab) => tab.matches(':focus'));
    const next = keyTarget(event.key, from, all.length) ?? -1;
    const tab = tabs[next];
    if (!tab) return;
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
