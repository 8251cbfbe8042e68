import RemoveIcon from 'bootstrap-icons/icons/x.svg?react';
import { DEFAULT_FILTERS, type LibraryFilters } from '@/model/library';
import { messages } from '@/model/messages';
import styles from './ActiveFilters.module.css';

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
    <ul className={styles.chips} aria-label={text.active(chips.length)}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            onClick={() => onChoose(without)}
            aria-label={text.removeFilter(label)}
          >
            <span className={styles.name}>{label}</span>
            <RemoveIcon aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          {text.clear}
        </button>
      </li>
    </ul>
  );
}
