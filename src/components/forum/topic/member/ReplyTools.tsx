import AcceptIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import ShowIcon from 'bootstrap-icons/icons/eye.svg?react';
import HideIcon from 'bootstrap-icons/icons/eye-slash.svg?react';
import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/trash.svg?react';
import { useState } from 'react';
import { Button } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { forumCan } from '@/model/forum/permissions';
import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { useMemberScreen } from '../screen';
import styles from '../Topic.module.css';
import { ActMenu, type MenuAct, useMemberAct } from './ActMenu';
import { EditReplyDialog, useAnnouncedChange } from './EditDialog';

const { accept, edit, hide, manage, remove } = foro.forumTopicActs;

/** Accept, edit, hide and delete a reply, for those who may. */
export function ReplyTools({ reply }: { reply: Reply }) {
  const { topic, account } = useMemberScreen();
  const [asking, setAsking] = useState<'edit' | 'remove' | null>(null);
  const { apply, pending, reset, problem } = useAnnouncedChange(
    asking === 'remove' ? remove.failed : manage.failed,
  );
  const moderate = useMemberAct(account, reply);
  const isAccepted = topic.respuestaAceptadaId === reply.id;
  const close = () => {
    reset();
    setAsking(null);
  };
  const removeReply = async () => {
    if (await apply({ kind: 'delete-reply', reply }, remove.replyDone, true)) setAsking(null);
  };
  const toggleAccepted = () =>
    apply(
      { kind: 'accept', reply: isAccepted ? null : reply },
      isAccepted ? accept.unaccepted : accept.accepted,
      false,
    );
  const toggleHidden = () =>
    apply({ kind: 'hide', reply, oculta: !reply.oculta }, reply.oculta ? hide.shown : hide.hidden, false);

  const acts: MenuAct[] = [
    {
      may: forumCan.editReply(account, reply),
      label: edit.action,
      Icon: EditIcon,
      onPress: () => setAsking('edit'),
    },
    {
      may: forumCan.hide(account),
      label: reply.oculta ? hide.show : hide.hide,
      Icon: reply.oculta ? ShowIcon : HideIcon,
      onPress: () => void toggleHidden(),
    },
    moderate,
    {
      may: forumCan.deleteReply(account, reply),
      label: remove.action,
      Icon: RemoveIcon,
      danger: true,
      onPress: () => setAsking('remove'),
    },
  ];
  return (
    <>
      {forumCan.resolve(account, topic) && (isAccepted || !reply.oculta) && (
        <Button
          variant="ghost"
          size="small"
          className={styles.act}
          busy={pending}
          onClick={() => void toggleAccepted()}
        >
          <AcceptIcon aria-hidden="true" />
          {isAccepted ? accept.unaccept : accept.accept}
        </Button>
      )}
      <ActMenu label={manage.menuReply(reply.numero)} acts={acts} busy={pending} />
      {asking === 'edit' && <EditReplyDialog reply={reply} onClose={close} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={remove.replyTitle}
          confirmLabel={remove.confirm}
          busy={pending}
          error={problem}
          onConfirm={() => void removeReply()}
          onClose={close}
          danger
        >
          <p>{remove.replyText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
