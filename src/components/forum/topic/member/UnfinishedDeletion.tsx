import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '@/components/account/useMember';
import { Button, ButtonLink, showToast } from '@/components/ui';
import { ProgressBar } from '@/components/ui/ProgressBar';
import type { Account } from '@/model/account';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { failureText } from '@/services/queries/forum/problem';
import { useTopicDeletion } from '@/services/queries/forum/useTopicDeletion';
import styles from './Member.module.css';

const texts = foro.forumTopicActs.remove;

/** A topic whose deletion was interrupted, for those who may go on with it; nobody else finds it. */
export function UnfinishedDeletion({ topic, account }: { topic: Topic; account: Account }) {
  const navigate = useNavigate();
  const { task, remove } = useTopicDeletion(useMember());
  const [problem, setProblem] = useState<string | null>(null);
  const resume = async () => {
    setProblem(null);
    const end = await remove(account, topic);
    if (end.how === 'failed') setProblem(texts.failed(failureText(end.error)));
    if (end.how !== 'done') return;
    showToast(texts.topicDone);
    void navigate(paths.forum.href());
  };
  const { progress } = task;
  return (
    <section className={styles.unfinished}>
      <h1 className={styles.title}>{texts.unfinishedTitle}</h1>
      <p>{texts.unfinishedText}</p>
      <div role="alert" className={styles.alert}>
        {problem && <p>{problem}</p>}
      </div>
      {task.running ? (
        <ProgressBar
          label={texts.removing}
          value={progress?.done ?? 0}
          max={progress?.total ?? null}
          detail={progress ? texts.progress(progress.done, progress.total) : undefined}
          onCancel={task.stop}
          cancelLabel={texts.stop}
          cancelling={task.stopping}
        />
      ) : (
        <div className={styles.foot}>
          <Button variant="danger" onClick={() => void resume()}>
            {texts.resume}
          </Button>
          <ButtonLink variant="secondary" to={paths.forum.href()}>
            {foro.forumCommon.backToForum}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
