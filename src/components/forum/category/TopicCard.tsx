import RepliesIcon from 'bootstrap-icons/icons/chat-dots.svg?react';
import ViewsIcon from 'bootstrap-icons/icons/eye.svg?react';
import { Link } from 'react-router-dom';
import { topicExcerpt } from '@/model/forum/quote';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { AuthorLine } from '../shared/AuthorLine';
import { RelativeTime } from '../shared/RelativeTime';
import { TopicMarks } from '../shared/TopicMarks';
import styles from './TopicCard.module.css';

const texts = foro.forumHome.category;
const common = foro.forumCommon;

/** A topic in a list: marks, author, beginning, tags and figures (spec 2, section 2). */
export function TopicCard({ topic }: { topic: Topic }) {
  const text = topicExcerpt(topic.contenido);
  return (
    <article className={styles.card} data-pinned={topic.anclado || undefined}>
      <div className={styles.marks}>
        <TopicMarks topic={topic} />
      </div>
      <h3 className={styles.title}>
        <Link className={styles.link} to={paths.forumTopic.href(topic.id)}>
          {topic.titulo}
        </Link>
      </h3>
      {text && <p className={styles.excerpt}>{text}</p>}
      {topic.tags.length > 0 && (
        <ul className={styles.tags} aria-label={common.tags}>
          {[...new Set(topic.tags)].map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <div className={styles.author}>
          <AuthorLine author={topic} date={topic.fechaCreacion} size={32} />
        </div>
        <ul className={styles.figures}>
          <li>
            <RepliesIcon aria-hidden="true" />
            {common.replies(topic.respuestas)}
          </li>
          <li>
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
