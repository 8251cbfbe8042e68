import { useId, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { ErrorState, LoadingRegion, Skeleton, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import { failureText } from '@/services/queries/forum/problem';
import { useAllCategories } from '@/services/queries/forum/useAllCategories';
import { useTopicChange } from '@/services/queries/forum/useTopicChange';
import styles from './Member.module.css';

const texts = foro.forumTopicActs.manage;

/** Asks where to move a topic. */
export function MoveTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const id = useId();
  const { categories, status, retry } = useAllCategories();
  const [chosen, setChosen] = useState(topic.categoriaId);
  const { run, pending, error } = useTopicChange(topic, useMember());
  const move = async () => {
    if (chosen === topic.categoriaId) {
      onClose();
      return;
    }
    try {
      await run({ kind: 'move', categoriaId: chosen });
    } catch (cause) {
      // The hook's error says it and the dialog shows it.
      console.info('The topic was not moved', cause);
      return;
    }
    showToast(texts.moved);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.moveTitle}
      confirmLabel={texts.moveConfirm}
      busy={pending}
      error={error && !pending ? texts.failed(failureText(error)) : null}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      {status === 'loading' && (
        <LoadingRegion text={texts.loadingCategories}>
          <Skeleton height="2.75rem" />
        </LoadingRegion>
      )}
      {status === 'error' && <ErrorState text={messages.forum.errors.load} onRetry={retry} />}
      {status === 'ready' && (
        <div className={styles.fields}>
          <label htmlFor={id} className={styles.label}>
            {texts.moveLabel}
          </label>
          <select
            id={id}
            className="form-select"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.nombre}
              </option>
            ))}
          </select>
        </div>
      )}
    </ConfirmDialog>
  );
}
