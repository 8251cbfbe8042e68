import RepliesIcon from 'bootstrap-icons/icons/chat-dots.svg?react';
import ViewsIcon from 'bootstrap-icons/icons/eye.svg?react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { classNames, EmptyState, useDrawnFirst } from '@/components/ui';
import { PagedItems } from '@/components/ui/PagedItems';
import { groupByDay, type TopicGroup } from '@/model/forum/days';
import { topicExcerpt } from '@/model/forum/excerpt';
import type { TopicOrder } from '@/model/forum/list-filters';
import type { Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/paths';
import type { Topics } from '@/services/queries/forum/useTopics';
import { NewTopicLink } from '../NewTopicLink';
import { AuthorLine } from '../shared/AuthorLine';
import { RelativeTime } from '../shared/RelativeTime';
import { TopicMarks } from '../shared/StateBadge';
import styles from './Category.module.css';

const common = foro.forumCommon;

/** A topic in a list: marks, author, beginning, tags and figures (spec 2, section 2). */
function TopicCard({ topic }: { topic: Topic }) {
  const text = topicExcerpt(topic.contenido);
  return (
    <article className={classNames('card gap-2 px-5 py-4', topic.anclado && styles.pinned)}>
      <div className="hstack flex-wrap gap-2">
        <TopicMarks topic={topic} />
      </div>
      <h3 className="fs-lg">
        <Link className="stretched-link" to={paths.forumTopic.href(topic.id)}>
          {topic.titulo}
        </Link>
      </h3>
      {text && <p className="mw-measure text-soft fs-sm">{text}</p>}
      {topic.tags.length > 0 && (
        <ul className="hstack flex-wrap gap-2" aria-label={common.tags}>
          {[...new Set(topic.tags)].map((tag) => (
            <li key={tag} className="badge fw-normal">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <div className="hstack flex-wrap gap-3 justify-content-between mt-2">
        <AuthorLine author={topic} date={topic.fechaCreacion} size={32} />
        <ul className="hstack flex-wrap gap-3 text-soft fs-xs">
          <li className="hstack gap-1">
            <RepliesIcon aria-hidden="true" />
            {common.replies(topic.respuestas)}
          </li>
          <li className="hstack gap-1">
            <ViewsIcon aria-hidden="true" />
            {common.views(topic.vistas)}
          </li>
          <li>
            {texts.updated} <RelativeTime date={topic.fechaActualizacion} />
          </li>
        </ul>
      </div>
    </article>
  );
}

const texts = foro.forumHome.category;

function Group({ group: { title, topics } }: { group: TopicGroup }) {
  const id = useId();
  return (
    <div className="vstack gap-3">
      {title !== null && (
        <p className="hstack gap-3 text-soft fs-sm fw-semibold" id={id}>
          {title}
          <span className="flex-grow-1 border-top" />
        </p>
      )}
      <ul className="vstack gap-3" aria-labelledby={title === null ? undefined : id}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The topics by days: first as the build may have drawn them, then as the reader's clock has them. */
function Days({ topics, orden }: { topics: readonly Topic[]; orden: TopicOrder }) {
  const isDrawn = useDrawnFirst(
    () => true,
    () => false,
  );
  return groupByDay(topics, orden, isDrawn ? null : new Date()).map((group, place) => (
    // The same day may come twice, around the topics of another state.
    <Group key={`${group.title}-${group.topics[0]?.id ?? place}`} group={group} />
  ));
}

interface TopicListProps {
  topics: Topics;
  orden: TopicOrder;
  filtered: boolean;
  categoryId: string;
}

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
        {(items) => <Days topics={items} orden={orden} />}
      </PagedItems>
    </>
  );
}
