import ArrowIcon from 'bootstrap-icons/icons/arrow-down.svg?react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui';
import { newReplies } from '@/model/forum/new-replies';
import { type PageRange, pageOf } from '@/model/forum/reply-pages';
import type { Reply, Topic } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { type ReplyPageResult, rereadPage } from '@/services/forum';
import styles from './Topic.module.css';

/** What was read together is not further apart than this. */
const TOGETHER_MS = 5000;

interface Shown {
  topic: Topic;
  readAt: number;
  range: PageRange | null;
  pages: readonly ReplyPageResult[];
  shown: readonly Reply[];
  own: readonly Reply[];
}

/** How many replies came while the topic is looked at, and what number the first of them has. */
export function useNewReplies({ topic, readAt, range, pages, shown, own }: Shown) {
  const [known, setKnown] = useState<Pick<Topic, 'ultimoNumero' | 'respuestas'> | null>(null);
  const last = pages.at(-1);
  const isRead = range !== null && last?.status === 'ready';
  const end = pageOf(topic.ultimoNumero);
  // An own reply that stands there already says nothing of those before it: what was read does.
  const read = isRead && last.page >= end ? last.readTo : null;
  // Kept from an earlier visit, the last page may lack what the topic, just read, tells of.
  const isOld = read !== null && read < topic.ultimoNumero && (last?.readAt ?? readAt) + TOGETHER_MS < readAt;
  useEffect(() => {
    if (known !== null || !isRead) return;
    if (isOld) void rereadPage(topic.id, end, { cancelRefetch: false });
    else setKnown(topic);
  }, [known, isRead, isOld, end, topic]);

  const { ultimoNumero, respuestas } = known ?? topic;
  const seen = Math.max(ultimoNumero, read ?? 0);
  return {
    ...newReplies(topic, { seen, respuestas, shown }, new Set(own.map(({ numero }) => numero))),
    markSeen: () => setKnown(topic),
  };
}

/** Tells of replies that came while the topic is read; nothing moves until they are asked for. */
export function NewReplies({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className={`position-sticky align-self-center ${styles.news}`}>
      {count > 0 && (
        <Button onClick={onShow}>
          <ArrowIcon aria-hidden="true" />
          {foro.forumTopic.newReplies(count)}
        </Button>
      )}
    </div>
  );
}
