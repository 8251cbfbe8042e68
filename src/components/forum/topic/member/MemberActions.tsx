import LikeIcon from 'bootstrap-icons/icons/heart.svg?react';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { ReportDialog } from '@/components/articles/member/ReportDialog';
import { showToast } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import type { Post } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { outsideLinks } from '@/model/messages/verification';
import { formatNumber } from '@/model/shared/text/format-number';
import type { Account } from '@/model/users/account';
import { forumCan, takesReplies } from '@/model/users/permissions/forum-permissions';
import { refusalOf } from '@/model/users/permissions/refusal';
import { failureText, useSavedTopic, useTopicChange } from '@/services/forum';
import { useSeenNotices } from '@/services/notifications';
import { ActButton } from '../ActButton';
import { type PendingAct, takeAct } from '../pending-act';
import { useMemberScreen } from '../screen';
import styles from '../Topic.module.css';
import { ReplyTools, TopicTools } from './PostTools';

const texts = foro.forumTopicActs;

/** Does what a member asks for; a toast tells why it may not be, or how it `failed`. */
async function tryTo(
  may: boolean,
  account: Account,
  failed: string,
  work: () => Promise<unknown>,
): Promise<void> {
  if (may) await orTell(failed, work, failureText);
  else showToast(refusalOf(account.estado, messages.forumWriting.errors.noAction), { tone: 'danger' });
}

function LikeToggle({ post }: { post: Post }) {
  const { topic, account } = useMemberScreen();
  const { mutateAsync } = useTopicChange(topic, useMember());
  const { item } = post;
  const liked = item.usuariosLike.includes(account.uid);
  if (item.autorId === account.uid)
    return (
      <span className={`hstack gap-2 text-soft fs-sm fw-semibold ${styles.likes}`}>
        <LikeIcon aria-hidden="true" />
        {/* Nobody likes what is their own: only how many do. */}
        <span className="visually-hidden">{foro.forumTopic.acts.like} </span>
        {formatNumber(item.likes)}
      </span>
    );
  const press = () => {
    const failed = liked ? texts.like.takeBackFailed : texts.like.failed;
    return tryTo(forumCan.like(account, item), account, failed, () =>
      mutateAsync({ kind: 'like', post, like: !liked }),
    );
  };
  return <ActButton act="like" count={item.likes} pressed={liked} onPress={() => void press()} />;
}

function SaveToggle() {
  const { topic, account } = useMemberScreen();
  const { isSaved, toggle } = useSavedTopic(topic, useMember());
  const press = () => {
    const failed = isSaved ? texts.save.removeFailed : texts.save.failed;
    return tryTo(forumCan.save(account), account, failed, async () => {
      const { points } = await toggle();
      if (isSaved) showToast(texts.save.removed);
      else showToast(points > 0 ? texts.save.donePoints(points) : texts.save.done);
    });
  };
  return <ActButton act="save" pressed={isSaved} onPress={() => void press()} />;
}

export function MemberActions({ post }: { post: Post }) {
  const { topic, account, compose } = useMemberScreen();
  const { kind, item } = post;
  const [reporting, setReporting] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const isTopic = kind === 'tema';
  const replyId = isTopic ? null : item.id;
  const mayReply = takesReplies(topic, account) && forumCan.reply(account);

  // What was begun before signing in is offered again, once.
  const offer = useRef((act: PendingAct) => {
    if (act === 'report') setReporting(true);
    else if (act === 'reply') compose(null);
    else if (act === 'quote') compose(item);
    else row.current?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus();
  });
  useEffect(() => {
    const begun = takeAct(topic.id, replyId);
    if (begun) offer.current(begun);
  }, [topic.id, replyId]);

  return (
    <div ref={row} className={`hstack flex-wrap gap-1 nums-tabular ${styles.actions}`}>
      {kind === 'respuesta' && item.pendiente && item.autorId === account.uid && (
        <p className="w-100 fs-sm text-soft">{outsideLinks.waiting}</p>
      )}
      <LikeToggle post={post} />
      {isTopic && <SaveToggle />}
      {!isTopic && mayReply && <ActButton act="quote" onPress={() => compose(item)} />}
      {forumCan.report(account, item) && <ActButton act="report" onPress={() => setReporting(true)} />}
      {isTopic && mayReply && <ActButton act="reply" onPress={() => compose(null)} />}
      {isTopic ? <TopicTools /> : <ReplyTools reply={item} />}
      {reporting && (
        <ReportDialog item={{ kind, id: item.id }} account={account} onClose={() => setReporting(false)} />
      )}
    </div>
  );
}

export function SeenNotices({ replyIds }: { replyIds: readonly string[] }) {
  const { topic, account } = useMemberScreen();
  useSeenNotices(account, topic.id, replyIds);
  return null;
}
