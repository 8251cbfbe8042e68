import { Button, ErrorState } from '@/components/feedback';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import { useArticleComments } from '@/services/queries';
import { CommentItem } from './CommentItem';
import styles from './CommentList.module.css';
import { CommentsSkeleton } from './CommentsSkeleton';

const text = messages.article.comments;

interface CommentListProps {
  article: Article;
  account: Account | null;
  onDeleted: () => void;
}

/** An article's comments, six at a time. */
export function CommentList({ article, account, onDeleted }: CommentListProps) {
  const { comments, status, failed, hasMore, loadMore, loadingMore, retry } = useArticleComments(article.id);
  if (status === 'loading') return <CommentsSkeleton />;
  if (failed && comments.length === 0) return <ErrorState text={text.failed} onRetry={retry} />;
  if (comments.length === 0) return <p className={styles.empty}>{text.empty}</p>;
  return (
    <>
      <ol className={styles.list}>
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            article={article}
            account={account}
            onDeleted={onDeleted}
          />
        ))}
      </ol>
      {failed && <ErrorState text={text.failed} onRetry={retry} />}
      {hasMore && !failed && (
        <Button variant="secondary" busy={loadingMore} onClick={loadMore}>
          {loadingMore ? text.loadingMore : text.more}
        </Button>
      )}
    </>
  );
}
