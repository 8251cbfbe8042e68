import PinnedIcon from 'bootstrap-icons/icons/pin-angle-fill.svg?react';
import FeaturedIcon from 'bootstrap-icons/icons/star-fill.svg?react';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import styles from './Badges.module.css';
import { StateBadge } from './StateBadge';

const texts = foro.forumCommon;

/** Pinned, featured, and the state: what distinguishes a topic in a list and on its page. */
export function TopicMarks({ topic }: { topic: Pick<Topic, 'anclado' | 'destacado' | 'estado'> }) {
  return (
    <>
      {topic.anclado && (
        <span className={styles.badge} data-mark="anclado">
          <PinnedIcon aria-hidden="true" />
          {texts.pinned}
        </span>
      )}
      {topic.destacado && (
        <span className={styles.badge} data-mark="destacado">
          <FeaturedIcon aria-hidden="true" />
          {texts.featured}
        </span>
      )}
      <StateBadge estado={topic.estado} />
    </>
  );
}
