import { useEffect, useRef, useState } from 'react';
import { SearchField } from '@/components/library/SearchField';
import { SelectField } from '@/components/library/SelectField';
import { Button, classNames } from '@/components/ui';
import { ARTICLE_STATES } from '@/model/article';
import { isFiltered, MANAGED_ORDERS, type ManagedFilters } from '@/model/article-list';
import { titleSearchKey } from '@/model/article-title';
import { staff } from '@/model/staff-messages';
import { useCategoryNames } from '@/services/queries/categories/useCategoryNames';
import styles from './ArticleFilters.module.css';

const { filters: texts, estados, orders } = staff.adminArticles;

interface ArticleFiltersProps {
  filters: ManagedFilters;
  text: string;
  onType: (text: string) => void;
  onDone: () => void;
  onChoose: (change: Partial<ManagedFilters>) => void;
  onClear: () => void;
}

/** Search, estado, category and order of the staff's list. */
export function ArticleFilters({ filters, text, onType, onDone, onChoose, onClear }: ArticleFiltersProps) {
  const tooShort = text.trim() !== '' && titleSearchKey(text) === null;
  return (
    <section className={styles.filters} aria-label={texts.label}>
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onType={onType}
          onDone={onDone}
        />
        <p className={styles.hint} role="status">
          {tooShort && texts.searchHint}
        </p>
      </div>
      <div className={styles.choices}>
        <SelectField
          label={texts.estado}
          value={filters.estado ?? ''}
          all={texts.anyEstado}
          options={ARTICLE_STATES.map((estado) => ({ value: estado, label: estados[estado] }))}
          onChange={(value) => onChoose({ estado: ARTICLE_STATES.find((estado) => estado === value) })}
        />
        <SelectField
          label={texts.order}
          value={filters.order}
          options={MANAGED_ORDERS.map((order) => ({ value: order, label: orders[order] }))}
          onChange={(value) =>
            onChoose({ order: MANAGED_ORDERS.find((order) => order === value) ?? 'reciente' })
          }
        />
        <CategoryFilter categoria={filters.categoria} onChoose={(categoria) => onChoose({ categoria })} />
      </div>
      {isFiltered(filters) && (
        <Button variant="ghost" size="small" className={styles.clear} onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </section>
  );
}

interface CategoryFilterProps {
  categoria: string | undefined;
  onChoose: (categoria: string | undefined) => void;
}

/** The categories are read only once somebody asks to filter by them: each is a read. */
function CategoryFilter({ categoria, onChoose }: CategoryFilterProps) {
  const [asked, setAsked] = useState(false);
  const { names, status } = useCategoryNames(asked);
  const field = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The field takes the place, and the focus, of the button that asked for it.
  useEffect(() => {
    if (pressed.current && asked) field.current?.querySelector('select')?.focus();
  }, [asked]);
  const ask = () => {
    pressed.current = true;
    setAsked(true);
  };
  if (!asked && categoria === undefined) {
    return (
      <Button variant="secondary" className={classNames(styles.category, styles.more)} onClick={ask}>
        {texts.more}
      </Button>
    );
  }
  const known = categoria === undefined || names.includes(categoria) ? names : [categoria, ...names];
  const all = { loading: texts.loadingCategories, error: texts.categoriesError, ready: texts.anyCategory };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that the field in it is about to be used
    <div
      ref={field}
      className={styles.category}
      onFocus={() => setAsked(true)}
      onPointerEnter={() => setAsked(true)}
    >
      <SelectField
        label={texts.categoria}
        value={categoria ?? ''}
        all={asked ? all[status] : texts.anyCategory}
        options={known.map((name) => ({ value: name, label: name }))}
        onChange={(value) => onChoose(value || undefined)}
      />
    </div>
  );
}
