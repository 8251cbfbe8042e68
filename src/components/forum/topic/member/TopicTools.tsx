import ArchiveIcon from 'bootstrap-icons/icons/archive.svg?react';
import ResolveIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import MoveIcon from 'bootstrap-icons/icons/folder-symlink.svg?react';
import CloseIcon from 'bootstrap-icons/icons/lock.svg?react';
import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import MemberIcon from 'bootstrap-icons/icons/person-gear.svg?react';
import PinIcon from 'bootstrap-icons/icons/pin-angle.svg?react';
import FeatureIcon from 'bootstrap-icons/icons/star.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/trash.svg?react';
import ReopenIcon from 'bootstrap-icons/icons/unlock.svg?react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '@/model/account';
import { forumCan } from '@/model/forum/permissions';
import { isSomebodyElse, moderatesMembers } from '@/model/forum/staff-log';
import type { Topic } from '@/model/forum/topic';
import { statesFor } from '@/model/forum/topic-states';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/paths';
import type { TopicChange } from '@/services/queries/forum/useTopicChange';
import { ActMenu, type MenuAct } from './ActMenu';
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

interface Wishes {
  change: (wanted: TopicChange) => void;
  ask: (what: Asking) => void;
  moderate: () => void;
}

/** What this account may do to the topic, as entries of its menu. */
function actsFor(topic: Topic, account: Account, { change, ask, moderate }: Wishes): MenuAct[] {
  const states = statesFor(topic, account).map((estado) => ({
    key: estado,
    ...STATE_ACTS[estado],
    onPress: () => change({ kind: 'state', estado }),
  }));
  const pin: MenuAct = {
    key: 'pin',
    label: topic.anclado ? manage.unpin : manage.pin,
    Icon: PinIcon,
    onPress: () => change({ kind: 'pinned', anclado: !topic.anclado }),
  };
  const feature: MenuAct = {
    key: 'feature',
    label: topic.destacado ? manage.unfeature : manage.feature,
    Icon: FeatureIcon,
    onPress: () => change({ kind: 'featured', destacado: !topic.destacado }),
  };
  const own = (key: Asking, label: string, Icon: MenuAct['Icon'], danger = false): MenuAct => ({
    key,
    label,
    Icon,
    danger,
    onPress: () => ask(key),
  });
  return [
    ...(forumCan.editTopic(account, topic) ? [own('edit', edit.action, EditIcon)] : []),
    ...states,
    ...(forumCan.pin(account) ? [pin] : []),
    ...(forumCan.feature(account) ? [feature] : []),
    ...(forumCan.move(account) ? [own('move', manage.move, MoveIcon)] : []),
    ...(moderatesMembers(account) && isSomebodyElse(account, topic)
      ? [{ key: 'member', label: manage.member, Icon: MemberIcon, onPress: moderate }]
      : []),
    ...(forumCan.deleteTopic(account, topic) ? [own('remove', remove.action, RemoveIcon, true)] : []),
  ];
}

/** Edit, resolve, close, pin, feature, move and delete a topic, for those who may (spec 2, section 6; decisions 6, 7). */
export function TopicTools({ topic, account }: { topic: Topic; account: Account }) {
  const { apply, pending } = useAnnouncedChange(topic, manage.failed);
  const [asking, setAsking] = useState<Asking | null>(null);
  const navigate = useNavigate();
  const acts = actsFor(topic, account, {
    change: (wanted) => void apply(wanted, manage.done, false),
    ask: setAsking,
    moderate: () => void navigate(paths.forumMember.href(topic.autorId)),
  });
  const close = () => setAsking(null);
  return (
    <>
      <ActMenu label={manage.menu} text={manage.menu} acts={acts} busy={pending} />
      {asking === 'edit' && <EditTopicDialog topic={topic} onClose={close} />}
      {asking === 'move' && <MoveTopicDialog topic={topic} onClose={close} />}
      {asking === 'remove' && <DeleteTopic topic={topic} account={account} onClose={close} />}
    </>
  );
}
