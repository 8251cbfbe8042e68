import { useState } from 'react';
import { Notice } from '@/components/forum/admin/Notice';
import { ButtonLink, EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import type { Account } from '@/model/account';
import type { ForumCategoryValues } from '@/model/forum/category';
import { forumCan } from '@/model/forum/permissions';
import type { ForumCategory } from '@/model/forum/topic';
import { foroStaff } from '@/model/forum-staff-messages';
import { paths } from '@/model/paths';
import {
  addForumCategory,
  editForumCategory,
  newForumCategoryId,
  orderForumCategories,
  useAllForumCategories,
} from '@/services/queries/forum/useCategoryAdmin';
import { DebugPermissions, ManualScript, PermissionPanel } from './AccessPanels';
import { CategoryAdminList } from './CategoryAdminList';
import { CategoryForm } from './CategoryForm';
import { DeleteForumCategory } from './DeleteForumCategory';
import styles from './ForumCategoriesScreen.module.css';
import { SHOWN_MS, useTimedMessage } from './useTimedMessage';

const texts = foroStaff.forumCategories;
const PLACES = ['a', 'b', 'c'];
const NONE: ForumCategory[] = [];

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** The forum's categories: form, list, order, deletion, and what repairs the permissions of who administers them. */
export function ForumCategoriesScreen({ account }: { account: Account }) {
  const { data, error, isFetching, refetch } = useAllForumCategories();
  const categories = data ?? NONE;
  const [editing, setEditing] = useState<ForumCategory | null>(null);
  const [deleting, setDeleting] = useState<ForumCategory | null>(null);
  const [newId, setNewId] = useState(newForumCategoryId);
  const [problem, setProblem] = useState<string | null>(null);
  const success = useTimedMessage();
  const mayCreate = forumCan.createCategory(account);
  const mayEdit = forumCan.editCategory(account);
  const isAdministrator = account.rol === 'administrador';

  const submit = async (values: ForumCategoryValues): Promise<boolean> => {
    setProblem(null);
    try {
      if (editing) await editForumCategory(account, editing.id, values);
      else await addForumCategory(account, newId, values);
    } catch (cause) {
      setProblem((editing ? texts.form.saveError : texts.form.createError)(reason(cause)));
      return false;
    }
    success.show(editing ? texts.form.saved : texts.form.created);
    setEditing(null);
    setNewId(newForumCategoryId());
    return true;
  };
  const move = async (ordered: ForumCategory[]) => {
    setProblem(null);
    await orderForumCategories(account, ordered).catch((cause: unknown) =>
      setProblem(texts.row.moveError(reason(cause))),
    );
  };
  const askToDelete = (category: ForumCategory) => {
    setProblem(null);
    if (isAdministrator) return setDeleting(category);
    setProblem(
      category.temaCount > 0
        ? texts.deletion.hasTopics(category.temaCount)
        : texts.deletion.error(texts.deletion.onlyAdministrators),
    );
  };
  const deleted = (message: string, forced: boolean) => {
    if (editing?.id === deleting?.id) setEditing(null);
    setDeleting(null);
    success.show(message, forced ? SHOWN_MS.forced : SHOWN_MS.success);
  };
  return (
    <>
      {forumCan.seeStatistics(account) && (
        <p>
          <ButtonLink to={paths.forumStatistics.href()} variant="secondary" size="small">
            {texts.seeStatistics}
          </ButtonLink>
        </p>
      )}
      <div role="status">
        {success.message && (
          <Notice tone="success">
            <p>{success.message}</p>
          </Notice>
        )}
      </div>
      <div role="alert">
        {problem && (
          <Notice tone="danger" onClose={() => setProblem(null)}>
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      <div className={styles.columns}>
        {(editing || mayCreate) && (
          <CategoryForm
            key={editing?.id ?? 'nueva'}
            category={editing}
            count={categories.length}
            onSubmit={submit}
            onCancel={() => setEditing(null)}
          />
        )}
        <section className={styles.list} aria-labelledby="lista-categorias">
          <h2 id="lista-categorias" className={styles.title}>
            {texts.list}
          </h2>
          {!data && (!error || isFetching) && (
            <LoadingRegion text={texts.loading} className={styles.waiting}>
              {PLACES.map((place) => (
                <Skeleton key={place} height="6.5rem" />
              ))}
            </LoadingRegion>
          )}
          {!data && error && !isFetching && (
            <ErrorState text={texts.loadError} onRetry={() => void refetch()} />
          )}
          {data?.length === 0 && <EmptyState text={texts.empty} />}
          {categories.length > 0 && (
            <CategoryAdminList
              categories={categories}
              onEdit={mayEdit ? setEditing : undefined}
              onMove={mayEdit ? (ordered) => void move(ordered) : undefined}
              onDelete={askToDelete}
            />
          )}
        </section>
      </div>
      <PermissionPanel />
      {isAdministrator && <DebugPermissions account={account} />}
      <ManualScript />
      {deleting && (
        <DeleteForumCategory
          account={account}
          category={deleting}
          onDone={deleted}
          onProblem={(message) => {
            setDeleting(null);
            setProblem(message);
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
