import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { ButtonLink, Skeleton } from '@/components/ui';
import { lazyPart } from '@/components/ui/lazyPart';
import type { Reply } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { takesReplies } from '@/model/users/permissions/forum-permissions';
import { useSession } from '@/session';
import { type ComposeRequest, useTopicScreen } from './screen';

const texts = foro.forumTopic;

const ReplyForm = lazyPart(async () => (await import('./member')).ReplyForm, texts.membersFailed);

const FORM_PLACE = <Skeleton height="var(--reply-form)" className="rounded-2" />;

function Invitation({ topicId }: { topicId: string }) {
  const back = paths.forumTopic.href(topicId);
  const state = { message: messages.forum.signIn.reply };
  return (
    <div className="vstack gap-3 p-5 bg-sunken rounded-2">
      <h2 className="fs-lg">{texts.invitation.title}</h2>
      <p>{texts.invitation.text}</p>
      <p className="hstack flex-wrap gap-3">
        <ButtonLink to={paths.login.href(back)} state={state} size="small">
          {texts.invitation.login}
        </ButtonLink>
        <ButtonLink to={paths.register.href(back)} size="small" variant="secondary">
          {texts.invitation.register}
        </ButtonLink>
      </p>
    </div>
  );
}

interface ReplyPlaceProps {
  request: ComposeRequest | null;
  place: RefObject<HTMLDivElement | null>;
  onPublished: (reply: Reply) => void;
}

/** Where one replies, while the topic is open; otherwise why not (spec 2, section 2). */
export function ReplyPlace({ place, ...form }: ReplyPlaceProps) {
  const { status, hint, unreachable } = useSession();
  const { topic, account } = useTopicScreen();
  const writer = account ?? (unreachable ? hint : null);
  // Who was writing when it closed keeps the text in sight: the form says why it cannot be sent.
  const wasOpen = useRef(false);
  const isOpen = takesReplies(topic, account);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
  }, [isOpen]);
  if (!isOpen && !(wasOpen.current && account && topic.estado !== 'abierto'))
    return (
      <p className="px-5 py-4 bg-sunken rounded-2 text-soft text-center">
        {topic.estado !== 'abierto' && texts.notOpen[topic.estado]}
      </p>
    );
  return (
    <div ref={place}>
      {writer ? (
        <Suspense fallback={FORM_PLACE}>
          <ReplyForm key={`${writer.uid} ${topic.id}`} account={writer} {...form} />
        </Suspense>
      ) : status === 'restoring' ? (
        FORM_PLACE
      ) : (
        <Invitation topicId={topic.id} />
      )}
    </div>
  );
}
