import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FactLine } from '@/components/admin/FactLine';
import { RemoveButton } from '@/components/admin/RemoveButton';
import { RowEnd } from '@/components/admin/RowEnd';
import { Button, Skeleton, showToast } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { barOf, ProgressBar } from '@/components/ui/ProgressBar';
import { libraryHref } from '@/model/articles/library/library-filters';
import { DEFAULT_CATEGORY_COLOR } from '@/model/categories/category';
import { isColor, type ManagedCategory } from '@/model/categories/category-form';
import * as staff from '@/model/messages/staff';
import { renameArticles } from '@/services/categories';
import { type LongTask, useLongTask } from '@/services/client';

const texts = staff.adminCategories;

interface RenameState {
  task: LongTask;
  /** The category whose name is being brought to its articles, or was last; and why it did not come to its end. */
  categoryId: string | null;
  problem: string | null;
  /** Begins, or goes on with, the change of name. Null where the permission is missing. */
  begin: ((id: string) => Promise<void>) | null;
}

/** Brings new names of categories to their articles, one category at a time. */
export function useRename(editor: { uid: string; nombre: string }, allowed: boolean): RenameState {
  const task = useLongTask();
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const begin = async (id: string) => {
    if (task.running) return;
    setCategoryId(id);
    setProblem(null);
    const end = await task.run((control) => renameArticles(editor, id, control));
    if (end.how === 'stopped') setProblem(texts.rename.stopped);
    else if (end.how === 'failed') setProblem(texts.rename.error(end.error.message));
    else if (end.result.failed > 0) setProblem(texts.rename.failedSome(end.result.failed));
    else showToast(texts.rename.done(end.result.changed));
  };
  return { task, categoryId, problem, begin: allowed ? begin : null };
}

interface ManagedCategoryRowProps {
  category: ManagedCategory;
  /** Published articles; null while they are being counted. */
  published: number | null;
  rename: RenameState;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

export function ManagedCategoryRow({
  category,
  published,
  rename,
  onEdit,
  onDelete,
}: ManagedCategoryRowProps) {
  const { nombre, descripcion, color } = category;
  return (
    <li className="card p-4 gap-3">
      <div className="d-flex gap-4">
        <CategoryColor color={color} bar />
        <div className="d-flex flex-column flex-md-row gap-3 flex-grow-1 minw-0 justify-content-between">
          <div className="d-grid gap-1 minw-0">
            <h2 className="fs-lg">{nombre}</h2>
            <p className={descripcion ? undefined : 'text-soft'} style={{ maxWidth: '65ch' }}>
              {descripcion || texts.noDescription}
            </p>
            <FactLine>
              <PublishedCount nombre={nombre} published={published} />
              <code>{color}</code>
            </FactLine>
          </div>
          <RowEnd>
            {onEdit && (
              <Button variant="ghost" size="small" aria-label={texts.editOf(nombre)} onClick={onEdit}>
                <EditIcon aria-hidden="true" />
                {texts.edit}
              </Button>
            )}
            {onDelete && (
              <RemoveButton aria-label={texts.deleteOf(nombre)} onClick={onDelete}>
                {texts.delete}
              </RemoveButton>
            )}
          </RowEnd>
        </div>
      </div>
      <Renaming category={category} rename={rename} />
    </li>
  );
}

export function PublishedCount({ nombre, published }: { nombre: string; published: number | null }) {
  if (published === null) {
    return (
      <>
        <Skeleton width="9rem" />
        <span className="visually-hidden">{texts.counting}</span>
      </>
    );
  }
  if (published === 0) return texts.published(0);
  return (
    <Link
      to={libraryHref({ categoria: nombre })}
      aria-label={`${texts.published(published)}. ${texts.seeArticles(nombre)}`}
    >
      {texts.published(published)}
    </Link>
  );
}

/** A change of name under way, or one that was interrupted and waits. */
function Renaming({ category, rename }: { category: ManagedCategory; rename: RenameState }) {
  const { id, nombre, nombreAnterior } = category;
  const { task, problem, begin } = rename;
  const isLast = rename.categoryId === id;
  const { label, starting, progress: detail, stop: stopLabel } = texts.rename;
  const bar = isLast && barOf({ task, label: label(nombre), detail, starting, stopLabel });
  if (!bar && nombreAnterior === null) return null;
  return (
    <div className="vstack gap-3 border-top pt-4">
      {bar ? (
        <ProgressBar {...bar} />
      ) : (
        <>
          <p className="alert alert-warning">{texts.rename.pending(nombreAnterior ?? '', nombre)}</p>
          <Announced tone="danger">{isLast && problem}</Announced>
          {begin && (
            <Button
              size="small"
              className="align-self-start"
              aria-label={texts.rename.continueOf(nombre)}
              busy={task.running}
              onClick={() => void begin(id)}
            >
              {texts.rename.continue}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** A category's colour, beside its name: ink on paper stays readable whatever the colour is. */
export function CategoryColor({ color, bar = false }: { color: string; bar?: boolean }) {
  return (
    <span
      className="rounded-pill flex-shrink-0"
      style={{
        width: bar ? '0.5rem' : '0.75rem',
        height: bar ? undefined : '0.75rem',
        backgroundColor: isColor(color) ? color : DEFAULT_CATEGORY_COLOR,
        boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 20%)',
        forcedColorAdjust: 'none',
      }}
      aria-hidden="true"
    />
  );
}
