import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { DEFAULT_FORUM_AVATAR } from '@/model/forum/limits';
import type { Topic } from '@/model/forum/topic';
import { paths } from '@/model/paths';
import styles from './Rows.module.css';
import { TopicMarks } from './StateBadge';

interface TopicRowProps {
  topic: Pick<Topic, 'id' | 'titulo' | 'autorNombre' | 'autorAvatar' | 'anclado' | 'destacado' | 'estado'>;
  /** Between the title and its author. */
  excerpt?: string;
  /** In small letters beside the author. */
  children: ReactNode;
  /** List items: they stand at the right where there is room. */
  figures: ReactNode;
}

/** A topic in a list. */
export function TopicRow({ topic, excerpt, children, figures }: TopicRowProps) {
  const { id, titulo, autorNombre, autorAvatar } = topic;
  const avatar = autorAvatar === DEFAULT_FORUM_AVATAR ? null : autorAvatar;
  return (
    <article className={styles.row}>
      <div className="vstack gap-1 minw-0">
        <div className="hstack flex-wrap column-gap-2 row-gap-1">
          <h3 className="fs-base">
            <Link className="stretched-link" to={paths.forumTopic.href(id)}>
              {titulo}
            </Link>
          </h3>
          <TopicMarks topic={topic} listed />
        </div>
        {excerpt && <p className={`text-soft fs-sm ${styles.excerpt}`}>{excerpt}</p>}
        <div className="hstack flex-wrap column-gap-3 row-gap-1 text-soft fs-xs">
          <span className="hstack gap-2 minw-0">
            <Avatar person={{ nombre: autorNombre, avatar }} size={24} />
            {autorNombre}
          </span>
          {children}
        </div>
      </div>
      <ul className={`text-soft fs-xs nums-tabular ${styles.figures}`}>{figures}</ul>
    </article>
  );
}
