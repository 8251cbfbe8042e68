import FilterIcon from 'bootstrap-icons/icons/sliders.svg?react';
import { memo, useId, useMemo, useState } from 'react';
import { Button, classNames } from '@/components/ui';
import { SelectField } from '@/components/ui/SelectField';
import { type Facets, facets } from '@/model/articles/library/library';
import type { LibraryFilters } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import type { LibraryCards } from '@/services/categories';
import { useMediaQuery } from '../ui/useViewport';

const text = messages.library.filters;
const MONTH_OPTIONS = messages.months.map((label, index) => ({ value: index + 1, label }));

type LibraryFilterPanelProps = Pick<LibraryFilters, 'categoria' | 'anio' | 'mes' | 'etiqueta' | 'evidencia'> &
  Pick<LibraryCards, 'cards' | 'counted'> & {
    onChoose: (change: Partial<LibraryFilters>) => void;
  };

/** Counting every tag holds a slow phone: not before the panel is unfolded. */
const NONE = { categorias: [], anios: [], etiquetas: [], evidencias: [] };

const toOption = ({ nombre, total }: Facets['categorias'][number]) => {
  return { value: nombre, label: text.option(nombre, total) };
};

export const LibraryFilterPanel = memo(function LibraryFilterPanel({
  cards,
  counted,
  categoria,
  anio,
  mes,
  etiqueta,
  evidencia,
  onChoose,
}: LibraryFilterPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const unfolded = useMediaQuery('(min-width: 48rem)') || open;
  const options = useMemo(() => {
    const { categorias, anios, etiquetas, evidencias } = counted ?? (unfolded ? facets(cards) : NONE);
    // Folded up nobody sees them: the chosen category is drawn as the open panel shows it, by its name and its number.
    if (!unfolded) {
      const chosen = categorias.filter(({ nombre }) => nombre === categoria);
      return { ...NONE, categorias: chosen.map(toOption) };
    }
    return {
      categorias: categorias.map(toOption),
      anios: anios.map((year) => ({ value: year, label: String(year) })),
      etiquetas: etiquetas.map(toOption),
      evidencias: evidencias.map(({ estado, total }) => {
        return { value: estado, label: text.option(messages.evidence.estados[estado], total) };
      }),
    };
  }, [cards, counted, unfolded, categoria]);
  const active = [categoria, anio, mes, etiqueta, evidencia].filter((value) => value !== null).length;

  return (
    <div className="vstack gap-4">
      <Button
        variant="secondary"
        className="d-md-none"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <FilterIcon aria-hidden="true" />
        {open ? text.hide : text.show}
        {active > 0 && <span className="badge badge-accent">{text.active(active)}</span>}
      </Button>
      <fieldset id={id} className={classNames('cols cols-tight gap-3', !open && 'd-none d-md-grid')}>
        <legend className="visually-hidden">{text.title}</legend>
        <SelectField
          label={text.category}
          value={categoria}
          all={text.allCategories}
          options={withChosen(options.categorias, categoria)}
          onChange={(chosen) => onChoose({ categoria: chosen })}
        />
        <SelectField
          label={text.year}
          value={anio}
          all={text.allYears}
          options={withChosen(options.anios, anio)}
          onChange={(chosen) => onChoose({ anio: chosen })}
        />
        <SelectField
          label={text.month}
          value={mes}
          all={text.allMonths}
          options={MONTH_OPTIONS}
          onChange={(chosen) => onChoose({ mes: chosen })}
        />
        <SelectField
          label={text.tag}
          value={etiqueta}
          all={text.allTags}
          options={withChosen(options.etiquetas, etiqueta)}
          onChange={(chosen) => onChoose({ etiqueta: chosen })}
        />
        <SelectField
          label={text.evidence}
          value={evidencia}
          all={text.allEvidence}
          options={withChosen(options.evidencias, evidencia, (estado) => messages.evidence.estados[estado])}
          onChange={(chosen) => onChoose({ evidencia: chosen })}
        />
      </fieldset>
    </div>
  );
});

interface Option<T> {
  value: T;
  label: string;
}

/** The options of a select, with the chosen one added when no article has it: an old link must still say what it asks. */
function withChosen<T extends string | number>(
  options: readonly Option<T>[],
  chosen: T | null,
  labelOf: (chosen: T) => string = String,
): readonly Option<T>[] {
  if (chosen === null || options.some((option) => option.value === chosen)) return options;
  return [...options, { value: chosen, label: labelOf(chosen) }];
}
