import { useState } from 'react';
import { SelectField } from '@/components/library/SelectField';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import { useAllCategories } from '@/services/queries/forum/useAllCategories';
import { useAnnouncedChange } from './useAnnouncedChange';

const texts = foro.forumTopicActs.manage;

/** Asks where to move a topic. */
export function MoveTopicDialog({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const { categories, status, retry } = useAllCategories();
  const [chosen, setChosen] = useState(topic.categoriaId);
  const { apply, pending, problem } = useAnnouncedChange(topic, texts.failed);
  const move = async () => {
    const isThere = chosen === topic.categoriaId;
    if (isThere || (await apply({ kind: 'move', categoriaId: chosen }, texts.moved, true))) onClose();
  };
  return (
    <ConfirmDialog
      title={texts.moveTitle}
      confirmLabel={texts.moveConfirm}
      busy={pending}
      error={problem}
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
        <SelectField
          label={texts.moveLabel}
          value={chosen}
          options={categories.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          onChange={setChosen}
        />
      )}
    </ConfirmDialog>
  );
}
