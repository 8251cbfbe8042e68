import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { Skeleton } from '@/components/ui';
import { ListItems } from '@/components/ui/PagedItems';
import { useNearViewport } from '@/components/ui/useViewport';
import type { LatestTopic } from '@/model/forum/latest-topic';
import { LATEST_TOPICS } from '@/model/forum/limits';
import type { ForumCategory } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { forumLatest as texts } from '@/model/messages/forum-latest';
import { paths } from '@/model/shared/paths';
import { readingOf } from '@/services/client';
import { LIVELY_MS, useForumCategories, useLatestTopics } from '@/services/forum';
import { RelativeTime } from '../shared/RelativeTime';
import rows from '../shared/Rows.module.css';
import { TopicMarks } from '../shared/StateBadge';

/** The height of a row; so many places hold those that are on their way. */
const ROW_REM = 4;
const PLACES = 3;

interface LatestRowProps {
  topic: LatestTopic;
  /** Unknown where it is not among those that are shown. */
  category: ForumCategory | undefined;
}

/** Its like is in a category's list (TopicList.tsx): in one file, articles would load it too. */
function LatestRow({ topic, category }: LatestRowProps) {
  const { id, titulo, autorNombre, autorAvatar } = topic;
  return (
    <article className={rows.row}>
      <div className="vstack gap-1 minw-0">
        <div className="hstack flex-wrap column-gap-2 row-gap-1">
          <h3 className="fs-base">
            <Link className="stretched-link" to={paths.forumTopic.href(id)}>
              {titulo}
            </Link>
          </h3>
          <TopicMarks topic={topic} listed />
        </div>
        <div className="hstack flex-wrap column-gap-3 row-gap-1 text-soft fs-xs">
          <span className="hstack gap-2 minw-0">
            <Avatar person={{ nombre: autorNombre, avatar: autorAvatar }} size={24} />
            {autorNombre}
          </span>
          {category && (
            <span className="hstack gap-2 minw-0">
              <span className="dot" style={{ backgroundColor: category.color }} aria-hidden="true" />
              {category.nombre}
            </span>
          )}
        </div>
      </div>
      <ul className={`text-soft fs-xs nums-tabular ${rows.figures}`}>
        <li>{foro.forumCommon.replies(topic.respuestas)}</li>
        <li>
          <RelativeTime date={topic.fechaActualizacion} />
        </li>
      </ul>
    </article>
  );
}

/** The topics of the whole forum that moved last: read once they are in sight. Nothing before there are any. */
export function LatestTopics() {
  const section = useRef<HTMLElement>(null);
  const { items: categories, status } = useForumCategories();
  const isSeen = useNearViewport(section, '0px', status === 'ready');
  const query = useLatestTopics(LATEST_TOPICS, isSeen, LIVELY_MS);
  const list = { items: query.data ?? [], ...readingOf(query) };
  const count = categories.reduce((sum, { temaCount }) => sum + temaCount, 0);
  if (status === 'error' || (status === 'ready' && count === 0)) return null;
  const height = Math.min(count || LATEST_TOPICS, LATEST_TOPICS) * ROW_REM;
  return (
    <section ref={section} aria-labelledby="ultimos-temas" className="vstack gap-3">
      <h2 id="ultimos-temas" className="fs-xl">
        {texts.title}
      </h2>
      {!isSeen && list.items.length === 0 ? (
        <div data-far="">
          <Skeleton height={`${height}rem`} />
        </div>
      ) : (
        <ListItems list={list} texts={texts} place={`${height / PLACES}rem`} empty={null}>
          {(topics) => (
            <ul className={rows.rows}>
              {topics.map((topic) => {
                const category = categories.find(({ id }) => id === topic.categoriaId);
                return (
                  <li key={topic.id}>
                    <LatestRow topic={topic} category={category} />
                  </li>
                );
              })}
            </ul>
          )}
        </ListItems>
      )}
    </section>
  );
}
