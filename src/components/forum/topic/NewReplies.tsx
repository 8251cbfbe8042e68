import ArrowIcon from 'bootstrap-icons/icons/arrow-down.svg?react';
import { Button } from '@/components/ui';
import { foro } from '@/model/forum-messages';
import styles from './Replies.module.css';

/** Tells of replies that came while the topic is read; nothing moves until they are asked for. */
export function NewReplies({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className={styles.news}>
      {count > 0 && (
        <Button onClick={onShow}>
          <ArrowIcon aria-hidden="true" />
          {foro.forumTopic.newReplies(count)}
        </Button>
      )}
    </div>
  );
}
