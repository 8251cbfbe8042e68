import type { Firestore } from 'firebase/firestore/lite';
import type { Account } from '@/model/account';
import type { LogAction } from '@/model/forum/staff-log';
import type { Reply, Topic, TopicState } from '@/model/forum/topic';
import { acceptReply } from '../../forum/accept';
import { deleteReply } from '../../forum/deletion';
import { moveTopic, setFeatured, setHidden, setPinned, setTopicState } from '../../forum/moderation';
import { editReply } from '../../forum/reply-writing';
import { actionOfState, replyLine, topicLine } from '../../forum/topic-log';
import { editTopic } from '../../forum/topic-writing';
import type { TopicChange } from './useTopicChange';

type Plain = Exclude<TopicChange, { kind: 'accept' }>;

async function store(db: Firestore, account: Account, topic: Topic, change: Plain): Promise<unknown> {
  const ofTopic = (accion: LogAction, always = false) => topicLine(db, account, topic, accion, { always });
  const ofReply = (reply: Reply, accion: LogAction) => replyLine(db, account, topic, reply, accion);
  switch (change.kind) {
    case 'state':
      return setTopicState(db, account, topic, change.estado, ofTopic(actionOfState(change.estado)));
    case 'featured':
      return setFeatured(db, topic.id, change.destacado, ofTopic('destacar', true));
    case 'pinned':
      return setPinned(db, topic.id, change.anclado, ofTopic('anclar', true));
    case 'move':
      return moveTopic(db, topic, change.categoriaId, ofTopic('mover', true));
    case 'hide':
      return setHidden(
        db,
        change.reply,
        change.oculta,
        ofReply(change.reply, change.oculta ? 'ocultar' : 'mostrar'),
      );
    case 'edit-topic':
      return editTopic(db, topic, change.values, ofTopic('editar'));
    case 'edit-reply':
      return editReply(db, change.reply, change.contenido, ofReply(change.reply, 'editar'));
    case 'delete-reply':
      return deleteReply(db, account, change.reply, { also: ofReply(change.reply, 'eliminar') });
  }
}

/** Stores one change of a topic or of a reply; gives the state the topic is in afterwards. Throws ServiceError. */
export async function applyTopicChange(
  db: Firestore,
  account: Account,
  topic: Topic,
  change: TopicChange,
): Promise<TopicState> {
  if (change.kind === 'accept') return acceptReply(db, account, topic, change.reply);
  await store(db, account, topic, change);
  return change.kind === 'state' ? change.estado : topic.estado;
}
