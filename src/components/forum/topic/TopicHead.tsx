import { Link } from 'react-router-dom';
import { tagQuery } from '@/model/forum/tag-search';
import type { ForumCategory, Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { paths } from '@/model/paths';
import { AuthorLine } from '../shared/AuthorLine';
import { Breadcrumb, type Crumb } from '../shared/Breadcrumb';
import { TopicMarks } from '../shared/TopicMarks';
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
    <header className={styles.head}>
      <Breadcrumb
        crumbs={[{ label: texts.forum, to: paths.forum.href() }, ...place, { label: topic.titulo }]}
      />
      <p className={styles.marks}>
        <TopicMarks topic={topic} />
      </p>
      <h1 className={styles.title}>{topic.titulo}</h1>
      <div className={styles.by}>
        <AuthorLine author={topic} date={topic.fechaCreacion} size={48}>
          <Edited post={topic} />
        </AuthorLine>
        <p className={styles.figures}>
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
    <ul className={styles.tags} aria-label={texts.tags}>
      {[...new Set(tags)].map((tag) => {
        const q = tagQuery(tag);
        return (
          <li key={tag}>
            {q === null ? (
              <span className={styles.tag}>{tag}</span>
            ) : (
              <Link className={styles.tag} to={paths.forum.href(new URLSearchParams({ q }).toString())}>
                {tag}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
