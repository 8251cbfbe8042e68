import { useEffect, useRef, useState } from 'react';
import { Toolbar } from '@/components/admin/kit';
import { SearchField } from '@/components/library/SearchField';
import { SelectField } from '@/components/library/SelectField';
import { Button } from '@/components/ui';
import { ARTICLE_STATES } from '@/model/article';
import { isFiltered, MANAGED_ORDERS } from '@/model/article-list';
import { titleSearchKey } from '@/model/article-title';
import * as staff from '@/model/messages/staff';
import { choiceOf } from '@/model/unknown-value';
import { useCategoryNames } from '@/services/queries/categories/useCategories';
import type { ManagedViewState } from './useManagedView';

const { filters: texts, estados, orders } = staff.adminArticles;

/** Search, estado, category and order of the staff's list. */
export function ArticleFilters({ state }: { state: ManagedViewState }) {
  const { words, choose, clear } = state;
  const { filters } = state.view;
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
        value={filters.estado ?? ''}
        all={texts.anyEstado}
        options={ARTICLE_STATES.map((estado) => ({ value: estado, label: estados[estado] }))}
        onChange={(value) => choose({ estado: choiceOf(value, ARTICLE_STATES) ?? undefined })}
      />
      <SelectField
        label={texts.order}
        value={filters.order}
        options={MANAGED_ORDERS.map((order) => ({ value: order, label: orders[order] }))}
        onChange={(value) => choose({ order: choiceOf(value, MANAGED_ORDERS) ?? 'reciente' })}
      />
      <CategoryFilter categoria={filters.categoria} onChoose={(categoria) => choose({ categoria })} />
      {isFiltered(filters) && (
        <Button variant="ghost" className="flex-grow-0 align-self-end" onClick={clear}>
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
        value={categoria ?? ''}
        all={asked ? all[status] : texts.anyCategory}
        options={known.map((name) => ({ value: name, label: name }))}
        onChange={(value) => onChoose(value || undefined)}
      />
    </div>
  );
}
