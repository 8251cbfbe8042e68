import { useState } from 'react';
import { Spinner } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import { TaskProgress } from '@/components/ui/ProgressBar';
import { SelectField } from '@/components/ui/SelectField';
import type { ManagedCategory } from '@/model/category-form';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import {
  moveAndRemoveCategory,
  removeCategory,
  useArticleCount,
} from '@/services/queries/categories/useCategories';
import { useLongTask } from '@/services/queries/useLongTask';

const texts = staff.adminCategories;

interface DeleteCategoryDialogProps {
  category: ManagedCategory;
  others: readonly ManagedCategory[];
  editor: { uid: string; nombre: string };
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a category is deleted; while articles use it, offers to move them to another first. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { category, others, editor, onDeleted, onClose } = props;
  const { count, error, status, retry } = useArticleCount(category.id);
  const [problem, setProblem] = useState<string | null>(null);
  const [target, setTarget] = useState('');
  const [targetProblem, setTargetProblem] = useState<string | null>(null);
  const task = useLongTask();
  const busy = task.running;
  const isUsed = count !== null && count > 0;

  const submit = async () => {
    if (status === 'error') return retry();
    if (count === null) return;
    setProblem(null);
    if (isUsed && target === '') return setTargetProblem(texts.deletion.targetRequired);
    const end = await task.run((control) =>
      isUsed ? moveAndRemoveCategory(editor, category.id, target, control) : removeCategory(category.id),
    );
    if (end.how === 'done' && end.result === 0) return onDeleted();
    if (end.how === 'stopped') setProblem(texts.rename.stopped);
    else if (end.how === 'failed') setProblem(texts.deletion.error(end.error.message));
    else if (isUsed) setProblem(texts.deletion.failedSome(end.result));
    retry();
  };
  const askedToSend = isUsed ? texts.deletion.move : texts.deletion.submit;
  const deletes = {
    variant: 'danger',
    busy: busy || count === null,
    children: busy && !isUsed ? texts.deletion.submitting : askedToSend,
  } as const;
  const isPossible = count === 0 || others.length > 0;
  const send = status === 'error' ? { children: messages.common.retry } : isPossible && deletes;
  const choose = (id: string) => {
    setTarget(id);
    setTargetProblem(null);
  };
  return (
    <FormDialog
      title={texts.deletion.title(category.nombre)}
      role="alertdialog"
      busy={busy}
      stop={isUsed ? { label: texts.rename.stop, stopping: task.stopping, onStop: task.stop } : undefined}
      error={status === 'error' ? texts.deletion.error(error?.message ?? '') : problem}
      submit={send}
      cancel={{ children: messages.common.cancel, ...INITIAL_FOCUS }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {status === 'loading' && (
        <p className="hstack gap-3 text-soft" role="status">
          <Spinner label="" /> {texts.deletion.checking}
        </p>
      )}
      {count === 0 && <p role="status">{texts.deletion.confirm}</p>}
      {isUsed && <p role="status">{texts.deletion.inUse(count)}</p>}
      {isUsed && others.length === 0 && <p className="text-soft">{texts.deletion.noOther}</p>}
      {isUsed && others.length > 0 && !busy && (
        <div>
          <SelectField
            label={texts.deletion.target}
            value={target}
            options={[
              { value: '', label: texts.deletion.choose },
              ...others.map(({ id, nombre }) => ({ value: id, label: nombre })),
            ]}
            onChange={choose}
          />
          <div role="alert">
            {targetProblem && <p className="form-text text-danger fw-semibold pt-2">{targetProblem}</p>}
          </div>
        </div>
      )}
      {isUsed && (
        <TaskProgress task={task} label={texts.deletion.movingLabel} detail={texts.deletion.moving} />
      )}
    </FormDialog>
  );
}
