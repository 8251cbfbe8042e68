import { useId } from 'react';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { MoreButton } from '@/components/ui/MoreButton';
import { groupByDay, type TopicGroup } from '@/model/forum/days';
import type { TopicOrder } from '@/model/forum/list-filters';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import type { Topics } from '@/services/queries/forum/useTopics';
import { NewTopicLink } from '../NewTopicLink';
import { TopicCard } from './TopicCard';
import styles from './TopicList.module.css';

const texts = foro.forumHome.category;
const PLACES = 4;

function Group({ group }: { group: TopicGroup }) {
  const id = useId();
  const list = (
    <ul className={styles.list} aria-labelledby={group.title === null ? undefined : id}>
      {group.topics.map((topic) => (
        <li key={topic.id}>
          <TopicCard topic={topic} />
        </li>
      ))}
    </ul>
  );
  if (group.title === null) return list;
  return (
    <div className={styles.group}>
      <p className={styles.day} id={id}>
        <span>{group.title}</span>
      </p>
      {list}
    </div>
  );
}

interface TopicListProps {
  topics: Topics;
  orden: TopicOrder;
  /** Only some of the category's topics are asked for. */
  filtered: boolean;
  categoryId: string;
}

/** A category's topics, parted where the day changes. */
export function TopicList({ topics, orden, filtered, categoryId }: TopicListProps) {
  if (topics.status === 'loading') {
    return (
      <LoadingRegion text={texts.loadingTopics} className={styles.list}>
        {Array.from({ length: PLACES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
          <Skeleton key={place} className={styles.place} />
        ))}
      </LoadingRegion>
    );
  }
  if (topics.status === 'error')
    return <ErrorState text={messages.forum.errors.load} onRetry={topics.retry} />;
  const isEmpty = topics.items.length === 0;
  return (
    <>
      {topics.fallback && (
        <p role="status" className={styles.notice}>
          {messages.forum.errors.fallback}
        </p>
      )}
      {isEmpty && filtered && <EmptyState text={texts.emptyFiltered} />}
      {isEmpty && !filtered && (
        <EmptyState
          text={texts.empty}
          action={<NewTopicLink categoryId={categoryId} label={texts.first} />}
        />
      )}
      {groupByDay(topics.items, orden, new Date()).map((group, place) => (
        // The same day may come twice, around the topics of another state.
        <Group key={`${group.key}-${group.topics[0]?.id ?? place}`} group={group} />
      ))}
      <MoreButton list={topics} texts={texts} />
    </>
  );
}
