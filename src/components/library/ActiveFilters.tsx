import RemoveIcon from 'bootstrap-icons/icons/x.svg?react';
import { Button } from '@/components/ui';
import { DEFAULT_FILTERS, type LibraryFilters } from '@/model/library';
import { messages } from '@/model/messages';

const text = messages.library.filters;

interface ActiveFiltersProps {
  filters: LibraryFilters;
  onChoose: (change: Partial<LibraryFilters>) => void;
  onClear: () => void;
}

function chipsOf({ busqueda, categoria, anio, mes, etiqueta }: LibraryFilters) {
  const chips: { label: string; without: Partial<LibraryFilters> }[] = [];
  const words = busqueda.trim();
  if (words) chips.push({ label: `«${words}»`, without: { busqueda: DEFAULT_FILTERS.busqueda } });
  if (categoria !== null) chips.push({ label: categoria, without: { categoria: null } });
  if (anio !== null) chips.push({ label: String(anio), without: { anio: null } });
  if (mes !== null) chips.push({ label: messages.months[mes - 1] ?? String(mes), without: { mes: null } });
  if (etiqueta !== null) chips.push({ label: text.tagActive(etiqueta), without: { etiqueta: null } });
  return chips;
}

/** The filters in use, each with the way to take it off. */
export function ActiveFilters({ filters, onChoose, onClear }: ActiveFiltersProps) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <ul className="d-flex flex-wrap align-items-center gap-2" aria-label={text.active(chips.length)}>
      {chips.map(({ label, without }) => (
        <li key={label} className="mw-100">
          <button
            type="button"
            className="badge badge-accent fs-sm fw-normal"
            onClick={() => onChoose(without)}
            aria-label={text.removeFilter(label)}
          >
            <span className="text-truncate">{label}</span>
            <RemoveIcon className="flex-shrink-0" width={20} height={20} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onClick={onClear}>
          {text.clear}
        </Button>
      </li>
    </ul>
  );
}
