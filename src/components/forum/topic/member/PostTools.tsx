import ArchiveIcon from 'bootstrap-icons/icons/archive.svg?react';
import SolvedIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import ShowIcon from 'bootstrap-icons/icons/eye.svg?react';
import HideIcon from 'bootstrap-icons/icons/eye-slash.svg?react';
import MoveIcon from 'bootstrap-icons/icons/folder-symlink.svg?react';
import CloseIcon from 'bootstrap-icons/icons/lock.svg?react';
import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import PinIcon from 'bootstrap-icons/icons/pin-angle.svg?react';
import FeatureIcon from 'bootstrap-icons/icons/star.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/trash.svg?react';
import ReopenIcon from 'bootstrap-icons/icons/unlock.svg?react';
import { useMember } from '@/components/account/useMember';
import { RemoveReply } from '@/components/forum/shared/RemoveReply';
import { Button } from '@/components/ui';
import type { Reply } from '@/model/forum/topic';
import { statesFor } from '@/model/forum/topic-states';
import * as foro from '@/model/messages/foro';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { type TopicChange, useTopicChange } from '@/services/forum';
import { useMemberScreen } from '../screen';
import styles from '../Topic.module.css';
import { ActMenu, useMemberAct } from './ActMenu';
import { DeleteTopic } from './DeleteTopic';
import { EditReplyDialog } from './EditReplyDialog';
import { EditTopicDialog } from './EditTopicDialog';
import { MoveTopicDialog } from './MoveTopicDialog';
import { useAnnouncedChange } from './useAnnouncedChange';

const { accept, edit, hide, manage, remove } = foro.forumTopicActs;
const STATE_ACTS = {
  abierto: { label: manage.reopen, Icon: ReopenIcon },
  resuelto: { label: manage.resolve, Icon: SolvedIcon },
  cerrado: { label: manage.close, Icon: CloseIcon },
  archivado: { label: manage.archive, Icon: ArchiveIcon },
};
const EDIT = { label: edit.action, Icon: EditIcon };
const REMOVE = { label: remove.action, Icon: RemoveIcon, danger: true };

/** Edit, resolve, close, pin, feature, move and delete a topic, for those who may (spec 2, section 6; decisions 6, 7). */
export function TopicTools() {
  const { topic, account } = useMemberScreen();
  const { apply, pending } = useAnnouncedChange(manage.failed, { toasts: true });
  const moderate = useMemberAct(account, topic);
  const { anclado, destacado } = topic;
  const change = (wanted: TopicChange) => () => void apply(wanted, manage.done);
  return (
    <ActMenu
      label={manage.menu}
      text={manage.menu}
      busy={pending}
      acts={[
        {
          ...EDIT,
          may: forumCan.editTopic(account, topic),
          dialog: (onClose) => <EditTopicDialog onClose={onClose} />,
        },
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
        {
          may: forumCan.move(account),
          label: manage.move,
          Icon: MoveIcon,
          dialog: (onClose) => <MoveTopicDialog onClose={onClose} />,
        },
        moderate,
        {
          ...REMOVE,
          may: forumCan.deleteTopic(account, topic),
          dialog: (onClose) => <DeleteTopic {...{ topic, account, onClose }} />,
        },
      ]}
    />
  );
}

function DeleteReply({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const { topic } = useMemberScreen();
  const { mutateAsync } = useTopicChange(topic, useMember());
  return <RemoveReply act={() => mutateAsync({ kind: 'delete-reply', reply })} onClose={onClose} />;
}

/** Accept, edit, hide and delete a reply, for those who may. */
export function ReplyTools({ reply }: { reply: Reply }) {
  const { topic, account } = useMemberScreen();
  const { apply, pending } = useAnnouncedChange(manage.failed, { toasts: true });
  const moderate = useMemberAct(account, reply);
  const { numero, oculta, pendiente } = reply;
  const [show, shown] = pendiente ? [hide.publish, hide.published] : [hide.show, hide.shown];
  const isAccepted = topic.respuestaAceptadaId === reply.id;
  // Only an open topic becomes resolved by it.
  const done = topic.estado === 'abierto' ? accept.accepted : accept.acceptedOnly;
  const toggleAccepted = () =>
    apply({ kind: 'accept', reply: isAccepted ? null : reply }, isAccepted ? accept.unaccepted : done);
  return (
    <>
      {forumCan.resolve(account, topic) && (isAccepted || !oculta) && (
        <Button
          variant="ghost"
          size="small"
          className={styles.act}
          busy={pending}
          onClick={() => void toggleAccepted()}
        >
          <SolvedIcon aria-hidden="true" />
          <span className={styles.words}>{isAccepted ? accept.unaccept : accept.accept}</span>
        </Button>
      )}
      <ActMenu
        label={manage.menuReply(numero)}
        busy={pending}
        acts={[
          {
            ...EDIT,
            may: forumCan.editReply(account, reply),
            dialog: (onClose) => <EditReplyDialog {...{ reply, onClose }} />,
          },
          {
            may: forumCan.hide(account),
            label: oculta ? show : hide.hide,
            Icon: oculta ? ShowIcon : HideIcon,
            onPress: () => void apply({ kind: 'hide', reply, oculta: !oculta }, oculta ? shown : hide.hidden),
          },
          moderate,
          {
            ...REMOVE,
            may: forumCan.deleteReply(account, reply),
            dialog: (onClose) => <DeleteReply {...{ reply, onClose }} />,
          },
        ]}
      />
    </>
  );
}
