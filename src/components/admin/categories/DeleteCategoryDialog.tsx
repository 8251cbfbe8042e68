import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { reasonOf } from '@/components/admin/kit';
import { SelectField } from '@/components/library/SelectField';
import { Button, Spinner } from '@/components/ui';
import { Dialog, DialogActions, DialogBody, DialogProblem, INITIAL_FOCUS } from '@/components/ui/Dialog';
import { TaskProgress } from '@/components/ui/ProgressBar';
import type { ManagedCategory } from '@/model/category-form';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import {
  countArticlesOf,
  moveAndRemoveCategory,
  removeCategory,
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

/** How many articles use the category; null until it is known. */
function useArticleCount(id: string, fail: (problem: string) => void) {
  const [count, setCount] = useState<number | null>(null);
  const ask = useCallback(async () => {
    try {
      setCount(await countArticlesOf(id));
    } catch (error) {
      fail(texts.deletion.error(reasonOf(error)));
    }
  }, [id, fail]);
  useEffect(() => void ask(), [ask]);
  return { count, setCount, ask };
}

/** Asks before a category is deleted; while articles use it, offers to move them to another first. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { category, others, editor, onDeleted, onClose } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const { count, setCount, ask } = useArticleCount(category.id, setProblem);
  const [target, setTarget] = useState('');
  const [targetProblem, setTargetProblem] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const task = useLongTask();
  const busy = deleting || task.running;

  const remove = async () => {
    setDeleting(true);
    try {
      const inUse = await removeCategory(category.id);
      if (inUse === 0) onDeleted();
      else setCount(inUse);
    } catch (error) {
      setProblem(texts.deletion.error(reasonOf(error)));
    }
    setDeleting(false);
  };
  const move = async () => {
    const end = await task.run((control) => moveAndRemoveCategory(editor, category.id, target, control));
    if (end.how === 'done' && end.result.failed.length === 0) return onDeleted();
    if (end.how === 'done') setProblem(texts.deletion.failedSome(end.result.failed.length));
    else if (end.how === 'stopped') setProblem(texts.rename.stopped);
    else setProblem(texts.deletion.error(end.error.message));
    await ask();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || count === null) return;
    setProblem(null);
    if (count === 0) void remove();
    else if (target === '') setTargetProblem(texts.deletion.targetRequired);
    else void move();
  };
  const choose = (id: string) => {
    setTarget(id);
    setTargetProblem(null);
  };
  return (
    <Dialog title={texts.deletion.title(category.nombre)} role="alertdialog" busy={busy} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogBody>
          {count === null && problem === null && (
            <p className="hstack gap-3 text-soft" role="status">
              <Spinner label="" /> {texts.deletion.checking}
            </p>
          )}
          {count === 0 && <p role="status">{texts.deletion.confirm}</p>}
          {count !== null && count > 0 && <p role="status">{texts.deletion.inUse(count)}</p>}
          {count !== null && count > 0 && others.length === 0 && (
            <p className="text-soft">{texts.deletion.noOther}</p>
          )}
          {count !== null && count > 0 && others.length > 0 && !task.running && (
            <div>
              <SelectField
                label={texts.deletion.target}
                value={target}
                all={texts.deletion.choose}
                options={others.map(({ id, nombre }) => ({ value: id, label: nombre }))}
                onChange={choose}
              />
              <div role="alert">
                {targetProblem && <p className="form-text text-danger fw-semibold pt-2">{targetProblem}</p>}
              </div>
            </div>
          )}
          {task.running && (
            <TaskProgress task={task} label={texts.deletion.movingLabel} detail={texts.deletion.moving} />
          )}
        </DialogBody>
        <DialogProblem text={problem} />
        <DialogActions>
          {count === null && problem !== null ? (
            <Button
              onClick={() => {
                setProblem(null);
                void ask();
              }}
            >
              {messages.common.retry}
            </Button>
          ) : (
            (count === 0 || others.length > 0) && (
              <Button type="submit" variant="danger" busy={busy || count === null}>
                {deleting
                  ? texts.deletion.submitting
                  : count !== null && count > 0
                    ? texts.deletion.move
                    : texts.deletion.submit}
              </Button>
            )
          )}
          {task.running ? (
            <Button variant="secondary" busy={task.stopping} onClick={task.stop}>
              {texts.rename.stop}
            </Button>
          ) : (
            <Button variant="secondary" busy={busy} onClick={onClose} {...INITIAL_FOCUS}>
              {messages.common.cancel}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
