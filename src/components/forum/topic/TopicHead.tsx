import { Link } from 'react-router-dom';
import { tagQuery } from '@/model/forum/tag-search';
import type { ForumCategory, Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { AuthorLine } from '../shared/AuthorLine';
import { Breadcrumb, type Crumb } from '../shared/Breadcrumb';
import { TopicMarks } from '../shared/StateBadge';
import { Edited } from './ReplyItem';
import styles from './Topic.module.css';

const texts = foro.forumCommon;

interface TopicHeadProps {
  topic: Topic;
  category: ForumCategory | null;
}

/** Where the topic stands, what it is called, who opened it and when. */
export function TopicHead({ topic, category }: TopicHeadProps) {
  const place: Crumb[] = category
    ? [{ label: category.nombre, to: paths.forumCategory.href(category.id) }]
    : [];
  return (
    <header className="vstack gap-3 minw-0">
      <Breadcrumb
        crumbs={[{ label: texts.forum, to: paths.forum.href() }, ...place, { label: topic.titulo }]}
      />
      <p className="hstack flex-wrap gap-2 mt-2">
        <TopicMarks topic={topic} />
      </p>
      <h1 className={`fs-2xl ${styles.title}`}>{topic.titulo}</h1>
      <div className="hstack flex-wrap gap-3 justify-content-between">
        <AuthorLine author={topic} date={topic.fechaCreacion} size={48}>
          <Edited post={topic} />
        </AuthorLine>
        <p className="hstack flex-wrap gap-4 text-soft fs-sm">
          <span>{texts.views(topic.vistas)}</span>
          <span>{texts.replies(topic.respuestas)}</span>
        </p>
      </div>
    </header>
  );
}

/** A topic's tags, each leading to the topics that have it. */
export function TopicTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="hstack flex-wrap gap-2" aria-label={texts.tags}>
      {[...new Set(tags)].map((tag) => {
        const q = tagQuery(tag);
        return (
          <li key={tag}>
            {q === null ? (
              <span className="badge fw-normal">{tag}</span>
            ) : (
              <Link className="badge fw-normal" to={paths.forum.href(new URLSearchParams({ q }).toString())}>
                {tag}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
