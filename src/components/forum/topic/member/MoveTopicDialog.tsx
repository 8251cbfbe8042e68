import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { ListItems } from '@/components/ui/PagedItems';
import { SelectField } from '@/components/ui/SelectField';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { useAllCategories } from '@/services/forum';
import { useMemberScreen } from '../screen';
import { useAnnouncedChange } from './useAnnouncedChange';

const texts = foro.forumTopicActs.manage;

export function MoveTopicDialog({ onClose }: { onClose: () => void }) {
  const { topic } = useMemberScreen();
  const { categories, ...reading } = useAllCategories();
  const [chosen, setChosen] = useState(topic.categoriaId);
  const { apply, pending, problem } = useAnnouncedChange(texts.failed);
  const move = async () => {
    const isThere = chosen === topic.categoriaId;
    if (isThere || (await apply({ kind: 'move', categoriaId: chosen }, texts.moved))) onClose();
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
      <ListItems
        list={{ items: categories, ...reading }}
        texts={{ loading: texts.loadingCategories, loadError: messages.forum.errors.load }}
        place="2.75rem"
        empty={null}
      >
        {(items) => (
          <SelectField
            label={texts.moveLabel}
            value={chosen}
            options={items.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            onChange={setChosen}
          />
        )}
      </ListItems>
    </ConfirmDialog>
  );
}
