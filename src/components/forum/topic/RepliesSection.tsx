import { memo, Suspense, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStartsAtTop } from '@/components/articles/prose/useIncrementalRender';
import { Button, EmptyState } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { formatNumber } from '@/model/format-number';
import { forumCan } from '@/model/forum/permissions';
import { firstNumberOf, pageOf, withOwnHidden } from '@/model/forum/reply-pages';
import type { Reply } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/paths';
import { rereadPage, useSending } from '@/services/queries/forum/topic-queries';
import {
  type ReplyPageResult,
  readsHidden,
  useOwnHidden,
  useReply,
  useReplyPages,
} from '@/services/queries/forum/useTopic';
import { useSession } from '@/session';
import { NewReplies, useNewReplies } from './NewReplies';
import { AcceptedAnswer, RepliesSkeleton, ReplyItem, ReplyPage, SendingReply } from './ReplyItem';
import type { TopicScreen } from './types';
import { goToReply, PAGES_AT_ONCE, targetOf, useArrival, usePublished, useReplyWindow } from './useArrival';

const texts = foro.forumTopic;

/** Without it the notices of this topic stay unread. */
const SeenNotices = lazyWithFallback(
  async () => (await import('./member')).SeenNotices,
  () => null,
);

const areReady = (pages: readonly ReplyPageResult[]) => pages.every(({ status }) => status === 'ready');

interface RepliesSectionProps {
  screen: TopicScreen;
  /** When the topic was read. */
  readAt: number;
  /** The last reply that was written here. */
  published: Reply | null;
}

/** The replies of a topic, by pages in both directions, the accepted one first. */
export const RepliesSection = memo(function RepliesSection({
  screen,
  readAt,
  published,
}: RepliesSectionProps) {
  const { topic, account } = screen;
  const { status, hint } = useSession();
  const navigate = useNavigate();
  const startsAtTop = useStartsAtTop();
  const window = useReplyWindow(topic);
  const { range, extend } = window;
  const withHidden = forumCan.seeHidden(account);
  const enabled = status !== 'restoring' || !readsHidden(hint?.rol);
  const { pages, withoutIndex } = useReplyPages(topic.id, range, { withHidden, enabled });
  const ownHidden = useOwnHidden(withHidden ? undefined : topic, account?.uid);
  const shown = pages.flatMap(({ replies }) => replies);
  const acceptedId = topic.respuestaAceptadaId;
  const accepted = useReply(
    acceptedId,
    shown.find(({ id }) => id === acceptedId),
  );
  const sending = useSending(topic.id);
  const fresh = useNewReplies({ topic, readAt, range, pages, own: sending });
  const target = targetOf(window.target, shown);
  useArrival(window, target);

  const goTo = useRef<number | null>(null);
  useEffect(() => {
    const wanted = goTo.current;
    const first = wanted === null ? undefined : shown.find(({ numero }) => numero >= wanted);
    if (!first || !goToReply(first.id)) return;
    goTo.current = null;
  });

  usePublished(published, window, shown);

  const last = pageOf(topic.ultimoNumero);
  const showMore = () => {
    if (!range) return;
    goTo.current = firstNumberOf(range.last + 1);
    extend({ last: range.last + 1 });
  };
  const showNew = () => {
    fresh.markSeen();
    if (!range || !fresh.follows || last - range.last > PAGES_AT_ONCE) {
      void navigate(`${paths.forumTopic.href(topic.id)}#${fresh.first}`);
      return;
    }
    goTo.current = fresh.first;
    if (pageOf(fresh.first) <= range.last) void rereadPage(topic.id, pageOf(fresh.first));
    extend({ last });
  };

  // The address names a number or a page that the topic never had.
  const beyond = range !== null && range.first > last && shown.length === 0 && areReady(pages);
  useEffect(() => {
    if (beyond) extend({ first: last, last });
  }, [beyond, last, extend]);

  const waits = range === null || beyond || accepted.status === 'loading';
  // Far behind what is shown, one's own is not put right under it.
  const unplaced = sending.filter(
    ({ id, numero }) =>
      !shown.some((reply) => reply.id === id) && range !== null && pageOf(numero) <= range.last,
  );
  // Those that are hidden count on the topic: where all of it is shown, what can be seen does.
  const isWhole =
    range !== null && range.first === 1 && range.last >= last && !withoutIndex && areReady(pages);
  const seen = pages.reduce(
    (sum, { page, replies }) => sum + withOwnHidden(replies, ownHidden, page).length,
    0,
  );
  const count = isWhole ? seen + fresh.count : topic.respuestas;
  const notShown = topic.respuestas - count;
  const isEmpty = topic.respuestas === 0 && shown.length === 0 && unplaced.length === 0;
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
            <Button
              variant="secondary"
              className="align-self-center"
              onClick={() => extend({ first: range.first - 1 })}
            >
              {texts.previous}
            </Button>
          )}
          {isEmpty && pages.every((page) => page.status === 'ready') ? (
            <EmptyState text={topic.estado === 'abierto' ? texts.beFirst : texts.noReplies} />
          ) : (
            pages.map((result) => (
              <ReplyPage
                key={result.page}
                result={result}
                ownHidden={ownHidden}
                screen={screen}
                targetId={target?.id}
                gradual={startsAtTop && pages.length === 1 && !window.moved}
              />
            ))
          )}
          {range.last < last && !withoutIndex && (
            <Button variant="secondary" className="align-self-center" onClick={showMore}>
              {texts.more}
            </Button>
          )}
          {unplaced.length > 0 && (
            <ol className="vstack gap-4">
              {unplaced.map((reply) =>
                reply.numero === 0 ? (
                  <SendingReply key={reply.id} reply={reply} />
                ) : (
                  <ReplyItem key={reply.id} reply={reply} screen={screen} isTarget={false} />
                ),
              )}
            </ol>
          )}
        </>
      )}
      <NewReplies count={fresh.count} onShow={showNew} />
      {account && !waits && (
        <Suspense>
          <SeenNotices
            key={`${account.uid} ${topic.id}`}
            account={account}
            topicId={topic.id}
            replyIds={[...shown, ...ownHidden].map(({ id }) => id)}
          />
        </Suspense>
      )}
    </section>
  );
});
