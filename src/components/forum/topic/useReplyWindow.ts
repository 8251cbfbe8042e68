import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showToast } from '@/components/ui';
import { type PageRange, pageIn, pageOf, targetIn, withinReach } from '@/model/forum/reply-pages';
import type { Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { shownReply } from '@/services/queries/forum/topic-cache';
import { useReply } from '@/services/queries/forum/useTopic';

/** Which pages each entry of the history showed: Back finds them again. */
const remembered = new Map<string, PageRange>();

export interface ReplyWindow {
  /** Null until it is known where the address leads. */
  range: PageRange | null;
  extend: (change: Partial<PageRange>) => void;
  /** The entry of the history, and the reply that its address leads to. */
  visit: string;
  /** It is not the first address of this visit: one is led to a place within the topic, or back to it. */
  moved: boolean;
  target: { id: string } | { numero: number } | null;
}

/** The pages of replies that the address leads to, and those added around them. */
export function useReplyWindow({
  id: topicId,
  ultimoNumero,
}: Pick<Topic, 'id' | 'ultimoNumero'>): ReplyWindow {
  const { hash, search, key } = useLocation();
  const visit = `${topicId} ${key} ${hash}`;
  const target = targetIn(hash);
  const id = target && 'id' in target ? target.id : null;
  const { reply, status } = useReply(id, id === null ? undefined : shownReply(topicId, id));
  const isOfTopic = reply?.temaId === topicId;
  const [first] = useState(visit);
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
    const known = remembered.get(visit);
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
  return { range, extend, visit, moved, target: lost ? null : target };
}
