import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageOf } from '@/model/forum/reply-pages';
import type { Reply } from '@/model/forum/topic';
import { paths } from '@/model/paths';
import { goToReply } from './useArrival';
import type { ReplyWindow } from './useReplyWindow';

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
