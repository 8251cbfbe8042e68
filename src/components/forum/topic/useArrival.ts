import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { showToast, useBrowserValue } from '@/components/ui';
import { type PageRange, pageIn, pageOf, targetIn, withinReach } from '@/model/forum/reply-pages';
import type { Reply, Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { notesIn } from '@/model/shared/notes';
import { paths, replyAnchor } from '@/model/shared/paths';
import { shownReply, useReply } from '@/services/forum';

/** Which pages each entry of the history showed: Back finds them again. */
const remembered = new Map<string, PageRange>();

const notes = notesIn(() => globalThis.sessionStorage);

/** Where an entry of the history was left whose document is no more; null where nobody knows. */
function leftAt(visit: string): { range: PageRange; place: number } | null {
  const [first, last, place = 0] = (notes.read(visit) ?? '').split(' ').map(Number);
  return first && last ? { range: { first, last }, place } : null;
}

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
  const { reply, status } = useReply(id, id === null ? undefined : shownReply(topicId, id));
  const isOfTopic = reply?.temaId === topicId;
  const [first] = useState(visit);
  const [firstKey] = useState(key);
  const [moved, setMoved] = useState(target !== null);
  if (!moved && visit !== first) setMoved(true);
  const [place, setPlace] = useState<{ visit: string; range: PageRange | null }>({ visit: '', range: null });

  const lost = id !== null && (status === 'missing' || (status === 'ready' && !isOfTopic));
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
    const known = remembered.get(visit) ?? leftAt(visit)?.range;
    setPlace({ visit, range: known ?? (isShown ? before : { first: page, last: page }) });
  }
  const { visit: seen, range } = place;
  useEffect(() => {
    if (range) remembered.set(seen, range);
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
      if (window.location.pathname !== address) return;
      const page = pageOf(numero);
      const follows = range !== null && page >= range.first && page <= range.last + 1;
      if (follows) extend({ last: Math.max(page, range.last) });
      void navigate(`${address}#${numero}`, {
        replace: follows,
        preventScrollReset: true,
      });
    },
    /** One has not moved on since the topic was opened. */
    isFirst: key === firstKey,
    /** The entry of the history, and the reply that its address leads to. */
    visit,
    /** It is not the first address of this visit: one is led to a place within the topic, or back to it. */
    moved,
    target: lost ? null : target,
  };
}

/** The reply that the address leads to; a number that is gone leads to the next one that is there, or the last of `all`. */
export function targetOf(
  target: ReplyWindow['target'],
  replies: readonly Reply[],
  all: boolean,
): Reply | undefined {
  if (!target) return undefined;
  if ('id' in target) return replies.find(({ id }) => id === target.id);
  return replies.find(({ numero }) => numero >= target.numero) ?? (all ? replies.at(-1) : undefined);
}

function goToReply(id: string): boolean {
  const element = document.getElementById(replyAnchor(id));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
  return element !== null;
}

function returnTo(visit: string): boolean {
  const left = leftAt(visit);
  if (left) {
    document.documentElement.dataset.returned = '';
    window.scrollTo(0, left.place);
  }
  return left !== null;
}

/** The entries of the history that have led to their reply: Back leads to where one was instead. */
const arrived = new Set<string>();

/**
 * Brings the reply of the address into sight, once for each visit, when all that is shown is there and was painted: scrolled in the same
 * frame, what stands below it would count as moved. The router has put the page at its top by then, or where it was left.
 */
export function useArrival({ visit, range }: ReplyWindow, reply: Reply | undefined): void {
  const isBack = useNavigationType() === 'POP';
  const done = useRef('');
  const id = reply?.id;
  useEffect(() => {
    if (id === undefined || done.current === visit) return;
    const arrive = () => {
      const isReturned = isBack && (arrived.has(visit) || returnTo(visit));
      if (!isReturned && !goToReply(id)) return;
      done.current = visit;
      arrived.add(visit);
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(arrive);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, visit, isBack]);
  useEffect(() => {
    const note = () =>
      range && arrived.has(visit) && notes.write(visit, `${range.first} ${range.last} ${window.scrollY}`);
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, [visit, range]);
}
