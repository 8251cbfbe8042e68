import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStartsAtTop } from '@/components/articles/prose/useIncrementalRender';
import { Button, EmptyState } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { firstNumberOf, type PageRange, pageOf } from '@/model/forum/reply-pages';
import type { Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { formatNumber } from '@/model/shared/text/format-number';
import type { Account } from '@/model/users/account';
import {
  readsHidden,
  rereadPage,
  useKeptFirstPage,
  useReply,
  useReplyPages,
  useSending,
} from '@/services/forum';
import { useSession } from '@/session';
import { useTextsStand } from '../shared/ForumProse';
import { AcceptedAnswer } from './AcceptedAnswer';
import { NewReplies, useNewReplies } from './NewReplies';
import { RepliesSkeleton, ReplyPage } from './ReplyPage';
import { useTopicScreen } from './screen';
import { type ReplyWindow, targetOf, useArrival } from './useArrival';

const texts = foro.forumTopic;

/** Without it the notices of this topic stay unread. */
const SeenNotices = lazyWithFallback(
  async () => (await import('./member')).SeenNotices,
  () => null,
);

const SendingReplies = lazyWithFallback(
  async () => (await import('./member')).SendingReplies,
  () => null,
);

const Further = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <Button variant="secondary" className="align-self-center" onClick={onPress}>
    {text}
  </Button>
);

interface TopicRead {
  topic: Topic;
  account: Account | null;
  readAt: number;
  window: ReplyWindow;
}

export type TopicReplies = ReturnType<typeof useTopicReplies>;

const FIRST: PageRange = { first: 1, last: 1 };

/** The replies of a topic that are shown, those that came since, and how many there are: one figure for the whole page. */
export function useTopicReplies({ topic, account, readAt, window }: TopicRead) {
  const { status, hint } = useSession();
  const enabled = status !== 'restoring' || !readsHidden(hint?.rol);
  const wanted = useReplyPages(topic, window.range, account, enabled);
  const kept = useKeptFirstPage(topic.id);
  const textsStand = useTextsStand(window.target !== null);
  // What the build drew stays until what the address leads to is there, as high as it will be.
  const isComing =
    wanted.pages.every((page) => page.status === 'loading') || (window.target !== null && !textsStand);
  const stays = window.isFirst && kept.length > 0 && isComing;
  const range = stays ? FIRST : window.range;
  const pages = stays ? kept : wanted.pages;
  const withoutIndex = !stays && wanted.withoutIndex;
  const shown = pages.flatMap(({ replies }) => replies);
  const areReady = pages.every((page) => page.status === 'ready');
  const own = useSending(topic.id);
  const fresh = useNewReplies({ topic, readAt, range, pages, shown, own });
  const last = pageOf(topic.ultimoNumero);
  const isWhole = range !== null && range.first === 1 && range.last >= last && !withoutIndex && areReady;
  const seen = isWhole ? shown.length + fresh.count : 0;
  // The figure of every list (decision 32): those that are hidden count, and where all the others are shown it is said. What came
  // after the topic was read counts too.
  const count = Math.max(topic.respuestas, seen);
  const notShown = isWhole ? count - seen : 0;
  return { range, pages, withoutIndex, shown, areReady, stays, own, fresh, last, count, notShown };
}

/** The replies of a topic, by pages in both directions, the accepted one first. */
export function RepliesSection({ window, replies }: { window: ReplyWindow; replies: TopicReplies }) {
  const { topic, account } = useTopicScreen();
  const startsAtTop = useStartsAtTop();
  const { extend, lead } = window;
  const { range, pages, withoutIndex, shown, areReady, stays, own, fresh, last, count, notShown } = replies;
  const acceptedId = topic.respuestaAceptadaId;
  // It may stand on a page that is shown no more.
  const accepted = useReply(topic.id, acceptedId);
  const sending = own.filter(({ numero }) => numero === 0);
  const target = stays ? undefined : targetOf(window.target, shown, areReady);
  // A page that fails does not keep the others from being found.
  useArrival(window, pages.some((page) => page.status === 'loading') ? undefined : target);

  const showNew = async () => {
    fresh.markSeen();
    const page = pageOf(fresh.first);
    if (range && page <= range.last) await rereadPage(topic.id, page);
    lead(fresh.first);
  };

  // The address names a number or a page that the topic never had.
  const beyond = range !== null && range.first > last && shown.length === 0 && areReady;
  useEffect(() => {
    if (beyond) extend({ first: last, last });
  }, [beyond, last, extend]);

  const waits = range === null || beyond || accepted.status === 'loading';
  const isEmpty = topic.respuestas === 0 && shown.length === 0 && sending.length === 0;
  const whole = `${paths.forumTopic.href(topic.id)}#`;
  return (
    <section className="vstack gap-4 minw-0" aria-labelledby="respuestas">
      {!waits && accepted.reply && <AcceptedAnswer reply={accepted.reply} />}
      <div className="hstack flex-wrap gap-3 align-items-baseline justify-content-between mt-4">
        <h2 id="respuestas" className="fs-xl">
          {texts.repliesTitle}
          <span className="text-soft fs-base fw-normal font-sans">
            {count > 0 && ` (${formatNumber(count)})`}
          </span>
        </h2>
        {range && last > 1 && (
          <nav className="hstack flex-wrap gap-4 fs-sm" aria-label={texts.repliesTitle}>
            <Link to={`${whole}1`} className="py-1">
              {texts.toFirst}
            </Link>
            <Link to={`${whole}${topic.ultimoNumero}`} className="py-1">
              {texts.toLast}
            </Link>
          </nav>
        )}
      </div>
      {withoutIndex && (
        <p role="status" className="alert alert-warning fs-sm">
          {messages.forum.errors.fallback}
        </p>
      )}
      {notShown > 0 && <p className="text-soft">{texts.notShown(notShown)}</p>}
      {waits ? (
        <RepliesSkeleton />
      ) : (
        <>
          {range.first > 1 && !withoutIndex && (
            <Further text={texts.previous} onPress={() => extend({ first: range.first - 1 })} />
          )}
          {isEmpty && areReady ? (
            <EmptyState text={topic.estado === 'abierto' ? texts.beFirst : texts.noReplies} />
          ) : (
            pages.map((result) => (
              <ReplyPage
                key={result.page}
                result={result}
                targetId={target?.id}
                gradual={startsAtTop && pages.length === 1 && !window.moved}
              />
            ))
          )}
          {range.last < last && !withoutIndex && (
            <Further text={texts.more} onPress={() => lead(firstNumberOf(range.last + 1))} />
          )}
          {(account || sending.length > 0) && (
            <Suspense>
              <SendingReplies replies={sending} />
            </Suspense>
          )}
        </>
      )}
      <NewReplies count={fresh.count} onShow={() => void showNew()} />
      {account && !waits && (
        <Suspense>
          <SeenNotices key={`${account.uid} ${topic.id}`} replyIds={shown.map(({ id }) => id)} />
        </Suspense>
      )}
    </section>
  );
}
