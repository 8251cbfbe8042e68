import { Link } from 'react-router-dom';
import { DEPARTED_AUTHOR_ID } from '@/model/comment';
import { formatDate, isoDate } from '@/model/dates';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import styles from './CommentMeta.module.css';

interface CommentMetaProps {
  autor: string;
  /** Whose profile the name leads to; null where there is none. */
  autorId: string | null;
  fecha: Date | null;
  /** Who comments wrote the article. */
  wroteArticle?: boolean;
  edited?: boolean;
}

/** Who wrote a comment and when, beside a disc with the first letter of the name. */
export function CommentMeta({
  autor,
  autorId,
  fecha,
  wroteArticle = false,
  edited = false,
}: CommentMetaProps) {
  const name = autor.trim() || messages.article.comments.anonymous;
  const initial = [...name][0]?.toLocaleUpperCase('es') ?? '';
  const hasProfile = autorId !== null && autorId !== DEPARTED_AUTHOR_ID;
  return (
    <p className={styles.meta}>
      <span className={styles.disc} aria-hidden="true">
        {initial}
      </span>
      <span className={styles.who}>
        <span className={styles.line}>
          <strong className={styles.name}>
            {hasProfile ? <Link to={paths.memberProfile.href(autorId)}>{name}</Link> : name}
          </strong>
          {wroteArticle && <span className={styles.badge}>{messages.comments.articleAuthor}</span>}
        </span>
        <span className={styles.date}>
          <time dateTime={isoDate(fecha)}>{formatDate(fecha)}</time>
          {edited && ` · ${messages.comments.edited}`}
        </span>
      </span>
    </p>
  );
}
