import DownIcon from 'bootstrap-icons/icons/chevron-down.svg?react';
import UpIcon from 'bootstrap-icons/icons/chevron-up.svg?react';
import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import DeleteIcon from 'bootstrap-icons/icons/trash3.svg?react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { CategoryIcon } from '@/components/forum/CategoryIcon';
import { Button } from '@/components/ui';
import type { ForumCategory } from '@/model/forum/topic';
import * as foroStaff from '@/model/messages/forum-staff';
import { moved } from '@/model/shared/moved';

const texts = foroStaff.forumCategories.row;

interface CategoryAdminListProps {
  categories: readonly ForumCategory[];
  onEdit?: ((category: ForumCategory) => void) | undefined;
  onMove?: ((ordered: ForumCategory[]) => void) | undefined;
  onDelete: (category: ForumCategory) => void;
}

interface StepProps {
  category: ForumCategory;
  place: number;
  count: number;
  /** Up or down. */
  by: -1 | 1;
  onStep: (key: string, from: number, by: -1 | 1) => void;
}

/** Moves a category by one place. Its `data-move` finds it again once the rows have changed places. */
function Step({ category, place, count, by, onStep }: StepProps) {
  const isAtEnd = by < 0 ? place === 0 : place === count - 1;
  const key = `${category.id}${by < 0 ? '-sube' : '-baja'}`;
  return (
    <Button
      variant="ghost"
      size="small"
      className="px-2"
      data-move={key}
      aria-label={by < 0 ? texts.up(category.nombre) : texts.down(category.nombre)}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onStep(key, place, by)}
    >
      {by < 0 ? <UpIcon aria-hidden="true" /> : <DownIcon aria-hidden="true" />}
    </Button>
  );
}

type CategoryCardProps = Pick<CategoryAdminListProps, 'onEdit' | 'onDelete'> & { category: ForumCategory };

/** What a category is, and what can be done with it besides moving it. */
function CategoryCard({ category, onEdit, onDelete }: CategoryCardProps) {
  return (
    <>
      <CategoryIcon icono={category.icono} color={category.color} />
      <div className="vstack gap-1 minw-0">
        <h3 className="fs-base">{category.nombre}</h3>
        <p className="fs-sm text-soft">{category.descripcion}</p>
        <p className="d-flex flex-wrap column-gap-4 fs-xs text-soft">
          <span>{texts.order(category.orden)}</span>
          <span>{texts.topics(category.temaCount)}</span>
          <span>{texts.messages(category.mensajeCount)}</span>
        </p>
        <div className="d-flex flex-wrap">
          {onEdit && (
            <Button
              variant="ghost"
              size="small"
              aria-label={texts.editOf(category.nombre)}
              onClick={() => onEdit(category)}
            >
              <EditIcon aria-hidden="true" />
              {texts.edit}
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={texts.deleteOf(category.nombre)}
            onClick={() => onDelete(category)}
          >
            <DeleteIcon aria-hidden="true" />
            {texts.delete}
          </Button>
        </div>
      </div>
    </>
  );
}

export function CategoryAdminList({ categories, onEdit, onMove, onDelete }: CategoryAdminListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const pressed = useRef<string | null>(null);

  // A row that moves takes the focus off its button; whoever goes on pressing keeps it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves the rows
  useEffect(() => {
    if (pressed.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [categories]);

  const move = (from: number, to: number) => {
    const category = categories[from];
    if (!onMove || !category || from === to || to < 0 || to >= categories.length) return;
    onMove(moved(categories, from, to));
    setSaid(texts.moved(category.nombre, to + 1, categories.length));
  };
  const step = (key: string, from: number, by: -1 | 1) => {
    pressed.current = key;
    move(from, from + by);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, to);
    setDragged(null);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ul ref={list} className="vstack gap-3" aria-label={foroStaff.forumCategories.list}>
        {categories.map((category, place) => (
          <li
            key={category.id}
            className="card flex-row gap-2 align-items-start p-3"
            style={{ cursor: onMove && 'grab', opacity: dragged === place ? 0.55 : undefined }}
            draggable={onMove !== undefined}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => drop(event, place)}
          >
            {onMove && (
              <ButtonGroup vertical>
                <Step by={-1} {...{ category, place }} count={categories.length} onStep={step} />
                <Step by={1} {...{ category, place }} count={categories.length} onStep={step} />
              </ButtonGroup>
            )}
            <CategoryCard category={category} onEdit={onEdit} onDelete={onDelete} />
          </li>
        ))}
      </ul>
    </>
  );
}
