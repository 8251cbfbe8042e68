import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import type { Comment } from '@/model/comment';
import styles from './CommentList.module.css';
import { CommentMeta } from './CommentMeta';
import type { OwnComment as Own } from './member';
import { plainComment } from './plainComment';

/** Where the code of members does not arrive, the comment is read as by anyone. */
const OwnComment = lazy<ComponentType<ComponentProps<typeof Own>>>(async () => {
  try {
    return { default: (await import('./member')).OwnComment };
  } catch (error) {
    console.info('What a member may do with a comment could not be loaded.', error);
    return { default: ({ children }) => children };
  }
});

interface CommentItemProps {
  comment: Comment;
  article: Pick<Article, 'autorId'>;
  /** The member who looks; null for a visitor. */
  account: Account | null;
  onDeleted: () => void;
}

function Words({ comment, article }: Pick<CommentItemProps, 'comment' | 'article'>) {
  const { autor, autorId, fechaPublicacion, fechaActualizacion, contenido } = comment;
  const changed =
    autorId !== null &&
    fechaPublicacion !== null &&
    fechaActualizacion !== null &&
    fechaActualizacion.getTime() > fechaPublicacion.getTime();
  return (
    <>
      <CommentMeta
        autor={autor}
        autorId={autorId}
        fecha={fechaPublicacion}
        wroteArticle={autorId !== null && autorId === article.autorId}
        edited={changed}
      />
      <p className={styles.text}>{plainComment(contenido)}</p>
    </>
  );
}

/** One comment, with what the member who looks may do with it. */
export function CommentItem({ comment, article, account, onDeleted }: CommentItemProps) {
  const words = <Words comment={comment} article={article} />;
  return (
    <li className={styles.comment}>
      <article>
        {account ? (
          <Suspense fallback={words}>
            <OwnComment comment={comment} account={account} onDeleted={onDeleted}>
              {words}
            </OwnComment>
          </Suspense>
        ) : (
          words
        )}
      </article>
    </li>
  );
}
