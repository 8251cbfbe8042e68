import CardsIcon from 'bootstrap-icons/icons/grid.svg?react';
import ListIcon from 'bootstrap-icons/icons/list-ul.svg?react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui';
import { type LibraryFilters, RELEVANCE, SORT_ORDERS } from '@/model/library';
import { messages } from '@/model/messages';
import { SelectField } from './SelectField';

const text = messages.library;
const ORDERS = [RELEVANCE, ...SORT_ORDERS] as const;
const ORDER_OPTIONS = ORDERS.map((order) => ({ value: order, label: text.sort[order] }));
/** Without words nothing is more relevant than the rest. */
const WORDLESS_OPTIONS = ORDER_OPTIONS.slice(1);
const VIEWS = [
  { view: 'tarjetas', Icon: CardsIcon },
  { view: 'lista', Icon: ListIcon },
] as const;

interface LibraryToolbarProps {
  orden: LibraryFilters['orden'];
  /** Words are being searched. */
  searching: boolean;
  vista: LibraryFilters['vista'];
  onChoose: (change: Partial<LibraryFilters>) => void;
  /** Stays on the page being shown: how the list looks is no new list. */
  onView: (vista: LibraryFilters['vista']) => void;
  /** The counter. */
  children: ReactNode;
}

/** The line above the results: the counter, the order and the view. */
export function LibraryToolbar({ orden, searching, vista, onChoose, onView, children }: LibraryToolbarProps) {
  return (
    <div className="hstack flex-wrap row-gap-3 column-gap-4 py-3 mt-5 border-top border-bottom">
      <div className="fs-sm nums-tabular" style={{ flex: '1 1 17rem', minHeight: '1.6em' }}>
        {children}
      </div>
      <SelectField
        inline
        label={text.sort.label}
        value={orden}
        options={searching ? ORDER_OPTIONS : WORDLESS_OPTIONS}
        onChange={(value) => {
          const chosen = ORDERS.find((order) => order === value);
          if (chosen) onChoose({ orden: chosen });
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are two toggle buttons */}
      <div className="hstack gap-1 ms-auto" role="group" aria-label={text.view.label}>
        {VIEWS.map(({ view, Icon }) => (
          <Button
            key={view}
            variant={vista === view ? 'primary' : 'secondary'}
            className="btn-icon"
            aria-pressed={vista === view}
            aria-label={text.view[view]}
            title={text.view[view]}
            onClick={() => onView(view)}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </div>
    </div>
  );
}
