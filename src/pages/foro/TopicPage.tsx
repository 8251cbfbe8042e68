import ReplyIcon from 'bootstrap-icons/icons/reply-fill.svg?react';
import {
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useParams } from 'react-router-dom';
import { ForumError } from '@/components/forum/ForumError';
import { AuthorLine } from '@/components/forum/shared/AuthorLine';
import { Breadcrumb, type Crumb } from '@/components/forum/shared/Breadcrumb';
import { ForumProse } from '@/components/forum/shared/ForumProse';
import { TopicMarks } from '@/components/forum/shared/StateBadge';
import { Edited } from '@/components/forum/topic/Edited';
import { PostActions } from '@/components/forum/topic/PostActions';
import { useAskSignIn } from '@/components/forum/topic/pending-act';
import { RepliesSection, useTopicReplies } from '@/components/forum/topic/RepliesSection';
import { ReplyPlace } from '@/components/forum/topic/ReplyPlace';
import { type ComposeRequest, TopicScreen, useScreenStore } from '@/components/forum/topic/screen';
import styles from '@/components/forum/topic/Topic.module.css';
import { useReplyWindow } from '@/components/forum/topic/useArrival';
import { Button, LoadingRegion, Skeleton, usePageMeta, useSiteUrl } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { tagQuery } from '@/model/forum/list-filters';
import type { ForumCategory, Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { forumCan, takesReplies } from '@/model/users/permissions/forum-permissions';
import { forumProblem, useTopic, useTopicCategory, useTopicVisit } from '@/services/forum';
import { useSession } from '@/session';

const texts = foro.forumCommon;

interface TopicHeadProps {
  topic: Topic;
  category: ForumCategory | null;
  replies: number;
  ref: Ref<HTMLElement>;
}

function TopicHead({ topic, category, replies, ref }: TopicHeadProps) {
  const place: Crumb[] = category
    ? [{ label: category.nombre, to: paths.forumCategory.href(category.id) }]
    : [];
  return (
    <header ref={ref} className="vstack gap-3 minw-0">
      <Breadcrumb crumbs={[...place, { label: topic.titulo }]} />
      <p className="hstack flex-wrap gap-2 mt-2">
        <TopicMarks topic={topic} />
      </p>
      <h1 className={`fs-2xl ${styles.title}`}>{topic.titulo}</h1>
      <div className="hstack flex-wrap gap-3 justify-content-between">
        <AuthorLine author={topic} date={topic.fechaCreacion} size={48}>
          <Edited post={topic} />
        </AuthorLine>
        <p className="hstack flex-wrap gap-4 text-soft fs-sm">
          <span>{texts.views(topic.vistas)}</span>
          <span>{texts.replies(replies)}</span>
        </p>
      </div>
    </header>
  );
}

function TopicTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="hstack flex-wrap gap-2" aria-label={texts.tags}>
      {[...new Set(tags)].map((tag) => {
        const q = tagQuery(tag);
        const look = 'badge fw-normal';
        return (
          <li key={tag}>
            {q === null ? (
              <span className={look}>{tag}</span>
            ) : (
              <Link className={look} to={paths.forum.href(`${new URLSearchParams({ q })}`)}>
                {tag}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Waiting() {
  usePageMeta({ title: foro.forumTopic.title });
  return (
    <LoadingRegion text={foro.forumTopic.loading} className="vstack gap-5">
      <Skeleton width="14rem" />
      <Skeleton height="3rem" />
      <Skeleton width="12rem" height="3rem" />
      <Skeleton lines={6} />
      <Skeleton height="10rem" />
      <Skeleton height="10rem" />
    </LoadingRegion>
  );
}

const MissingText = () => <ForumError kind="notFound" message={messages.forum.errors.topicMissing} />;

/** What stands in place of the page. */
const Instead = ({ children }: { children: ReactNode }) => <div className="container">{children}</div>;

const MISSING = (
  <Instead>
    <MissingText />
  </Instead>
);

/** A topic, or its place. */
function ReadingPage({ children }: { children: ReactNode }) {
  return <div className={`container vstack gap-5 pt-4 pb-8 ${styles.page}`}>{children}</div>;
}

const TopicMeta = lazyWithFallback<{ topic: Topic }>(
  async () => (await import('@/components/forum/topic/TopicMeta')).TopicMeta,
  ({ topic }) => {
    usePageMeta({ title: topic.titulo });
    return null;
  },
);

const UnfinishedDeletion = lazyWithFallback(
  async () => (await import('@/components/forum/topic/member')).UnfinishedDeletion,
  MissingText,
);

const GoneTopic = lazyWithFallback<{ id: string }>(
  async () => (await import('@/components/forum/topic/member')).GoneTopic,
  MissingText,
);

/** While one of these is in sight the button is not needed. */
interface FloatingReplyProps {
  /** Where the topic begins. */
  head: RefObject<HTMLElement | null>;
  /** What else leads to replying. */
  acts: RefObject<HTMLElement | null>;
  /** Where one replies. */
  place: RefObject<HTMLElement | null>;
  onPress: () => void;
}

/** In its place as long as nothing of it changes: its text would be drawn anew with each reading of the replies. */
const TopicPost = memo(function TopicPost({ topic, acts }: { topic: Topic; acts: Ref<HTMLDivElement> }) {
  return (
    <div className={`card shadow-sm gap-4 pt-5 pb-3 ${styles.post}`}>
      <ForumProse markdown={topic.contenido} id={topic.id} />
      <TopicTags tags={topic.tags} />
      <div ref={acts}>
        <PostActions post={{ kind: 'tema', item: topic }} />
      </div>
    </div>
  );
});

/** Leads to the place to reply from wherever one reads. */
function FloatingReply({ head, acts, place, onPress }: FloatingReplyProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      setIsNeeded(seen.size === 0);
    });
    for (const { current } of [head, acts, place]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [head, acts, place]);
  if (!isNeeded) return null;
  return (
    <Button className={`rounded-pill shadow position-fixed ${styles.floating}`} onClick={onPress}>
      <ReplyIcon aria-hidden="true" />
      {foro.forumTopic.floating}
    </Button>
  );
}

function TopicRead({ topic, account, readAt }: { topic: Topic; account: Account | null; readAt: number }) {
  useTopicVisit(topic);
  const category = useTopicCategory(topic.categoriaId);
  const ask = useAskSignIn(topic.id);
  const url = useSiteUrl() + paths.forumTopic.href(topic.id);

  const head = useRef<HTMLElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const window = useReplyWindow(topic);
  const replies = useTopicReplies({ topic, account, readAt, window });
  const [request, setRequest] = useState<ComposeRequest | null>(null);
  // The same as long as nothing of it changes: a long page would be drawn anew with each of its readings.
  const screen = useMemo(() => {
    const compose = (quoted: ComposeRequest['quoted']) => {
      place.current?.scrollIntoView({ block: 'center' });
      setRequest({ quoted });
    };
    return { topic, account, compose };
  }, [topic, account]);
  const store = useScreenStore(screen);
  const reply = () => (account ? screen.compose(null) : ask('reply', null));
  return (
    <TopicScreen value={store}>
      <link rel="canonical" href={url} />
      <Suspense>
        <TopicMeta topic={topic} />
      </Suspense>
      <article className="vstack gap-5">
        <TopicHead topic={topic} category={category} replies={replies.count} ref={head} />
        <TopicPost topic={topic} acts={acts} />
      </article>
      <RepliesSection window={window} replies={replies} />
      <ReplyPlace {...{ request, place }} onPublished={({ numero }) => window.lead(numero)} />
      {takesReplies(topic, account) && (!account || forumCan.reply(account)) && (
        <FloatingReply {...{ head, acts, place }} onPress={reply} />
      )}
    </TopicScreen>
  );
}

function TopicView({ id }: { id: string }) {
  const { data: topic, status, error, readAt, retry } = useTopic(id);
  const { account, status: session } = useSession();
  const isRestoring = topic?.borrando && session === 'restoring';
  if (topic?.borrando && !isRestoring) {
    if (!account || !forumCan.deleteTopic(account, topic)) return MISSING;
    return (
      <ReadingPage>
        <Suspense fallback={<Waiting />}>
          <UnfinishedDeletion topic={topic} account={account} />
        </Suspense>
      </ReadingPage>
    );
  }
  if (topic || status === 'loading')
    return (
      <ReadingPage>
        {topic && !isRestoring ? <TopicRead {...{ topic, account, readAt }} /> : <Waiting />}
      </ReadingPage>
    );
  const kind = forumProblem(error);
  if (kind === 'notFound') {
    if (account?.estado !== 'activo') return MISSING;
    return (
      <Instead>
        <Suspense fallback={<MissingText />}>
          <GoneTopic id={id} />
        </Suspense>
      </Instead>
    );
  }
  return (
    <Instead>
      <ForumError kind={kind} message={messages.forum.errors.load} onRetry={retry} />
    </Instead>
  );
}

/** /foro/tema/{id}: one topic with its replies. */
export default function TopicPage() {
  const { temaId = '' } = useParams();
  return <TopicView key={temaId} id={temaId} />;
}

TopicPage.bringTexts = ForumProse.bringTexts;
