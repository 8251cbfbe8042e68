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
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, to);
    setDragged(null);
  };
  const stepButton = (category: ForumCategory, place: number, step: -1 | 1) => {
    const end = step < 0 ? place === 0 : place === categories.length - 1;
    const key = `${category.id}${step < 0 ? '-sube' : '-baja'}`;
    return (
      <Button
        variant="ghost"
        size="small"
        className="px-2"
        data-move={key}
        aria-label={step < 0 ? texts.up(category.nombre) : texts.down(category.nombre)}
        aria-disabled={end || undefined}
        onClick={() => {
          if (end) return;
          pressed.current = key;
          move(place, place + step);
        }}
      >
        {step < 0 ? <UpIcon aria-hidden="true" /> : <DownIcon aria-hidden="true" />}
      </Button>
    );
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
                {stepButton(category, place, -1)}
                {stepButton(category, place, 1)}
              </ButtonGroup>
            )}
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
          </li>
        ))}
      </ul>
    </>
  );
}
