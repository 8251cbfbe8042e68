import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { ProgressBar } from '@/components/ui/ProgressBar';
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
  const { progress } = task;
  return (
    <ConfirmDialog
      title={texts.topicTitle}
      confirmLabel={texts.confirm}
      busy={task.running}
      stop={{ label: texts.stop, stopping: task.stopping, onStop: task.stop }}
      error={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
      danger
    >
      <p>{texts.topicText(topic.respuestas)}</p>
      {task.running && (
        <ProgressBar
          label={texts.removing}
          value={progress?.done ?? 0}
          max={progress?.total ?? null}
          detail={progress ? texts.progress(progress.done, progress.total) : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
