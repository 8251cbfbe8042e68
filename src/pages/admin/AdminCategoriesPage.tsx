import AddIcon from 'bootstrap-icons/icons/plus-lg.svg?react';
import { useMemo, useRef, useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { CategoryDialog } from '@/components/admin/categories/CategoryDialog';
import { CategoryRow, PublishedCount, useRename } from '@/components/admin/categories/CategoryRow';
import { DeleteCategoryDialog } from '@/components/admin/categories/DeleteCategoryDialog';
import { AdminHead, reasonOf } from '@/components/admin/kit';
import { Button, EmptyState, showToast, usePageMeta } from '@/components/ui';
import { ListItems } from '@/components/ui/PagedItems';
import type { Account } from '@/model/account';
import {
  type CategoryValues,
  countByCategory,
  type ManagedCategory,
  NEW_CATEGORY,
  unlistedNames,
} from '@/model/category-form';
import * as staff from '@/model/messages/staff';
import { can } from '@/model/permissions';
import { useCatalogue } from '@/services/queries';
import { addCategory, editCategory, useManagedCategories } from '@/services/queries/categories/useCategories';
import { useSession } from '@/session';

const texts = staff.adminCategories;
/** More than these are told by their number: an old blog may bring hundreds. */
const SHOWN = 30;

interface UnlistedNamesProps {
  counts: ReadonlyMap<string, number>;
  categories: readonly ManagedCategory[];
  /** Absent where the permission is. */
  onCreate: ((nombre: string) => void) | undefined;
}

/** Names that published articles carry and that are no category yet; nothing where there are none. */
function UnlistedNames({ counts, categories, onCreate }: UnlistedNamesProps) {
  const names = unlistedNames(counts, categories);
  if (names.length === 0) return null;
  return (
    <section className="vstack gap-3 pt-6" aria-labelledby="nombres-sin-categoria">
      <h2 id="nombres-sin-categoria">{texts.unlisted.title}</h2>
      <p className="text-soft">{texts.unlisted.text}</p>
      <ListGroup as="ul" variant="flush" className="border-top border-bottom">
        {names.slice(0, SHOWN).map(({ nombre, published }) => (
          <ListGroup.Item
            as="li"
            key={nombre}
            className="d-flex flex-wrap align-items-center row-gap-1 column-gap-4 px-0 py-2 fs-sm"
          >
            <strong className="flex-grow-1 fs-base">{nombre}</strong>
            <PublishedCount nombre={nombre} published={published} />
            {onCreate && (
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.unlisted.addOf(nombre)}
                onClick={() => onCreate(nombre)}
              >
                <AddIcon aria-hidden="true" />
                {texts.unlisted.add}
              </Button>
            )}
          </ListGroup.Item>
        ))}
      </ListGroup>
      {names.length > SHOWN && <p className="text-soft">{texts.unlisted.more(names.length - SHOWN)}</p>}
    </section>
  );
}

/** No id of a category, which are slugs. */
const NEW = '?';

type Open =
  | { what: 'create'; nombre: string }
  | { what: 'edit' | 'delete'; category: ManagedCategory }
  | null;

/** What a person is told of a failed change: the service's own sentence where it has one. */
function problemOf(cause: unknown, notAllowed: string, failed: (message: string) => string): string {
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'permission-denied') return notAllowed;
  return code === 'invalid-argument' ? reasonOf(cause) : failed(reasonOf(cause));
}

/** How many published articles each category has, from the catalogue that the device keeps; null until it is whole. */
function usePublishedCounts(): Map<string, number> | null {
  const { cards, complete, status } = useCatalogue();
  return useMemo(
    () => (status === 'ready' && complete ? countByCategory(cards) : null),
    [cards, complete, status],
  );
}

/** The categories of the library: list, create, edit with its articles, delete. */
function CategoriesScreen({ account }: { account: Account }) {
  const { categories, status, error, retry } = useManagedCategories();
  const counts = usePublishedCounts();
  const [open, setOpen] = useState<Open>(null);
  const mayCreate = can(account, 'crearCategorias');
  const mayEdit = can(account, 'editarCategorias');
  const mayDelete = can(account, 'eliminarCategorias');
  const rename = useRename(account, mayEdit);
  const typed = useRef(new Map<string, CategoryValues>());
  const close = () => setOpen(null);
  const keep = (id: string, values: CategoryValues | null) => {
    if (values) typed.current.set(id, values);
    else typed.current.delete(id);
    close();
  };

  // What was typed for another new category stays when one of the articles' names is made one.
  const leaveCreation = (values: CategoryValues | null) =>
    open?.what === 'create' && open.nombre !== '' ? close() : keep(NEW, values);
  const create = async (values: CategoryValues) => {
    try {
      const { nombre } = await addCategory(account.uid, values);
      showToast(texts.form.created(nombre));
      leaveCreation(null);
      return null;
    } catch (cause) {
      return problemOf(cause, texts.notAllowed, texts.form.createError);
    }
  };
  const edit = async (id: string, values: CategoryValues) => {
    try {
      const edited = await editCategory(id, values);
      showToast(texts.form.saved(edited.nombre));
      keep(id, null);
      if (edited.nombreAnterior !== null) void rename.begin?.(edited);
      return null;
    } catch (cause) {
      return problemOf(cause, texts.notAllowedToEdit, texts.form.saveError);
    }
  };
  return (
    <>
      <AdminHead
        title={texts.title}
        lead={texts.description}
        actions={
          mayCreate && (
            <Button onClick={() => setOpen({ what: 'create', nombre: '' })}>
              <AddIcon aria-hidden="true" />
              {texts.create}
            </Button>
          )
        }
      />
      <ListItems
        list={{ items: categories, status, retry }}
        texts={{ loading: texts.loading, loadError: texts.loadError(error?.message ?? '') }}
        place="6.5rem"
        empty={<EmptyState text={texts.empty} />}
      >
        {() => (
          <>
            <p className="text-soft fs-sm pb-3">{texts.total(categories.length)}</p>
            <ul className="vstack gap-3">
              {categories.map((category) => (
                <CategoryRow
                  key={category.id}
                  category={category}
                  published={counts ? (counts.get(category.nombre) ?? 0) : null}
                  rename={rename}
                  onEdit={mayEdit ? () => setOpen({ what: 'edit', category }) : undefined}
                  onDelete={mayDelete ? () => setOpen({ what: 'delete', category }) : undefined}
                />
              ))}
            </ul>
          </>
        )}
      </ListItems>
      {status === 'ready' && counts && (
        <UnlistedNames
          counts={counts}
          categories={categories}
          onCreate={mayCreate ? (nombre) => setOpen({ what: 'create', nombre }) : undefined}
        />
      )}
      {open?.what === 'create' && (
        <CategoryDialog
          category={null}
          others={categories}
          kept={open.nombre ? { ...NEW_CATEGORY, nombre: open.nombre } : typed.current.get(NEW)}
          onSubmit={create}
          onClose={leaveCreation}
        />
      )}
      {open?.what === 'edit' && (
        <CategoryDialog
          category={open.category}
          others={categories}
          kept={typed.current.get(open.category.id)}
          onSubmit={(values) => edit(open.category.id, values)}
          onClose={(values) => keep(open.category.id, values)}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteCategoryDialog
          category={open.category}
          others={categories.filter(({ id }) => id !== open.category.id)}
          editor={account}
          onDeleted={() => {
            showToast(texts.deletion.done(open.category.nombre));
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** /admin/categorias. The guard of the route has seen to it that there is an account that may. */
export default function AdminCategoriesPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { account } = useSession();
  return account && <CategoriesScreen account={account} />;
}
