import type { ReactNode } from 'react';
import { Button, ErrorState } from '@/components/ui';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import { useArticleComments } from '@/services/queries';
import { EndOfList } from '../ui/PagedItems';
import { CommentItem } from './CommentItem';
import styles from './CommentList.module.css';

const text = messages.article.comments;

interface CommentListProps {
  article: Article;
  account: Account | null;
  /** What stands here while they are on their way. */
  loading: ReactNode;
  onDeleted: () => void;
}

/** An article's comments, six at a time, oldest first, with the answers to each below it. */
export function CommentList({ article, account, loading, onDeleted }: CommentListProps) {
  const { threads, status, failed, hasMore, loadMore, loadingMore, retry } = useArticleComments(article);
  const shared = { article, account, onDeleted };
  if (status === 'loading') return loading;
  if (failed && threads.length === 0) return <ErrorState text={text.failed} onRetry={retry} />;
  if (threads.length === 0) return <p className="text-soft">{text.empty}</p>;
  return (
    <>
      <ol className="vstack gap-5">
        {threads.map(({ comment, answers }) => (
          <CommentItem key={comment.id} comment={comment} question={comment} {...shared}>
            {answers.length > 0 && (
              <ol className={`vstack gap-4 mt-4 ${styles.answers}`} aria-label={text.answers(comment.autor)}>
                {answers.map((answer) => (
                  <CommentItem key={answer.id} comment={answer} question={comment} {...shared} />
                ))}
              </ol>
            )}
          </CommentItem>
        ))}
      </ol>
      {failed && <ErrorState text={text.failed} onRetry={retry} />}
      <EndOfList hasMore={hasMore && !failed}>
        <Button variant="secondary" busy={loadingMore} onClick={loadMore}>
          {loadingMore ? text.loadingMore : text.more}
        </Button>
      </EndOfList>
    </>
  );
}
