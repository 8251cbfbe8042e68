import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CommentMeta } from '@/components/articles/CommentMeta';
import { ErrorState } from '@/components/ui';
import { EXCERPT } from '@/model/articles/library/excerpt-lengths';
import type { Comment } from '@/model/comments/comment';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { truncate } from '@/model/shared/text/truncate';
import { useRecentComments } from '@/services/comments';
import styles from './Library.module.css';

const text = messages.library.comments;

/** A comment is plain text: its beginning is shown as it was typed, on one line. */
function Preview({ comment }: { comment: Comment }) {
  const { contenido, articuloId, articuloTitulo } = comment;
  return (
    <li className="card card-body gap-3 p-4">
      <CommentMeta comment={comment} />
      <blockquote className="flex-fill font-serif">
        {truncate(contenido.replace(/\s+/g, ' ').trim(), EXCERPT.commentPreview)}
      </blockquote>
      <p className="fs-sm">
        <Link className="touch" to={paths.article.href(articuloId)}>
          {text.on(articuloTitulo)}
        </Link>
      </p>
    </li>
  );
}

/** The latest comments themselves, one read each. */
export function RecentCommentList({ loading }: { loading: ReactNode }) {
  const { comments, status, retry } = useRecentComments();
  if (status === 'loading') return loading;
  if (status === 'error') return <ErrorState text={text.failed} onRetry={retry} />;
  if (comments.length === 0) return <p className="text-soft">{text.empty}</p>;
  return (
    <ul className={styles.comments}>
      {comments.map((comment) => (
        <Preview key={`${comment.articuloId}/${comment.id}`} comment={comment} />
      ))}
    </ul>
  );
}
