import AddIcon from 'bootstrap-icons/icons/plus-lg.svg?react';
import { useMemo, useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { useStaff } from '@/components/account/useMember';
import { AdminHead } from '@/components/admin/AdminHead';
import { CategoryDialog, type EditedCategory } from '@/components/admin/categories/CategoryDialog';
import { DeleteCategoryDialog } from '@/components/admin/categories/DeleteCategoryDialog';
import {
  ManagedCategoryRow,
  PublishedCount,
  useRename,
} from '@/components/admin/categories/ManagedCategoryRow';
import { Button } from '@/components/ui';
import { ListItems } from '@/components/ui/PagedItems';
import {
  countByCategory,
  type ManagedCategory,
  NEW_CATEGORY,
  unlistedNames,
} from '@/model/categories/category-form';
import * as staff from '@/model/messages/staff';
import { can } from '@/model/users/permissions/can';
import { useCatalogue } from '@/services/articles';
import { useManagedCategories } from '@/services/categories';

const texts = staff.adminCategories;
/** More than these are told by their number: an old blog may bring hundreds. */
const SHOWN = 30;

interface UnlistedNamesProps {
  counts: ReadonlyMap<string, number>;
  categories: readonly ManagedCategory[];
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

/** /admin/categorias: the categories of the library: list, create, edit with its articles, delete. */
export default function AdminCategoriesPage() {
  const { account } = useStaff();
  const list = useManagedCategories();
  const { items: categories, status } = list;
  const { cards, complete, status: catalogueStatus } = useCatalogue();
  const isCounted = catalogueStatus === 'ready' && complete;
  // From the catalogue that the device keeps, once it is whole.
  const counts = useMemo(() => (isCounted ? countByCategory(cards) : null), [cards, isCounted]);
  const [edited, setEdited] = useState<EditedCategory | null>(null);
  const [deleted, setDeleted] = useState<ManagedCategory | null>(null);
  const mayCreate = can(account, 'crearCategorias');
  const mayEdit = can(account, 'editarCategorias');
  const mayDelete = can(account, 'eliminarCategorias');
  const rename = useRename(account, mayEdit);

  return (
    <>
      <AdminHead
        title={texts.title}
        lead={texts.description}
        actions={
          mayCreate && (
            <Button onClick={() => setEdited(NEW_CATEGORY)}>
              <AddIcon aria-hidden="true" />
              {texts.create}
            </Button>
          )
        }
      />
      <ListItems list={list} texts={texts} place="6.5rem" empty={texts.empty}>
        {() => (
          <>
            <p className="text-soft fs-sm pb-3">{texts.total(categories.length)}</p>
            <ul className="vstack gap-3">
              {categories.map((category) => (
                <ManagedCategoryRow
                  key={category.id}
                  category={category}
                  published={counts ? (counts.get(category.nombre) ?? 0) : null}
                  rename={rename}
                  onEdit={mayEdit ? () => setEdited(category) : undefined}
                  onDelete={mayDelete ? () => setDeleted(category) : undefined}
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
          onCreate={mayCreate ? (nombre) => setEdited({ ...NEW_CATEGORY, nombre }) : undefined}
        />
      )}
      {edited && (
        <CategoryDialog
          uid={account.uid}
          category={edited}
          others={categories}
          onStored={({ id, nombreAnterior }) => {
            setEdited(null);
            if (nombreAnterior !== null) void rename.begin?.(id);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && (
        <DeleteCategoryDialog
          category={deleted}
          others={categories.filter(({ id }) => id !== deleted.id)}
          editor={account}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}
