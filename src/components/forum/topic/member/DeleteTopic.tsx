import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { showToast } from '@/components/feedback';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { Dialog, DialogBody } from '@/components/feedback/Dialog';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import type { Account } from '@/model/account';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { failureText } from '@/services/queries/forum/problem';
import { useTopicDeletion } from '@/services/queries/forum/useTopicDeletion';

const texts = foro.forumTopicActs.remove;

interface DeleteTopicProps {
  topic: Topic;
  account: Account;
  onClose: () => void;
}

/** Asks before a topic is deleted, and shows how far that has come. */
export function DeleteTopic({ topic, account, onClose }: DeleteTopicProps) {
  const navigate = useNavigate();
  const { task, remove } = useTopicDeletion(useMember());
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    const end = await remove(account, topic);
    if (end.how === 'failed') {
      setProblem(texts.failed(failureText(end.error)));
      return;
    }
    if (end.how === 'stopped') {
      showToast(texts.stopped);
      onClose();
      return;
    }
    showToast(texts.topicDone);
    const { categoriaId } = topic;
    void navigate(categoriaId ? paths.forumCategory.href(categoriaId) : paths.forum.href());
  };
  if (!task.running)
    return (
      <ConfirmDialog
        title={texts.topicTitle}
        confirmLabel={texts.confirm}
        error={problem}
        onConfirm={() => void confirm()}
        onClose={onClose}
        danger
      >
        <p>{texts.topicText(topic.respuestas)}</p>
      </ConfirmDialog>
    );
  const { progress } = task;
  return (
    <Dialog title={texts.removing} size="small" busy onClose={onClose}>
      <DialogBody>
        <ProgressBar
          label={texts.removing}
          value={progress?.done ?? 0}
          max={progress?.total ?? null}
          detail={progress ? texts.progress(progress.done, progress.total) : undefined}
          onCancel={task.stop}
          cancelLabel={texts.stop}
          cancelling={task.stopping}
        />
      </DialogBody>
    </Dialog>
  );
}
