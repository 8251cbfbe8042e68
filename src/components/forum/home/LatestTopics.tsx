import { useRef } from 'react';
import { Skeleton } from '@/components/ui';
import { ListItems } from '@/components/ui/PagedItems';
import { useNearViewport } from '@/components/ui/useViewport';
import { LATEST_TOPICS } from '@/model/forum/limits';
import * as foro from '@/model/messages/foro';
import { forumLatest as texts } from '@/model/messages/forum-latest';
import { useForumCategories } from '@/services/queries/forum/useForumCategories';
import { useLatestTopics } from '@/services/queries/forum/useLatestTopics';
import { RelativeTime } from '../shared/RelativeTime';
import rows from '../shared/Rows.module.css';
import { TopicRow } from '../shared/TopicRow';

/** The height of a row; so many places hold those that are on their way. */
const ROW_REM = 4;
const PLACES = 3;

/** The topics of the whole forum that moved last: read once they are in sight. Nothing before there are any. */
export function LatestTopics() {
  const section = useRef<HTMLElement>(null);
  const { items: categories, status } = useForumCategories();
  const isSeen = useNearViewport(section, '0px', status === 'ready');
  const list = useLatestTopics(isSeen);
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
          <Skeleton height={`${height}rem`} className="rounded-2" />
        </div>
      ) : (
        <ListItems list={list} texts={texts} place={`${height / PLACES}rem`} empty={null}>
          {(topics) => (
            <ul className={rows.rows}>
              {topics.map((topic) => {
                const category = categories.find(({ id }) => id === topic.categoriaId);
                return (
                  <li key={topic.id}>
                    <TopicRow
                      topic={topic}
                      figures={
                        <>
                          <li>{foro.forumCommon.replies(topic.respuestas)}</li>
                          <li>
                            <RelativeTime date={topic.fechaActualizacion} />
                          </li>
                        </>
                      }
                    >
                      {category && (
                        <span className="hstack gap-2 minw-0">
                          <span
                            className="dot"
                            style={{ backgroundColor: category.color }}
                            aria-hidden="true"
                          />
                          {category.nombre}
                        </span>
                      )}
                    </TopicRow>
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
