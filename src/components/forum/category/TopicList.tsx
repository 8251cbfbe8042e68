import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { EmptyState, useIsHydrating } from '@/components/ui';
import { PagedItems } from '@/components/ui/PagedItems';
import { groupByDay, type TopicGroup } from '@/model/forum/days';
import { topicExcerpt } from '@/model/forum/excerpt';
import type { TopicOrder } from '@/model/forum/list-filters';
import type { Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import type { Topics } from '@/services/forum';
import { NewTopicLink } from '../NewTopicLink';
import { RelativeTime } from '../shared/RelativeTime';
import rows from '../shared/Rows.module.css';
import { TopicMarks } from '../shared/StateBadge';
import styles from './Category.module.css';

const common = foro.forumCommon;

const texts = foro.forumHome.category;

/** A topic of the category: marks, author, beginning, tags and figures (spec 2, section 2). */
function TopicRow({ topic }: { topic: Topic }) {
  const { id, titulo, autorNombre, tags } = topic;
  const excerpt = topicExcerpt(topic.contenido);
  return (
    <article className={rows.row}>
      <div className="vstack gap-1 minw-0">
        <div className={`hstack column-gap-2 row-gap-1 ${styles.line}`}>
          <h3 className="fs-base">
            <Link className="stretched-link" to={paths.forumTopic.href(id)}>
              {titulo}
            </Link>
          </h3>
          <TopicMarks topic={topic} listed />
          {tags.length > 0 && (
            <ul className={`hstack flex-wrap gap-2 ${styles.tags}`} aria-label={common.tags}>
              {[...new Set(tags)].map((tag) => (
                <li key={tag} className="badge py-0 fw-normal">
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={`hstack column-gap-3 row-gap-1 text-soft fs-xs ${styles.line}`}>
          <span className="hstack gap-2 minw-0">
            <Avatar person={{ nombre: autorNombre, avatar: topic.autorAvatar }} size={24} />
            {autorNombre}
          </span>
          <RelativeTime date={topic.fechaCreacion} />
          {excerpt && <p className={`fs-sm ${styles.excerpt}`}>{excerpt}</p>}
        </div>
      </div>
      <ul className={`text-soft fs-xs nums-tabular ${rows.figures}`}>
        <li>{common.replies(topic.respuestas)}</li>
        <li>{common.views(topic.vistas)}</li>
        <li>
          {texts.updated} <RelativeTime date={topic.fechaActualizacion} />
        </li>
      </ul>
    </article>
  );
}

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
      <ul className={rows.rows} aria-labelledby={title === null ? undefined : id}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicRow topic={topic} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The topics by days: by their dates until the reader's clock is asked, then from 'Hoy' back. */
function Days({ topics, orden }: { topics: readonly Topic[]; orden: TopicOrder }) {
  const isHydrating = useIsHydrating();
  return groupByDay(topics, orden, isHydrating ? null : new Date()).map((group, place) => (
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
        place="4.5rem"
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
