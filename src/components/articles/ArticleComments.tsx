import { Component, type ReactNode, Suspense, useRef, useState } from 'react';
import { ButtonLink, ErrorState, LoadingRows, Skeleton } from '@/components/ui';
import { lazyPart } from '@/components/ui/lazyPart';
import type { Article } from '@/model/articles/article';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { useNearViewport } from '../ui/useViewport';
import { useSignInHref } from './useSignInHref';

const text = messages.article.comments;

/** Most readers come to the comments late or never: their code waits with them. */
const CommentList = lazyPart(async () => (await import('./CommentList')).CommentList, text.loadError);
/** Members' parts are a chunk of their own: visitors never download them. */
const CommentForm = lazyPart(async () => (await import('./member')).CommentForm, text.loadError);

/** Keeps a failure in the comments where it is: the article stays. */
class CommentsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorState text={text.loadError} onRetry={() => this.setState({ failed: false })} />;
  }
}

/** The place of the comments while they are on their way. */
const loading = <LoadingRows text={text.loading} height="7rem" />;

function SignInToComment() {
  const { login, register } = useSignInHref();
  return (
    <div className="card card-body gap-3 bg-sunken border-0 d-print-none">
      <h3 className="fs-lg">{text.formTitle}</h3>
      <p>{text.invitation}</p>
      <p className="d-flex flex-wrap gap-3">
        <ButtonLink to={login} size="small">
          {messages.nav.login}
        </ButtonLink>
        <ButtonLink to={register} size="small" variant="secondary">
          {messages.nav.register}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The readers' comments, fetched when the visitor comes near them, and the way to add one. */
export function ArticleComments({ article }: { article: Article }) {
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const near = useNearViewport(section, '600px');
  const { status, account, hint, unreachable } = useSession();
  const writer = account ?? (unreachable ? hint : null);
  const [counted, setCounted] = useState<number | null>(null);
  const count = counted ?? article.comentariosCount;
  return (
    <section ref={section} className="vstack gap-5 mw-measure" aria-labelledby="comentarios">
      <div className="d-flex flex-wrap align-items-baseline justify-content-between row-gap-1 column-gap-4">
        <h2 id="comentarios" ref={title} tabIndex={-1} className="fs-xl">
          {text.title}
        </h2>
        {count > 0 && <p className="text-soft fs-sm">{text.count(count)}</p>}
      </div>
      <CommentsBoundary>
        {near ? (
          <Suspense fallback={loading}>
            <CommentList
              article={article}
              account={account}
              onDeleted={() => title.current?.focus()}
              onCount={setCounted}
            />
          </Suspense>
        ) : (
          loading
        )}
        {near && writer && (
          <Suspense fallback={<Skeleton height="var(--comment-form)" className="rounded-2" />}>
            <CommentForm article={article} account={writer} />
          </Suspense>
        )}
        {status === 'visitor' && <SignInToComment />}
      </CommentsBoundary>
    </section>
  );
}
