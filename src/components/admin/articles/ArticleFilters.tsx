import { useEffect, useRef, useState } from 'react';
import { Toolbar } from '@/components/admin/Toolbar';
import { Button } from '@/components/ui';
import { fromButtonThatGoes } from '@/components/ui/focus';
import { SearchField } from '@/components/ui/SearchField';
import { SelectField } from '@/components/ui/SelectField';
import { ARTICLE_STATES } from '@/model/articles/article';
import { isFiltered, MANAGED_ORDERS } from '@/model/articles/article-list';
import { titleSearchKey } from '@/model/articles/article-title';
import * as staff from '@/model/messages/staff';
import { useCategoryNames } from '@/services/categories';
import type { ManagedViewState } from './useManagedView';

const { filters: texts, estados, orders } = staff.adminArticles;

export function ArticleFilters({ state }: { state: ManagedViewState }) {
  const { filters, words, choose, clear } = state;
  const tooShort = words.typed.trim() !== '' && titleSearchKey(words.typed) === null;
  return (
    <Toolbar label={texts.label}>
      <div>
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={words.typed}
          onType={words.type}
          onDone={words.flush}
        />
        <p className="text-soft fs-xs" role="status">
          {tooShort && texts.searchHint}
        </p>
      </div>
      <SelectField
        label={texts.estado}
        value={filters.estado}
        options={[
          { value: undefined, label: texts.anyEstado },
          ...ARTICLE_STATES.map((value) => ({ value, label: estados[value] })),
        ]}
        onChange={(estado) => choose({ estado })}
      />
      <SelectField
        label={texts.order}
        value={filters.order}
        options={MANAGED_ORDERS.map((value) => ({ value, label: orders[value] }))}
        onChange={(order) => choose({ order })}
      />
      <CategoryFilter categoria={filters.categoria} onChoose={(categoria) => choose({ categoria })} />
      {isFiltered(filters) && (
        <Button variant="ghost" className="flex-grow-0 align-self-end" onClick={fromButtonThatGoes(clear)}>
          {texts.clear}
        </Button>
      )}
    </Toolbar>
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
      <Button variant="secondary" className="align-self-end fw-normal" onClick={ask}>
        {texts.more}
      </Button>
    );
  }
  const known = categoria === undefined || names.includes(categoria) ? names : [categoria, ...names];
  const all = { loading: texts.loadingCategories, error: texts.categoriesError, ready: texts.anyCategory };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that the field in it is about to be used
    <div ref={field} onFocus={() => setAsked(true)} onPointerEnter={() => setAsked(true)}>
      <SelectField
        label={texts.categoria}
        value={categoria}
        options={[
          { value: undefined, label: asked ? all[status] : texts.anyCategory },
          ...known.map((name) => ({ value: name, label: name })),
        ]}
        onChange={onChoose}
      />
    </div>
  );
}
