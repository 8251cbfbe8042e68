import FilterIcon from 'bootstrap-icons/icons/sliders.svg?react';
import { memo, useId, useMemo, useState } from 'react';
import { Button, classNames } from '@/components/ui';
import type { Facets, LibraryFilters } from '@/model/library';
import { messages } from '@/model/messages';
import { useMediaQuery } from '../ui/useViewport';
import { SelectField } from './SelectField';

const text = messages.library.filters;
const MONTH_OPTIONS = messages.months.map((label, index) => ({ value: String(index + 1), label }));

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

const chosenText = (value: string) => (value === '' ? null : value);
const chosenNumber = (value: string) => (value === '' ? null : Number(value));

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
      anios: anios.map((year) => ({ value: String(year), label: String(year) })),
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
          all={text.allCategories}
          value={categoria ?? ''}
          options={withChosen(options.categorias, categoria)}
          onChange={(value) => onChoose({ categoria: chosenText(value) })}
        />
        <SelectField
          label={text.year}
          all={text.allYears}
          value={anio === null ? '' : String(anio)}
          options={withChosen(options.anios, anio === null ? null : String(anio))}
          onChange={(value) => onChoose({ anio: chosenNumber(value) })}
        />
        <SelectField
          label={text.month}
          all={text.allMonths}
          value={mes === null ? '' : String(mes)}
          options={MONTH_OPTIONS}
          onChange={(value) => onChoose({ mes: chosenNumber(value) })}
        />
        <SelectField
          label={text.tag}
          all={text.allTags}
          value={etiqueta ?? ''}
          options={withChosen(options.etiquetas, etiqueta)}
          onChange={(value) => onChoose({ etiqueta: chosenText(value) })}
        />
      </fieldset>
    </div>
  );
});

interface Option {
  value: string;
  label: string;
}

/** The options of a select, with the chosen one added when no article has it: an old link must still say what it asks. */
function withChosen(options: readonly Option[], chosen: string | null): readonly Option[] {
  if (chosen === null || options.some((option) => option.value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}
