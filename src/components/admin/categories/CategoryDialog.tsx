import { useState } from 'react';
import { fieldsOf, TextArea, TextField, useValidation } from '@/components/ui';
import { ColorField } from '@/components/ui/ColorField';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import {
  type CategoryValues,
  type ManagedCategory,
  NEW_CATEGORY,
  trimCategory,
  validateCategory,
} from '@/model/category-form';
import { CATEGORY_LIMITS } from '@/model/limits';
import * as staff from '@/model/messages/staff';
import { CategoryColor } from './CategoryRow';

const texts = staff.adminCategories.form;

function initialValues(category: ManagedCategory | null): CategoryValues {
  if (!category) return { ...NEW_CATEGORY };
  const { nombre, descripcion, color } = category;
  return { nombre, descripcion, color };
}

interface CategoryDialogProps {
  /** Null for a new one. */
  category: ManagedCategory | null;
  others: readonly ManagedCategory[];
  /** Gives the sentence that says why it failed, or null when it is stored. */
  onSubmit: (values: CategoryValues) => Promise<string | null>;
  /** What was typed when the form was closed without saving it. */
  kept?: CategoryValues | undefined;
  /** Gets what to keep of what was typed; null when it was given up. */
  onClose: (kept: CategoryValues | null) => void;
}

/** The form of a category: what is typed stays until it is stored or cancelled, also when Escape closes it. */
export function CategoryDialog({ category, others, onSubmit, kept, onClose }: CategoryDialogProps) {
  const [values, setValues] = useState(() => kept ?? initialValues(category));
  const change = (field: keyof CategoryValues, value: string) =>
    setValues((now) => ({ ...now, [field]: value }));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { form, errors, refuses } = useValidation(values, () =>
    validateCategory(values, others, category?.id ?? null),
  );
  const field = fieldsOf({ values, errors, readOnly: busy, change });
  const trimmed = trimCategory(values);
  const renames = category !== null && trimmed.nombre !== '' && trimmed.nombre !== category.nombre;

  const [confirm, doing] = category ? [texts.save, texts.saving] : [texts.create, texts.creating];

  const submit = async () => {
    setFailure(null);
    if (refuses()) return;
    setBusy(true);
    const problem = await onSubmit(values);
    setBusy(false);
    setFailure(problem);
  };
  return (
    <FormDialog
      title={category ? texts.editTitle(category.nombre) : texts.createTitle}
      busy={busy}
      closesOutside={false}
      error={failure}
      form={form}
      submit={{ children: busy ? doing : confirm }}
      cancel={{ onClick: () => onClose(null) }}
      onSubmit={() => void submit()}
      onClose={() => onClose(values)}
    >
      <TextField
        {...field('nombre')}
        label={texts.name}
        autoComplete="off"
        required
        hint={renames ? texts.renameHint : undefined}
        limit={CATEGORY_LIMITS.nombre}
        {...INITIAL_FOCUS}
      />
      <TextArea
        {...field('descripcion')}
        label={texts.descriptionLabel}
        rows={2}
        limit={CATEGORY_LIMITS.descripcion}
      />
      <ColorField value={values.color} error={errors.color} onChange={(color) => change('color', color)} />
      <p className="hstack flex-wrap gap-3 fs-sm">
        <span className="text-soft">{texts.preview}</span>
        <span className="badge fs-sm text-body gap-2 minw-0">
          <CategoryColor color={trimmed.color} />
          {trimmed.nombre || texts.name}
        </span>
      </p>
    </FormDialog>
  );
}
