import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CommentMeta } from '@/components/articles/CommentMeta';
import { useNearViewport } from '@/components/articles/useNearViewport';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/feedback';
import type { Comment } from '@/model/comment';
import { EXCERPT, excerpt } from '@/model/excerpt';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useRecentComments } from '@/services/queries';
import styles from './RecentComments.module.css';

const text = messages.library.comments;
const SHOWN = 6;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);

function Preview({ comment }: { comment: Comment }) {
  return (
    <li className={styles.comment}>
      <CommentMeta autor={comment.autor} autorId={comment.autorId} fecha={comment.fechaPublicacion} />
      <blockquote className={styles.quote}>{excerpt(comment.contenido, EXCERPT.commentPreview)}</blockquote>
      <p className={styles.source}>
        <Link className={styles.link} to={paths.article.href(comment.articuloId)}>
          {text.on(comment.articuloTitulo)}
        </Link>
      </p>
    </li>
  );
}

/** The latest comments of the whole library, fetched only when the visitor comes near them. */
export const RecentComments = memo(function RecentComments() {
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  const { comments, status, failed, retry } = useRecentComments(near);
  const waiting = !near || status === 'loading';

  return (
    <section ref={section} className={styles.section} aria-labelledby="ultimos-comentarios">
      <h2 id="ultimos-comentarios" className={styles.title}>
        {text.title}
      </h2>
      {waiting && (
        <LoadingRegion text={near ? text.loading : ''}>
          <div className={styles.list} data-far={!near || undefined}>
            {PLACES.map((place) => (
              <div key={place} className={styles.comment}>
                <Skeleton width="60%" />
                <Skeleton lines={3} />
              </div>
            ))}
          </div>
        </LoadingRegion>
      )}
      {failed && <ErrorState text={text.failed} onRetry={retry} />}
      {!waiting && !failed && comments.length === 0 && <p className={styles.empty}>{text.empty}</p>}
      {!waiting && comments.length > 0 && (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <Preview key={`${comment.articuloId}/${comment.id}`} comment={comment} />
          ))}
        </ul>
      )}
    </section>
  );
});
