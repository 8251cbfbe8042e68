import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CategoryValues, ManagedCategory } from '@/model/categories/category-form';
import { forgetGivenCards } from '../articles/page-cards';
import type { Editor } from '../articles/revisions';
import { type Reading, readingOf, STAFF_LIST } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import type { TaskControl } from '../client/useLongTask';
import { db } from '../firestore/connection';
import type { ReplaceResult } from './articles';
import { fetchCategories } from './reading';
import {
  applyRename,
  countCategoryArticles,
  createCategory,
  deleteCategory,
  type NewCategoryForm,
  storeCategoryColours,
  updateCategory,
} from './writes';

const CATEGORIES = ['admin', 'categorias'] as const;
const NONE: never[] = [];
const collator = new Intl.Collator('es', { sensitivity: 'base' });

/** All categories: one read each, at most 100. */
const categoriesQuery = { queryKey: CATEGORIES, queryFn: () => fetchCategories(db()), ...STAFF_LIST };

function sorted(categories: readonly ManagedCategory[]): ManagedCategory[] {
  return [...categories].sort((a, b) => collator.compare(a.nombre, b.nombre));
}

const namesOf = (categories: readonly ManagedCategory[]) => sorted(categories).map(({ nombre }) => nombre);

/** The names of the categories to choose from, in alphabetical order, once they are wanted. */
export function useCategoryNames(wanted = true): Reading & { names: string[] } {
  const query = useQuery({ ...categoriesQuery, enabled: wanted, select: namesOf });
  return { ...readingOf(query), names: query.data ?? NONE };
}

/** All categories in alphabetical order. */
export function useManagedCategories(): Reading & { items: ManagedCategory[] } {
  const query = useQuery({ ...categoriesQuery, select: sorted });
  return { ...readingOf(query), items: query.data ?? NONE };
}

/** Shows what has changed, and tells readers the colours; where that fails, the next change tells them. */
function show(change: (categories: ManagedCategory[]) => ManagedCategory[]): void {
  const all = queryClient.setQueryData<ManagedCategory[]>(CATEGORIES, (known) => known && change(known));
  if (all === undefined) return;
  storeCategoryColours(db(), all).then(
    () => queryClient.invalidateQueries({ queryKey: ['colores'] }),
    (cause: unknown) => console.debug('The colours were not told', cause),
  );
}

/** What this device keeps of articles and of the catalogue is read again where it is shown. */
function refreshArticles(): void {
  forgetGivenCards();
  void queryClient.invalidateQueries({ queryKey: ['catalogo'], exact: true });
  void queryClient.invalidateQueries({ queryKey: ['articulo'] });
  void queryClient.invalidateQueries({ queryKey: ['admin', 'articulos'] });
}

/** Stores a category, a new one where there is no id. One with `nombreAnterior` in the answer waits for renameArticles(). */
export function useSaveCategory(uid: string, id: string | undefined) {
  const form = useRef<NewCategoryForm>({});
  return useMutation({
    mutationFn: (values: CategoryValues) =>
      id === undefined ? createCategory(db(), uid, values, form.current) : updateCategory(db(), id, values),
    onSuccess: (stored) => show((known) => [...known.filter((one) => one.id !== stored.id), stored]),
  });
}

/** Brings a new name to the articles. Rejects with a ServiceError, or the signal's reason. */
export async function renameArticles(
  editor: Editor,
  id: string,
  control: TaskControl,
): Promise<ReplaceResult> {
  try {
    return await applyRename(db(), editor, id, control);
  } finally {
    await queryClient.invalidateQueries({ queryKey: CATEGORIES });
    refreshArticles();
  }
}

/** How many articles carry the category, drafts included; null until it is known. */
export function useArticleCount(id: string): Reading & { count: number | null } {
  const query = useQuery({
    queryKey: ['admin', 'categorias', id, 'articulos'],
    queryFn: () => countCategoryArticles(db(), id),
    gcTime: 0,
  });
  return { ...readingOf(query), count: query.data ?? null };
}

/** Deletes it, its articles moved to the target first; gives how many still carry it. Rejects with a ServiceError or the signal's reason. */
export async function removeCategory(
  editor: Editor,
  id: string,
  targetId: string | null,
  control: TaskControl,
): Promise<number> {
  try {
    const left = await deleteCategory(db(), editor, id, targetId, control);
    if (left === 0) show((known) => known.filter((one) => one.id !== id));
    return left;
  } finally {
    if (targetId !== null) refreshArticles();
  }
}
