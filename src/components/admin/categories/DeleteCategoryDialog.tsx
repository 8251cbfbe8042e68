import { useState } from 'react';
import { ErrorState, Spinner, showToast } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import { barOf } from '@/components/ui/ProgressBar';
import { SelectField } from '@/components/ui/SelectField';
import type { ManagedCategory } from '@/model/categories/category-form';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { removeCategory, useArticleCount } from '@/services/categories';
import { useLongTask } from '@/services/client';

const { rename, deletion: texts } = staff.adminCategories;

interface DeleteCategoryDialogProps {
  category: ManagedCategory;
  others: readonly ManagedCategory[];
  editor: { uid: string; nombre: string };
  onClose: () => void;
}

export function DeleteCategoryDialog({ category, others, editor, onClose }: DeleteCategoryDialogProps) {
  const { count, error, status, retry } = useArticleCount(category.id);
  const [problem, setProblem] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const task = useLongTask();
  const busy = task.running;
  const isUsed = count !== null && count > 0;

  const submit = async () => {
    setProblem(null);
    const end = await task.run((control) => removeCategory(editor, category.id, target, control));
    if (end.how === 'done' && end.result === 0) {
      showToast(texts.done(category.nombre));
      return onClose();
    }
    if (end.how === 'stopped') setProblem(rename.stopped);
    else if (end.how === 'failed') setProblem(texts.error(end.error.message));
    else if (isUsed) setProblem(texts.failedSome(end.result));
    retry();
  };
  const asked = isUsed ? texts.move : texts.submit;
  return (
    <FormDialog
      title={texts.title(category.nombre)}
      role="alertdialog"
      busy={busy}
      work={isUsed && barOf({ task, label: texts.movingLabel, detail: texts.moving, stopLabel: rename.stop })}
      error={problem}
      submit={
        (count === 0 || others.length > 0) && {
          variant: 'danger',
          disabled: count === null || (isUsed && target === null),
          children: busy && !isUsed ? texts.submitting : asked,
        }
      }
      cancel={{ children: messages.common.cancel, ...INITIAL_FOCUS }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {status === 'loading' && (
        <p className="hstack gap-3 text-soft" role="status">
          <Spinner label="" /> {texts.checking}
        </p>
      )}
      {error && <ErrorState text={texts.error(error.message)} onRetry={retry} />}
      {count === 0 && <p role="status">{texts.confirm}</p>}
      {isUsed && <p role="status">{texts.inUse(count)}</p>}
      {isUsed && others.length === 0 && <p className="text-soft">{texts.noOther}</p>}
      {isUsed && others.length > 0 && !busy && (
        <SelectField
          label={texts.target}
          value={target}
          all={texts.choose}
          options={others.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          onChange={setTarget}
        />
      )}
    </FormDialog>
  );
}
