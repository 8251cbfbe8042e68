import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { pageOf } from '@/model/forum/reply-pages';
import type { Reply } from '@/model/forum/topic';
import { paths, replyAnchor } from '@/model/paths';
import type { ReplyWindow } from './useReplyWindow';

/** The reply that the address leads to; a number that is gone leads to the next one that is there, or the last. */
export function targetOf(target: ReplyWindow['target'], replies: readonly Reply[]): Reply | undefined {
  if (!target) return undefined;
  if ('id' in target) return replies.find(({ id }) => id === target.id);
  return replies.find(({ numero }) => numero >= target.numero) ?? replies.at(-1);
}

/** Puts the focus on a reply that is on the page, and brings it into sight. */
export function goToReply(id: string, block: ScrollLogicalPosition = 'start'): boolean {
  const element = document.getElementById(replyAnchor(id));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
  return element !== null;
}

/** The entries of the history that have led to their reply: Back leads to where one was instead. */
const arrived = new Set<string>();

/** Brings the reply of the address into sight, once for each visit, when it is there. */
export function useArrival({ visit }: Pick<ReplyWindow, 'visit'>, reply: Reply | undefined): void {
  const isBack = useNavigationType() === 'POP';
  const done = useRef('');
  const id = reply?.id;
  useEffect(() => {
    if (id === undefined || done.current === visit) return;
    if (!(isBack && arrived.has(visit)) && !goToReply(id)) return;
    done.current = visit;
    arrived.add(visit);
  }, [id, visit, isBack]);
}

/** More pages than this are not put below each other: one goes to them instead. */
export const PAGES_AT_ONCE = 2;

/**
 * Leads to the reply that was just written, with what stands before it: the pages up to it follow on those that are shown, or,
 * far behind them, its own address does. The focus, which the form's button loses, goes there too.
 */
export function usePublished(
  published: Reply | null,
  { range, extend }: Pick<ReplyWindow, 'range' | 'extend'>,
  shown: readonly Reply[],
): void {
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  const led = useRef<Reply | null>(null);
  useEffect(() => {
    if (!published || !range || led.current === published) return;
    led.current = published;
    const page = pageOf(published.numero);
    if (page - range.last > PAGES_AT_ONCE) {
      void navigate(paths.forumTopic.href(published.temaId, published.id));
      return;
    }
    wanted.current = published.id;
    if (page > range.last) extend({ last: page });
  }, [published, range, extend, navigate]);
  useEffect(() => {
    const id = wanted.current;
    if (id === null || !shown.some((reply) => reply.id === id)) return;
    if (goToReply(id, 'nearest')) wanted.current = null;
  });
}
