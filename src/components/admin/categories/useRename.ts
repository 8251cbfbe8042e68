import { useState } from 'react';
import { showToast } from '@/components/ui';
import type { ManagedCategory } from '@/model/category-form';
import { staff } from '@/model/staff-messages';
import { renameArticles } from '@/services/queries/categories/useCategories';
import { type LongTask, useLongTask } from '@/services/queries/useLongTask';

const texts = staff.adminCategories.rename;

export interface RenameState {
  task: LongTask;
  /** The category whose name is being brought to its articles, or was last. */
  categoryId: string | null;
  problem: { categoryId: string; text: string } | null;
  /** Begins, or goes on with, the change of name. Null where the permission is missing. */
  begin: ((category: Pick<ManagedCategory, 'id'>) => Promise<void>) | null;
}

/** Brings new names of categories to their articles, one category at a time. */
export function useRename(editor: { uid: string; nombre: string }, allowed: boolean): RenameState {
  const task = useLongTask();
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [problem, setProblem] = useState<RenameState['problem']>(null);

  const begin = async ({ id }: Pick<ManagedCategory, 'id'>) => {
    if (task.running) return;
    setCategoryId(id);
    setProblem(null);
    const end = await task.run((control) => renameArticles(editor, id, control));
    if (end.how === 'stopped') setProblem({ categoryId: id, text: texts.stopped });
    else if (end.how === 'failed') setProblem({ categoryId: id, text: texts.error(end.error.message) });
    else if (end.result.failed.length > 0)
      setProblem({ categoryId: id, text: texts.failedSome(end.result.failed.length) });
    else showToast(texts.done(end.result.changed));
  };
  return { task, categoryId, problem, begin: allowed ? begin : null };
}
