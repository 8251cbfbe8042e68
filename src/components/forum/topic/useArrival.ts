import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Reply } from '@/model/forum/topic';
import { replyAnchor } from '@/model/paths';
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
