import { type ReactNode, useId } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import type { Selection } from './useSelection';
import '@/theme/checks.scss';

interface SelectionBarProps {
  selection: Selection;
  keys: readonly string[];
  texts: { selectAll: string; selected: (count: number) => string };
  action: ReactNode;
}

/** Above a list: tick all of it, and decide about what is ticked. It stays in sight while the list passes under it. */
export function SelectionBar({ selection, keys, texts, action }: SelectionBarProps) {
  const id = useId();
  const chosen = keys.filter(selection.has).length;
  return (
    <div
      className="card flex-row flex-wrap align-items-center column-gap-4 row-gap-2 position-sticky shadow-sm px-4 py-2"
      style={{ top: 'var(--navbar-height)', zIndex: 2 }}
    >
      <FormCheck
        id={id}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = chosen > 0 && chosen < keys.length;
        }}
        label={texts.selectAll}
        checked={chosen === keys.length}
        onChange={(event) => selection.replace(event.target.checked ? keys : [])}
      />
      <span role="status" className="text-soft fs-sm">
        {chosen > 0 && texts.selected(chosen)}
      </span>
      {chosen > 0 && <div className="ms-auto">{action}</div>}
    </div>
  );
}
