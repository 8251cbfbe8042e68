import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showToast, useBrowserValue } from '@/components/ui';
import { notePlace, placeOf } from '@/components/ui/scroll-place';
import { type PageRange, pageIn, pageOf, withinReach } from '@/model/forum/reply-pages';
import { targetIn } from '@/model/forum/reply-target';
import type { Reply, Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { tabNotes } from '@/model/shared/notes';
import { paths, replyAnchor } from '@/model/shared/paths';
import { useReply } from '@/services/forum';

export type ReplyWindow = ReturnType<typeof useReplyWindow>;

export function useReplyWindow({ id: topicId, ultimoNumero }: Pick<Topic, 'id' | 'ultimoNumero'>) {
  const navigate = useNavigate();
  const { hash: asked, search, key } = useLocation();
  // No server is told of the hash: what stands in the page is its first part.
  const hash = useBrowserValue(
    () => '',
    () => asked,
  );
  const visit = `${topicId} ${key} ${hash}`;
  const target = targetIn(hash);
  const id = target && 'id' in target ? target.id : null;
  const { reply, status } = useReply(topicId, id);
  const [first] = useState({ visit, key });
  const [moved, setMoved] = useState(target !== null);
  if (!moved && visit !== first.visit) setMoved(true);
  const [place, setPlace] = useState<{ visit: string; range: PageRange | null }>({ visit: '', range: null });

  const lost = id !== null && (reply ? reply.temaId !== topicId : status === 'missing');
  useEffect(() => {
    if (lost) showToast(messages.forum.errors.replyMissing, { tone: 'danger' });
  }, [lost]);

  const wanted = () => {
    if (target && 'numero' in target) return withinReach(pageOf(target.numero), ultimoNumero);
    if (id === null || lost) return withinReach(pageIn(search), ultimoNumero);
    return reply ? pageOf(reply.numero) : null;
  };
  const page = wanted();
  if (page !== null && place.visit !== visit) {
    const { range: before } = place;
    const isShown = before !== null && page >= before.first && page <= before.last;
    // Which pages this entry of the history showed: Back finds them again, also in another document.
    const [from, to] = tabNotes.read(visit)?.split(' ').map(Number) ?? [];
    const known = from && to ? { first: from, last: to } : null;
    setPlace({ visit, range: known ?? (isShown ? before : { first: page, last: page }) });
  }
  const { visit: seen, range } = place;
  useEffect(() => {
    if (range) tabNotes.write(seen, `${range.first} ${range.last}`);
  }, [seen, range]);
  const extend = (change: Partial<PageRange>) =>
    setPlace((now) => {
      if (!now.range) return now;
      return { ...now, range: { ...now.range, ...change } };
    });
  return {
    /** Null until it is known where the address leads. */
    range,
    extend,
    /** Leads to a reply by its address: its page follows on those that are shown, or takes their place. */
    lead: (numero: number): void => {
      const address = paths.forumTopic.href(topicId);
      // Whoever left the topic while something was sent or read is not fetched back.
      if (location.pathname !== address) return;
      const page = pageOf(numero);
      const follows = range !== null && page >= range.first && page <= range.last + 1;
      if (follows) extend({ last: Math.max(page, range.last) });
      void navigate(`${address}#${numero}`, {
        replace: follows,
        preventScrollReset: true,
      });
    },
    /** One has not moved on since the topic was opened. */
    isFirst: key === first.key,
    key,
    /** The entry of the history, and the reply that its address leads to. */
    visit,
    /** It is not the first address of this visit: one is led to a place within the topic, or back to it. */
    moved,
    target: lost ? null : target,
  };
}

/** The reply that the address leads to. A number that is gone leads to the next one, or the last, but only once all pages are there (`all`). */
export function targetOf(
  target: ReplyWindow['target'],
  replies: readonly Reply[],
  all: boolean,
): Reply | undefined {
  if (!target) return undefined;
  if ('id' in target) return replies.find(({ id }) => id === target.id);
  const { numero } = target;
  if (!all) return replies.find((reply) => reply.numero === numero);
  return replies.find((reply) => reply.numero >= numero) ?? replies.at(-1);
}

/** The entries of the history that have led to their reply in this document: the router leads back, or the note of a page put anew. */
const arrived = new Set<string>();

/**
 * Brings the reply of the address into sight, or what was when its page was left: once for each visit, when all that is shown is there
 * and was painted. Scrolled in the same frame, what stands below it would count as moved. The router has put the page at its top by then.
 */
export function useArrival({ visit, key }: ReplyWindow, reply: Reply | undefined): void {
  const id = reply?.id;
  const isHere = useRef(false);
  useEffect(() => {
    if (id === undefined || (arrived.has(visit) && (isHere.current || placeOf(key) === 0))) return;
    const arrive = () => {
      const element = document.getElementById(replyAnchor(id));
      if (!element) return;
      const place = placeOf(key);
      element.focus({ preventScroll: true });
      if (place > 0) scrollTo(0, place);
      else element.scrollIntoView();
      notePlace(key, null);
      arrived.add(visit);
      isHere.current = true;
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(arrive);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, visit, key]);
}
