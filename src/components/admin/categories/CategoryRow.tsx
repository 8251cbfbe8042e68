import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import { Link } from 'react-router-dom';
import { RemoveButton } from '@/components/admin/controls/RemoveButton';
import { Button, Skeleton } from '@/components/ui';
import { ProgressBar } from '@/components/ui/ProgressBar';
import type { ManagedCategory } from '@/model/category-form';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import styles from './Categories.module.css';
import type { RenameState } from './useRename';

const texts = staff.adminCategories;

interface CategoryRowProps {
  category: ManagedCategory;
  /** Published articles; null while they are being counted. */
  published: number | null;
  rename: RenameState;
  /** Absent where the permission is. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** One category, with what the staff may do with it. */
export function CategoryRow({ category, published, rename, onEdit, onDelete }: CategoryRowProps) {
  const { nombre, descripcion, color } = category;
  return (
    <li className={styles.row}>
      <span className={styles.color} style={{ backgroundColor: color }} aria-hidden="true" />
      <div className={styles.texts}>
        <h2 className={styles.name}>{nombre}</h2>
        <p className={descripcion ? styles.description : styles.soft}>{descripcion || texts.noDescription}</p>
        <p className={styles.meta}>
          {published === null ? (
            <>
              <Skeleton width="9rem" />
              <span className="visually-hidden">{texts.counting}</span>
            </>
          ) : published === 0 ? (
            texts.published(0)
          ) : (
            <Link
              to={paths.library.href(new URLSearchParams({ categoria: nombre }).toString())}
              aria-label={`${texts.published(published)}. ${texts.seeArticles(nombre)}`}
            >
              {texts.published(published)}
            </Link>
          )}
          <code className={styles.code}>{color}</code>
        </p>
      </div>
      <div className={styles.actions}>
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
      </div>
      <Renaming category={category} rename={rename} />
    </li>
  );
}

/** A change of name under way, or one that was interrupted and waits. */
function Renaming({ category, rename }: { category: ManagedCategory; rename: RenameState }) {
  const { id, nombre, nombreAnterior } = category;
  const { task } = rename;
  if (rename.categoryId === id && task.running) {
    return (
      <div className={styles.rename}>
        <ProgressBar
          label={texts.rename.label(nombre)}
          value={task.progress?.done ?? 0}
          max={task.progress?.total ?? null}
          detail={
            task.progress
              ? texts.rename.progress(task.progress.done, task.progress.total)
              : texts.rename.starting
          }
          onCancel={task.stop}
          cancelLabel={texts.rename.stop}
          cancelling={task.stopping}
        />
      </div>
    );
  }
  if (nombreAnterior === null) return null;
  return (
    <div className={styles.rename}>
      <p className={styles.notice}>{texts.rename.pending(nombreAnterior, nombre)}</p>
      <div role="alert">
        {rename.problem?.categoryId === id && <p className={styles.problem}>{rename.problem.text}</p>}
      </div>
      {rename.begin && (
        <div>
          <Button
            size="small"
            aria-label={texts.rename.continueOf(nombre)}
            busy={task.running}
            onClick={() => void rename.begin?.(category)}
          >
            {texts.rename.continue}
          </Button>
        </div>
      )}
    </div>
  );
}
