import RepliesIcon from 'bootstrap-icons/icons/chat-dots.svg?react';
import ViewsIcon from 'bootstrap-icons/icons/eye.svg?react';
import { Link } from 'react-router-dom';
import { classNames } from '@/components/ui';
import { topicExcerpt } from '@/model/forum/quote';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { AuthorLine } from '../shared/AuthorLine';
import { RelativeTime } from '../shared/RelativeTime';
import { TopicMarks } from '../shared/StateBadge';
import styles from './Category.module.css';

const texts = foro.forumHome.category;
const common = foro.forumCommon;

/** A topic in a list: marks, author, beginning, tags and figures (spec 2, section 2). */
export function TopicCard({ topic }: { topic: Topic }) {
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
