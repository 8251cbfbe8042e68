import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showToast } from '@/components/feedback';
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
    const { range } = place;
    const isShown = range !== null && page >= range.first && page <= range.last;
    setPlace({ visit, range: isShown ? range : (remembered.get(visit) ?? { first: page, last: page }) });
  }
  const extend = (change: Partial<PageRange>) =>
    setPlace((now) => {
      if (!now.range) return now;
      const range = { ...now.range, ...change };
      remembered.set(now.visit, range);
      return { ...now, range };
    });
  return { range: place.range, extend, visit, target: lost ? null : target };
}
