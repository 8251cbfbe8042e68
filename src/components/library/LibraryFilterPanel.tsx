import FilterIcon from 'bootstrap-icons/icons/sliders.svg?react';
import { memo, useId, useMemo, useState } from 'react';
import { Button, classNames } from '@/components/ui';
import { SelectField } from '@/components/ui/SelectField';
import type { Facets, LibraryFilters } from '@/model/library';
import { messages } from '@/model/messages';
import { useMediaQuery } from '../ui/useViewport';

const text = messages.library.filters;
const MONTH_OPTIONS = [
  { value: null, label: text.allMonths },
  ...messages.months.map((label, index) => ({ value: index + 1, label })),
];

interface LibraryFilterPanelProps {
  /** The choices that exist, or what counts them. */
  offered: Facets | (() => Facets);
  categoria: string | null;
  anio: number | null;
  mes: number | null;
  etiqueta: string | null;
  onChoose: (change: Partial<LibraryFilters>) => void;
}

/** What a panel that is folded up offers: nobody sees it, and counting every tag holds a slow phone. */
const FOLDED: Facets = { categorias: [], anios: [], etiquetas: [] };

/** The chosen category is drawn as the open panel shows it: by its name and its number. */
function choices(
  offered: LibraryFilterPanelProps['offered'],
  unfolded: boolean,
  categoria: string | null,
): Facets {
  if (typeof offered === 'function') return unfolded ? offered() : FOLDED;
  if (unfolded) return offered;
  return { ...FOLDED, categorias: offered.categorias.filter(({ nombre }) => nombre === categoria) };
}

const toOption = ({ nombre, total }: Facets['categorias'][number]) => {
  return { value: nombre, label: text.option(nombre, total) };
};

/** Category, year, month and tag. On phones they fold into a disclosure that says how many are in use. */
export const LibraryFilterPanel = memo(function LibraryFilterPanel({
  offered,
  categoria,
  anio,
  mes,
  etiqueta,
  onChoose,
}: LibraryFilterPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const unfolded = useMediaQuery('(min-width: 48rem)') || open;
  const options = useMemo(() => {
    const { categorias, anios, etiquetas } = choices(offered, unfolded, categoria);
    return {
      categorias: categorias.map(toOption),
      anios: anios.map((year) => ({ value: year, label: String(year) })),
      etiquetas: etiquetas.map(toOption),
    };
  }, [offered, unfolded, categoria]);
  const active = [categoria, anio, mes, etiqueta].filter((value) => value !== null).length;

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
      <fieldset id={id} className={classNames('form-row form-row-tight d-md-flex', !open && 'd-none')}>
        <legend className="visually-hidden">{text.title}</legend>
        <SelectField
          label={text.category}
          value={categoria}
          options={[{ value: null, label: text.allCategories }, ...withChosen(options.categorias, categoria)]}
          onChange={(chosen) => onChoose({ categoria: chosen })}
        />
        <SelectField
          label={text.year}
          value={anio}
          options={[{ value: null, label: text.allYears }, ...withChosen(options.anios, anio)]}
          onChange={(chosen) => onChoose({ anio: chosen })}
        />
        <SelectField
          label={text.month}
          value={mes}
          options={MONTH_OPTIONS}
          onChange={(chosen) => onChoose({ mes: chosen })}
        />
        <SelectField
          label={text.tag}
          value={etiqueta}
          options={[{ value: null, label: text.allTags }, ...withChosen(options.etiquetas, etiqueta)]}
          onChange={(chosen) => onChoose({ etiqueta: chosen })}
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
): readonly Option<T>[] {
  if (chosen === null || options.some((option) => option.value === chosen)) return options;
  return [...options, { value: chosen, label: String(chosen) }];
}
