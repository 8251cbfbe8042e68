import ArchiveIcon from 'bootstrap-icons/icons/archive.svg?react';
import ResolveIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import MoveIcon from 'bootstrap-icons/icons/folder-symlink.svg?react';
import CloseIcon from 'bootstrap-icons/icons/lock.svg?react';
import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import PinIcon from 'bootstrap-icons/icons/pin-angle.svg?react';
import FeatureIcon from 'bootstrap-icons/icons/star.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/trash.svg?react';
import ReopenIcon from 'bootstrap-icons/icons/unlock.svg?react';
import { useState } from 'react';
import { forumCan } from '@/model/forum/permissions';
import { statesFor } from '@/model/forum/topic-states';
import * as foro from '@/model/messages/foro';
import type { TopicChange } from '@/services/queries/forum/useTopicChange';
import { useMemberScreen } from '../screen';
import { ActMenu, type MenuAct, useMemberAct } from './ActMenu';
import { DeleteTopic } from './DeleteTopic';
import { EditTopicDialog, MoveTopicDialog, useAnnouncedChange } from './EditDialog';

const { edit, manage, remove } = foro.forumTopicActs;
const STATE_ACTS = {
  abierto: { label: manage.reopen, Icon: ReopenIcon },
  resuelto: { label: manage.resolve, Icon: ResolveIcon },
  cerrado: { label: manage.close, Icon: CloseIcon },
  archivado: { label: manage.archive, Icon: ArchiveIcon },
};

type Asking = 'edit' | 'move' | 'remove';

/** Edit, resolve, close, pin, feature, move and delete a topic, for those who may (spec 2, section 6; decisions 6, 7). */
export function TopicTools() {
  const { topic, account } = useMemberScreen();
  const { apply, pending } = useAnnouncedChange(manage.failed);
  const [asking, setAsking] = useState<Asking | null>(null);
  const moderate = useMemberAct(account, topic);
  const { anclado, destacado } = topic;
  const ask = (what: Asking) => () => setAsking(what);
  const change = (wanted: TopicChange) => () => void apply(wanted, manage.done, false);
  const acts: MenuAct[] = [
    { may: forumCan.editTopic(account, topic), label: edit.action, Icon: EditIcon, onPress: ask('edit') },
    ...statesFor(topic, account).map((estado) => ({
      may: true,
      ...STATE_ACTS[estado],
      onPress: change({ kind: 'state', estado }),
    })),
    {
      may: forumCan.pin(account),
      label: anclado ? manage.unpin : manage.pin,
      Icon: PinIcon,
      onPress: change({ kind: 'mark', mark: 'anclado', on: !anclado }),
    },
    {
      may: forumCan.feature(account),
      label: destacado ? manage.unfeature : manage.feature,
      Icon: FeatureIcon,
      onPress: change({ kind: 'mark', mark: 'destacado', on: !destacado }),
    },
    { may: forumCan.move(account), label: manage.move, Icon: MoveIcon, onPress: ask('move') },
    moderate,
    {
      may: forumCan.deleteTopic(account, topic),
      label: remove.action,
      Icon: RemoveIcon,
      danger: true,
      onPress: ask('remove'),
    },
  ];
  const close = () => setAsking(null);
  return (
    <>
      <ActMenu label={manage.menu} text={manage.menu} acts={acts} busy={pending} />
      {asking === 'edit' && <EditTopicDialog onClose={close} />}
      {asking === 'move' && <MoveTopicDialog onClose={close} />}
      {asking === 'remove' && <DeleteTopic topic={topic} account={account} onClose={close} />}
    </>
  );
}
