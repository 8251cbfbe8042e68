import CardsIcon from 'bootstrap-icons/icons/grid.svg?react';
import ListIcon from 'bootstrap-icons/icons/list-ul.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/x.svg?react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui';
import { moveFocus, neighbourOf } from '@/components/ui/focus';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import {
  DEFAULT_FILTERS,
  type LibraryFilters,
  RELEVANCE,
  SORT_ORDERS,
} from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';

const text = messages.library;

interface ActiveFiltersProps {
  filters: LibraryFilters;
  onChoose: (change: Partial<LibraryFilters>) => void;
  /** Takes the whole list away. */
  onClear: () => void;
}

function chipsOf({ busqueda, categoria, anio, mes, etiqueta, evidencia }: LibraryFilters) {
  const chips: { label: string; without: Partial<LibraryFilters> }[] = [];
  const words = busqueda.trim();
  if (words) chips.push({ label: `«${words}»`, without: { busqueda: DEFAULT_FILTERS.busqueda } });
  if (categoria !== null) chips.push({ label: categoria, without: { categoria: null } });
  if (anio !== null) chips.push({ label: String(anio), without: { anio: null } });
  if (mes !== null) chips.push({ label: messages.months[mes - 1] ?? String(mes), without: { mes: null } });
  if (etiqueta !== null) chips.push({ label: text.filters.tagActive(etiqueta), without: { etiqueta: null } });
  if (evidencia !== null) {
    const label = messages.evidence.stateOf + messages.evidence.estados[evidencia];
    chips.push({ label, without: { evidencia: null } });
  }
  return chips;
}

export function ActiveFilters({ filters, onChoose, onClear }: ActiveFiltersProps) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <ul className="d-flex flex-wrap align-items-center gap-2" aria-label={text.filters.active(chips.length)}>
      {chips.map(({ label, without }) => (
        <li key={label} className="mw-100">
          <button
            type="button"
            className="badge badge-accent fs-sm fw-normal"
            onClick={({ currentTarget }) => {
              if (chips.length === 1) return onClear();
              moveFocus(neighbourOf(currentTarget, 'li'));
              onChoose(without);
            }}
            aria-label={text.filters.removeFilter(label)}
          >
            <span className="text-truncate">{label}</span>
            <RemoveIcon className="flex-shrink-0" width={20} height={20} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onClick={onClear}>
          {text.filters.clear}
        </Button>
      </li>
    </ul>
  );
}

const ORDERS = [RELEVANCE, ...SORT_ORDERS] as const;
const ORDER_OPTIONS = optionsOf(ORDERS, text.sort);
/** Without words nothing is more relevant than the rest. */
const WORDLESS_OPTIONS = ORDER_OPTIONS.slice(1);
const VIEWS = [
  { view: 'tarjetas', Icon: CardsIcon },
  { view: 'lista', Icon: ListIcon },
] as const;

interface LibraryToolbarProps {
  filters: LibraryFilters;
  onChoose: (change: Partial<LibraryFilters>) => void;
  /** Stays on the page being shown: how the list looks is no new list. */
  onView: (vista: LibraryFilters['vista']) => void;
  children: ReactNode;
}

export function LibraryToolbar({ filters, onChoose, onView, children }: LibraryToolbarProps) {
  return (
    <div className="hstack flex-wrap row-gap-3 column-gap-4 py-3 mt-5 border-top border-bottom">
      <div className="fs-sm nums-tabular" style={{ flex: '1 1 17rem', minHeight: '1.6em' }}>
        {children}
      </div>
      <SelectField
        labelled="beside"
        label={text.sort.label}
        value={filters.orden}
        options={filters.busqueda.trim() === '' ? WORDLESS_OPTIONS : ORDER_OPTIONS}
        onChange={(chosen) => onChoose({ orden: chosen })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are two toggle buttons */}
      <div className="hstack gap-1 ms-auto" role="group" aria-label={text.view.label}>
        {VIEWS.map(({ view, Icon }) => (
          <Button
            key={view}
            variant={filters.vista === view ? 'primary' : 'secondary'}
            className="btn-icon"
            aria-pressed={filters.vista === view}
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
