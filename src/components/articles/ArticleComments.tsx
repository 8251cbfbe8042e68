import { Suspense, useRef } from 'react';
import { Skeleton } from '@/components/ui';
import { lazyPart } from '@/components/ui/lazyPart';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import styles from './ArticleComments.module.css';
import { CommentsBoundary } from './CommentsBoundary';
import { CommentsSkeleton } from './CommentsSkeleton';
import { SignInToComment } from './SignInToComment';
import { useNearViewport } from './useNearViewport';

const text = messages.article.comments;

/** Most readers come to the comments late or never: their code waits with them. */
const CommentList = lazyPart(async () => (await import('./CommentList')).CommentList, text.failed);
/** Members' parts are a chunk of their own: visitors never download them. */
const CommentForm = lazyPart(async () => (await import('./member')).CommentForm, text.failed);

function MemberForm({ article, account }: { article: Article; account: Account }) {
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <CommentForm article={article} account={account} />
    </Suspense>
  );
}

/** The readers' comments, fetched when the visitor comes near them, and the way to add one. */
export function ArticleComments({ article }: { article: Article }) {
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const near = useNearViewport(section, '600px');
  const { status, account } = useSession();
  return (
    <section ref={section} className={styles.section} aria-labelledby="comentarios">
      <div className={styles.head}>
        <h2 id="comentarios" ref={title} tabIndex={-1} className={styles.title}>
          {text.title}
        </h2>
        {article.comentariosCount > 0 && (
          <p className={styles.count}>{text.count(article.comentariosCount)}</p>
        )}
      </div>
      <CommentsBoundary>
        {near ? (
          <Suspense fallback={<CommentsSkeleton />}>
            <CommentList article={article} account={account} onDeleted={() => title.current?.focus()} />
          </Suspense>
        ) : (
          <CommentsSkeleton />
        )}
        {near && account && <MemberForm article={article} account={account} />}
        {status === 'visitor' && <SignInToComment />}
      </CommentsBoundary>
    </section>
  );
}
