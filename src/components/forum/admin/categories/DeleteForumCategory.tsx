import { useState } from 'react';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import { barOf } from '@/components/ui/ProgressBar';
import type { ForumCategory } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foroStaff from '@/model/messages/forum-staff';
import type { Account } from '@/model/users/account';
import { useLongTask } from '@/services/client';
import { removeForumCategory } from '@/services/forum';

const texts = foroStaff.forumCategories.deletion;

interface DeleteForumCategoryProps {
  account: Account;
  category: ForumCategory;
  /** It is gone; `forced` with all it held. */
  onDone: (message: string, forced: boolean) => void;
  /** Why it failed, in a sentence for the page's box: the dialog is left for it. */
  onProblem: (message: string) => void;
  onClose: () => void;
}

/** Asks before a category is deleted; while it has topics, an administrador may have them go with it. */
export function DeleteForumCategory(props: DeleteForumCategoryProps) {
  const { account, category, onDone, onProblem, onClose } = props;
  const [topics, setTopics] = useState(category.temaCount);
  const [stopped, setStopped] = useState(false);
  const task = useLongTask();
  const forced = topics > 0;
  const submit = async () => {
    setStopped(false);
    const end = await task.run((control) => removeForumCategory(account, category, forced, control));
    if (end.how === 'failed') onProblem(texts.error(end.error.message));
    else if (end.how === 'stopped') setStopped(true);
    else if (end.result === 0) onDone(texts.done, false);
    else if (typeof end.result === 'number') setTopics(end.result);
    else onDone(texts.forcedDone(end.result.temasEliminados, end.result.respuestasEliminadas), true);
  };
  const asked = forced ? texts.forced : texts.submit;
  return (
    <FormDialog
      // What destroys more is another dialog, whose focus begins on the way out.
      key={asked}
      title={texts.title(category.nombre)}
      role="alertdialog"
      describedBy="eliminar-categoria"
      busy={task.running}
      work={
        forced &&
        barOf({
          task,
          label: texts.forcing,
          detail: texts.progress,
          starting: texts.starting,
          stopLabel: texts.stop,
        })
      }
      error={stopped && texts.stopped}
      submit={{ variant: 'danger', children: task.running ? texts.submitting : asked }}
      cancel={{ children: messages.common.cancel, ...INITIAL_FOCUS }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {forced ? (
        <>
          <p role="status">{texts.withTopics}</p>
          <p>{texts.forcedQuestion(topics, category.mensajeCount)}</p>
        </>
      ) : (
        <p>{texts.confirm}</p>
      )}
    </FormDialog>
  );
}
