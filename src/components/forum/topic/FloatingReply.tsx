import ReplyIcon from 'bootstrap-icons/icons/reply-fill.svg?react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/ui';
import { foro } from '@/model/forum-messages';
import styles from './Topic.module.css';

interface FloatingReplyProps {
  /** Where one replies: while it is in sight the button is not needed. */
  place: RefObject<HTMLElement | null>;
  onPress: () => void;
}

/** Leads to the place to reply from wherever one reads. */
export function FloatingReply({ place, onPress }: FloatingReplyProps) {
  const [isNear, setIsNear] = useState(true);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  if (isNear) return null;
  return (
    <Button className={styles.floating} onClick={onPress}>
      <ReplyIcon aria-hidden="true" />
      {foro.forumTopic.floating}
    </Button>
  );
}
