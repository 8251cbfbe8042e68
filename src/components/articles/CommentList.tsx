import { useEffect } from 'react';
import type { Article } from '@/model/articles/article';
import { messages } from '@/model/messages';
import type { Account } from '@/model/users/account';
import { useArticleComments } from '@/services/comments';
import { PagedItems } from '../ui/PagedItems';
import { CommentItem } from './CommentItem';
import styles from './CommentList.module.css';

const text = messages.article.comments;

interface CommentListProps {
  article: Article;
  account: Account | null;
  onDeleted: () => void;
  /** Tells how many there are, once they are read: the article may have been read before them. */
  onCount: (count: number) => void;
}

/** An article's comments, six at a time, oldest first, with the answers to each below it. */
export function CommentList({ onCount, ...props }: CommentListProps) {
  const list = useArticleComments(props.article);
  const { count, status } = list;
  useEffect(() => {
    if (status === 'ready') onCount(count);
  }, [status, count, onCount]);
  return (
    <PagedItems list={list} texts={text} place="7rem" empty={<p className="text-soft">{text.empty}</p>}>
      {(threads) => (
        <ol className="vstack gap-5">
          {threads.map(({ comment, answers }) => (
            <CommentItem key={comment.id} comment={comment} question={comment} {...props}>
              {answers.length > 0 && (
                <ol
                  className={`vstack gap-4 mt-4 ${styles.answers}`}
                  aria-label={text.answers(comment.autor)}
                >
                  {answers.map((answer) => (
                    <CommentItem key={answer.id} comment={answer} question={comment} {...props} />
                  ))}
                </ol>
              )}
            </CommentItem>
          ))}
        </ol>
      )}
    </PagedItems>
  );
}
