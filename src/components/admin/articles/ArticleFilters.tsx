import { useEffect, useRef, useState } from 'react';
import { Toolbar } from '@/components/admin/Toolbar';
import { Button } from '@/components/ui';
import { fromButtonThatGoes } from '@/components/ui/focus';
import { SearchField } from '@/components/ui/SearchField';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
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
        all={texts.anyEstado}
        options={optionsOf(ARTICLE_STATES, estados)}
        onChange={(estado) => choose({ estado: estado ?? undefined })}
      />
      <SelectField
        label={texts.order}
        value={filters.order}
        options={optionsOf(MANAGED_ORDERS, orders)}
        onChange={(order) => choose({ order })}
      />
      <CategoryFilter
        categoria={filters.categoria}
        onChoose={(categoria) => choose({ categoria: categoria ?? undefined })}
      />
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
  onChoose: (categoria: string | null) => void;
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
        all={asked ? all[status] : texts.anyCategory}
        options={known.map((name) => ({ value: name, label: name }))}
        onChange={onChoose}
      />
    </div>
  );
}
