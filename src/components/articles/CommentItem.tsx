import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { PassageText } from '@/components/passages/PassageText';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import type { Article } from '@/model/articles/article';
import { type Comment, isVouchedFor } from '@/model/comments/comment';
import { commentParts } from '@/model/comments/comment-threads';
import type { Account } from '@/model/users/account';
import styles from './CommentList.module.css';
import { CommentMeta } from './CommentMeta';
import { CommentWords } from './CommentWords';
import type { OwnComment as Own } from './member';
import { ProseLink } from './prose/proseComponents';
import { TextBoundary } from './prose/TextBoundary';

/** Where the code of members does not arrive, the comment is read as by anyone. */
const OwnComment = lazyWithFallback<ComponentProps<typeof Own>>(
  async () => (await import('./member')).OwnComment,
  ({ children }) => children,
);

interface CommentItemProps {
  comment: Comment;
  /** The comment under which an answer to this one would stand: itself, or the one that it answers. */
  question: Comment;
  article: Pick<Article, 'id' | 'titulo' | 'autorId'>;
  /** The member who looks; null for a visitor. */
  account: Account | null;
  onDeleted: () => void;
  children?: ReactNode;
}

/** Addresses are links where the staff vouches for who wrote them: rules cannot hold back a comment with one (decision 31). */
function CommentText({ comment }: { comment: Comment }) {
  const areLinks = isVouchedFor(comment);
  return commentParts(comment.contenido).map(({ text, href }, index) =>
    href && areLinks ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are where they are
      <ProseLink key={index} href={href}>
        {text}
      </ProseLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are where they are
      <CommentWords key={index} text={text} />
    ),
  );
}

function Words({ comment, article, account }: Pick<CommentItemProps, 'comment' | 'article' | 'account'>) {
  const { autorId, fechaPublicacion, fechaActualizacion } = comment;
  const changed =
    autorId !== null &&
    fechaPublicacion !== null &&
    fechaActualizacion !== null &&
    fechaActualizacion.getTime() > fechaPublicacion.getTime();
  return (
    <>
      <CommentMeta
        comment={comment}
        // Of one's own, the picture that one has now.
        {...(account?.uid === autorId && { avatar: account.avatar })}
        wroteArticle={autorId !== null && autorId === article.autorId}
        edited={changed}
      />
      <TextBoundary markdown={comment.contenido} className="mt-3">
        <PassageText as="p" className="mt-3 text-pre-line">
          <CommentText comment={comment} />
        </PassageText>
      </TextBoundary>
    </>
  );
}

export function CommentItem({ comment, question, article, account, onDeleted, children }: CommentItemProps) {
  const words = <Words comment={comment} article={article} account={account} />;
  return (
    <li className={styles.comment}>
      <article>
        {account ? (
          <Suspense fallback={words}>
            <OwnComment {...{ comment, question, article, account, onDeleted }}>{words}</OwnComment>
          </Suspense>
        ) : (
          words
        )}
      </article>
      {children}
    </li>
  );
}
