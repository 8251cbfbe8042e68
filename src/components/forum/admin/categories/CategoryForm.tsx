import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ColorField } from '@/components/admin/categories/ColorField';
import { CategoryIcon } from '@/components/forum/CategoryIcon';
import { Button, TextArea, TextField } from '@/components/ui';
import { focusFirstWrong } from '@/components/ui/useValidation';
import {
  type ForumCategoryErrors,
  type ForumCategoryValues,
  NEW_FORUM_CATEGORY,
  trimForumCategory,
  validateForumCategory,
} from '@/model/forum/category';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { ForumCategory } from '@/model/forum/topic';
import { foroStaff } from '@/model/forum-staff-messages';
import styles from './CategoryForm.module.css';
import { IconPicker } from './IconPicker';

const texts = foroStaff.forumCategories.form;
const SWATCHES = Object.entries(texts.colors).map(([color, name]) => ({ color, name }));
const SHOWN_COLOR = /^#[\da-f]{6}$/i;

interface CategoryFormProps {
  /** Null for a new one. */
  category: ForumCategory | null;
  /** How many categories there are: the place of a new one. */
  count: number;
  /** Resolves to true when it is stored. */
  onSubmit: (values: ForumCategoryValues) => Promise<boolean>;
  /** Only while editing. */
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
export function CategoryForm({ category, count, onSubmit, onCancel }: CategoryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => initial(category));
  const [validated, setValidated] = useState(false);
  const [busy, setBusy] = useState(false);
  const orden = values.orden ?? String(count);
  const whole = { ...values, orden: isPlace(orden) ? Number(orden) : 0 };
  const found: ForumCategoryErrors = {
    ...validateForumCategory(whole),
    ...(isPlace(orden) ? {} : { orden: texts.orderWrong }),
  };
  const errors = validated ? found : {};
  const change = (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes }));

  // Editing begins from a row of the list: the form is where one goes on.
  useEffect(() => {
    if (!category) return;
    const name = form.current?.querySelector<HTMLElement>('[name="nombre"]');
    name?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [category]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setValidated(true);
    if (focusFirstWrong(form.current, found)) return;
    setBusy(true);
    const stored = await onSubmit(whole);
    setBusy(false);
    if (!stored) return;
    setValidated(false);
    setValues(initial(null));
  };
  const shown = trimForumCategory(whole);
  const color = SHOWN_COLOR.test(shown.color) ? shown.color : NEW_FORUM_CATEGORY.color;
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-labelledby="formulario-categoria"
    >
      <h2 id="formulario-categoria" className={styles.title}>
        {category ? texts.editTitle : texts.createTitle}
      </h2>
      <TextField
        label={texts.name}
        name="nombre"
        autoComplete="off"
        required
        value={values.nombre}
        error={errors.nombre}
        limit={FORUM_LIMITS.nombreCategoria}
        onChange={(event) => change({ nombre: event.target.value })}
      />
      <TextArea
        label={texts.description}
        name="descripcion"
        rows={3}
        required
        className={styles.description}
        value={values.descripcion}
        error={errors.descripcion}
        limit={FORUM_LIMITS.descripcionCategoria}
        onChange={(event) => change({ descripcion: event.target.value })}
      />
      <IconPicker value={values.icono} color={color} onChange={(icono) => change({ icono })} />
      <ColorField
        value={values.color}
        error={errors.color}
        swatches={SWATCHES}
        onChange={(next) => change({ color: next })}
      />
      <TextField
        label={texts.order}
        name="orden"
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        required
        className={styles.order}
        value={orden}
        error={errors.orden}
        hint={texts.orderHint}
        onChange={(event) => change({ orden: event.target.value })}
      />
      <div>
        <p className={styles.legend}>{texts.preview}</p>
        <p className={styles.preview}>
          <CategoryIcon icono={values.icono} color={color} />
          <span className={styles.previewTexts}>
            <strong>{shown.nombre || texts.previewName}</strong>
            {shown.descripcion && <span className={styles.soft}>{shown.descripcion}</span>}
          </span>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {category ? (busy ? texts.saving : texts.save) : busy ? texts.creating : texts.create}
        </Button>
        {category && (
          <Button variant="secondary" busy={busy} onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
