import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { Button, ButtonLink, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { barOf } from '@/components/ui/ProgressBar';
import type { Topic } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { failureText, useTopicDeletion } from '@/services/forum';

const texts = foro.forumTopicActs.remove;

interface DeletionProps {
  topic: Topic;
  account: Account;
}

/** Asks before a topic is deleted, and shows how far that has come. */
export function DeleteTopic({ topic, account, onClose }: DeletionProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const { task, remove } = useTopicDeletion(useMember());
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setProblem(null);
    const end = await remove(account, topic);
    if (end.how === 'failed') return setProblem(texts.failed(failureText(end.error)));
    showToast(end.how === 'done' ? texts.topicDone : texts.stopped);
    if (end.how === 'stopped') return onClose();
    const { categoriaId } = topic;
    void navigate(categoriaId ? paths.forumCategory.href(categoriaId) : paths.forum.href());
  };
  return (
    <ConfirmDialog
      title={texts.topicTitle}
      confirmLabel={texts.confirm}
      work={barOf({ task, label: texts.removing, detail: texts.progress, stopLabel: texts.stop })}
      error={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
      danger
    >
      <p>{texts.topicText(topic.respuestas)}</p>
    </ConfirmDialog>
  );
}

/** A topic whose deletion was interrupted, for those who may go on with it; nobody else finds it. */
export function UnfinishedDeletion(props: DeletionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <section className="card gap-4 px-5 py-6">
      <h1 className="fs-lg">{texts.unfinishedTitle}</h1>
      <p>{texts.unfinishedText}</p>
      <div className="hstack flex-wrap gap-3">
        <Button variant="danger" onClick={() => setAsking(true)}>
          {texts.resume}
        </Button>
        <ButtonLink variant="secondary" to={paths.forum.href()}>
          {foro.forumCommon.backToForum}
        </ButtonLink>
      </div>
      {asking && <DeleteTopic {...props} onClose={() => setAsking(false)} />}
    </section>
  );
}
