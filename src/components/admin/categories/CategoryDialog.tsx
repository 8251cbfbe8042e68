import { fieldsOf, showToast, TextArea, TextField, useDraft, useValidation } from '@/components/ui';
import { ColorField } from '@/components/ui/ColorField';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import {
  type CategoryValues,
  type ManagedCategory,
  trimCategory,
  validateCategory,
} from '@/model/categories/category-form';
import { CATEGORY_LIMITS } from '@/model/categories/limits';
import * as staff from '@/model/messages/staff';
import { useSaveCategory } from '@/services/categories';
import { sentenceOf } from '@/services/firestore';
import { CategoryColor } from './ManagedCategoryRow';

const texts = staff.adminCategories.form;

/** What a form begins with: a category as it is stored, or a new one, without an id. */
export type EditedCategory = CategoryValues & { id?: string };

interface CategoryDialogProps {
  uid: string;
  category: EditedCategory;
  others: readonly ManagedCategory[];
  onStored: (stored: ManagedCategory) => void;
  onClose: () => void;
}

/** The form of a category: what is typed stays on the device until it is stored or cancelled, also when Escape closes it. */
export function CategoryDialog({ uid, category, others, onStored, onClose }: CategoryDialogProps) {
  const { id, nombre, descripcion, color } = category;
  const { values, change, clear } = useDraft(`categoria:${uid}:${id ?? `?${nombre}`}`, {
    nombre,
    descripcion,
    color,
  });
  const { mutate, isPending, error } = useSaveCategory(uid, id);
  const { form, errors, refuses } = useValidation(values, () => validateCategory(values, others, id));
  const field = fieldsOf({ values, errors, readOnly: isPending, change });
  const trimmed = trimCategory(values);
  const renames = id !== undefined && trimmed.nombre !== '' && trimmed.nombre !== nombre;
  const { title, confirm, doing, done, failed } =
    id === undefined
      ? {
          title: texts.createTitle,
          confirm: texts.create,
          doing: texts.creating,
          done: texts.created,
          failed: texts.createError,
        }
      : {
          title: texts.editTitle(nombre),
          confirm: texts.save,
          doing: texts.saving,
          done: texts.saved,
          failed: texts.saveError,
        };

  const submit = () => {
    if (refuses()) return;
    const onSuccess = (stored: ManagedCategory) => {
      showToast(done(stored.nombre));
      clear();
      onStored(stored);
    };
    mutate(values, { onSuccess });
  };
  return (
    <FormDialog
      title={title}
      busy={isPending}
      closesOutside={false}
      error={error && sentenceOf(error, failed(error.message))}
      form={form}
      submit={{ children: isPending ? doing : confirm }}
      forget={clear}
      onSubmit={submit}
      onClose={onClose}
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
