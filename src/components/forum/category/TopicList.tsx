import { useId } from 'react';
import { EmptyState } from '@/components/ui';
import { PagedItems } from '@/components/ui/PagedItems';
import { groupByDay, type TopicGroup } from '@/model/forum/days';
import type { TopicOrder } from '@/model/forum/list-filters';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import type { Topics } from '@/services/queries/forum/useTopics';
import { NewTopicLink } from '../NewTopicLink';
import styles from './Category.module.css';
import { TopicCard } from './TopicCard';

const texts = foro.forumHome.category;

function Group({ group }: { group: TopicGroup }) {
  const id = useId();
  const list = (
    <ul className="vstack gap-3" aria-labelledby={group.title === null ? undefined : id}>
      {group.topics.map((topic) => (
        <li key={topic.id}>
          <TopicCard topic={topic} />
        </li>
      ))}
    </ul>
  );
  if (group.title === null) return list;
  return (
    <div className="vstack gap-3">
      <p className={`hstack gap-3 text-soft fs-sm fw-semibold ${styles.day}`} id={id}>
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
  return (
    <>
      {topics.fallback && topics.status === 'ready' && (
        <p role="status" className="alert alert-warning fs-sm">
          {messages.forum.errors.fallback}
        </p>
      )}
      <PagedItems
        list={topics}
        texts={{ ...texts, loading: texts.loadingTopics, loadError: messages.forum.errors.load }}
        place="11rem"
        empty={
          filtered ? (
            <EmptyState text={texts.emptyFiltered} />
          ) : (
            <EmptyState
              text={texts.empty}
              action={<NewTopicLink categoryId={categoryId} label={texts.first} />}
            />
          )
        }
      >
        {(items) =>
          groupByDay(items, orden, new Date()).map((group, place) => (
            // The same day may come twice, around the topics of another state.
            <Group key={`${group.key}-${group.topics[0]?.id ?? place}`} group={group} />
          ))
        }
      </PagedItems>
    </>
  );
}
