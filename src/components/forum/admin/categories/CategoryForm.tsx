import { type FormEvent, useEffect, useId, useState } from 'react';
import { CategoryIcon } from '@/components/forum/CategoryIcon';
import { Button, fieldsOf, TextArea, TextField } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { ColorField } from '@/components/ui/ColorField';
import { useValidation } from '@/components/ui/useValidation';
import { isColor } from '@/model/categories/category-form';
import {
  type ForumCategoryValues,
  NEW_FORUM_CATEGORY,
  trimForumCategory,
  validateForumCategory,
} from '@/model/forum/forum-category';
import { FORUM_ICONS } from '@/model/forum/kinds';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { ForumCategory } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foroStaff from '@/model/messages/forum-staff';
import type { Account } from '@/model/users/account';
import { useSaveForumCategory } from '@/services/forum';

const texts = foroStaff.forumCategories.form;
const SWATCHES = Object.entries(texts.colors).map(([color, name]) => ({ color, name }));

interface IconPickerProps {
  /** As it is stored: 'bi bi-book'. */
  value: string;
  color: string;
  onChange: (icono: string) => void;
}

function IconPicker({ value, color, onChange }: IconPickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="form-label">{texts.icon}</legend>
      <div className="d-flex flex-wrap gap-2">
        {FORUM_ICONS.map((icon) => (
          <label key={icon} className="btn btn-ghost p-1" title={texts.icons[icon]}>
            <CategoryIcon icono={icon} color={color} />
            <span className="visually-hidden">{texts.icons[icon]}</span>
            <input type="radio" name={name} checked={value === icon} onChange={() => onChange(icon)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CategoryFormProps {
  account: Account;
  /** Null for a new one. */
  category: ForumCategory | null;
  /** How many categories there are: the place of a new one. */
  count: number;
  onSaved: (message: string) => void;
  onCancel: () => void;
}

type Values = Omit<ForumCategoryValues, 'orden'> & { orden: string | null };

function initial(category: ForumCategory | null): Values {
  if (!category) return { ...NEW_FORUM_CATEGORY, orden: null };
  const { nombre, descripcion, icono, color, orden } = category;
  return { nombre, descripcion, icono, color, orden: String(orden) };
}

const isPlace = (text: string) => /^\d{1,6}$/.test(text.trim());

/** 'Nueva categoría' or 'Editar categoría': what is typed stays until it is stored or cancelled (spec 2, sections 2 and 5). */
export function CategoryForm({ account, category, count, onSaved, onCancel }: CategoryFormProps) {
  const [values, setValues] = useState(() => initial(category));
  const { save, status, error, reset } = useSaveForumCategory(account, category?.id);
  const busy = status === 'sending';
  const typed = { ...values, orden: values.orden ?? String(count) };
  const orderWrong = isPlace(typed.orden) ? {} : { orden: texts.orderWrong };
  const whole = { ...values, orden: Number(typed.orden) };
  const { form, errors, problem, refuses, forget } = useValidation(typed, () => ({
    ...validateForumCategory(whole),
    ...orderWrong,
  }));
  const change = (field: keyof Values, value: string) => setValues((now) => ({ ...now, [field]: value }));
  const bind = fieldsOf({ values: typed, errors, readOnly: false, change });

  // Editing begins from a row of the list: the form is where one goes on.
  useEffect(() => {
    if (!category) return;
    const name = form.current?.querySelector<HTMLElement>('[name="nombre"]');
    name?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [category, form]);

  const stored = () => {
    forget();
    setValues(initial(null));
    onSaved(category ? texts.saved : texts.created);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A failure is told below.
    if (!busy && !refuses()) save(whole).then(stored, () => {});
  };
  const shown = trimForumCategory(whole);
  const color = isColor(shown.color) ? shown.color : NEW_FORUM_CATEGORY.color;
  return (
    <form
      ref={form}
      className="card card-body vstack gap-4"
      onSubmit={submit}
      noValidate
      aria-labelledby="formulario-categoria"
    >
      <h2 id="formulario-categoria" className="fs-lg">
        {category ? texts.editTitle : texts.createTitle}
      </h2>
      <TextField
        label={texts.name}
        {...bind('nombre')}
        autoComplete="off"
        required
        limit={FORUM_LIMITS.nombreCategoria}
      />
      <TextArea
        label={texts.description}
        {...bind('descripcion')}
        rows={3}
        required
        limit={FORUM_LIMITS.descripcionCategoria}
      />
      <IconPicker value={values.icono} color={color} onChange={(icono) => change('icono', icono)} />
      <ColorField
        value={values.color}
        error={errors.color}
        swatches={SWATCHES}
        onChange={(next) => change('color', next)}
      />
      <TextField
        label={texts.order}
        {...bind('orden')}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        required
        hint={texts.orderHint}
      />
      <div>
        <p className="form-label">{texts.preview}</p>
        <p className="d-flex gap-3 align-items-center p-3 bg-paper border rounded-2">
          <CategoryIcon icono={values.icono} color={color} />
          <span className="vstack minw-0">
            <strong>{shown.nombre || texts.previewName}</strong>
            {shown.descripcion && <span className="fs-sm text-soft">{shown.descripcion}</span>}
          </span>
        </p>
      </div>
      <Announced tone="danger">{problem}</Announced>
      <Announced tone="danger" onClose={reset}>
        {error && (category ? texts.saveError : texts.createError)(error.message)}
      </Announced>
      <div className="d-flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {category ? (busy ? texts.saving : texts.save) : busy ? texts.creating : texts.create}
        </Button>
        {category && (
          <Button variant="secondary" busy={busy} onClick={onCancel}>
            {messages.common.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
