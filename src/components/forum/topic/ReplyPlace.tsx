import { type ComponentProps, type ComponentType, lazy, type RefObject, Suspense } from 'react';
import { ButtonLink, ErrorState, Skeleton } from '@/components/ui';
import { takesReplies } from '@/model/forum/permissions';
import type { Reply } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useSession } from '@/session';
import type { ReplyForm as Form } from './member';
import styles from './Topic.module.css';
import type { ComposeRequest, TopicScreen } from './types';

const texts = foro.forumTopic;

/** Where the code does not arrive the browser remembers it: only a reload asks for it again. */
function FormUnavailable() {
  return (
    <ErrorState
      text={texts.membersFailed}
      retryLabel={messages.common.reload}
      onRetry={() => window.location.reload()}
    />
  );
}

const ReplyForm = lazy<ComponentType<ComponentProps<typeof Form>>>(async () => {
  try {
    return { default: (await import('./member')).ReplyForm };
  } catch (error) {
    console.info('The reply form could not be loaded.', error);
    return { default: FormUnavailable };
  }
});

function Invitation({ topicId }: { topicId: string }) {
  const back = paths.forumTopic.href(topicId);
  const state = { message: messages.forum.signIn.reply };
  return (
    <div className={styles.invitation}>
      <h2 className={styles.invitationTitle}>{texts.invitation.title}</h2>
      <p>{texts.invitation.text}</p>
      <p className={styles.ways}>
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
  screen: TopicScreen;
  request: ComposeRequest;
  place: RefObject<HTMLDivElement | null>;
  onPublished: (reply: Reply) => void;
}

/** Where one replies, while the topic is open; otherwise why not (spec 2, section 2). */
export function ReplyPlace({ screen, request, place, onPublished }: ReplyPlaceProps) {
  const { status } = useSession();
  const { topic, account } = screen;
  if (!takesReplies(topic, account))
    return <p className={styles.closed}>{topic.estado !== 'abierto' && texts.notOpen[topic.estado]}</p>;
  return (
    <div ref={place}>
      {account ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <ReplyForm key={`${account.uid} ${topic.id}`} {...{ screen, account, request, onPublished }} />
        </Suspense>
      ) : status === 'restoring' ? (
        <Skeleton height="20rem" />
      ) : (
        <Invitation topicId={topic.id} />
      )}
    </div>
  );
}
