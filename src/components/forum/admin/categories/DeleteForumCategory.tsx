import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { Dialog, DialogActions, DialogBody, INITIAL_FOCUS } from '@/components/ui/Dialog';
import { TaskProgress } from '@/components/ui/ProgressBar';
import type { Account } from '@/model/account';
import type { ForumCategory } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foroStaff from '@/model/messages/forum-staff';
import {
  removeForumCategory,
  removeForumCategoryWithTopics,
} from '@/services/queries/forum/useCategoryAdmin';
import { useLongTask } from '@/services/queries/useLongTask';

const texts = foroStaff.forumCategories.deletion;

interface DeleteForumCategoryProps {
  account: Account;
  category: ForumCategory;
  /** It is gone; `forced` with all it held. */
  onDone: (message: string, forced: boolean) => void;
  /** Why it failed, in a sentence: the dialog is left for it. */
  onProblem: (message: string) => void;
  onClose: () => void;
}

function Submit({ label, running }: { label: string; running: boolean }) {
  return (
    <Button type="submit" variant="danger" busy={running}>
      {label}
    </Button>
  );
}

/** Asks before a category is deleted; while it has topics, an administrador may have them go with it. */
export function DeleteForumCategory(props: DeleteForumCategoryProps) {
  const { account, category, onDone, onProblem, onClose } = props;
  const [topics, setTopics] = useState(category.temaCount);
  const [stopped, setStopped] = useState(false);
  const task = useLongTask();
  const force = topics > 0;

  const remove = async () => {
    const end = await task.run(() => removeForumCategory(account, category));
    if (end.how === 'failed') onProblem(texts.error(end.error.message));
    else if (end.how === 'done' && end.result > 0) setTopics(end.result);
    else if (end.how === 'done') onDone(texts.done, false);
  };
  const removeAll = async () => {
    setStopped(false);
    const end = await task.run((control) => removeForumCategoryWithTopics(account, category, control));
    if (end.how === 'failed') onProblem(texts.error(end.error.message));
    else if (end.how === 'stopped') setStopped(true);
    else onDone(texts.forcedDone(end.result.temasEliminados, end.result.respuestasEliminadas), true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!task.running) void (force ? removeAll() : remove());
  };
  return (
    <Dialog
      title={texts.title(category.nombre)}
      role="alertdialog"
      busy={task.running}
      onClose={onClose}
      describedBy="eliminar-categoria"
    >
      <form onSubmit={submit} noValidate>
        <DialogBody id="eliminar-categoria">
          {force ? (
            <>
              <p role="status">{texts.withTopics}</p>
              <p>{texts.forcedQuestion(topics, category.mensajeCount)}</p>
            </>
          ) : (
            <p>{texts.confirm}</p>
          )}
          {force && (
            <TaskProgress
              task={task}
              label={texts.forcing}
              detail={texts.progress}
              starting={texts.starting}
            />
          )}
          <Announced tone="warning">{stopped && !task.running && texts.stopped}</Announced>
        </DialogBody>
        <DialogActions>
          {/* Keyed: what destroys more is another button, and not where the first one was. */}
          {!force && <Submit key="submit" label={task.running ? texts.submitting : texts.submit} {...task} />}
          {force && task.running ? (
            <Button key="way-out" variant="secondary" busy={task.stopping} onClick={task.stop}>
              {texts.stop}
            </Button>
          ) : (
            <Button
              key="way-out"
              variant="secondary"
              busy={task.running}
              onClick={onClose}
              {...INITIAL_FOCUS}
            >
              {messages.common.cancel}
            </Button>
          )}
          {force && <Submit key="forced" label={task.running ? texts.submitting : texts.forced} {...task} />}
        </DialogActions>
      </form>
    </Dialog>
  );
}
