import { useState } from 'react';
import { Button, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { ProgressBar } from '@/components/ui/ProgressBar';
import type { Account } from '@/model/account';
import { staffForum } from '@/model/forum-moderation-messages';
import { removePosts } from '@/services/queries/forum/useModeratedMember';
import { useLongTask } from '@/services/queries/useLongTask';
import styles from './Member.module.css';

const texts = staffForum.member;

/** Everything a spammer published, in one confirmed act that can be interrupted and continued. */
export function RemoveAll({ account, member }: { account: Account; member: Account }) {
  const task = useLongTask();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setAsking(false);
    setProblem(null);
    let done = 0;
    const end = await task.run((control) =>
      removePosts(account, member, {
        ...control,
        onProgress: (progress) => {
          done = progress.done;
          control.onProgress(progress);
        },
      }),
    );
    if (end.how === 'done') showToast(texts.removed(end.result));
    else
      setProblem(
        end.how === 'stopped' ? texts.removeStopped(done) : texts.removeFailed(done, end.error.message),
      );
  };
  return (
    <div className={styles.danger}>
      {task.running ? (
        <ProgressBar
          label={texts.removing}
          value={task.progress?.done ?? 0}
          max={task.progress?.total ?? null}
          detail={task.progress ? texts.progress(task.progress.done, task.progress.total) : undefined}
          onCancel={task.stop}
          cancelLabel={texts.stop}
          cancelling={task.stopping}
        />
      ) : (
        <Button size="small" variant="danger" onClick={() => setAsking(true)}>
          {texts.removeAll}
        </Button>
      )}
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      {asking && (
        <ConfirmDialog
          title={texts.removeAll}
          confirmLabel={texts.removeAllConfirm(member.nombre)}
          danger
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        >
          <p>{texts.removeAllText(member.temasForoCount, member.respuestasForoCount)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
